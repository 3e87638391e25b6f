//! How the games' codes are written down: a number and a line of meaning each.

/// Lists constants of one type, in a module of their own.
macro_rules! codes {
    ($(#[$about:meta])* $module:ident: $type:ty; $($name:ident = $value:expr, $what:literal;)*) => {
        $(#[$about])*
        pub mod $module {
            $(
                #[doc = $what]
                pub const $name: $type = $value;
            )*
        }
    };
}
