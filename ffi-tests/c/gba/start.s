@ A cartridge: its header, and what runs before main().

    .section .start, "ax"
    .arm
    .global _start
_start:
    b       begin
    .space  156                 @ the maker's picture, which a console asks for
    .ascii  "MONSTR", "\0\0\0\0\0\0"
    .ascii  "MNST", "00"
    .byte   0x96                @ fixed
    .space  13

begin:
    ldr     sp, =__stack
    ldr     r0, =main
    mov     lr, pc
    bx      r0
stay:
    b       stay
    .pool
