/*
 * monstr - the monster rules of NetHack and Omega.
 *
 * Generated from src/capi/; do not edit. MIT OR Apache-2.0.
 *
 * What holds for every function:
 *
 * - A function that answers int32_t answers 0 or more for an answer, MONSTR_NONE (-1) for
 *   "no monster fits", and a MONSTR_E_ code below that for a question that can't be
 *   answered. monstr_strerror() tells what a code means. A function that answers a pointer
 *   answers NULL instead of an error; what it points to is constant and is never freed.
 * - What is stored through a pointer is stored on success alone. On an error nothing that
 *   was handed in has changed, the dice included. (A callback has been called, of course.
 *   The room of a pool that was to be filled may have been written to; and so may the array
 *   of monstr_om_populate(), monstr_om_countryside() or monstr_nh_pick_many(), where the
 *   dice, a callback, a map without room, or a wrong entry in lists, log or offices ended the
 *   call midway.)
 * - Every pointer and number is checked, in every build. A pointer that isn't NULL must
 *   point to what its type says, an array to as many as its count says, a string to a zero
 *   byte at its end. Pointers may be NULL where their description says so.
 * - A structure that is all zero means the ordinary case. Set what differs.
 * - Nothing is allocated, and nothing is kept after a call: no state but what the caller
 *   hands in. Functions may run in several threads at once, as long as no two share dice or
 *   a pool.
 * - A callback may call the library, with dice and pools other than those of the call that
 *   it runs in. It may leave by longjmp; the call then has not happened, but for what the
 *   callback did itself and what was written to a pool's room or an array that was to be
 *   filled.
 * - A species is named by its index in its table, from 0 on.
 */

#ifndef MONSTR_H
#define MONSTR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * This header's version of the interface. Compare it with monstr_abi_version().
 */
#define MONSTR_ABI_VERSION 1

/**
 * No monster fits. Not an error.
 */
#define MONSTR_NONE (0 - 1)

/**
 * A pointer that must point somewhere is NULL.
 */
#define MONSTR_E_NULL (0 - 2)

/**
 * A pointer isn't aligned for what it should point to, or the array it begins would run
 * past the end of memory.
 */
#define MONSTR_E_POINTER (0 - 3)

/**
 * No such edition.
 */
#define MONSTR_E_EDITION (0 - 4)

/**
 * Left out when the library was built, or unknown to the rules in force.
 */
#define MONSTR_E_UNSUPPORTED (0 - 5)

/**
 * A table whose parts don't fit together.
 */
#define MONSTR_E_TABLE (0 - 6)

/**
 * No such species in the table.
 */
#define MONSTR_E_SPECIES (0 - 7)

/**
 * No class can have that number.
 */
#define MONSTR_E_CLASS (0 - 8)

/**
 * No such role in the table's quest list.
 */
#define MONSTR_E_ROLE (0 - 9)

/**
 * No such plane.
 */
#define MONSTR_E_PLANE (0 - 10)

/**
 * No such alignment.
 */
#define MONSTR_E_ALIGNMENT (0 - 11)

/**
 * No such temperature.
 */
#define MONSTR_E_TEMPERATURE (0 - 12)

/**
 * A yes or no that is neither 0 nor 1, or flag bits that don't exist.
 */
#define MONSTR_E_FLAG (0 - 13)

/**
 * A level, depth or difficulty out of range.
 */
#define MONSTR_E_LEVEL (0 - 14)

/**
 * A number out of range: of things, of turns, a chance.
 */
#define MONSTR_E_COUNT (0 - 15)

/**
 * Hit points out of range.
 */
#define MONSTR_E_HIT_POINTS (0 - 16)

/**
 * Dice of no known kind, or dice that answered out of range or the same thing for ever.
 */
#define MONSTR_E_DICE (0 - 17)

/**
 * A buffer is too small.
 */
#define MONSTR_E_CAPACITY (0 - 18)

/**
 * A pool that doesn't fit its buffer.
 */
#define MONSTR_E_POOL (0 - 19)

/**
 * The flag bytes of a monstr_nh_gone are too few for the table.
 */
#define MONSTR_E_GONE (0 - 20)

/**
 * No such kind of name.
 */
#define MONSTR_E_NAMING (0 - 21)

/**
 * An attribute out of range.
 */
#define MONSTR_E_ATTRIBUTE (0 - 22)

/**
 * No free place on the map, or none found in all the tries that are made.
 */
#define MONSTR_E_PLACE (0 - 23)

/**
 * A callback answered what it may not, or the same thing for ever.
 */
#define MONSTR_E_CALLBACK (0 - 24)

/**
 * Nobody holds that office.
 */
#define MONSTR_E_OFFICE (0 - 25)

/**
 * Dice of the built-in generator: one 32-bit word a draw, remainder by the bound.
 */
#define MONSTR_DICE_BUILT_IN 0

/**
 * Dice of a function such as the game's rn2.
 */
#define MONSTR_DICE_RN2 1

/**
 * Dice of a function with a context.
 */
#define MONSTR_DICE_CALLBACK 2

/**
 * Dice of the built-in generator as Omega draws: a word without its lowest bit, cut to 10,000
 * buckets, which are spread over the bound.
 */
#define MONSTR_DICE_BUCKETS 3

/**
 * 'a': ants and other insects.
 */
#define MONSTR_NH_CLASS_ANT 1

/**
 * 'b': blobs.
 */
#define MONSTR_NH_CLASS_BLOB 2

/**
 * 'c': cockatrices.
 */
#define MONSTR_NH_CLASS_COCKATRICE 3

/**
 * 'd': canines.
 */
#define MONSTR_NH_CLASS_DOG 4

/**
 * 'e': eyes and floating spheres.
 */
#define MONSTR_NH_CLASS_EYE 5

/**
 * 'f': cats.
 */
#define MONSTR_NH_CLASS_FELINE 6

/**
 * 'g': gremlins and gargoyles.
 */
#define MONSTR_NH_CLASS_GREMLIN 7

/**
 * 'h': dwarves and other humanoids.
 */
#define MONSTR_NH_CLASS_HUMANOID 8

/**
 * 'i': imps and minor demons.
 */
#define MONSTR_NH_CLASS_IMP 9

/**
 * 'j': jellies.
 */
#define MONSTR_NH_CLASS_JELLY 10

/**
 * 'k': kobolds.
 */
#define MONSTR_NH_CLASS_KOBOLD 11

/**
 * 'l': leprechauns.
 */
#define MONSTR_NH_CLASS_LEPRECHAUN 12

/**
 * 'm': mimics.
 */
#define MONSTR_NH_CLASS_MIMIC 13

/**
 * 'n': nymphs.
 */
#define MONSTR_NH_CLASS_NYMPH 14

/**
 * 'o': orcs.
 */
#define MONSTR_NH_CLASS_ORC 15

/**
 * 'p': piercers.
 */
#define MONSTR_NH_CLASS_PIERCER 16

/**
 * 'q': four-legged beasts.
 */
#define MONSTR_NH_CLASS_QUADRUPED 17

/**
 * 'r': rats.
 */
#define MONSTR_NH_CLASS_RODENT 18

/**
 * 's': spiders and centipedes.
 */
#define MONSTR_NH_CLASS_SPIDER 19

/**
 * 't': trappers and lurkers above.
 */
#define MONSTR_NH_CLASS_TRAPPER 20

/**
 * 'u': horses and unicorns.
 */
#define MONSTR_NH_CLASS_UNICORN 21

/**
 * 'v': vortices.
 */
#define MONSTR_NH_CLASS_VORTEX 22

/**
 * 'w': worms.
 */
#define MONSTR_NH_CLASS_WORM 23

/**
 * 'x': xans and grid bugs.
 */
#define MONSTR_NH_CLASS_XAN 24

/**
 * 'y': lights.
 */
#define MONSTR_NH_CLASS_LIGHT 25

/**
 * 'z': zruties.
 */
#define MONSTR_NH_CLASS_ZRUTY 26

/**
 * 'A': angelic beings.
 */
#define MONSTR_NH_CLASS_ANGEL 27

/**
 * 'B': bats and birds.
 */
#define MONSTR_NH_CLASS_BAT 28

/**
 * 'C': centaurs.
 */
#define MONSTR_NH_CLASS_CENTAUR 29

/**
 * 'D': dragons.
 */
#define MONSTR_NH_CLASS_DRAGON 30

/**
 * 'E': elementals and stalkers.
 */
#define MONSTR_NH_CLASS_ELEMENTAL 31

/**
 * 'F': fungi.
 */
#define MONSTR_NH_CLASS_FUNGUS 32

/**
 * 'G': gnomes.
 */
#define MONSTR_NH_CLASS_GNOME 33

/**
 * 'H': giants and minotaurs.
 */
#define MONSTR_NH_CLASS_GIANT 34

/**
 * 'J': jabberwocks.
 */
#define MONSTR_NH_CLASS_JABBERWOCK 36

/**
 * 'K': Keystone Kops.
 */
#define MONSTR_NH_CLASS_KOP 37

/**
 * 'L': liches.
 */
#define MONSTR_NH_CLASS_LICH 38

/**
 * 'M': mummies.
 */
#define MONSTR_NH_CLASS_MUMMY 39

/**
 * 'N': nagas.
 */
#define MONSTR_NH_CLASS_NAGA 40

/**
 * 'O': ogres.
 */
#define MONSTR_NH_CLASS_OGRE 41

/**
 * 'P': puddings.
 */
#define MONSTR_NH_CLASS_PUDDING 42

/**
 * 'Q': quantum mechanics.
 */
#define MONSTR_NH_CLASS_QUANTMECH 43

/**
 * 'R': rust monsters and disenchanters.
 */
#define MONSTR_NH_CLASS_RUSTMONST 44

/**
 * 'S': snakes.
 */
#define MONSTR_NH_CLASS_SNAKE 45

/**
 * 'T': trolls.
 */
#define MONSTR_NH_CLASS_TROLL 46

/**
 * 'U': umber hulks.
 */
#define MONSTR_NH_CLASS_UMBER 47

/**
 * 'V': vampires.
 */
#define MONSTR_NH_CLASS_VAMPIRE 48

/**
 * 'W': barrow wights, wraiths and Nazgul.
 */
#define MONSTR_NH_CLASS_WRAITH 49

/**
 * 'X': xorns.
 */
#define MONSTR_NH_CLASS_XORN 50

/**
 * 'Y': apes and yetis.
 */
#define MONSTR_NH_CLASS_YETI 51

/**
 * 'Z': zombies.
 */
#define MONSTR_NH_CLASS_ZOMBIE 52

/**
 * '@': humans and elves.
 */
#define MONSTR_NH_CLASS_HUMAN 53

/**
 * 'space': ghosts and shades.
 */
#define MONSTR_NH_CLASS_GHOST 54

/**
 * "'": golems.
 */
#define MONSTR_NH_CLASS_GOLEM 55

/**
 * '&': demons.
 */
#define MONSTR_NH_CLASS_DEMON 56

/**
 * ';': sea monsters.
 */
#define MONSTR_NH_CLASS_EEL 57

/**
 * ':': lizards and crocodiles.
 */
#define MONSTR_NH_CLASS_LIZARD 58

/**
 * '~': long worm tails.
 */
#define MONSTR_NH_CLASS_WORM_TAIL 59

/**
 * ']': what a mimic passes itself off as.
 */
#define MONSTR_NH_CLASS_MIMIC_DEF 60

/**
 * May come in a small group.
 */
#define MONSTR_NH_GEN_SGROUP 1

/**
 * May come in a large group.
 */
#define MONSTR_NH_GEN_LGROUP 2

/**
 * Never made at random.
 */
#define MONSTR_NH_GEN_NOGEN 4

/**
 * There is only one.
 */
#define MONSTR_NH_GEN_UNIQ 8

/**
 * Only in Gehennom.
 */
#define MONSTR_NH_GEN_HELL 16

/**
 * Never in Gehennom.
 */
#define MONSTR_NH_GEN_NOHELL 32

/**
 * Can be genocided.
 */
#define MONSTR_NH_GEN_GENO 64

/**
 * Leaves no corpse.
 */
#define MONSTR_NH_GEN_NOCORPSE 128

/**
 * Flies (M1_FLY).
 */
#define MONSTR_NH_TRAIT_FLIES 1

/**
 * Swims (M1_SWIM).
 */
#define MONSTR_NH_TRAIT_SWIMS 2

/**
 * Can flow under doors (M1_AMORPHOUS).
 */
#define MONSTR_NH_TRAIT_AMORPHOUS 4

/**
 * Regains a hit point every turn (M1_REGEN).
 */
#define MONSTR_NH_TRAIT_REGENERATES 8

/**
 * Is undead (M2_UNDEAD).
 */
#define MONSTR_NH_TRAIT_UNDEAD 16

/**
 * Is a demon (M2_DEMON).
 */
#define MONSTR_NH_TRAIT_DEMON 32

/**
 * Is a lycanthrope (M2_WERE).
 */
#define MONSTR_NH_TRAIT_WERE 64

/**
 * Always male (M2_MALE).
 */
#define MONSTR_NH_TRAIT_MALE 128

/**
 * Always female (M2_FEMALE).
 */
#define MONSTR_NH_TRAIT_FEMALE 256

/**
 * Neither (M2_NEUTER).
 */
#define MONSTR_NH_TRAIT_NEUTER 512

/**
 * Strong (M2_STRONG): its weapon attacks count for more in difficulty.
 */
#define MONSTR_NH_TRAIT_STRONG 1024

/**
 * Nasty (M2_NASTY): more experience.
 */
#define MONSTR_NH_TRAIT_NASTY 2048

/**
 * Likes gems (M2_JEWELS); in the class of unicorns this tells them from horses.
 */
#define MONSTR_NH_TRAIT_LIKES_GEMS 4096

/**
 * Throws boulders (M2_ROCKTHROW).
 */
#define MONSTR_NH_TRAIT_THROWS_ROCKS 8192

/**
 * Resists fire by itself.
 */
#define MONSTR_NH_TRAIT_RESISTS_FIRE 16384

/**
 * Resists cold by itself.
 */
#define MONSTR_NH_TRAIT_RESISTS_COLD 32768

/**
 * Stands for a whole race and is never meant itself: orc, giant, elf, human.
 */
#define MONSTR_NH_TRAIT_PLACEHOLDER 65536

/**
 * Brings the mail: no class pick finds it, and it's worth one point of experience.
 */
#define MONSTR_NH_TRAIT_MAIL_DAEMON 131072

/**
 * A Rider: 10d8 hit points whatever its level.
 */
#define MONSTR_NH_TRAIT_RIDER 262144

/**
 * A grown dragon: four hit points a level and 1d4 more, eight in the endgame.
 */
#define MONSTR_NH_TRAIT_ADULT_DRAGON 524288

/**
 * A hero's role as a monster: grows to level 30.
 */
#define MONSTR_NH_TRAIT_PLAYER 1048576

/**
 * Comes back a level higher after each death: the Wizard of Yendor.
 */
#define MONSTR_NH_TRAIT_RISES_STRONGER 2097152

/**
 * Can't be drained, for a reason of its own: Death; 5.0.0's black dragon.
 */
#define MONSTR_NH_TRAIT_RESISTS_DRAIN 4194304

/**
 * The next species in the table is its female form: priest and priestess.
 */
#define MONSTR_NH_TRAIT_PRECEDES_FEMALE_FORM 8388608

/**
 * Grows up by what is drunk or eaten, not by a kill: 5.0.0's killer bee.
 */
#define MONSTR_NH_TRAIT_GROWS_BY_POTION 16777216

/**
 * Unique, but not extinct once made: the high priest since 3.6.
 */
#define MONSTR_NH_TRAIT_MAY_RECUR 33554432

/**
 * Its kinds of damage don't count in difficulty: the grid bug.
 */
#define MONSTR_NH_TRAIT_PLAIN_DAMAGE 67108864

/**
 * Its corpse never goes stale: the acid blob.
 */
#define MONSTR_NH_TRAIT_ALWAYS_FRESH 134217728

/**
 * A wraith: in 5.0.0 a chaotic hero's god may like its corpse more.
 */
#define MONSTR_NH_TRAIT_WRAITH 268435456

/**
 * Resists being turned to stone by itself.
 */
#define MONSTR_NH_TRAIT_RESISTS_STONING 536870912

/**
 * No life saving saves it, for a reason of its own: manes.
 */
#define MONSTR_NH_TRAIT_UNLIVING 1073741824

/**
 * Passive: answers a hero's hit.
 */
#define MONSTR_NH_AT_NONE 0

/**
 * Claws.
 */
#define MONSTR_NH_AT_CLAW 1

/**
 * Bites.
 */
#define MONSTR_NH_AT_BITE 2

/**
 * Kicks.
 */
#define MONSTR_NH_AT_KICK 3

/**
 * Butts.
 */
#define MONSTR_NH_AT_BUTT 4

/**
 * Touches.
 */
#define MONSTR_NH_AT_TUCH 5

/**
 * Stings.
 */
#define MONSTR_NH_AT_STNG 6

/**
 * Crushes in a bear hug.
 */
#define MONSTR_NH_AT_HUGS 7

/**
 * Spits, from a distance.
 */
#define MONSTR_NH_AT_SPIT 8

/**
 * Engulfs.
 */
#define MONSTR_NH_AT_ENGL 9

/**
 * Breathes, from a distance.
 */
#define MONSTR_NH_AT_BREA 10

/**
 * Explodes when it touches.
 */
#define MONSTR_NH_AT_EXPL 11

/**
 * Explodes when killed.
 */
#define MONSTR_NH_AT_BOOM 12

/**
 * Gazes, from a distance.
 */
#define MONSTR_NH_AT_GAZE 13

/**
 * Tentacles.
 */
#define MONSTR_NH_AT_TENT 14

/**
 * Wields a weapon.
 */
#define MONSTR_NH_AT_WEAP 15

/**
 * Casts spells, arcane or clerical.
 */
#define MONSTR_NH_AT_MAGC 16

/**
 * Plain physical damage.
 */
#define MONSTR_NH_AD_PHYS 0

/**
 * Magic missiles.
 */
#define MONSTR_NH_AD_MAGM 1

/**
 * Fire.
 */
#define MONSTR_NH_AD_FIRE 2

/**
 * Cold.
 */
#define MONSTR_NH_AD_COLD 3

/**
 * Sleep.
 */
#define MONSTR_NH_AD_SLEE 4

/**
 * Disintegration.
 */
#define MONSTR_NH_AD_DISN 5

/**
 * Electricity.
 */
#define MONSTR_NH_AD_ELEC 6

/**
 * Poison that takes strength.
 */
#define MONSTR_NH_AD_DRST 7

/**
 * Acid.
 */
#define MONSTR_NH_AD_ACID 8

/**
 * Left free by the games.
 */
#define MONSTR_NH_AD_SPC1 9

/**
 * Left free by the games.
 */
#define MONSTR_NH_AD_SPC2 10

/**
 * Blinds.
 */
#define MONSTR_NH_AD_BLND 11

/**
 * Stuns.
 */
#define MONSTR_NH_AD_STUN 12

/**
 * Slows.
 */
#define MONSTR_NH_AD_SLOW 13

/**
 * Paralyses.
 */
#define MONSTR_NH_AD_PLYS 14

/**
 * Drains life.
 */
#define MONSTR_NH_AD_DRLI 15

/**
 * Drains magic energy.
 */
#define MONSTR_NH_AD_DREN 16

/**
 * Hurts the legs.
 */
#define MONSTR_NH_AD_LEGS 17

/**
 * Turns to stone.
 */
#define MONSTR_NH_AD_STON 18

/**
 * Sticks.
 */
#define MONSTR_NH_AD_STCK 19

/**
 * Steals gold.
 */
#define MONSTR_NH_AD_SGLD 20

/**
 * Steals an item.
 */
#define MONSTR_NH_AD_SITM 21

/**
 * Charms and steals.
 */
#define MONSTR_NH_AD_SEDU 22

/**
 * Teleports the victim.
 */
#define MONSTR_NH_AD_TLPT 23

/**
 * Rusts armour.
 */
#define MONSTR_NH_AD_RUST 24

/**
 * Confuses.
 */
#define MONSTR_NH_AD_CONF 25

/**
 * Digests.
 */
#define MONSTR_NH_AD_DGST 26

/**
 * Heals.
 */
#define MONSTR_NH_AD_HEAL 27

/**
 * Wraps around and drowns.
 */
#define MONSTR_NH_AD_WRAP 28

/**
 * Gives lycanthropy.
 */
#define MONSTR_NH_AD_WERE 29

/**
 * Poison that takes dexterity.
 */
#define MONSTR_NH_AD_DRDX 30

/**
 * Poison that takes constitution.
 */
#define MONSTR_NH_AD_DRCO 31

/**
 * Eats brains.
 */
#define MONSTR_NH_AD_DRIN 32

/**
 * Gives a disease.
 */
#define MONSTR_NH_AD_DISE 33

/**
 * Rots leather.
 */
#define MONSTR_NH_AD_DCAY 34

/**
 * Seduces.
 */
#define MONSTR_NH_AD_SSEX 35

/**
 * Gives hallucinations.
 */
#define MONSTR_NH_AD_HALU 36

/**
 * Death's touch.
 */
#define MONSTR_NH_AD_DETH 37

/**
 * Pestilence's touch.
 */
#define MONSTR_NH_AD_PEST 38

/**
 * Famine's touch.
 */
#define MONSTR_NH_AD_FAMN 39

/**
 * Turns to slime.
 */
#define MONSTR_NH_AD_SLIM 40

/**
 * Takes enchantment away.
 */
#define MONSTR_NH_AD_ENCH 41

/**
 * Corrodes.
 */
#define MONSTR_NH_AD_CORR 42

/**
 * Polymorphs (5.0.0).
 */
#define MONSTR_NH_AD_POLY 43

/**
 * A clerical spell, drawn each time.
 */
#define MONSTR_NH_AD_CLRC 44

/**
 * An arcane spell, drawn each time.
 */
#define MONSTR_NH_AD_SPEL 45

/**
 * Breath of a kind drawn each time.
 */
#define MONSTR_NH_AD_RBRE 46

/**
 * Steals the Amulet.
 */
#define MONSTR_NH_AD_SAMU 47

/**
 * Takes the hero's own powers away.
 */
#define MONSTR_NH_AD_CURS 48

/**
 * As a rat or smaller.
 */
#define MONSTR_NH_SIZE_TINY 0

/**
 * As a cat.
 */
#define MONSTR_NH_SIZE_SMALL 1

/**
 * As a human.
 */
#define MONSTR_NH_SIZE_MEDIUM 2

/**
 * As a horse.
 */
#define MONSTR_NH_SIZE_LARGE 3

/**
 * As an elephant.
 */
#define MONSTR_NH_SIZE_HUGE 4

/**
 * As a titan.
 */
#define MONSTR_NH_SIZE_GIGANTIC 7

/**
 * Hit points recover every so many turns, by level; from level 10 on every third, by
 * Constitution (3.4.3, 3.6.7).
 */
#define MONSTR_NH_RECOVERY_BY_TURN 0

/**
 * They recover by chance each turn, by level and Constitution (5.0.0).
 */
#define MONSTR_NH_RECOVERY_BY_CHANCE 1

/**
 * They recover by a part of a hit point each turn (FIQHack).
 */
#define MONSTR_NH_RECOVERY_IN_HUNDREDTHS 2

/**
 * Teleports at random. This and the next are what monstr_nh_hero_warning() counts.
 */
#define MONSTR_NH_POWER_TELEPORTITIS 1

/**
 * Sees the invisible.
 */
#define MONSTR_NH_POWER_SEE_INVISIBLE 2

/**
 * Resists poison.
 */
#define MONSTR_NH_POWER_RESIST_POISON 4

/**
 * Resists cold.
 */
#define MONSTR_NH_POWER_RESIST_COLD 8

/**
 * Resists shock.
 */
#define MONSTR_NH_POWER_RESIST_SHOCK 16

/**
 * Resists fire.
 */
#define MONSTR_NH_POWER_RESIST_FIRE 32

/**
 * Resists sleep.
 */
#define MONSTR_NH_POWER_RESIST_SLEEP 64

/**
 * Resists disintegration.
 */
#define MONSTR_NH_POWER_RESIST_DISINT 128

/**
 * Controls teleports.
 */
#define MONSTR_NH_POWER_TELEPORT_CONTROL 256

/**
 * Is stealthy.
 */
#define MONSTR_NH_POWER_STEALTH 512

/**
 * Is fast.
 */
#define MONSTR_NH_POWER_FAST 1024

/**
 * Is invisible.
 */
#define MONSTR_NH_POWER_INVISIBLE 2048

/**
 * NetHack 3.4.3.
 */
#define MONSTR_NH_3_4_3 343

/**
 * NetHack 3.6.7.
 */
#define MONSTR_NH_3_6_7 367

/**
 * NetHack 5.0.0.
 */
#define MONSTR_NH_5_0_0 500

/**
 * The usual name of a species.
 */
#define MONSTR_NAME_USUAL 0

/**
 * Its female name.
 */
#define MONSTR_NAME_FEMALE 1

/**
 * Its name that says nothing of the sex.
 */
#define MONSTR_NAME_NEUTRAL 2

/**
 * Not in the endgame.
 */
#define MONSTR_NH_PLANE_NONE 0

/**
 * The Plane of Earth.
 */
#define MONSTR_NH_PLANE_EARTH 1

/**
 * The Plane of Air.
 */
#define MONSTR_NH_PLANE_AIR 2

/**
 * The Plane of Fire.
 */
#define MONSTR_NH_PLANE_FIRE 3

/**
 * The Plane of Water.
 */
#define MONSTR_NH_PLANE_WATER 4

/**
 * The Astral Plane: in the endgame, but no elemental plane.
 */
#define MONSTR_NH_PLANE_ASTRAL 5

/**
 * The level favours no alignment.
 */
#define MONSTR_NH_ALIGNMENT_NONE 0

/**
 * Lawful.
 */
#define MONSTR_NH_ALIGNMENT_LAWFUL 1

/**
 * Neutral.
 */
#define MONSTR_NH_ALIGNMENT_NEUTRAL 2

/**
 * Chaotic.
 */
#define MONSTR_NH_ALIGNMENT_CHAOTIC 3

/**
 * As everywhere.
 */
#define MONSTR_NH_TEMPERATURE_NORMAL 0

/**
 * Hot.
 */
#define MONSTR_NH_TEMPERATURE_HOT 1

/**
 * Cold.
 */
#define MONSTR_NH_TEMPERATURE_COLD (0 - 1)

/**
 * It can appear.
 */
#define MONSTR_NH_ELIGIBLE 0

/**
 * It lies beyond the ordinary species: made by name alone.
 */
#define MONSTR_NH_NOT_ORDINARY 1

/**
 * Its difficulty is below the least of the place.
 */
#define MONSTR_NH_TOO_WEAK 2

/**
 * Its difficulty is above the greatest of the place.
 */
#define MONSTR_NH_TOO_STRONG 3

/**
 * The rogue level has only monsters that are shown as capital letters.
 */
#define MONSTR_NH_NOT_CAPITAL 4

/**
 * It can't live on this elemental plane.
 */
#define MONSTR_NH_WRONG_PLANE 5

/**
 * It is unique.
 */
#define MONSTR_NH_UNIQUE 6

/**
 * It is never made at random.
 */
#define MONSTR_NH_NEVER_GENERATED 7

/**
 * It has been genocided.
 */
#define MONSTR_NH_GENOCIDED 8

/**
 * It is extinct.
 */
#define MONSTR_NH_EXTINCT 9

/**
 * It is lawful, and this is Gehennom.
 */
#define MONSTR_NH_LAWFUL_IN_GEHENNOM 10

/**
 * It comes in Gehennom only.
 */
#define MONSTR_NH_ONLY_IN_GEHENNOM 11

/**
 * It never comes in Gehennom.
 */
#define MONSTR_NH_NEVER_IN_GEHENNOM 12

/**
 * It may, but its weight here is 0.
 */
#define MONSTR_NH_NO_WEIGHT 13

/**
 * Unique, never made at random, beyond the ordinary species, or of frequency 0.
 */
#define MONSTR_NH_NOT_RANDOMLY_GENERATED 0

/**
 * Frequency 1.
 */
#define MONSTR_NH_VERY_RARE 1

/**
 * Frequency 2.
 */
#define MONSTR_NH_QUITE_RARE 2

/**
 * Frequency 3.
 */
#define MONSTR_NH_RARE 3

/**
 * Frequency 4.
 */
#define MONSTR_NH_UNCOMMON 4

/**
 * Frequency 5.
 */
#define MONSTR_NH_COMMON 5

/**
 * Frequency 6 and 7, which no species of the games has.
 */
#define MONSTR_NH_PROLIFIC 6

/**
 * Nothing: the corpse has no value.
 */
#define MONSTR_NH_SACRIFICE_NOTHING 0

/**
 * The god is upset: the value is below 0. What follows from that is the game's.
 */
#define MONSTR_NH_SACRIFICE_UPSET 1

/**
 * The god is as angry as before.
 */
#define MONSTR_NH_SACRIFICE_STILL_ANGRY 2

/**
 * The god is less angry.
 */
#define MONSTR_NH_SACRIFICE_LESS_ANGRY 3

/**
 * The god is no longer angry.
 */
#define MONSTR_NH_SACRIFICE_APPEASED 4

/**
 * The alignment record was below 0 and has risen, to 0 at most.
 */
#define MONSTR_NH_SACRIFICE_FORGIVEN 5

/**
 * The prayer timeout is shorter.
 */
#define MONSTR_NH_SACRIFICE_HOPEFUL 6

/**
 * The prayer timeout is over.
 */
#define MONSTR_NH_SACRIFICE_RECONCILED 7

/**
 * The draw for a gift came up. The game gives one if it has one to give, and else calls
 * monstr_nh_luck_without_gift().
 */
#define MONSTR_NH_SACRIFICE_GIFT_DUE 8

/**
 * No gift. Luck has risen as far as the value lets it.
 */
#define MONSTR_NH_SACRIFICE_LUCK 9

/**
 * For the level of a victim where there is none: the monster has drunk a potion of gain
 * level, or eaten a wraith.
 */
#define MONSTR_NH_NO_VICTIM (0 - 1)

/**
 * Nothing happened to the monster.
 */
#define MONSTR_NH_DRAIN_NOTHING 0

/**
 * It lost hit points, but no level.
 */
#define MONSTR_NH_DRAIN_HURT 1

/**
 * It lost a level.
 */
#define MONSTR_NH_DRAIN_DRAINED 2

/**
 * It died. Its level and hit points are as they were at that moment.
 */
#define MONSTR_NH_DRAIN_DIED 3

/**
 * The artifact's blow, which is still to be dealt, is more than it can bear: it had no level
 * to lose.
 */
#define MONSTR_NH_DRAIN_DOOMED 4

/**
 * The hero has the form of a demon, and another demon may come: that is the caller's to
 * decide. The attack itself comes to nothing.
 */
#define MONSTR_NH_DRAIN_DEMON_CALLED 5

/**
 * It dies.
 */
#define MONSTR_NH_ENDING_DIES 0

/**
 * The amulet has saved it.
 */
#define MONSTR_NH_ENDING_SAVED 1

/**
 * It rises in its own shape.
 */
#define MONSTR_NH_ENDING_RISES 2

/**
 * It turns to stone.
 */
#define MONSTR_NH_ENDING_PETRIFIED 3

/**
 * It stays as it is, made whole: the shape that it should have taken is genocided.
 */
#define MONSTR_NH_ENDING_STAYS 4

/**
 * Archeologist. The roles' numbers are those of a monstr_nh_place's quest_role.
 */
#define MONSTR_NH_ROLE_ARCHEOLOGIST 1

/**
 * Barbarian.
 */
#define MONSTR_NH_ROLE_BARBARIAN 2

/**
 * Caveman.
 */
#define MONSTR_NH_ROLE_CAVEMAN 3

/**
 * Healer.
 */
#define MONSTR_NH_ROLE_HEALER 4

/**
 * Knight.
 */
#define MONSTR_NH_ROLE_KNIGHT 5

/**
 * Monk.
 */
#define MONSTR_NH_ROLE_MONK 6

/**
 * Priest.
 */
#define MONSTR_NH_ROLE_PRIEST 7

/**
 * Rogue.
 */
#define MONSTR_NH_ROLE_ROGUE 8

/**
 * Ranger.
 */
#define MONSTR_NH_ROLE_RANGER 9

/**
 * Samurai.
 */
#define MONSTR_NH_ROLE_SAMURAI 10

/**
 * Tourist.
 */
#define MONSTR_NH_ROLE_TOURIST 11

/**
 * Valkyrie.
 */
#define MONSTR_NH_ROLE_VALKYRIE 12

/**
 * Wizard.
 */
#define MONSTR_NH_ROLE_WIZARD 13

/**
 * Human.
 */
#define MONSTR_NH_RACE_HUMAN 1

/**
 * Elf.
 */
#define MONSTR_NH_RACE_ELF 2

/**
 * Dwarf.
 */
#define MONSTR_NH_RACE_DWARF 3

/**
 * Gnome.
 */
#define MONSTR_NH_RACE_GNOME 4

/**
 * Orc.
 */
#define MONSTR_NH_RACE_ORC 5

/**
 * A role or race that is told of low hit points in words, not by a howl: Wizard, Valkyrie,
 * elf.
 */
#define MONSTR_NH_KIND_FOREWARNED 1

/**
 * A role that knows healing: no nurse hurts it, and FIQHack lets it recover faster.
 */
#define MONSTR_NH_KIND_HEALER 2

/**
 * The hero can change his shape, and be changed.
 */
#define MONSTR_NH_UNCHANGING_NO 0

/**
 * He can't, of himself (HUnchanging). Life-saving ends that.
 */
#define MONSTR_NH_UNCHANGING_INTRINSIC 1

/**
 * He can't for something that he wears (EUnchanging), whether of himself or not.
 */
#define MONSTR_NH_UNCHANGING_WORN 2

/**
 * The hero resists: nothing has changed.
 */
#define MONSTR_NH_LEVEL_RESISTED 0

/**
 * The level is lost, or what goes with it at level 1.
 */
#define MONSTR_NH_LEVEL_LOST 1

/**
 * He has no level to lose and dies: nothing has changed. If something saves him,
 * monstr_nh_hero_level_loss_survived() goes on.
 */
#define MONSTR_NH_LEVEL_DIES 2

/**
 * The level is lost, and his form has no hit points left: he returns to his own shape, or
 * dies if he can't.
 */
#define MONSTR_NH_LEVEL_REVERTS 3

/**
 * Not encumbered.
 */
#define MONSTR_NH_BURDEN_NONE 0

/**
 * Burdened.
 */
#define MONSTR_NH_BURDEN_BURDENED 1

/**
 * Stressed.
 */
#define MONSTR_NH_BURDEN_STRESSED 2

/**
 * Strained.
 */
#define MONSTR_NH_BURDEN_STRAINED 3

/**
 * Overtaxed.
 */
#define MONSTR_NH_BURDEN_OVERTAXED 4

/**
 * Overloaded.
 */
#define MONSTR_NH_BURDEN_OVERLOADED 5

/**
 * Answer of monstr_nh_hero_recover(), a bit: the form has no hit points left; the hero returns
 * to his own shape, or dies if he can't. A counted command ends.
 */
#define MONSTR_NH_RECOVERED_REVERTS 1

/**
 * Hit points have become whole: a counted command ends that isn't a run or a journey. Not in
 * 3.4.3.
 */
#define MONSTR_NH_RECOVERED_INTERRUPTS 2

/**
 * What he carries counts as nothing for the rest of the turn.
 */
#define MONSTR_NH_RECOVERED_UNBURDENED 4

/**
 * He hasn't overexerted himself.
 */
#define MONSTR_NH_EXERTION_NONE 0

/**
 * He has lost a hit point, of his form's or his own.
 */
#define MONSTR_NH_EXERTION_HIT_POINT 1

/**
 * He had none to spare and passes out: he is helpless for MONSTR_NH_PASSED_OUT turns, after
 * Constitution was exercised downwards (one draw of 2, unless he is polymorphed or the counter
 * is at its limit). The attack for which he exerted himself doesn't happen.
 */
#define MONSTR_NH_EXERTION_PASSES_OUT 2

/**
 * How many turns he is helpless who has passed out.
 */
#define MONSTR_NH_PASSED_OUT 10

/**
 * Nothing hinders him.
 */
#define MONSTR_NH_REFUSAL_NONE 0

/**
 * He hasn't enough stamina to move. Constitution is exercised downwards; his count and the
 * move end.
 */
#define MONSTR_NH_REFUSAL_STAMINA 1

/**
 * His load is so heavy that he can hardly stand. His count and the move end.
 */
#define MONSTR_NH_REFUSAL_LOAD 2

/**
 * What he was about to throw slips from his grasp. Constitution is exercised downwards.
 */
#define MONSTR_NH_REFUSAL_GRASP 3

/**
 * He lives.
 */
#define MONSTR_NH_LOSS_LIVES 0

/**
 * He lives, and is to be warned: monstr_nh_hero_warning().
 */
#define MONSTR_NH_LOSS_LOW 1

/**
 * His form has no hit points left: he returns to his own shape, or dies if he can't.
 */
#define MONSTR_NH_LOSS_REVERTS 2

/**
 * He has none left and dies.
 */
#define MONSTR_NH_LOSS_DIES 3

/**
 * No warning: the last one was less than 51 turns ago, or the game began then.
 */
#define MONSTR_NH_WARNING_NONE 0

/**
 * The howling.
 */
#define MONSTR_NH_WARNING_HOWLING 1

/**
 * The wailing: he has 1 hit point.
 */
#define MONSTR_NH_WARNING_WAILING 2

/**
 * He is spoken to, and has few powers.
 */
#define MONSTR_NH_WARNING_FEW_POWERS 3

/**
 * He is spoken to, and has four powers or more.
 */
#define MONSTR_NH_WARNING_MANY_POWERS 4

/**
 * He is spoken to, and has 1 hit point: he is about to die.
 */
#define MONSTR_NH_WARNING_ABOUT_TO_DIE 5

/**
 * Healing.
 */
#define MONSTR_NH_HEALING 0

/**
 * Extra healing.
 */
#define MONSTR_NH_EXTRA_HEALING 1

/**
 * Full healing.
 */
#define MONSTR_NH_FULL_HEALING 2

/**
 * Neither cursed nor blessed.
 */
#define MONSTR_NH_UNCURSED 0

/**
 * Blessed.
 */
#define MONSTR_NH_BLESSED 1

/**
 * Cursed.
 */
#define MONSTR_NH_CURSED (0 - 1)

/**
 * At no altar of his god's.
 */
#define MONSTR_NH_ALTAR_NONE 0

/**
 * At an altar of his god's.
 */
#define MONSTR_NH_ALTAR 1

/**
 * At such an altar, in its temple with its shrine.
 */
#define MONSTR_NH_ALTAR_SHRINE 2

/**
 * He holds nothing.
 */
#define MONSTR_NH_WIELDING_NOTHING 0

/**
 * He holds a weapon.
 */
#define MONSTR_NH_WIELDING_WEAPON 1

/**
 * He holds a tool that is a weapon.
 */
#define MONSTR_NH_WIELDING_WEAPON_TOOL 2

/**
 * He holds anything else.
 */
#define MONSTR_NH_WIELDING_OTHER 3

/**
 * It hurts like any other hit.
 */
#define MONSTR_NH_NURSE_HURTS 0

/**
 * It heals.
 */
#define MONSTR_NH_NURSE_HEALS 1

/**
 * It heals, and the nurse vanishes.
 */
#define MONSTR_NH_NURSE_VANISHES 2

/**
 * It heals, and the nurse flees. Teleport her, where the level permits that; then
 * monstr_nh_nurse_flight() tells for how many turns she flees.
 */
#define MONSTR_NH_NURSE_FLEES 3

/**
 * It does nothing, to a Healer who isn't bare.
 */
#define MONSTR_NH_NURSE_SPARES 4

/**
 * The hero has hit points left; nothing happened.
 */
#define MONSTR_NH_FATE_LIVES 0

/**
 * He is dead.
 */
#define MONSTR_NH_FATE_DIES 1

/**
 * He died, and the amulet saved him.
 */
#define MONSTR_NH_FATE_SAVED 2

/**
 * He is back in his own shape.
 */
#define MONSTR_NH_FATE_REVERTS 3

/**
 * He died, and his player declined.
 */
#define MONSTR_NH_FATE_DECLINES 4

/**
 * He was saved by the amulet, and is back in his own shape.
 */
#define MONSTR_NH_FATE_SAVED_REVERTS 5

/**
 * His player declined, and he is back in his own shape.
 */
#define MONSTR_NH_FATE_DECLINES_REVERTS 6

/**
 * Its difficulty is not what the rule gives: the difficulty, the rule's.
 */
#define MONSTR_NH_LINT_DIFFICULTY 1

/**
 * Its class has begun before, and another has come in between; a class pick doesn't see it.
 * The class, the last species of that before.
 */
#define MONSTR_NH_LINT_CLASS_IN_PIECES 2

/**
 * It is less difficult than the species before it in its class, and the class pick counts on
 * an order (3.4.3, 3.6.7): its difficulty, that of the species before.
 */
#define MONSTR_NH_LINT_CLASS_ORDER 3

/**
 * Its weight is outside 0..127 on levels of an alignment, and counts as 0 there: the
 * MONSTR_NH_ALIGNMENT_ code, the weight.
 */
#define MONSTR_NH_LINT_WEIGHT 4

/**
 * Its frequency is 0, and it comes all the same on levels that suit it: the alignment of
 * those that suit it best, its weight there.
 */
#define MONSTR_NH_LINT_ONLY_WHERE_IT_SUITS 5

/**
 * It is meant to be made at random, and never can be: the reason outside Gehennom, the one
 * in Gehennom, as monstr_nh_eligibility() gives them.
 */
#define MONSTR_NH_LINT_NEVER_MET 6

/**
 * What it grows into grows into it again: the species that it grows into, after how many
 * steps it is itself again.
 */
#define MONSTR_NH_LINT_GROWTH_LOOPS 7

/**
 * What it grows into is of a lower base level: its level, that of the other.
 */
#define MONSTR_NH_LINT_GROWTH_SHRINKS 8

/**
 * What it grows into is outside the table: the index, how many species there are.
 */
#define MONSTR_NH_LINT_GROWTH_OUTSIDE 9

/**
 * A species before it has the same name, as monstr_nh_find() sees names: that species, 0.
 */
#define MONSTR_NH_LINT_SAME_NAME 10

/**
 * It is unique, and comes in groups: its group flags, 0.
 */
#define MONSTR_NH_LINT_UNIQUE_IN_GROUPS 11

/**
 * Its base level is above 49, which tells fixed hit points, and it isn't one of the unique
 * monsters for which that is meant, or has another rule for its hit points: the level, the
 * hit points that the level tells.
 */
#define MONSTR_NH_LINT_LEVEL_IS_HIT_POINTS 12

/**
 * Nothing is left to decide.
 */
#define MONSTR_OM_IDENTITY_NONE 0

/**
 * An angel: which deity it serves.
 */
#define MONSTR_OM_IDENTITY_ANGEL 1

/**
 * A human: which of 20 trades.
 */
#define MONSTR_OM_IDENTITY_TRADE 2

/**
 * Nymph or satyr.
 */
#define MONSTR_OM_IDENTITY_SEDUCTOR 3

/**
 * Succubus, in a nymph's form, or incubus, in a satyr's.
 */
#define MONSTR_OM_IDENTITY_DEMON_LOVER 4

/**
 * A dead adventurer from the log, perhaps come back undead.
 */
#define MONSTR_OM_IDENTITY_LOG_NPC 5

/**
 * Whoever holds one of the city's offices.
 */
#define MONSTR_OM_IDENTITY_OFFICEHOLDER 6

/**
 * Is no random opponent in the arena.
 */
#define MONSTR_OM_TRAIT_NEVER_IN_ARENA 1

/**
 * No were-creature changes into it.
 */
#define MONSTR_OM_TRAIT_NEVER_WERE 2

/**
 * Nothing: all are ordinary.
 */
#define MONSTR_OM_THEME_ORDINARY 0

/**
 * Goblins.
 */
#define MONSTR_OM_THEME_CAVES 1

/**
 * What the sewers' list has.
 */
#define MONSTR_OM_THEME_SEWERS 2

/**
 * Spirits, elementals, demons and angels.
 */
#define MONSTR_OM_THEME_ASTRAL 3

/**
 * Fire and all that is strong.
 */
#define MONSTR_OM_THEME_VOLCANO 4

/**
 * Wizards.
 */
#define MONSTR_OM_THEME_CASTLE 5

/**
 * Rooms and corridors.
 */
#define MONSTR_OM_LAYOUT_ROOM 1

/**
 * A cavern.
 */
#define MONSTR_OM_LAYOUT_CAVERN 2

/**
 * Sewers.
 */
#define MONSTR_OM_LAYOUT_SEWER 4

/**
 * A maze.
 */
#define MONSTR_OM_LAYOUT_MAZE 8

/**
 * Any other creature.
 */
#define MONSTR_OM_FORM_NONE 0

/**
 * Shown as 'n': nymph or succubus.
 */
#define MONSTR_OM_FORM_NYMPH 1

/**
 * Shown as 's': satyr or incubus.
 */
#define MONSTR_OM_FORM_SATYR 2

/**
 * Awake.
 */
#define MONSTR_OM_STATUS_AWAKE 1

/**
 * Can move.
 */
#define MONSTR_OM_STATUS_MOBILE 2

/**
 * Attacks the player.
 */
#define MONSTR_OM_STATUS_HOSTILE 4

/**
 * Roams.
 */
#define MONSTR_OM_STATUS_WANDERING 16

/**
 * Wants food.
 */
#define MONSTR_OM_STATUS_HUNGRY 32

/**
 * Wants money.
 */
#define MONSTR_OM_STATUS_GREEDY 64

/**
 * Wants a gift.
 */
#define MONSTR_OM_STATUS_NEEDY 128

/**
 * Lives in water alone: the square where it is put becomes water.
 */
#define MONSTR_OM_STATUS_ONLYSWIM 256

/**
 * Flies.
 */
#define MONSTR_OM_STATUS_FLYING 512

/**
 * Passes through walls.
 */
#define MONSTR_OM_STATUS_INTANGIBLE 1024

/**
 * Can't be seen.
 */
#define MONSTR_OM_STATUS_INVISIBLE 2048

/**
 * Can swim.
 */
#define MONSTR_OM_STATUS_SWIMMING 4096

/**
 * Its corpse is poisonous.
 */
#define MONSTR_OM_STATUS_POISONOUS 8192

/**
 * Its corpse can be eaten.
 */
#define MONSTR_OM_STATUS_EDIBLE 16384

/**
 * What nothing else stops.
 */
#define MONSTR_OM_IMMUNITY_UNSTOPPABLE 1

/**
 * Blows and plain missiles. The were-change adds this bit, it doesn't set it.
 */
#define MONSTR_OM_IMMUNITY_NORMAL_DAMAGE 2

/**
 * Fire.
 */
#define MONSTR_OM_IMMUNITY_FLAME 4

/**
 * Cold.
 */
#define MONSTR_OM_IMMUNITY_COLD 8

/**
 * Electricity.
 */
#define MONSTR_OM_IMMUNITY_ELECTRICITY 16

/**
 * Poison.
 */
#define MONSTR_OM_IMMUNITY_POISON 32

/**
 * Acid.
 */
#define MONSTR_OM_IMMUNITY_ACID 64

/**
 * Fear.
 */
#define MONSTR_OM_IMMUNITY_FEAR 128

/**
 * Sleep.
 */
#define MONSTR_OM_IMMUNITY_SLEEP 256

/**
 * Negative energy.
 */
#define MONSTR_OM_IMMUNITY_NEGENERGY 512

/**
 * Other magic.
 */
#define MONSTR_OM_IMMUNITY_OTHER_MAGIC 1024

/**
 * Theft.
 */
#define MONSTR_OM_IMMUNITY_THEFT 2048

/**
 * Gazes.
 */
#define MONSTR_OM_IMMUNITY_GAZE 4096

/**
 * Infection.
 */
#define MONSTR_OM_IMMUNITY_INFECTION 8192

/**
 * One of many.
 */
#define MONSTR_OM_UNIQUENESS_COMMON 0

/**
 * There is one at most, and it isn't in the game yet.
 */
#define MONSTR_OM_UNIQUENESS_UNIQUE_UNMADE 1

/**
 * There is one at most, and it is made in a way of its own.
 */
#define MONSTR_OM_UNIQUENESS_UNIQUE_MADE 2

/**
 * There is one at most, and the player has it.
 */
#define MONSTR_OM_UNIQUENESS_UNIQUE_TAKEN 3

/**
 * It does nothing of the kind.
 */
#define MONSTR_OM_NO_OP (0 - 1)

/**
 * Too dull to talk.
 */
#define MONSTR_OM_TALK_STUPID 101

/**
 * Doesn't talk.
 */
#define MONSTR_OM_TALK_SILENT 102

/**
 * Talks of food.
 */
#define MONSTR_OM_TALK_HUNGRY 103

/**
 * Talks of money.
 */
#define MONSTR_OM_TALK_GREEDY 104

/**
 * Titters.
 */
#define MONSTR_OM_TALK_TITTER 105

/**
 * As people do. What an NPC's behaviour replaces.
 */
#define MONSTR_OM_TALK_MAN 106

/**
 * As machines do.
 */
#define MONSTR_OM_TALK_ROBOT 107

/**
 * Threatens.
 */
#define MONSTR_OM_TALK_EVIL 108

/**
 * Burbles: jabberwock, jub-jub bird.
 */
#define MONSTR_OM_TALK_BURBLE 109

/**
 * As a tove does.
 */
#define MONSTR_OM_TALK_SLITHY 110

/**
 * As a borogrove does.
 */
#define MONSTR_OM_TALK_MIMSY 111

/**
 * Seduces: satyr and nymph.
 */
#define MONSTR_OM_TALK_SEDUCTOR 112

/**
 * The mendicant priest's.
 */
#define MONSTR_OM_TALK_MP 113

/**
 * The itinerant merchant's.
 */
#define MONSTR_OM_TALK_IM 114

/**
 * A guard's.
 */
#define MONSTR_OM_TALK_GUARD 115

/**
 * A ghost's.
 */
#define MONSTR_OM_TALK_GHOST 116

/**
 * Gives hints.
 */
#define MONSTR_OM_TALK_HINT 117

/**
 * Begs.
 */
#define MONSTR_OM_TALK_BEG 118

/**
 * The evil fairy's.
 */
#define MONSTR_OM_TALK_EF 119

/**
 * The good fairy's.
 */
#define MONSTR_OM_TALK_GF 120

/**
 * Morgon's; no species has it.
 */
#define MONSTR_OM_TALK_MORGON 121

/**
 * The LawBringer's.
 */
#define MONSTR_OM_TALK_LB 122

/**
 * An incubus' or succubus'.
 */
#define MONSTR_OM_TALK_DEMONLOVER 123

/**
 * An assassin's; no species has it.
 */
#define MONSTR_OM_TALK_ASSASSIN 124

/**
 * A ninja's.
 */
#define MONSTR_OM_TALK_NINJA 125

/**
 * A thief's.
 */
#define MONSTR_OM_TALK_THIEF 126

/**
 * The merchant's.
 */
#define MONSTR_OM_TALK_MERCHANT 127

/**
 * A horse's.
 */
#define MONSTR_OM_TALK_HORSE 128

/**
 * A parrot's.
 */
#define MONSTR_OM_TALK_PARROT 129

/**
 * An animal's noise.
 */
#define MONSTR_OM_TALK_ANIMAL 130

/**
 * A hyena's.
 */
#define MONSTR_OM_TALK_HYENA 131

/**
 * The servant of law's.
 */
#define MONSTR_OM_TALK_SERVANT 132

/**
 * Screams: ban sidhe.
 */
#define MONSTR_OM_TALK_SCREAM 133

/**
 * The high priest of the druids'.
 */
#define MONSTR_OM_TALK_DRUID 134

/**
 * The Archmage's.
 */
#define MONSTR_OM_TALK_ARCHMAGE 135

/**
 * The Prime Sorceror's.
 */
#define MONSTR_OM_TALK_PRIME 136

/**
 * Comes out of hiding.
 */
#define MONSTR_OM_SP_SURPRISE 201

/**
 * The mendicant priest's.
 */
#define MONSTR_OM_SP_MP 202

/**
 * Steals.
 */
#define MONSTR_OM_SP_THIEF 203

/**
 * Wakes the others.
 */
#define MONSTR_OM_SP_AGGRAVATE 204

/**
 * Gives off poison.
 */
#define MONSTR_OM_SP_POISON_CLOUD 205

/**
 * Crushes by its size.
 */
#define MONSTR_OM_SP_HUGE 206

/**
 * Calls others.
 */
#define MONSTR_OM_SP_SUMMON 207

/**
 * Makes illusions.
 */
#define MONSTR_OM_SP_ILLUSION 208

/**
 * Flutters about.
 */
#define MONSTR_OM_SP_FLUTTER 209

/**
 * Gets away.
 */
#define MONSTR_OM_SP_ESCAPE 210

/**
 * Casts spells.
 */
#define MONSTR_OM_SP_SPELL 211

/**
 * Explodes.
 */
#define MONSTR_OM_SP_EXPLODE 212

/**
 * A demon's: calls lesser ones.
 */
#define MONSTR_OM_SP_DEMON 213

/**
 * Gives off acid.
 */
#define MONSTR_OM_SP_ACID_CLOUD 214

/**
 * Whirls: elementals of air.
 */
#define MONSTR_OM_SP_WHIRL 215

/**
 * A ghost's.
 */
#define MONSTR_OM_SP_GHOST 216

/**
 * A guard's: calls the others.
 */
#define MONSTR_OM_SP_WHISTLEBLOWER 217

/**
 * The Eater of Magic's.
 */
#define MONSTR_OM_SP_EATER 218

/**
 * The LawBringer's.
 */
#define MONSTR_OM_SP_LAWBRINGER 219

/**
 * The Dragon Lord's.
 */
#define MONSTR_OM_SP_DRAGONLORD 220

/**
 * The Elemental Lord of Earth's.
 */
#define MONSTR_OM_SP_DE 221

/**
 * An incubus' or succubus'.
 */
#define MONSTR_OM_SP_DEMONLOVER 222

/**
 * A satyr's or nymph's.
 */
#define MONSTR_OM_SP_SEDUCTOR 223

/**
 * The Elemental Master's.
 */
#define MONSTR_OM_SP_MASTER 224

/**
 * The Great Wyrm's.
 */
#define MONSTR_OM_SP_WYRM 225

/**
 * Spreads darkness.
 */
#define MONSTR_OM_SP_BLACKOUT 226

/**
 * The bog thing's.
 */
#define MONSTR_OM_SP_BOG 227

/**
 * The merchant's.
 */
#define MONSTR_OM_SP_MERCHANT 228

/**
 * Changes into a beast.
 */
#define MONSTR_OM_SP_WERE 229

/**
 * A servant's of law or chaos.
 */
#define MONSTR_OM_SP_SERVANT 231

/**
 * The astral vampire's.
 */
#define MONSTR_OM_SP_AV 232

/**
 * The lava worm's.
 */
#define MONSTR_OM_SP_LW 233

/**
 * A swarm's.
 */
#define MONSTR_OM_SP_SWARM 234

/**
 * An angel's: calls a host.
 */
#define MONSTR_OM_SP_ANGEL 235

/**
 * The manaburst's.
 */
#define MONSTR_OM_SP_MB 236

/**
 * Mirrors itself.
 */
#define MONSTR_OM_SP_MIRROR 237

/**
 * Raises the dead.
 */
#define MONSTR_OM_SP_RAISE 238

/**
 * Death's.
 */
#define MONSTR_OM_SP_DEATH 239

/**
 * Of the Archmage's court; no species has it.
 */
#define MONSTR_OM_SP_COURT 240

/**
 * Of the dragon's lair; no species has it.
 */
#define MONSTR_OM_SP_LAIR 241

/**
 * The Prime Sorceror's.
 */
#define MONSTR_OM_SP_PRIME 242

/**
 * Throws or shoots something.
 */
#define MONSTR_OM_STRIKE_MISSILE 301

/**
 * A bolt of fire.
 */
#define MONSTR_OM_STRIKE_FBOLT 302

/**
 * A ball of lightning.
 */
#define MONSTR_OM_STRIKE_LBALL 303

/**
 * A ball of fire.
 */
#define MONSTR_OM_STRIKE_FBALL 304

/**
 * Blinds.
 */
#define MONSTR_OM_STRIKE_BLIND 305

/**
 * A ball of snow.
 */
#define MONSTR_OM_STRIKE_SNOWBALL 306

/**
 * The Elemental Master's.
 */
#define MONSTR_OM_STRIKE_MASTER 307

/**
 * A scream.
 */
#define MONSTR_OM_STRIKE_SONIC 308

/**
 * Plain damage.
 */
#define MONSTR_OM_MELEE_NORMAL 401

/**
 * Burns.
 */
#define MONSTR_OM_MELEE_FIRE 402

/**
 * A dragon's.
 */
#define MONSTR_OM_MELEE_DRAGON 403

/**
 * The mendicant priest's.
 */
#define MONSTR_OM_MELEE_MP 404

/**
 * Shocks.
 */
#define MONSTR_OM_MELEE_ELEC 405

/**
 * Poisons.
 */
#define MONSTR_OM_MELEE_POISON 406

/**
 * The night gaunt's.
 */
#define MONSTR_OM_MELEE_NG 407

/**
 * A succubus'; no species has it.
 */
#define MONSTR_OM_MELEE_SUCCUBUS 408

/**
 * A spirit's.
 */
#define MONSTR_OM_MELEE_SPIRIT 409

/**
 * Infects.
 */
#define MONSTR_OM_MELEE_DISEASE 410

/**
 * Puts to sleep.
 */
#define MONSTR_OM_MELEE_SLEEP 411

/**
 * Freezes.
 */
#define MONSTR_OM_MELEE_COLD 412

/**
 * The Elemental Master's.
 */
#define MONSTR_OM_MELEE_MASTER 413

/**
 * Holds fast.
 */
#define MONSTR_OM_MELEE_GRAPPLE 414

/**
 * Death's.
 */
#define MONSTR_OM_MELEE_DEATH 415

/**
 * Straight at the player.
 */
#define MONSTR_OM_MOVE_NORMAL 501

/**
 * In short random moves.
 */
#define MONSTR_OM_MOVE_FLUTTER 502

/**
 * By teleporting.
 */
#define MONSTR_OM_MOVE_TELEPORT 503

/**
 * After the player.
 */
#define MONSTR_OM_MOVE_FOLLOW 504

/**
 * At random.
 */
#define MONSTR_OM_MOVE_RANDOM 505

/**
 * Around obstacles.
 */
#define MONSTR_OM_MOVE_SMART 506

/**
 * Through walls.
 */
#define MONSTR_OM_MOVE_SPIRIT 507

/**
 * Away from the player.
 */
#define MONSTR_OM_MOVE_SCAREDY 508

/**
 * As if confused; no species has it.
 */
#define MONSTR_OM_MOVE_CONFUSED 509

/**
 * As an animal that flees when hurt or hungers.
 */
#define MONSTR_OM_MOVE_ANIMAL 510

/**
 * Not far from where it began.
 */
#define MONSTR_OM_MOVE_LEASH 230

/**
 * Nowhere.
 */
#define MONSTR_OM_ENV_NEVER_NEVER_LAND 0

/**
 * The countryside, as one map.
 */
#define MONSTR_OM_ENV_COUNTRYSIDE 1

/**
 * The city.
 */
#define MONSTR_OM_ENV_CITY 2

/**
 * A village.
 */
#define MONSTR_OM_ENV_VILLAGE 3

/**
 * A piece of the countryside, where encounters happen.
 */
#define MONSTR_OM_ENV_TACTICAL_MAP 4

/**
 * The Sewers, 18 levels.
 */
#define MONSTR_OM_ENV_SEWERS 5

/**
 * The Archmage's Castle, 16 levels.
 */
#define MONSTR_OM_ENV_CASTLE 6

/**
 * The Goblin Caves, 10 levels.
 */
#define MONSTR_OM_ENV_CAVES 7

/**
 * The Volcano, 20 levels.
 */
#define MONSTR_OM_ENV_VOLCANO 8

/**
 * The Astral Plane, 5 levels.
 */
#define MONSTR_OM_ENV_ASTRAL 9

/**
 * The arena.
 */
#define MONSTR_OM_ENV_ARENA 10

/**
 * A hovel of the city.
 */
#define MONSTR_OM_ENV_HOVEL 11

/**
 * A mansion of the city.
 */
#define MONSTR_OM_ENV_MANSION 12

/**
 * A house of the city.
 */
#define MONSTR_OM_ENV_HOUSE 13

/**
 * The dragon's lair.
 */
#define MONSTR_OM_ENV_DLAIR 14

/**
 * The abyss.
 */
#define MONSTR_OM_ENV_ABYSS 15

/**
 * Star Peak.
 */
#define MONSTR_OM_ENV_STARPEAK 16

/**
 * The Magic Isle.
 */
#define MONSTR_OM_ENV_MAGIC_ISLE 17

/**
 * A temple.
 */
#define MONSTR_OM_ENV_TEMPLE 18

/**
 * The Circle of Sorcerors.
 */
#define MONSTR_OM_ENV_CIRCLE 19

/**
 * The Archmage's court.
 */
#define MONSTR_OM_ENV_COURT 20

/**
 * Plains.
 */
#define MONSTR_OM_TERRAIN_PLAINS 45

/**
 * Tundra.
 */
#define MONSTR_OM_TERRAIN_TUNDRA 95

/**
 * A road; no table.
 */
#define MONSTR_OM_TERRAIN_ROAD 46

/**
 * Mountains.
 */
#define MONSTR_OM_TERRAIN_MOUNTAINS 94

/**
 * A mountain pass: the mountains' table.
 */
#define MONSTR_OM_TERRAIN_PASS 118

/**
 * A river.
 */
#define MONSTR_OM_TERRAIN_RIVER 126

/**
 * The city; no table.
 */
#define MONSTR_OM_TERRAIN_CITY 79

/**
 * A village; no table.
 */
#define MONSTR_OM_TERRAIN_VILLAGE 111

/**
 * Forest.
 */
#define MONSTR_OM_TERRAIN_FOREST 40

/**
 * Jungle.
 */
#define MONSTR_OM_TERRAIN_JUNGLE 41

/**
 * Swamp.
 */
#define MONSTR_OM_TERRAIN_SWAMP 61

/**
 * The volcano's slopes: the mountains' table.
 */
#define MONSTR_OM_TERRAIN_VOLCANO 33

/**
 * The castle; no table.
 */
#define MONSTR_OM_TERRAIN_CASTLE 37

/**
 * A temple; no table.
 */
#define MONSTR_OM_TERRAIN_TEMPLE 88

/**
 * The caves' mouth; no table.
 */
#define MONSTR_OM_TERRAIN_CAVES 42

/**
 * Desert.
 */
#define MONSTR_OM_TERRAIN_DESERT 34

/**
 * The sea of chaos; no table.
 */
#define MONSTR_OM_TERRAIN_CHAOS_SEA 43

/**
 * Star Peak; no table.
 */
#define MONSTR_OM_TERRAIN_STARPEAK 124

/**
 * The dragon's lair; no table.
 */
#define MONSTR_OM_TERRAIN_DRAGONLAIR 36

/**
 * The Magic Isle; no table.
 */
#define MONSTR_OM_TERRAIN_MAGIC_ISLE 38

/**
 * Odin.
 */
#define MONSTR_OM_DEITY_ODIN 1

/**
 * Set.
 */
#define MONSTR_OM_DEITY_SET 2

/**
 * Athena.
 */
#define MONSTR_OM_DEITY_ATHENA 3

/**
 * Hecate.
 */
#define MONSTR_OM_DEITY_HECATE 4

/**
 * The druids' deity.
 */
#define MONSTR_OM_DEITY_DRUID 5

/**
 * Destiny.
 */
#define MONSTR_OM_DEITY_DESTINY 6

/**
 * Things.
 */
#define MONSTR_OM_ITEM_THING 0

/**
 * Food.
 */
#define MONSTR_OM_ITEM_FOOD 26

/**
 * Scrolls.
 */
#define MONSTR_OM_ITEM_SCROLL 42

/**
 * Potions.
 */
#define MONSTR_OM_ITEM_POTION 66

/**
 * Weapons.
 */
#define MONSTR_OM_ITEM_WEAPON 84

/**
 * Armour.
 */
#define MONSTR_OM_ITEM_ARMOR 125

/**
 * Shields.
 */
#define MONSTR_OM_ITEM_SHIELD 142

/**
 * Cloaks.
 */
#define MONSTR_OM_ITEM_CLOAK 150

/**
 * Boots.
 */
#define MONSTR_OM_ITEM_BOOT 157

/**
 * Rings.
 */
#define MONSTR_OM_ITEM_RING 164

/**
 * Sticks.
 */
#define MONSTR_OM_ITEM_STICK 174

/**
 * Artifacts.
 */
#define MONSTR_OM_ITEM_ARTIFACT 191

/**
 * Cash.
 */
#define MONSTR_OM_ITEM_CASH 215

/**
 * Corpses.
 */
#define MONSTR_OM_ITEM_CORPSE 216

/**
 * Black.
 */
#define MONSTR_OM_COLOUR_BLACK 0

/**
 * Blue.
 */
#define MONSTR_OM_COLOUR_BLUE 1

/**
 * Green.
 */
#define MONSTR_OM_COLOUR_GREEN 2

/**
 * Cyan.
 */
#define MONSTR_OM_COLOUR_CYAN 3

/**
 * Red.
 */
#define MONSTR_OM_COLOUR_RED 4

/**
 * Purple.
 */
#define MONSTR_OM_COLOUR_PURPLE 5

/**
 * Brown.
 */
#define MONSTR_OM_COLOUR_BROWN 6

/**
 * White.
 */
#define MONSTR_OM_COLOUR_WHITE 7

/**
 * Grey.
 */
#define MONSTR_OM_COLOUR_GREY 8

/**
 * Light blue.
 */
#define MONSTR_OM_COLOUR_LIGHT_BLUE 9

/**
 * Light green.
 */
#define MONSTR_OM_COLOUR_LIGHT_GREEN 10

/**
 * Light cyan.
 */
#define MONSTR_OM_COLOUR_LIGHT_CYAN 11

/**
 * Light red.
 */
#define MONSTR_OM_COLOUR_LIGHT_RED 12

/**
 * Light purple.
 */
#define MONSTR_OM_COLOUR_LIGHT_PURPLE 13

/**
 * Yellow.
 */
#define MONSTR_OM_COLOUR_YELLOW 14

/**
 * Bright white.
 */
#define MONSTR_OM_COLOUR_BRIGHT_WHITE 15

/**
 * The numbers above are those that the rules use.
 * The adventurer who retired with most.
 */
#define MONSTR_OM_OFFICE_TOP_SCORER 0

/**
 * The high priest of Odin.
 */
#define MONSTR_OM_OFFICE_PRIEST_OF_ODIN 1

/**
 * The high priest of Set.
 */
#define MONSTR_OM_OFFICE_PRIEST_OF_SET 2

/**
 * The high priest of Athena.
 */
#define MONSTR_OM_OFFICE_PRIEST_OF_ATHENA 3

/**
 * The high priest of Hecate.
 */
#define MONSTR_OM_OFFICE_PRIEST_OF_HECATE 4

/**
 * The high priest of the druids' deity.
 */
#define MONSTR_OM_OFFICE_PRIEST_OF_DRUID 5

/**
 * The high priest of Destiny.
 */
#define MONSTR_OM_OFFICE_PRIEST_OF_DESTINY 6

/**
 * The Shadowlord.
 */
#define MONSTR_OM_OFFICE_SHADOWLORD 7

/**
 * The commandant of the Legion.
 */
#define MONSTR_OM_OFFICE_COMMANDANT 8

/**
 * The Archmage.
 */
#define MONSTR_OM_OFFICE_ARCHMAGE 9

/**
 * The Prime Sorceror.
 */
#define MONSTR_OM_OFFICE_PRIME_SORCEROR 10

/**
 * The arena's champion.
 */
#define MONSTR_OM_OFFICE_CHAMPION 11

/**
 * The Duke.
 */
#define MONSTR_OM_OFFICE_DUKE 12

/**
 * The Lord of Chaos.
 */
#define MONSTR_OM_OFFICE_LORD_OF_CHAOS 13

/**
 * The Lord of Law.
 */
#define MONSTR_OM_OFFICE_LORD_OF_LAW 14

/**
 * The Justiciar.
 */
#define MONSTR_OM_OFFICE_JUSTICIAR 15

/**
 * Every creature of the level gets the hit points that its species starts with, and the player at least the most.
 */
#define MONSTR_OM_EVENT_RESTORED 4

/**
 * The player loses 10 hit points.
 */
#define MONSTR_OM_EVENT_HURT 6

/**
 * The player's most hit points rise by 1, and the player has at least these.
 */
#define MONSTR_OM_EVENT_STRENGTHENED 7

/**
 * A species' name.
 */
#define MONSTR_OM_TEXT_NAME 0

/**
 * The name of its corpse.
 */
#define MONSTR_OM_TEXT_CORPSE 1

/**
 * Its blows: pairs of A (attack), B (block), L (lunge) or R (riposte) with where to, '?'
 * for anywhere.
 */
#define MONSTR_OM_TEXT_BLOWS 2

/**
 * A draw decides between nymph and satyr, succubus and incubus.
 */
#define MONSTR_OM_PREFERS_NEITHER 0

/**
 * The player prefers nymphs.
 */
#define MONSTR_OM_PREFERS_NYMPHS 1

/**
 * The player prefers satyrs.
 */
#define MONSTR_OM_PREFERS_SATYRS 2

/**
 * The square is empty.
 */
#define MONSTR_OM_SQUARE_NOTHING 0

/**
 * A creature is on it, and was stored.
 */
#define MONSTR_OM_SQUARE_CREATURE 1

/**
 * A creature is on it, and was stored; the square is a magic pool.
 */
#define MONSTR_OM_SQUARE_POOL 2

/**
 * A trap is on it, and its number 0..12 was stored.
 */
#define MONSTR_OM_SQUARE_TRAP 3

/**
 * An object is on it, which the game makes.
 */
#define MONSTR_OM_SQUARE_OBJECT 4

/**
 * One of a floor's creatures, by monstr_om_populate().
 */
#define MONSTR_OM_CHOICE_FLOOR 0

/**
 * By difficulty alone, by monstr_om_select(): who wanders, who is called without a blessing.
 */
#define MONSTR_OM_CHOICE_DIFFICULTY 1

/**
 * By the next difficulty, by monstr_om_statue().
 */
#define MONSTR_OM_CHOICE_STATUE 2

/**
 * One of an encounter's creatures, by monstr_om_countryside().
 */
#define MONSTR_OM_CHOICE_COUNTRYSIDE 3

/**
 * Any species of bands 0 to 8, by monstr_om_wildcard().
 */
#define MONSTR_OM_CHOICE_WILDCARD 4

/**
 * Any species at all, by monstr_om_summon() with a blessing below 0.
 */
#define MONSTR_OM_CHOICE_SUMMON 5

/**
 * Whoever is on a square of a temple, by monstr_om_temple_square().
 */
#define MONSTR_OM_CHOICE_TEMPLE 6

/**
 * A ghost or a haunt, by monstr_om_resting_undead().
 */
#define MONSTR_OM_CHOICE_MINOR_UNDEAD 7

/**
 * A lich or a vampire lord, by monstr_om_resting_undead().
 */
#define MONSTR_OM_CHOICE_MAJOR_UNDEAD 8

/**
 * The state of the built-in generator (PCG32, XSH-RR 64/32). Plain numbers: save them with
 * the game, and put them back to go on from there.
 */
struct monstr_rng {
    /**
     * Where it stands.
     */
    uint64_t state;
    /**
     * Which of its 2^63 streams it follows.
     */
    uint64_t stream;
};

/**
 * The function that draws, by the kind of the dice.
 */
union monstr_dice_source {
    /**
     * MONSTR_DICE_RN2: answers 0..n-1.
     */
    int (*rn2)(int n);
    /**
     * MONSTR_DICE_CALLBACK: answers 0..bound-1; the context is the dice's.
     */
    int32_t (*callback)(void *context, int32_t bound);
};

/**
 * Where chance comes from. Make it with monstr_dice_from_rn2(),
 * monstr_dice_from_callback(), monstr_dice_seeded() or monstr_dice_seeded_buckets(). All zero is the built-in generator
 * with state 0 and stream 0.
 *
 * Copying it copies the built-in generator's state; only `rng` has to be saved.
 */
struct monstr_dice {
    /**
     * The built-in generator, for MONSTR_DICE_BUILT_IN and MONSTR_DICE_BUCKETS.
     */
    struct monstr_rng rng;
    /**
     * The draws since monstr_dice_trace_start().
     */
    uint64_t draws;
    /**
     * The fingerprint of their bounds.
     */
    uint64_t hash;
    /**
     * The game's function, for the other kinds.
     */
    union monstr_dice_source source;
    /**
     * What a MONSTR_DICE_CALLBACK function is called with.
     */
    void *context;
    /**
     * One of the MONSTR_DICE_ codes.
     */
    int32_t kind;
    /**
     * 1: draws and hash are kept. 0: they aren't.
     */
    int32_t tracing;
};

/**
 * What selection, level and hit points read of a species.
 *
 * All zero is a species of level 0 that nothing is special about. The numbers of
 * `generation` and `traits` are the MONSTR_NH_GEN_ and MONSTR_NH_TRAIT_ bits.
 */
struct monstr_nh_species {
    /**
     * What it is or can do, as far as a rule asks: bits.
     */
    uint32_t traits;
    /**
     * The hit points that it always has (golems); 0: they are rolled.
     */
    uint16_t fixed_hp;
    /**
     * How many places further on in the table the species stands that it grows into;
     * negative: further up; 0: it stays what it is.
     */
    int16_t grows_by;
    /**
     * How it comes into the game: bits.
     */
    uint8_t generation;
    /**
     * Its class, 1..60.
     */
    uint8_t class_;
    /**
     * Its base level. Above 49 it tells fixed hit points instead, 2 * (level - 6).
     */
    uint8_t level;
    /**
     * Its difficulty, the number that the game compares.
     */
    uint8_t difficulty;
    /**
     * How often it comes, 0..7.
     */
    uint8_t frequency;
    /**
     * Its alignment: above 0 lawful, below 0 chaotic; -128 is unaligned.
     */
    int8_t alignment;
    /**
     * How many may be born before it is extinct; 0: as many as the rules tell.
     */
    uint8_t birth_limit;
    /**
     * The plane where it is at home: 1 earth, 2 air, 3 fire, 4 water; 0 none.
     */
    uint8_t home;
};

/**
 * What other rules read of a species besides: difficulty, experience, sacrifice, the spell
 * of drain life.
 *
 * Its attacks are a stretch of the table's list: the slots up to the last one that isn't
 * empty. (Empty slots are no attack, of physical damage, 0d0.)
 */
struct monstr_nh_combat {
    /**
     * Where its attacks begin in the table's list.
     */
    uint16_t first_attack;
    /**
     * What eating a whole corpse is worth.
     */
    uint16_t nutrition;
    /**
     * How many attacks it has.
     */
    uint8_t attack_count;
    /**
     * Its speed; 12 is an unburdened hero's.
     */
    uint8_t speed;
    /**
     * Its base armour class; lower is better.
     */
    int8_t armour_class;
    /**
     * What is added to the bonus in its difficulty, for no reason that the record shows.
     */
    int8_t adjustment;
    /**
     * How large it is: 0 tiny, 1 small, 2 medium, 3 large, 4 huge, 7 gigantic.
     */
    uint8_t size;
    /**
     * Its resistance to magic, in percent.
     */
    uint8_t magic_resistance;
};

/**
 * One attack of a species: its kind, its kind of damage, and `dice`d`sides` of it.
 */
struct monstr_nh_attack {
    /**
     * How it attacks: a MONSTR_NH_AT_ code.
     */
    uint8_t kind;
    /**
     * What it does: a MONSTR_NH_AD_ code.
     */
    uint8_t damage;
    /**
     * The number of dice.
     */
    uint8_t dice;
    /**
     * The sides of each.
     */
    uint8_t sides;
};

/**
 * What a hero of one role meets in the quest's dungeon, four times in five the first
 * enemy. The numbers are species and classes.
 */
struct monstr_nh_quest_enemies {
    /**
     * The first enemy's species; 65535: none, its class alone.
     */
    uint16_t first;
    /**
     * The second enemy's species; 65535: none, its class alone.
     */
    uint16_t second;
    /**
     * The first enemy's class.
     */
    uint8_t first_class;
    /**
     * The second enemy's class.
     */
    uint8_t second_class;
};

/**
 * The knobs of the rules: plain numbers. Start from an edition's and change what differs.
 *
 * Where a field is a switch, 0 is off and anything else on. Where it divides, 0 is said to
 * do what its description tells.
 */
struct monstr_nh_rules {
    /**
     * Classes that float on the Plane of Air. Bit n is class n, in all sets of classes.
     */
    uint64_t floating_classes;
    /**
     * Classes that stay out of the Plane of Air though they fly.
     */
    uint64_t grounded_classes;
    /**
     * Classes that the rogue level has.
     */
    uint64_t rogue_classes;
    /**
     * Classes that get no hell_coin.
     */
    uint64_t hell_coin_exempt;
    /**
     * Classes of which each species lives on its home plane alone, of the elemental ones.
     */
    uint64_t elemental_classes;
    /**
     * Classes of the sea: on land they dry out as the hero's form, and to be wrapped by one is
     * to drown, for experience.
     */
    uint64_t sea_classes;
    /**
     * Classes that no amulet saves.
     */
    uint64_t lifeless_classes;
    /**
     * Classes that rise in their own shape when they die in another.
     */
    uint64_t rising_classes;
    /**
     * Classes whose corpses are unicorns' on an altar if they like gems.
     */
    uint64_t unicorn_classes;
    /**
     * Classes whose hit points growth doesn't hold down to `growth_hp_cap`.
     */
    uint64_t growth_cap_exempt;
    /**
     * Difficulty: the kinds of attack that reach from a distance. Bit n is MONSTR_NH_AT_
     * code n, in all sets of attacks; a game's own kinds may have the numbers up to 63.
     */
    uint64_t ranged_attacks;
    /**
     * Difficulty: the kinds of attack that add `spell_bonus`.
     */
    uint64_t spell_attacks;
    /**
     * Difficulty: the kinds of attack that add `weapon_bonus` in strong hands.
     */
    uint64_t weapon_attacks;
    /**
     * Difficulty: the kinds of damage that add `grave_bonus`. Bit n is MONSTR_NH_AD_ code n;
     * a game's own kinds may have the numbers up to 63.
     */
    uint64_t grave_damage;
    /**
     * Generation flags that keep a species out of the pick at any cost, in Gehennom.
     */
    uint16_t last_resort_refuses_in_hell;
    /**
     * The same elsewhere.
     */
    uint16_t last_resort_refuses;
    /**
     * New hit points: what a base level adds that tells hit points itself.
     */
    uint16_t coded_hp_added;
    /**
     * New hit points: what is left of them in the end, in percent; at least 1 is.
     */
    uint16_t hp_percent;
    /**
     * Growth: the most hit points that a monster keeps which gains a level; 0: no such limit.
     */
    uint16_t growth_hp_cap;
    /**
     * Ordinary pick. 0: one draw over weights that may be kept in a pool. 1: a reservoir,
     * with a draw for each candidate.
     */
    uint8_t pick_by_reservoir;
    /**
     * What a species' weight gains that resists the level's heat or cold.
     */
    uint8_t temperature_bonus;
    /**
     * Class pick. 0: by frequency, and of the number drawn a species that is above the hero
     * takes one more off before a jump in level. 1: by weight, which is frequency + 1, less 1
     * for a species that is above the hero.
     */
    uint8_t class_pick_by_weight;
    /**
     * Class pick: species in the table's order (0), in order of difficulty (1), or in the
     * order that comes with the table (2).
     */
    uint8_t class_pick_sorted;
    /**
     * Class pick: a too strong species may end it where its difficulty differs from (0), or
     * is above (1), that of the species before.
     */
    uint8_t class_pick_stops_upward;
    /**
     * Class pick: a species is too strong above the level's difficulty divided by this (0:
     * above 0) ...
     */
    uint8_t class_pick_divisor;
    /**
     * ... and this much more.
     */
    uint8_t class_pick_leeway;
    /**
     * Class pick: a too strong species ends it unless a draw of this many is 0; 0: always,
     * and nothing is drawn.
     */
    uint8_t class_pick_coin;
    /**
     * Class pick: a species counts for less whose level here is above twice the hero's level
     * (0) or the level's difficulty (1); 2: no species does.
     */
    uint8_t class_pick_skew;
    /**
     * Class pick: heeds an alignment asked for.
     */
    uint8_t class_pick_by_alignment;
    /**
     * Class pick: one time in so many Gehennom doesn't matter, decided for each species;
     * 0: it never matters, and nothing is drawn.
     */
    uint8_t hell_coin;
    /**
     * Class pick: frequency 0 counts as 1 where the whole class has it (1), or always (2);
     * 0: never.
     */
    uint8_t class_pick_from_rare;
    /**
     * Class pick: never the mail daemon.
     */
    uint8_t class_pick_spares_mail;
    /**
     * Class pick for a hero's polymorph is known.
     */
    uint8_t polymorph_by_class;
    /**
     * Level difficulty: a dungeon that is climbed counts its levels as if it went down.
     */
    uint8_t climbing_counts;
    /**
     * Level difficulty: something worn that aggravates monsters doubles it.
     */
    uint8_t aggravation_doubles;
    /**
     * Difficulty: what small groups add to the bonus.
     */
    uint8_t small_group_bonus;
    /**
     * Difficulty: what large groups add.
     */
    uint8_t large_group_bonus;
    /**
     * Difficulty: what an attack from a distance adds, once.
     */
    uint8_t ranged_bonus;
    /**
     * Difficulty: an armour class below this adds 1.
     */
    int8_t armour_below;
    /**
     * Difficulty: one below this adds 1 more.
     */
    int8_t armour_far_below;
    /**
     * Difficulty: a speed from this on adds 1; 0: none does.
     */
    uint8_t speed_from;
    /**
     * Difficulty: one from this on adds 1 more; 0: none does.
     */
    uint8_t speed_far_from;
    /**
     * Difficulty: what each attack adds that isn't passive.
     */
    uint8_t attack_bonus;
    /**
     * Difficulty: what each of `spell_attacks` adds besides.
     */
    uint8_t spell_bonus;
    /**
     * Difficulty: what each of `weapon_attacks` adds besides, of a strong species.
     */
    uint8_t weapon_bonus;
    /**
     * Difficulty: what each kind of damage adds that isn't physical.
     */
    uint8_t damage_bonus;
    /**
     * Difficulty: what each of `grave_damage` adds instead.
     */
    uint8_t grave_bonus;
    /**
     * Difficulty: each attack that can do this much or more ...
     */
    uint8_t heavy_from;
    /**
     * ... adds this.
     */
    uint8_t heavy_bonus;
    /**
     * Difficulty: the least that comes out.
     */
    uint8_t difficulty_floor;
    /**
     * Difficulty: the most that comes out; 0: no limit.
     */
    uint8_t difficulty_cap;
    /**
     * From this base level on it tells hit points itself, 2 * (level - 6); 0: no base level
     * does.
     */
    uint8_t coded_level_from;
    /**
     * Difficulty: what an explosion of cold or fire adds.
     */
    uint8_t explosion_of_heat;
    /**
     * Difficulty: what an explosion of electricity adds.
     */
    uint8_t explosion_of_shock;
    /**
     * Bounds: the least difficulty that comes is the level's divided by this; 0: no least.
     */
    uint8_t min_divisor;
    /**
     * Bounds: the greatest is the level's and the hero's level together, divided by this; 0:
     * no greatest.
     */
    uint8_t max_divisor;
    /**
     * Bounds: the least is rounded up.
     */
    uint8_t min_rounds_up;
    /**
     * Bounds: the greatest is rounded up.
     */
    uint8_t max_rounds_up;
    /**
     * Bounds: the greatest is this once the Wizard of Yendor has died; 0: as before.
     */
    uint8_t max_after_wizard;
    /**
     * Bounds: how often a pick that finds nothing tries again with wider ones, 0..3.
     */
    uint8_t wider_tries;
    /**
     * Bounds: what is added to the least at each further try.
     */
    int8_t min_widened[3];
    /**
     * Bounds: what is added to the greatest at each further try.
     */
    int8_t max_widened[3];
    /**
     * Weight: on lawful and chaotic levels it gains this and the alignment to that side,
     * divided by `alignment_divisor`; on neutral ones this less the alignment to either
     * side, divided by `neutral_divisor`.
     */
    uint8_t alignment_span;
    /**
     * Weight: what divides on lawful and chaotic levels; 0: nothing is gained.
     */
    uint8_t alignment_divisor;
    /**
     * Weight: what divides on neutral levels; 0: nothing is gained.
     */
    uint8_t neutral_divisor;
    /**
     * Weight: the alignment that an unaligned species (-128) counts as having.
     */
    int8_t unaligned_as;
    /**
     * Weight: the most that it can be.
     */
    uint8_t weight_ceiling;
    /**
     * Weight: what is above counts as the most; else as 0.
     */
    uint8_t weight_is_capped;
    /**
     * Ordinary pick: Gehennom has its own species, and others stay out of it.
     */
    uint8_t hell_rule;
    /**
     * New level: what it loses where the level's difficulty is below the base level.
     */
    uint8_t level_drop;
    /**
     * New level: what the level's difficulty has above the base level counts for this part;
     * 0: it doesn't count.
     */
    uint8_t level_place_divisor;
    /**
     * New level: what the hero's level has above the base level counts for this part; 0: it
     * doesn't count.
     */
    uint8_t level_hero_divisor;
    /**
     * New level: at most so many halves of the base level; 0: no such limit.
     */
    uint8_t level_ceiling_halves;
    /**
     * New level: the most that any rule gives.
     */
    uint8_t level_ceiling;
    /**
     * New level: what a base level gives that tells hit points.
     */
    uint8_t coded_level;
    /**
     * The attack slots of a species, empty ones included.
     */
    uint8_t attack_slots;
    /**
     * Experience: plain physical damage adds the monster's level, in empty slots too.
     */
    uint8_t experience_for_plain_damage;
    /**
     * Experience: revived and cloned monsters are worth less the more of them died.
     */
    uint8_t experience_wanes;
    /**
     * How many of a species may be born before it is extinct, where its record tells no
     * number of its own.
     */
    uint8_t birth_limit;
    /**
     * Births: a monster that is unmade takes its birth back.
     */
    uint8_t births_undone;
    /**
     * New hit points: the sides of the die for each level.
     */
    uint8_t hit_die;
    /**
     * New hit points: the sides of the one die at level 0.
     */
    uint8_t hit_die_at_0;
    /**
     * New hit points: these dice are rolled once (0), twice and added (1), or twice, of which
     * the better counts (2).
     */
    uint8_t hit_dice_twice;
    /**
     * New hit points: what each level adds to the dice.
     */
    uint8_t hp_per_level;
    /**
     * New hit points: how many dice a Rider has.
     */
    uint8_t rider_dice;
    /**
     * New hit points: the sides of these.
     */
    uint8_t rider_sides;
    /**
     * New hit points: the sides of a grown dragon's die for each level, which is not rolled
     * in the endgame; 0: dragons are as others.
     */
    uint8_t dragon_die;
    /**
     * New hit points: what each level adds to a grown dragon's dice.
     */
    uint8_t dragon_hp_per_level;
    /**
     * New hit points, growth: what an elemental's are multiplied by on its own plane.
     */
    uint8_t home_factor;
    /**
     * New hit points: a roll of all ones gives one more.
     */
    uint8_t least_roll_gains;
    /**
     * Growth by kills: the level stops at so many halves of the base level, or at the level
     * of the grown form.
     */
    uint8_t growth_halves;
    /**
     * Growth by kills: a limit below this is this.
     */
    uint8_t growth_least_limit;
    /**
     * Growth: no limit is above this, or one more where the base level tells hit points.
     */
    uint8_t growth_limit;
    /**
     * Growth: where a monster of a hero's role stops.
     */
    uint8_t growth_player_limit;
    /**
     * Growth, drain: a level is worth the species' hit die; else eight.
     */
    uint8_t growth_by_hit_die;
    /**
     * Growth: the sex becomes what the new form has.
     */
    uint8_t growth_changes_sex;
    /**
     * Growth: a monster that rises from its corpse below its base level may be raised.
     */
    uint8_t revival_raises;
    /**
     * A level is worth hit points by the kind of monster; else 1d8.
     */
    uint8_t level_worth_by_kind;
    /**
     * Drain: how magic negation stops an attack. 0: two draws of 3 and 50. 1: one draw of
     * 10.
     */
    uint8_t negation_by_one_draw;
    /**
     * Drain: negation is looked at only once an attack would drain.
     */
    uint8_t negation_comes_last;
    /**
     * Drain: by attack or artifact the most hit points don't fall to the level or below it.
     */
    uint8_t drain_has_floor;
    /**
     * Drain: a monster's hit draws for a knock-back that can't happen.
     */
    uint8_t drain_knocks_back;
    /**
     * Drain: the touch of Death drains monsters.
     */
    uint8_t death_touch_drains;
    /**
     * Drain: what intelligence does to the spell. 0: -3 to 2, and it may turn negative. 1: -3
     * to 3, and at least 1 is left.
     */
    uint8_t drain_spell_tempered;
    /**
     * Drain: an artifact heals whoever wields it, by half rounded up, at level 0 too; else
     * the hero alone, whoever wields it, by half rounded down, and at level 0 nothing is
     * drawn.
     */
    uint8_t drain_heals_wielder;
    /**
     * Recovery: hit points above the maximum come down to it.
     */
    uint8_t recovery_lowers;
    /**
     * Sacrifice: a stale corpse is worth nothing, whatever it is of.
     */
    uint8_t sacrifice_must_be_fresh;
    /**
     * Sacrifice: the first number in the bound of the draw for a gift.
     */
    uint8_t sacrifice_gift_base;
    /**
     * Sacrifice: Luck doesn't rise above the corpse's value.
     */
    uint8_t sacrifice_caps_luck;
    /**
     * Sacrifice: a gift isn't worth more than the corpse's value.
     */
    uint8_t sacrifice_caps_gift;
    /**
     * Sacrifice: a wraith's corpse pleases a chaotic hero's god if the hero has eaten meat.
     */
    uint8_t sacrifice_likes_wraiths;
    /**
     * Hero: what each level gives is kept, and its loss takes as much; else a loss rolls
     * afresh.
     */
    uint8_t hero_gains_kept;
    /**
     * Hero: at level 30 the gain is limited, the more so the more hit points there are.
     */
    uint8_t hero_gain_wanes;
    /**
     * Hero: a form gains first, by its species, and a loss of level takes as much. Else it
     * gains 1d8, last, and loses nothing.
     */
    uint8_t hero_form_gains_by_species;
    /**
     * Hero: a gain of level leaves a form's maximum alone.
     */
    uint8_t hero_form_max_stays;
    /**
     * Hero: by a loss of level the maximum doesn't fall below 10 or the level.
     */
    uint8_t hero_loss_has_floor;
    /**
     * Hero: how hit points recover: a MONSTR_NH_RECOVERY_ code.
     */
    uint8_t hero_recovery;
    /**
     * Hero: while a form is whole, his own hit points recover.
     */
    uint8_t hero_recovers_behind_form;
    /**
     * Hero: a form of the sea loses hit points on land by chance, and Regeneration stops
     * that. Else it loses one each turn.
     */
    uint8_t hero_dries_by_chance;
    /**
     * Hero: a form that need not breathe loses none.
     */
    uint8_t hero_dries_breathing;
    /**
     * Hero: a burdened form recovers while it doesn't move.
     */
    uint8_t hero_form_rests;
    /**
     * Hero: sleep by the property of falling asleep recovers as Regeneration does, and more.
     */
    uint8_t hero_recovers_asleep;
    /**
     * Hero: hit points that have become whole end a counted command.
     */
    uint8_t hero_recovery_interrupts;
    /**
     * Hero: so many of a healing potion's dice aren't rolled but count in full.
     */
    uint8_t hero_sure_healing_dice;
    /**
     * Hero: whether hit points are low for prayer goes by the level; else a seventh is low.
     */
    uint8_t hero_low_by_level;
    /**
     * Hero: hit points of a form that he could leave are never low for prayer.
     */
    uint8_t hero_low_spares_forms;
    /**
     * Hero: in a prayer Luck counts for -1 at least.
     */
    uint8_t hero_prayer_bears_bad_luck;
    /**
     * Luck bends a small draw by a third of it, good or bad. Else very bad Luck bends it in
     * full, and how often depends on Luck more.
     */
    uint8_t luck_bends_evenly;
    /**
     * Hero: once he has been in Gehennom no god tells him of the castle's tune.
     */
    uint8_t hero_tune_ends_in_gehennom;
    /**
     * Hero: a nurse minds weapons in his hands alone, not whatever he holds.
     */
    uint8_t hero_nurse_minds_weapons_alone;
    /**
     * Hero: a nurse doesn't heal a form whose touch turns to stone.
     */
    uint8_t hero_nurse_shuns_petrifying;
    /**
     * Hero: a new man's sex may change only where the polymorph lets it.
     */
    uint8_t hero_new_man_asks_for_sex;
    /**
     * Hero: a new man gets new attributes, then hit points level by level; else those he
     * had are scaled, and the attributes come after.
     */
    uint8_t hero_new_man_by_levels;
    /**
     * Hero: who dies has no hit points left.
     */
    uint8_t hero_death_empties;
    /**
     * Hero: where life-saving would take Constitution below 3, its highest may fall.
     */
    uint8_t hero_con_loss_spills;
    /**
     * Hero: who is saved has at least so many hit points a level, and 10, for a maximum. 0: it
     * rises only from below 1.
     */
    uint8_t hero_saved_per_level;
    /**
     * Hero: who is saved gets 50 hit points and 10 for each two points of Constitution, no
     * more.
     */
    uint8_t hero_saved_in_part;
    /**
     * Hero: the form of who is saved is healed too.
     */
    uint8_t hero_saved_heals_form;
    /**
     * Hero: who is Unchanging and is saved, when his form had no hit points left, keeps it.
     */
    uint8_t hero_saved_keeps_form;
    /**
     * Monsters: who is saved has at least its level + 1, and 10, for a maximum; else it rises
     * only from below 1.
     */
    uint8_t life_saving_by_level;
    /**
     * Monsters: a vampire that dies in another shape rises in its own; turned to stone, so
     * does whatever resists that in its own shape.
     */
    uint8_t shapes_end_with_death;
};

/**
 * What a game's own rules may know of a species besides. All zero is nothing: it is as the
 * [`Rules`](super::Rules) say.
 */
struct monstr_nh_extra {
    /**
     * Class pick: its weight is multiplied by this; 0 counts as 1.
     */
    uint8_t class_factor;
    /**
     * The highest level that it comes with; 0: what the rules say.
     */
    uint8_t level_ceiling;
    /**
     * The sides of its die for hit points; 0: what the rules say. Games whose dice go by size
     * have it here.
     */
    uint8_t hit_die;
    /**
     * Must be 0.
     */
    uint8_t reserved;
};

/**
 * A table of species with the rules in force. monstr_nh_table_of() answers an edition's.
 * A game with monsters of its own sets the pointers to its records; one with other rules
 * copies an edition's table and sets `rules`.
 *
 * Where `species` is NULL, the species are the edition's, with all that belongs to them
 * (combat, attacks, quest, names), and the fields about them don't count. Where it isn't,
 * they are the caller's, and so is what belongs to them. Where `rules` is NULL, they are the
 * edition's.
 */
struct monstr_nh_table {
    /**
     * The species, in the game's own order.
     */
    const struct monstr_nh_species *species;
    /**
     * A record for each for difficulty, experience, sacrifice and the spell of drain life; NULL
     * where nobody asks for these.
     */
    const struct monstr_nh_combat *combat;
    /**
     * The attacks of all, which the combat records point into.
     */
    const struct monstr_nh_attack *attacks;
    /**
     * The quest's enemies, a row a role; NULL for none.
     */
    const struct monstr_nh_quest_enemies *quest;
    /**
     * The rules in force.
     */
    const struct monstr_nh_rules *rules;
    /**
     * What the game's own rules know of each species besides; NULL for nothing.
     */
    const struct monstr_nh_extra *extras;
    /**
     * The order in which a class pick goes over the species, where the rules want the
     * caller's (`class_pick_sorted` 2): the indices of the ordinary species, those of a class
     * in one stretch. NULL for none.
     */
    const uint16_t *class_order;
    /**
     * The first species' name; NULL for no names.
     */
    const char *const *names;
    /**
     * How many bytes lie between the pointer to one name and the next, itself included:
     * names are read where the game keeps them. 0: they stand one after the other.
     */
    int32_t name_stride;
    /**
     * How many species there are, 1..65535.
     */
    int32_t species_count;
    /**
     * How many of them, from the first on, are made at random.
     */
    int32_t ordinary_count;
    /**
     * How many attacks there are.
     */
    int32_t attack_count;
    /**
     * How many rows `quest` has, at most 255.
     */
    int32_t quest_count;
    /**
     * MONSTR_NH_3_4_3 or another of these codes; 0: none, everything is the caller's.
     */
    int32_t edition;
};

/**
 * A species' difficulty taken apart. The numbers told here are the editions'; a game's own
 * rules may have others.
 */
struct monstr_nh_terms {
    /**
     * From the level: the level itself up to 49, (level - 6) / 2 above.
     */
    int32_t base;
    /**
     * Bonus: 1 for small groups, 2 for large ones.
     */
    int32_t groups;
    /**
     * Bonus: 1 for an attack from a distance or with a weapon or a spell.
     */
    int32_t ranged;
    /**
     * Bonus: 1 for an armour class below 4, 2 below 0.
     */
    int32_t armour;
    /**
     * Bonus: 1 for a speed of 18 and more.
     */
    int32_t speed;
    /**
     * Bonus: 1 for each attack that isn't passive.
     */
    int32_t attacks;
    /**
     * Bonus: 1 more for each spell.
     */
    int32_t spells;
    /**
     * Bonus: 1 more for each weapon in a strong monster's hands.
     */
    int32_t weapons;
    /**
     * Bonus: what explosions add by their kind of damage.
     */
    int32_t explosions;
    /**
     * Bonus: 2 for each draining, stoning, poisonous or lycanthropic damage, 1 for each
     * other that isn't physical.
     */
    int32_t damage;
    /**
     * Bonus: 1 for each attack that can do 24 and more.
     */
    int32_t heavy;
    /**
     * Bonus: what the species' record adds of its own.
     */
    int32_t adjustment;
    /**
     * The sum of the bonus.
     */
    int32_t bonus;
    /**
     * The difficulty.
     */
    int32_t difficulty;
};

/**
 * The place and the hero. All zero but the first two is an ordinary level of the Dungeons
 * of Doom.
 */
struct monstr_nh_place {
    /**
     * The level's difficulty, 0..32767: see monstr_nh_level_difficulty().
     */
    int32_t level_difficulty;
    /**
     * The hero's experience level, 0..32767.
     */
    int32_t hero_level;
    /**
     * What stands for the hero's level in the bounds of difficulty, 0..32767; 0: the level
     * itself. For games that fill a new level by something else, such as the deepest level
     * reached.
     */
    int32_t hero_level_in_bounds;
    /**
     * Added to the least difficulty that may come, -32768..32767. 5.0.0's callers do that;
     * else 0.
     */
    int32_t min_added;
    /**
     * Added to the greatest difficulty that may come.
     */
    int32_t max_added;
    /**
     * A MONSTR_NH_PLANE_ code.
     */
    int32_t plane;
    /**
     * The alignment of the level: that of a special level, or else of the dungeon. A
     * MONSTR_NH_ALIGNMENT_ code.
     */
    int32_t alignment;
    /**
     * A MONSTR_NH_TEMPERATURE_ code. Only 5.0.0's rules ask for it.
     */
    int32_t temperature;
    /**
     * 1: in Gehennom.
     */
    int32_t gehennom;
    /**
     * 1: on the tribute level, which has only monsters shown as capital letters.
     */
    int32_t rogue_level;
    /**
     * In the quest's dungeon the number of the hero's role in the table's quest list, from
     * 1 on (for the embedded tables: 1 Archeologist, 2 Barbarian, 3 Caveman, 4 Healer, 5
     * Knight, 6 Monk, 7 Priest, 8 Rogue, 9 Ranger, 10 Samurai, 11 Tourist, 12 Valkyrie, 13
     * Wizard); anywhere else 0.
     */
    int32_t quest_role;
    /**
     * How often the Wizard of Yendor has died, 0..255.
     */
    int32_t wizard_deaths;
};

/**
 * The difficulties that an ordinary pick takes: `min..=max`.
 */
struct monstr_nh_difficulty_bounds {
    /**
     * The least; what is below is too weak.
     */
    int32_t min;
    /**
     * The greatest; what is above is too strong. It may be less than `min`.
     */
    int32_t max;
};

/**
 * Where the hero is, for monstr_nh_level_difficulty(). All zero but the first is an ordinary
 * level at that depth.
 */
struct monstr_nh_whereabouts {
    /**
     * The depth of the level, -32768..32767, as all depths here.
     */
    int32_t depth;
    /**
     * Its number in its dungeon; 1 is the topmost. Only read where `builds_up` is 1.
     */
    int32_t level;
    /**
     * The number of the level by which one comes in. Only read where `builds_up` is 1.
     */
    int32_t entry_level;
    /**
     * The depth of Moloch's Sanctum, the last level of Gehennom. Only read in the endgame.
     */
    int32_t sanctum_depth;
    /**
     * The deepest level reached so far. Only read with the Amulet.
     */
    int32_t deepest_reached;
    /**
     * The hero's experience level, 0..32767. Only read in the endgame.
     */
    int32_t hero_level;
    /**
     * 1: the dungeon is climbed, as Sokoban and Vlad's Tower are.
     */
    int32_t builds_up;
    /**
     * 1: on one of the elemental planes or the Astral Plane.
     */
    int32_t endgame;
    /**
     * 1: the hero carries the real Amulet of Yendor.
     */
    int32_t has_amulet;
    /**
     * 1: something worn or carried aggravates monsters. The innate trait does nothing.
     */
    int32_t aggravates;
};

/**
 * One dungeon of a game, as far as depths go.
 */
struct monstr_nh_dungeon {
    /**
     * The depth of its first level. It may be negative.
     */
    int16_t depth_start;
    /**
     * How many levels it has.
     */
    int16_t levels;
    /**
     * The level by which one first comes in; 1 is the topmost.
     */
    int16_t entry_level;
    /**
     * The level reached, as the game keeps it; 0: never visited.
     */
    int16_t reached_level;
};

/**
 * A monster that was killed. All zero but the first two is an ordinary one, killed by a hero
 * who can drown.
 */
struct monstr_nh_killed {
    /**
     * The monster's own level, 0..32767, which isn't its species' base level.
     */
    int32_t level;
    /**
     * Its armour class, -32768..32767: the species' base, less what it wears.
     */
    int32_t armour_class;
    /**
     * 1: the hero can't drown. He breathes by magic, or has a form that is amphibious (in
     * 3.4.3 and 3.6.7 also one that is breathless).
     */
    int32_t amphibious_hero;
    /**
     * 1: it had been dead before. 3.4.3 doesn't ask.
     */
    int32_t revived;
    /**
     * 1: it was split off another one. 3.4.3 doesn't ask.
     */
    int32_t cloned;
    /**
     * How many of its species have died, whoever killed them, this one included; at least 0.
     * The games stop counting at 255. Only read where it was revived or cloned.
     */
    int32_t deaths;
};

/**
 * Which species are gone, read where the game keeps it: one byte of flags for each species
 * of the table, at a fixed distance from one another. For NetHack's mvitals:
 *
 * ```c
 * gone.flags = &mvitals[0].mvflags;
 * gone.stride = sizeof mvitals[0];
 * gone.count = NUMMONS;
 * gone.genocided = G_GENOD;
 * gone.extinct = G_EXTINCT;
 * ```
 */
struct monstr_nh_gone {
    /**
     * The first species' flag byte. NULL: nothing is gone.
     */
    const uint8_t *flags;
    /**
     * How many bytes lie between one flag byte and the next, itself included; at least 1.
     */
    int32_t stride;
    /**
     * How many flag bytes there are: at least one for each ordinary species.
     */
    int32_t count;
    /**
     * The bits that say 'genocided', 0..255.
     */
    int32_t genocided;
    /**
     * The bits that say 'extinct', 0..255.
     */
    int32_t extinct;
};

/**
 * What kind of species monstr_nh_pick_class() is asked for. All zero but the class is any
 * species of the class that may be made at random.
 */
struct monstr_nh_class {
    /**
     * The class, 1..60, or up to 255 where a game has more. One without species, and 0,
     * gives none.
     */
    int32_t class_id;
    /**
     * MONSTR_NH_GEN_ bits that don't keep a species out this time: NOGEN and UNIQ, in 5.0.0
     * also HELL and NOHELL.
     */
    int32_t lifted;
    /**
     * A MONSTR_NH_ALIGNMENT_ code: only species of that side. 3.4.3 doesn't heed it.
     */
    int32_t alignment;
    /**
     * 1: species that are gone count as not gone. Only 5.0.0 heeds it.
     */
    int32_t ignore_gone;
};

/**
 * One species of a pool.
 */
struct monstr_nh_candidate {
    /**
     * The weights up to this one, its own included.
     */
    uint32_t up_to;
    /**
     * The species.
     */
    uint16_t species;
    /**
     * With which candidate the part of the total begins that has the number of this place in
     * the buffer.
     */
    uint16_t first;
};

/**
 * The state of a pool beside its candidates. The default is a pool to be filled.
 */
struct monstr_nh_pool_state {
    /**
     * The sum of the weights.
     */
    uint32_t total;
    /**
     * How many candidates there are.
     */
    uint32_t len;
    /**
     * 0: to be filled before the next pick. Else filled; one less is how wide the parts of the
     * total are, as a power of 2.
     */
    uint32_t filled;
};

/**
 * Weights kept between picks: 3.4.3's and 3.6.7's cache, as a value that the caller owns. It
 * lies in an array of the caller's:
 *
 * ```c
 * static struct monstr_nh_candidate room[400];
 * static struct monstr_nh_pool pool = {room, 400};
 * ```
 *
 * The fields after the first two are the library's. All zero is a pool that is filled by the
 * next pick.
 */
struct monstr_nh_pool {
    /**
     * Where the candidates are kept.
     */
    struct monstr_nh_candidate *room;
    /**
     * How many fit there. As many as the table has ordinary species always suffice.
     */
    int32_t capacity;
    /**
     * How many there are now, the sum of their weights, and whether they are to be used.
     */
    struct monstr_nh_pool_state state;
};

/**
 * A game's own part in an ordinary pick. All zero is none.
 */
struct monstr_nh_hooks {
    /**
     * Whether a species may come: 0 it may not, else it may. Asked in the table's order, of
     * each species whose difficulty fits, before anything else is; not again for what a pool
     * keeps. It may draw from `dice`, which are those of the pick for as long as it runs, or
     * where these are a function of the game's own by that function itself; it changes
     * nothing else that the pick was handed. NULL: all may.
     */
    int32_t (*gate)(void *context, int32_t who, struct monstr_dice *dice);
    /**
     * What becomes of a species' weight, which is its frequency with what alignment and
     * temperature add, and may be negative. What falls out of the rules' range counts as
     * they tell. NULL: it stays.
     */
    int32_t (*weight)(void *context, int32_t who, int32_t weight);
    /**
     * What the two are called with.
     */
    void *context;
};

/**
 * The level difficulties and heroes' levels at which a species appears: those of `0..=32767`
 * where the level's difficulty is at most `deepest`, and it and the hero's level are together
 * at least `least_sum`.
 */
struct monstr_nh_level_window {
    /**
     * The greatest difficulty that the level may have.
     */
    int32_t deepest;
    /**
     * The least that the level's difficulty and the hero's level may be together.
     */
    int32_t least_sum;
};

/**
 * How likely something is. The fraction is in lowest terms; it is there where it, and each
 * step on the way to it, fits in 64 bits.
 */
struct monstr_chance {
    /**
     * The fraction's numerator.
     */
    uint64_t numerator;
    /**
     * Its denominator. 0: the fraction doesn't fit.
     */
    uint64_t denominator;
    /**
     * The same as a number, 0 to 1.
     */
    double value;
};

/**
 * How likely a species is the answer.
 */
struct monstr_nh_share {
    /**
     * How likely it is.
     */
    struct monstr_chance chance;
    /**
     * The species, or MONSTR_NONE: no species at all.
     */
    int32_t species;
    /**
     * How much it counts in the draw over the weights; the rows' weights add up to the bound of
     * that draw, unless a pool is stale. 0 in the odds of a class or a quest enemy.
     */
    int32_t weight;
};

/**
 * Level difficulties and heroes' levels, for monstr_nh_chances_by_level(). All lie in
 * 0..32767.
 */
struct monstr_nh_level_range {
    /**
     * The first level difficulty.
     */
    int32_t first_difficulty;
    /**
     * How many of them.
     */
    int32_t difficulty_count;
    /**
     * The first level of the hero.
     */
    int32_t first_hero_level;
    /**
     * How many of them.
     */
    int32_t hero_level_count;
};

/**
 * What a game keeps of a species. All zero is one that was never made.
 */
struct monstr_nh_vitals {
    /**
     * How many have been born, 0..255; it stays at 255.
     */
    int32_t born;
    /**
     * 1: it has been genocided.
     */
    int32_t genocided;
    /**
     * 1: it is extinct.
     */
    int32_t extinct;
    /**
     * Only told, not read. 1: it has become extinct just now, and a pool has to leave it out:
     * call monstr_nh_pool_forget().
     */
    int32_t forget;
};

/**
 * A monster's level and hit points.
 *
 * What a rule is given must lie in these ranges: a level in 0..32767, hit points in
 * -1000000..1000000.
 */
struct monstr_nh_vigor {
    /**
     * Its level, which isn't its species' base level.
     */
    int32_t level;
    /**
     * Its hit points.
     */
    int32_t hp;
    /**
     * The most it can have now.
     */
    int32_t hp_max;
};

/**
 * A corpse on an altar. All zero is a fresh and whole one, on an altar of no alignment.
 */
struct monstr_nh_offering {
    /**
     * How many turns it has been dead, at least 0.
     */
    int32_t age;
    /**
     * 1: it has lain on ice, and its age counts half.
     */
    int32_t on_ice;
    /**
     * What is left of its nutrition, 0..65535 (above its species', it counts as whole); 0: it
     * is whole.
     */
    int32_t nutrition_left;
    /**
     * 1: it was the hero's pet.
     */
    int32_t former_pet;
    /**
     * The altar's alignment: a MONSTR_NH_ALIGNMENT_ code.
     */
    int32_t altar;
};

/**
 * The hero who offers, as far as a sacrifice asks.
 */
struct monstr_nh_worshipper {
    /**
     * The experience level, 0..32767.
     */
    int32_t level;
    /**
     * The alignment that the hero has now: a MONSTR_NH_ALIGNMENT_ code.
     */
    int32_t alignment;
    /**
     * The turn of the game, at least 0.
     */
    int32_t turn;
    /**
     * How many gifts the hero has had from the god, 0..65535.
     */
    int32_t gifts;
    /**
     * How many artifacts there are in this game, 0..65535.
     */
    int32_t artifacts;
    /**
     * 1: the hero has eaten meat. Only 5.0.0 asks.
     */
    int32_t ate_meat;
};

/**
 * How the hero stands with the god. A sacrifice changes it.
 */
struct monstr_nh_standing {
    /**
     * The god's anger; 0: he isn't angry.
     */
    int32_t anger;
    /**
     * The alignment record; below 0 the hero has strayed.
     */
    int32_t record;
    /**
     * The turns until a prayer is safe.
     */
    int32_t prayer_timeout;
    /**
     * Luck, -10..10.
     */
    int32_t luck;
};

/**
 * One monster: what growth, drain and recovery read of it, and what they change.
 */
struct monstr_nh_monster {
    /**
     * Its species.
     */
    int32_t species;
    /**
     * 1: it is female.
     */
    int32_t female;
    /**
     * 1: it can't be drained, for a reason that isn't its species: it wields an artifact that
     * protects, is a vampire in another shape (3.6.7, 5.0.0), or wears a black dragon's scales
     * (5.0.0).
     */
    int32_t drain_proof;
    /**
     * Its level and hit points.
     */
    struct monstr_nh_vigor vigor;
};

/**
 * A hit that may drain. All zero but the first two is an ordinary one.
 */
struct monstr_nh_drain_attack {
    /**
     * How many dice of damage the attack has, 0..255.
     */
    int32_t dice;
    /**
     * The sides of each, 0..255.
     */
    int32_t sides;
    /**
     * The victim's magic negation, 0..3. Death's touch doesn't heed it.
     */
    int32_t negation;
    /**
     * 1: the attacker is cancelled. Only read for monstr_nh_drain_by_monster().
     */
    int32_t cancelled;
    /**
     * 1: the attacker wields what knocks back more often than others (Ogresmasher). Not read
     * for monstr_nh_drain_by_hero().
     */
    int32_t knocks_back_more;
    /**
     * 1: the hero's form is a demon. Only read for monstr_nh_drain_by_hero().
     */
    int32_t demon;
};

/**
 * The hero who casts drain life.
 */
struct monstr_nh_drain_spell {
    /**
     * The hero's experience level, 0..32767.
     */
    int32_t hero_level;
    /**
     * The hero's intelligence, 0..255 (in the games 3..25).
     */
    int32_t intelligence;
    /**
     * 1: the hero is a Knight who carries the Knights' quest artifact.
     */
    int32_t knight_artifact;
};

/**
 * What the blow comes to, for the caller to apply: the victim's hit points are as they were.
 */
struct monstr_nh_blow {
    /**
     * The damage to be dealt.
     */
    int32_t damage;
    /**
     * The hit points that the hero gains.
     */
    int32_t hero_gains;
    /**
     * The hit points that the monster gains which wields the artifact, as far as its most.
     */
    int32_t wielder_gains;
};

/**
 * A monster about to die, and what it is afterwards.
 */
struct monstr_nh_mortal {
    /**
     * The species that it is now.
     */
    int32_t species;
    /**
     * 1: its own shape is known (cham isn't NON_PM): it is a shape changer, or a vampire.
     */
    int32_t has_own_shape;
    /**
     * Its own shape, a species (cham).
     */
    int32_t own_shape;
    /**
     * Its level and hit points. What it has left of these plays no part.
     */
    struct monstr_nh_vigor vigor;
    /**
     * 1: wears an amulet of life saving. 0 once it has been used up.
     */
    int32_t life_saving;
    /**
     * Afterwards: the draw of 10 for a change of its sex; -1 for none.
     */
    int32_t sex;
};

/**
 * The hit points that a role, or a race, gives when a game starts and at each new level: a
 * fixed number, and one die where `_die` is above 0. What role and race give is added up.
 */
struct monstr_nh_advance {
    /**
     * At the start of the game (`infix`).
     */
    int16_t start;
    /**
     * The sides of the die at the start (`inrnd`).
     */
    int16_t start_die;
    /**
     * For a new level below the role's cut-off (`lofix`).
     */
    int16_t low;
    /**
     * The sides of the die below the cut-off (`lornd`).
     */
    int16_t low_die;
    /**
     * For a new level from the cut-off on (`hifix`).
     */
    int16_t high;
    /**
     * The sides of the die from the cut-off on (`hirnd`).
     */
    int16_t high_die;
};

/**
 * A role, as far as hit points go.
 */
struct monstr_nh_role {
    /**
     * What it gives.
     */
    struct monstr_nh_advance hp;
    /**
     * The cut-off: the first level at which a gain goes by the `high` numbers.
     */
    int16_t cutoff;
    /**
     * MONSTR_NH_KIND_ bits.
     */
    uint16_t traits;
};

/**
 * A race, as far as hit points go.
 */
struct monstr_nh_race {
    /**
     * What it gives.
     */
    struct monstr_nh_advance hp;
    /**
     * The highest Constitution that it allows.
     */
    int16_t con_limit;
    /**
     * MONSTR_NH_KIND_ bits.
     */
    uint16_t traits;
};

/**
 * The hero, as far as hit points go. Fill it from the game's own records, hand it to one
 * function after the other, and take back what has changed. Each function reads only what
 * its rule needs; `role` and `race` must always be set.
 */
struct monstr_nh_hero {
    /**
     * The role: monstr_nh_role_of() or a record of the game's own.
     */
    const struct monstr_nh_role *role;
    /**
     * The race: monstr_nh_race_of() or a record of the game's own.
     */
    const struct monstr_nh_race *race;
    /**
     * The experience level, 1..30 (u.ulevel).
     */
    int32_t level;
    /**
     * The highest level that can be regained (u.ulevelmax).
     */
    int32_t peak_level;
    /**
     * The hero's own hit points (u.uhp). They may be any number; sums stop at the ends of
     * the range.
     */
    int32_t hp;
    /**
     * The most of them (u.uhpmax).
     */
    int32_t hp_max;
    /**
     * The most that hp_max has been (5.0.0's u.uhppeak). No rule here reads it.
     */
    int32_t hp_peak;
    /**
     * 1: polymorphed; what follows about the form counts (Upolyd).
     */
    int32_t polymorphed;
    /**
     * The species that he is polymorphed into (u.umonnum).
     */
    int32_t form;
    /**
     * The form's hit points (u.mh).
     */
    int32_t form_hp;
    /**
     * The most of them (u.mhmax).
     */
    int32_t form_hp_max;
    /**
     * Whether he must stay in his form: a MONSTR_NH_UNCHANGING_ code (Unchanging).
     */
    int32_t unchanging;
    /**
     * Constitution at the moment, 3..25 (ACURR(A_CON)).
     */
    int32_t con;
    /**
     * The most that Constitution can be restored to (AMAX(A_CON)).
     */
    int32_t con_max;
    /**
     * What each level has given (u.uhpinc): first the roll at the start, then for each level
     * what took the hero from there to the next. 3.4.3 doesn't keep it.
     */
    int32_t gains[30];
};

/**
 * A turn, and how the hero spends it. All zero but the number is a turn at rest and in good
 * order.
 */
struct monstr_nh_hero_turn {
    /**
     * The turn counter, raised for this turn already (moves). Not below 0.
     */
    int32_t number;
    /**
     * A MONSTR_NH_BURDEN_ code: the games' own numbers (near_capacity()).
     */
    int32_t burden;
    /**
     * A MONSTR_NH_PLANE_ code; only the Plane of Water counts.
     */
    int32_t plane;
    /**
     * 1: his position has changed since his last action (u.umoved).
     */
    int32_t moved;
    /**
     * 1: Regeneration, from wherever.
     */
    int32_t regenerates;
    /**
     * 1: his square is water.
     */
    int32_t in_water;
    /**
     * 1: he need not breathe (Breathless). Only 5.0.0 asks.
     */
    int32_t breathless;
    /**
     * 1: he takes half physical damage (Half_physical_damage).
     */
    int32_t half_damage;
    /**
     * 1: he has the property of falling asleep (Sleepy). Only 5.0.0 asks.
     */
    int32_t sleepy;
    /**
     * 1: he is asleep now (u.usleep). Only 5.0.0 asks.
     */
    int32_t asleep;
    /**
     * 1: nothing can hurt him, as he is praying (u.uinvulnerable).
     */
    int32_t invulnerable;
    /**
     * 1: he is turning into a zombie. Only FIQHack's rule asks.
     */
    int32_t zombifying;
    /**
     * 1: the game was begun in the form that he has (FIQHack's polyinit), which recovers like
     * the hero himself.
     */
    int32_t born_in_form;
};

/**
 * A prayer that pleases the hero's own god, and what came of it.
 */
struct monstr_nh_prayer {
    /**
     * The alignment record (u.ualign.record). It rises by 1 where it is below 2 and there is
     * no trouble.
     */
    int32_t alignment;
    /**
     * Luck.
     */
    int32_t luck;
    /**
     * Where he prays: a MONSTR_NH_ALTAR code.
     */
    int32_t altar;
    /**
     * 1: his hit points were low when the prayer began.
     */
    int32_t was_low;
    /**
     * 1: the castle's drawbridge was once opened (u.uevent.uopened_dbridge).
     */
    int32_t drawbridge_opened;
    /**
     * 1: he has been in Gehennom (u.uevent.gehennom_entered).
     */
    int32_t gehennom_entered;
    /**
     * How often he has heard of the castle's tune, 0..2 (u.uevent.uheard_tune). A hint raises
     * it.
     */
    int32_t tune_heard;
    /**
     * Afterwards: 1 if low hit points were mended, else 0.
     */
    int32_t mended;
    /**
     * Afterwards: the favour's number, as drawn; -1 for none. The golden glow and the hint
     * are done; any other is the game's to do.
     */
    int32_t favour;
    /**
     * Afterwards: 1 if the favour was the golden glow, else 0.
     */
    int32_t glow;
    /**
     * Afterwards: 1 if the favour was a hint about the castle's tune, else 0.
     */
    int32_t hint;
};

/**
 * A nurse's healing attack that hits.
 */
struct monstr_nh_nurse {
    /**
     * 1: the nurse is cancelled.
     */
    int32_t cancelled;
    /**
     * 1: the hero is in a form whose touch turns to stone (touch_petrifies()).
     */
    int32_t petrifying;
    /**
     * 1: he wears armour of any kind, a shirt included.
     */
    int32_t armoured;
    /**
     * What he holds: a MONSTR_NH_WIELDING_ code.
     */
    int32_t wielding;
    /**
     * His Strength at the moment (ACURR(A_STR)): 3..18, 18/01 as 19, 18/100 as 118, 19 as 119.
     */
    int32_t strength;
    /**
     * How much Strength was exercised (AEXE(A_STR)). Goes up by 1 where this exercises it.
     */
    int32_t strength_exercise;
    /**
     * The same of Constitution (AEXE(A_CON)).
     */
    int32_t con_exercise;
};

/**
 * What stands between the hero and death. All zero is the ordinary case: nothing does. (An
 * Unchanging hero dies in his form: that is in monstr_nh_hero.)
 */
struct monstr_nh_mortality {
    /**
     * 1: wears an amulet of life saving. 0 once it has been used up.
     */
    int32_t life_saving;
    /**
     * 1: in explore or debug mode, the player declines to die if it comes to that.
     *
     * A game that asks only then tries with 0 on a copy of the hero, and if he dies and the
     * player declines calls again with 1. The first call makes no draw in that case, unless a
     * genocided hero's amulet was used up in vain.
     */
    int32_t declines;
    /**
     * 1: attributes can't change (Fixed_abil).
     */
    int32_t fixed_abilities;
    /**
     * How often the hero has died (u.umortality): one more each time, saved or not.
     */
    int32_t deaths;
};

/**
 * How the hero becomes a new man, and what came of it.
 */
struct monstr_nh_new_man {
    /**
     * What stands between him and death.
     */
    struct monstr_nh_mortality mortality;
    /**
     * 1: he has polymorph control, and doesn't die for want of hit points.
     */
    int32_t controlled;
    /**
     * 1: his sex may change, as in a random or a chosen polymorph, but not in that of a
     * werecreature. 3.4.3 doesn't ask.
     */
    int32_t may_change_sex;
    /**
     * Afterwards: the draw of 10 for the sex; -1 for none.
     */
    int32_t sex;
    /**
     * Afterwards: the draw for the experience points; -1 for none.
     */
    int32_t experience;
    /**
     * Afterwards: by how much the highest Strength, Dexterity, Constitution and Charisma
     * change, -2..2, before they are kept within 3 and what the race allows; what they are at
     * the moment changes in proportion. The hero's con and con_max are done.
     */
    int32_t attributes[4];
};

/**
 * How likely each value of a number is: hit points, the sum of some dice. It lies in an array
 * of the caller's:
 *
 * ```c
 * double room[100];
 * struct monstr_distribution odds = {room, 100};
 * if (monstr_roll_odds(3, 6, 0, &odds) <= 100)
 *     printf("a 7 comes with a chance of %g\n", room[7 - odds.least]);
 * ```
 *
 * A distribution of the caller's own sets all but `greatest`, and its chances add up to 1.
 */
struct monstr_distribution {
    /**
     * The chance of each value, from the least on. 0 where a value between can't come.
     */
    double *chances;
    /**
     * How many chances fit there.
     */
    int32_t capacity;
    /**
     * How many there are.
     */
    int32_t count;
    /**
     * The least value.
     */
    int32_t least;
    /**
     * The greatest.
     */
    int32_t greatest;
};

/**
 * Something that looks wrong with a table.
 */
struct monstr_nh_finding {
    /**
     * What it is: a MONSTR_NH_LINT_ code.
     */
    int32_t flaw;
    /**
     * The species.
     */
    int32_t species;
    /**
     * The first of the two numbers that matter; the code tells what it is.
     */
    int32_t first;
    /**
     * The second.
     */
    int32_t second;
};

/**
 * One row of the catalogue: what a creature of the species starts as.
 *
 * The codes are told in [`codes`](super::codes). Its names are apart, in
 * [`Names`](super::Names).
 */
struct monstr_om_species {
    /**
     * What its corpse weighs.
     */
    int32_t corpse_weight;
    /**
     * How it is: MONSTR_OM_STATUS_ bits. With AWAKE none of them starts asleep.
     */
    uint32_t status;
    /**
     * What can't hurt it: MONSTR_OM_IMMUNITY_ bits.
     */
    uint16_t immunity;
    /**
     * Hit points.
     */
    uint16_t hp;
    /**
     * What killing one is worth.
     */
    uint16_t experience;
    /**
     * What its corpse is worth.
     */
    int16_t corpse_value;
    /**
     * How well it hits.
     */
    int16_t hit;
    /**
     * How hard it is to hurt.
     */
    int16_t armour;
    /**
     * How much it hurts.
     */
    int16_t damage;
    /**
     * The item that its corpse can become; -1: none.
     */
    int16_t corpse_item;
    /**
     * The item that it starts with; -1: none.
     */
    int16_t start_item;
    /**
     * What it does when spoken to: a MONSTR_OM_TALK_ code, or -1.
     */
    int16_t talk;
    /**
     * How it moves: a MONSTR_OM_MOVE_ code, or -1.
     */
    int16_t movement;
    /**
     * What its hits do: a MONSTR_OM_MELEE_ code, or -1.
     */
    int16_t melee;
    /**
     * What it does from afar: a MONSTR_OM_STRIKE_ code or another, or -1.
     */
    int16_t strike;
    /**
     * What else it does: a MONSTR_OM_SP_ code or another, or -1.
     */
    int16_t special;
    /**
     * From how far it notices the player.
     */
    uint8_t sense;
    /**
     * From how far the player wakes it.
     */
    uint8_t wakeup;
    /**
     * Its level, which is also that of its possessions.
     */
    uint8_t level;
    /**
     * Ticks between its actions.
     */
    uint8_t speed;
    /**
     * How likely it starts asleep: awake with (99 - sleep) percent.
     */
    uint8_t sleep;
    /**
     * It has fewer possessions than this, its starting item aside.
     */
    uint8_t treasure;
    /**
     * A MONSTR_OM_UNIQUENESS_ code. Only the common ones come by ordinary selection.
     */
    uint8_t uniqueness;
    /**
     * What is decided when one is made: a MONSTR_OM_IDENTITY_ code.
     */
    uint8_t identity;
    /**
     * What else is special about it: MONSTR_OM_TRAIT_ bits.
     */
    uint8_t traits;
    /**
     * The letter that shows it.
     */
    uint8_t symbol;
    /**
     * The letter's colour: a MONSTR_OM_COLOUR_ code.
     */
    uint8_t colour;
    /**
     * The colour behind it.
     */
    uint8_t background;
};

/**
 * What an environment is like. All zero but `base` is one without a theme, whose
 * difficulty is `base` at any depth.
 */
struct monstr_om_environment {
    /**
     * The depth is divided by this; 0: it doesn't matter.
     */
    uint8_t divisor;
    /**
     * What is added to that, for the difficulty.
     */
    uint8_t base;
    /**
     * How many more creatures a floor has than elsewhere.
     */
    uint8_t crowd;
    /**
     * What lives there: a MONSTR_OM_THEME_ code.
     */
    uint8_t theme;
    /**
     * 1: it is a temple, whose angels serve its own deity.
     */
    uint8_t temple;
    /**
     * 1: nothing happens there by chance from time to time, as it does indoors.
     */
    uint8_t uneventful;
};


/**
 * A species from a limit on, or up to one: its list tells which.
 */
struct monstr_om_step {
    /**
     * The limit.
     */
    int16_t limit;
    /**
     * The species.
     */
    uint16_t species;
};

/**
 * Who waits on a certain floor.
 */
struct monstr_om_inhabitant {
    /**
     * The species.
     */
    uint16_t species;
    /**
     * The environment.
     */
    int16_t environment;
    /**
     * The floor's depth.
     */
    int16_t depth;
    /**
     * The floor's layout is one of these: MONSTR_OM_LAYOUT_ bits.
     */
    uint8_t layouts;
    /**
     * 1: it waits even where the environment's quest is completed.
     */
    uint8_t always;
};

/**
 * Which species come where.
 */
struct monstr_om_lists {
    /**
     * Where each band begins in the catalogue. Band 0 begins at 0; the last one ends with
     * the catalogue.
     */
    uint16_t bands[11];
    /**
     * The environments, by their number. Others are as number 0 is.
     */
    struct monstr_om_environment environments[32];
    /**
     * Goblin Caves: the first comes where 10 * depth and a draw of 100 are above its limit, or
     * else the second in the same way, or else the third where a draw of 100 alone is.
     */
    struct monstr_om_step caves[3];
    /**
     * Sewers: by a draw of depth + 3. 65535 is an ordinary creature, as beyond the end.
     */
    uint16_t sewers[32];
    /**
     * Astral Plane: what half of them are, by a draw of 12.
     */
    uint16_t astral[12];
    /**
     * Astral Plane: the elementals of depth 1, 2, 3 and 4.
     */
    uint16_t astral_elementals[4];
    /**
     * Astral Plane: what comes at depth 5 instead of an elemental, by a draw of 12.
     */
    uint16_t astral_deep[12];
    /**
     * Volcano: by a draw of depth / 2 + 2. 65535 is an ordinary creature, as beyond the end.
     */
    uint16_t volcano[32];
    /**
     * Castle: the first one whose limit the difficulty is below.
     */
    struct monstr_om_step castle[4];
    /**
     * The countryside's tables, by a draw of 10: plains, forest, jungle, river, swamp,
     * desert, tundra, mountains. 65535 is the wildcard.
     */
    uint16_t countryside[8][10];
    /**
     * Who waits on certain floors.
     */
    struct monstr_om_inhabitant inhabitants[9];
    /**
     * A random temple square, by a draw of 12; 65535: nobody.
     */
    uint16_t temple[12];
    /**
     * Minor undead, by a draw of 2.
     */
    uint16_t minor_undead[2];
    /**
     * Major undead, by a draw of 2.
     */
    uint16_t major_undead[2];
    /**
     * Whom a demon calls: the one of its own level.
     */
    struct monstr_om_step demon_helpers[7];
    /**
     * Whom an angel calls: the one of its own level, else the last.
     */
    struct monstr_om_step angel_hosts[3];
    /**
     * The species of the log's dead adventurers.
     */
    uint16_t log_npc;
    /**
     * The species of the city's officeholders.
     */
    uint16_t officeholder;
    /**
     * What a dead adventurer comes back as: the first whose limit his level is below, else
     * the last.
     */
    struct monstr_om_step undead[4];
    /**
     * The arena's opponents, in order.
     */
    uint16_t arena[16];
    /**
     * Gladiators of rank 1 up to this one meet the champion after these.
     */
    uint16_t champion_ranks;
    /**
     * How many of the officeholders, from the first on, come at random.
     */
    uint16_t random_offices;
    /**
     * 0: the log's dead are those of the log. Above 0: nobody reads it, all come back undead,
     * and their level is drawn, below this.
     */
    uint16_t log_levels;
};

/**
 * Omega's species and which of them come where. All zero is Omega 0.90.4's own, which
 * monstr_om_table() answers too; a fork sets the pointers to what is its own.
 */
struct monstr_om_table {
    /**
     * The species, in the game's own order. NULL: 0.90.4's, with their names.
     */
    const struct monstr_om_species *species;
    /**
     * Which come where. NULL: 0.90.4's.
     */
    const struct monstr_om_lists *lists;
    /**
     * The first species' name, for species of the caller's; NULL for no names.
     */
    const char *const *names;
    /**
     * How many bytes lie between the pointer to one name and the next, itself included. 0:
     * they stand one after the other.
     */
    int32_t name_stride;
    /**
     * How many species of the caller's there are, 1..65534.
     */
    int32_t species_count;
};

/**
 * A creature: its template's numbers, changed as it was made, and what was decided then.
 */
struct monstr_om_creature {
    /**
     * The species whose template it was made from.
     */
    int32_t template_;
    /**
     * The species that it is: another than `template` for one of the log's dead that came
     * back undead, and after a were-change.
     */
    int32_t id;
    /**
     * Where it stands.
     */
    int32_t x;
    /**
     * Where it stands.
     */
    int32_t y;
    /**
     * How it is: MONSTR_OM_STATUS_ bits.
     */
    uint32_t status;
    /**
     * What can't hurt it: MONSTR_OM_IMMUNITY_ bits.
     */
    uint32_t immunity;
    /**
     * Hit points.
     */
    int32_t hp;
    /**
     * How well it hits.
     */
    int32_t hit;
    /**
     * How hard it is to hurt.
     */
    int32_t armour;
    /**
     * How much it hurts.
     */
    int32_t damage;
    /**
     * From how far it notices the player.
     */
    int32_t sense;
    /**
     * From how far the player wakes it.
     */
    int32_t wakeup;
    /**
     * Its level.
     */
    int32_t level;
    /**
     * Ticks between its actions.
     */
    int32_t speed;
    /**
     * What killing it is worth.
     */
    int32_t experience;
    /**
     * What its corpse weighs.
     */
    int32_t corpse_weight;
    /**
     * What its corpse is worth.
     */
    int32_t corpse_value;
    /**
     * An angel's deity.
     */
    int32_t aux1;
    /**
     * An officeholder's office.
     */
    int32_t aux2;
    /**
     * When it acts next, in the game's clock of 50 ticks.
     */
    int32_t click;
    /**
     * A human's trade, 0..19; -1 for all others.
     */
    int32_t trade;
    /**
     * Which of the log's dead it is, from 0 on; -1: none of them.
     */
    int32_t log_entry;
    /**
     * How many possessions the game made for it.
     */
    int32_t objects;
    /**
     * The item that it was given: its species' starting item, or an officeholder's; -1:
     * none.
     */
    int16_t given;
    /**
     * The item that its corpse can become; -1: none.
     */
    int16_t corpse_item;
    /**
     * The item that its species starts with; -1: none.
     */
    int16_t start_item;
    /**
     * What it does when spoken to: a behaviour code.
     */
    int16_t talk;
    /**
     * How it moves.
     */
    int16_t movement;
    /**
     * What its hits do.
     */
    int16_t melee;
    /**
     * What it does from afar.
     */
    int16_t strike;
    /**
     * What else it does.
     */
    int16_t special;
    /**
     * How likely its species starts asleep.
     */
    uint8_t sleep;
    /**
     * It has fewer possessions than this, its starting item aside.
     */
    uint8_t treasure;
    /**
     * A MONSTR_OM_UNIQUENESS_ code.
     */
    uint8_t uniqueness;
    /**
     * The letter that shows it.
     */
    uint8_t symbol;
    /**
     * The letter's colour: a MONSTR_OM_COLOUR_ code.
     */
    uint8_t colour;
    /**
     * The colour behind it.
     */
    uint8_t background;
    /**
     * A MONSTR_OM_FORM_ code.
     */
    uint8_t form;
    /**
     * 1: the square where it was put becomes water.
     */
    uint8_t water;
};

/**
 * A dead adventurer, as the game's log has him.
 */
struct monstr_om_adventurer {
    /**
     * How he ended: 1 comes back undead.
     */
    int32_t status;
    /**
     * His level, 0..32767.
     */
    int32_t level;
    /**
     * His behaviour code.
     */
    int32_t behaviour;
};

/**
 * Whoever holds one of the city's offices.
 */
struct monstr_om_office {
    /**
     * The holder's level, 0..32767.
     */
    int32_t level;
    /**
     * The holder's behaviour code.
     */
    int32_t behaviour;
};

/**
 * The place and the player. All zero is nowhere at depth 0, with the log and the officeholders
 * that the game comes with.
 */
struct monstr_om_place {
    /**
     * The recorded dead adventurers, oldest first. NULL: the four that the game comes with.
     */
    const struct monstr_om_adventurer *log;
    /**
     * Who holds the city's offices, by their number. NULL: those that the game comes with.
     */
    const struct monstr_om_office *offices;
    /**
     * How many adventurers are in `log`.
     */
    int32_t log_count;
    /**
     * How many offices are in `offices`.
     */
    int32_t office_count;
    /**
     * A MONSTR_OM_ENV_ code, or any other number for an environment that nothing is known
     * of.
     */
    int32_t environment;
    /**
     * The current level's depth, -128..127; 1 where there is no level.
     */
    int32_t depth;
    /**
     * A MONSTR_OM_PREFERS_ code.
     */
    int32_t preference;
    /**
     * The deity of the temple that the player is in.
     */
    int32_t deity;
    /**
     * The game's tick counter.
     */
    int32_t tick;
    /**
     * The player's alignment: below 0 chaotic, above 0 lawful.
     */
    int32_t alignment;
    /**
     * The player's patron deity; 0: none.
     */
    int32_t patron;
    /**
     * The player's rank in the Legion; 0: none.
     */
    int32_t legion_rank;
    /**
     * The player's rank in the arena: 0 none, 1..4 gladiator, 5 champion, -1 thrown out.
     */
    int32_t arena_rank;
    /**
     * The countryside without a table of its own draws y before x, as the game does when
     * gcc has compiled it. 1: x before y.
     */
    int32_t x_first;
};

/**
 * What the game does itself while creatures are made. Each function is called at the point
 * where the game would act, so that what it draws falls into place; each may be NULL where
 * nothing else is told. All zero, or a NULL pointer to it: nothing, and the creatures have no
 * objects made yet.
 *
 * A function that answers what it may not ends the call with MONSTR_E_CALLBACK.
 */
struct monstr_om_game {
    /**
     * What the functions are called with.
     */
    void *context;
    /**
     * Makes an object for a creature of this level: 1 if it was kept, 0 if it was refused (it
     * isn't common, so it was unmade), and then another is asked for. What it draws must come
     * from `dice`, or from the generator behind it. NULL: all are kept, without draws.
     */
    int32_t (*object)(void *context, struct monstr_dice *dice, int32_t level);
    /**
     * The state of an item's base record, a MONSTR_OM_UNIQUENESS_ code. NULL: as at the
     * start of a game.
     */
    int32_t (*item_state)(void *context, int32_t item);
    /**
     * Whether a creature can be put on a square of the map: 1 if it is floor, nobody is
     * there, it isn't of a building to avoid, and it isn't secret, unless `secret_too` is 1;
     * else 0. Creatures that the same call has made already need not be thought of.
     */
    int32_t (*is_free)(void *context, int32_t x, int32_t y, int32_t secret_too);
    /**
     * Tells the place of the next creature, and answers 0. Where this isn't NULL no place is
     * drawn on the map, and is_free may be NULL.
     */
    int32_t (*place)(void *context, int32_t *x, int32_t *y);
    /**
     * How wide the map is, 1..32767; 0: 64.
     */
    int32_t width;
    /**
     * How long the map is, 1..32767; 0: 64.
     */
    int32_t length;
};

/**
 * What is called to the player's side.
 */
struct monstr_om_call {
    /**
     * Above 0 whoever comes isn't hostile; below 0 it is; 0 leaves it as it is made.
     */
    int32_t blessing;
    /**
     * The species. -1: any by difficulty with blessing 0, any at all below 0. Above 0 the
     * player names one: ask first.
     */
    int32_t who;
    /**
     * Where the player stands.
     */
    int32_t x;
    /**
     * Where the player stands.
     */
    int32_t y;
};

/**
 * All the ways in which a theme can decide about one creature of a floor, besides those
 * that are told one by one.
 */
struct monstr_om_branches {
    /**
     * The sum of all weights, those of the species told included.
     */
    uint32_t total;
    /**
     * The weight of an ordinary creature, by difficulty.
     */
    uint32_t ordinary;
    /**
     * The weight of the Volcano's broad pool: any common species of bands 4 to 9.
     */
    uint32_t broad;
    /**
     * How many species are told: one for each slot of the theme's list that can be reached.
     * There are never more than 32.
     */
    uint32_t count;
};

/**
 * A species that a theme can tell, and how much that counts.
 */
struct monstr_om_told {
    /**
     * Its weight, of the total.
     */
    uint32_t weight;
    /**
     * The species.
     */
    int32_t who;
};

/**
 * How likely a species is chosen.
 */
struct monstr_om_share {
    /**
     * How likely it is.
     */
    struct monstr_chance chance;
    /**
     * The species, or MONSTR_NONE: no species at all.
     */
    int32_t species;
    /**
     * How many slots of the place's lists tell it. 0 where only draws from the catalogue do.
     */
    int32_t listed;
};

/**
 * The player's career in the arena. All zero is a player who never fought there.
 */
struct monstr_om_career {
    /**
     * The number of the next opponent, from 0 on. Whoever enrols begins with number 3.
     */
    int32_t opponent;
    /**
     * The player's rank: 0 none, 1 to 4 gladiator, 5 champion, -1 thrown out.
     */
    int32_t rank;
    /**
     * The level of the reigning champion, 0..20000.
     */
    int32_t champion_level;
};

/**
 * An opponent as the fight begins.
 */
struct monstr_om_fighter {
    /**
     * The creature. It has been attacked already, and has the item that opens the gate.
     */
    struct monstr_om_creature creature;
    /**
     * Which of 40 names it fights under, 0..39; -1: it is the champion.
     */
    int32_t name;
    /**
     * How often the champion lunges and ripostes, anywhere, in one turn: `L?R?`. 0: its blows
     * are its species'.
     */
    int32_t ripostes;
};

/**
 * The player, as far as recovery goes.
 */
struct monstr_om_player {
    /**
     * Hit points.
     */
    int32_t hp;
    /**
     * The most hit points.
     */
    int32_t hp_max;
    /**
     * The player's level.
     */
    int32_t level;
    /**
     * The count of the player's disease, after the check's countdown.
     */
    int32_t disease;
};

/**
 * The library's version: 10000 * major + 100 * minor + patch.
 */
int32_t monstr_version(void);

/**
 * The version of the interface that the library was built with. It changes when a
 * structure or a function's meaning does; a program may check that it equals the
 * MONSTR_ABI_VERSION of its header.
 */
int32_t monstr_abi_version(void);

/**
 * What a code means, in English and without a full stop. Answers of 0 and more are no
 * errors: the text is then "no error", and for codes that don't exist "unknown error".
 * Never NULL.
 */
const char *monstr_strerror(int32_t code);

/**
 * Dice of a game's own rn2: each draw calls it with n >= 1 and takes what it answers,
 * 0..n-1. An answer outside that makes the function that drew fail with MONSTR_E_DICE.
 * Answers 0.
 */
int32_t monstr_dice_from_rn2(struct monstr_dice *dice, int (*rn2)(int n));

/**
 * The same of a function that is called with a context of its own: a place for a
 * generator's state, or anything. Answers 0.
 */
int32_t monstr_dice_from_callback(struct monstr_dice *dice,
                                  int32_t (*callback)(void *context, int32_t bound),
                                  void *context);

/**
 * Dice of the built-in generator from a seed, in one of 2^63 streams (its top bit doesn't
 * count): the same seed and stream give the same draws on every machine. Answers 0.
 */
int32_t monstr_dice_seeded(struct monstr_dice *dice, uint64_t seed, uint64_t stream);

/**
 * The same, drawing as Omega's random_range() does: in 10,000 buckets. Answers 0.
 */
int32_t monstr_dice_seeded_buckets(struct monstr_dice *dice,
                                   uint64_t seed,
                                   uint64_t stream);

/**
 * One draw: 0..bound-1. MONSTR_E_DICE for a bound below 1.
 */
int32_t monstr_dice_below(struct monstr_dice *dice, int32_t bound);

/**
 * From here on the number of draws and the fingerprint of their bounds are kept: FNV-1a,
 * 64 bits, over each bound as four bytes, lowest first. A game that does the same with its own
 * rn2 sees where the two part. Answers 0.
 */
int32_t monstr_dice_trace_start(struct monstr_dice *dice);

/**
 * Stores the draws made since monstr_dice_trace_start() and their fingerprint. Either
 * pointer may be NULL. MONSTR_E_FLAG where no trace was started. Answers 0.
 */
int32_t monstr_dice_trace(const struct monstr_dice *dice,
                          uint64_t *draws,
                          uint64_t *hash);

/**
 * An edition's table. NULL for an edition that doesn't exist or was left out.
 */
const struct monstr_nh_table *monstr_nh_table_of(int32_t edition);

/**
 * An edition's rules, to be copied and changed. NULL for an edition that doesn't exist or
 * was left out.
 */
const struct monstr_nh_rules *monstr_nh_rules_of(int32_t edition);

/**
 * How many species the table has.
 */
int32_t monstr_nh_species_count(const struct monstr_nh_table *table);

/**
 * Stores a copy of a species' record. Answers 0.
 */
int32_t monstr_nh_species_of(const struct monstr_nh_table *table,
                             int32_t who,
                             struct monstr_nh_species *species);

/**
 * Stores a copy of what difficulty and experience read of a species besides, and its attacks
 * in `attacks`, up to `capacity` of them. Answers how many attacks it has, which may be more
 * than were stored; `attacks` may be NULL where `capacity` is 0. (`first_attack` tells where
 * the table has them.)
 */
int32_t monstr_nh_combat_of(const struct monstr_nh_table *table,
                            int32_t who,
                            struct monstr_nh_combat *combat,
                            struct monstr_nh_attack *attacks,
                            int32_t capacity);

/**
 * A species' usual name. NULL outside the table, and where there are no names.
 */
const char *monstr_nh_name(const struct monstr_nh_table *table, int32_t who);

/**
 * A species' name of a kind, one of the MONSTR_NAME_ codes; the usual one where it has no
 * such name (only 5.0.0 has any). NULL outside the table, where there are no names, and for
 * an unknown code.
 */
const char *monstr_nh_name_as(const struct monstr_nh_table *table,
                              int32_t who,
                              int32_t naming);

/**
 * The species of that name: its index, or MONSTR_NONE. Any of its names will do, and for the
 * embedded tables the game's identifier too, with or without its PM_. Capitals don't matter,
 * nor whether words are parted by a space, a hyphen or an underscore.
 *
 * Where several species share a name the first in the table answers: "werewolf" is the
 * animal, and 5.0.0's "priest" the one of the temples. "HUMAN_WEREWOLF" and "cleric" are the
 * others. Names of more than 63 bytes are not found.
 */
int32_t monstr_nh_find(const struct monstr_nh_table *table,
                       const char *name);

/**
 * A species' difficulty: the number that its game keeps and compares, 0..255.
 */
int32_t monstr_nh_difficulty(const struct monstr_nh_table *table, int32_t who);

/**
 * A species' difficulty by the rule, as 3.4.3's build tool computes it, and the rule's terms
 * one by one. `terms` may be NULL. For the embedded tables it equals
 * monstr_nh_difficulty(), but for two species of 5.0.0: the cleric and the wizard, which
 * that game keeps one lower.
 */
int32_t monstr_nh_difficulty_terms(const struct monstr_nh_table *table,
                                   int32_t who,
                                   struct monstr_nh_terms *terms);

/**
 * The same for a species that is in no table: its records and its attacks, which are all of
 * `attacks` (`first_attack` and `attack_count` of the combat record aren't read). `terms` may
 * be NULL.
 */
int32_t monstr_nh_difficulty_by_rule(const struct monstr_nh_rules *rules,
                                     const struct monstr_nh_species *species,
                                     const struct monstr_nh_combat *combat,
                                     const struct monstr_nh_attack *attacks,
                                     int32_t attack_count,
                                     struct monstr_nh_terms *terms);

/**
 * Stores the least and the greatest difficulty that an ordinary pick takes here, before it
 * tries again with wider ones by rules that do. Answers 0.
 */
int32_t monstr_nh_bounds(const struct monstr_nh_table *table,
                         const struct monstr_nh_place *here,
                         struct monstr_nh_difficulty_bounds *bounds);

/**
 * Stores the difficulty of the level where the hero is. (It may be negative where a depth
 * is, so that it isn't the answer.) Answers 0.
 */
int32_t monstr_nh_level_difficulty(const struct monstr_nh_table *table,
                                   const struct monstr_nh_whereabouts *at,
                                   int32_t *difficulty);

/**
 * The deepest level reached: the greatest depth among the dungeons' reached levels, 0 where
 * none was visited.
 */
int32_t monstr_nh_deepest_reached(const struct monstr_nh_dungeon *dungeons,
                                  int32_t dungeon_count);

/**
 * 1 where a dungeon is climbed: it has several levels and is entered by the last; else 0. (A
 * dungeon of one level never is, by its numbers; in 5.0.0 stairs that lead up to it make
 * it so.)
 */
int32_t monstr_nh_builds_up(const struct monstr_nh_dungeon *dungeon);

/**
 * Stores the depth of a dungeon's level, 1 being the topmost. Answers 0.
 */
int32_t monstr_nh_depth(const struct monstr_nh_dungeon *dungeon,
                        int32_t level,
                        int32_t *depth);

/**
 * The experience points for a kill, at least 1. The score gets four times as much.
 *
 * NetHack's experience(). No draws.
 */
int32_t monstr_nh_experience(const struct monstr_nh_table *table,
                             int32_t who,
                             const struct monstr_nh_killed *killed);

/**
 * The experience points for a newly made monster of its species' base level and armour
 * class, killed by a hero who can drown: the number of the players' tables. (Above base level
 * 49 it is the level that such a species comes with.)
 */
int32_t monstr_nh_experience_of_new(const struct monstr_nh_table *table,
                                    int32_t who);

/**
 * Whether a species can be the answer of monstr_nh_pick() here: MONSTR_NH_ELIGIBLE, or the
 * first reason why not, in the order in which the games ask. `gone` may be NULL.
 */
int32_t monstr_nh_eligibility(const struct monstr_nh_table *table,
                              int32_t who,
                              const struct monstr_nh_place *here,
                              const struct monstr_nh_gone *gone);

/**
 * A reason of monstr_nh_eligibility() in English, to follow the monster's name: "is too weak
 * for this place". NULL for a number that is none.
 */
const char *monstr_nh_eligibility_text(int32_t reason);

/**
 * How much a species counts here, 0..127, whether it can appear or not: its frequency, how
 * near its alignment is to the level's, what the level's temperature adds. The chance of an
 * eligible one in monstr_nh_pick() is its weight over the sum of the eligible ones'.
 */
int32_t monstr_nh_weight(const struct monstr_nh_table *table,
                         int32_t who,
                         const struct monstr_nh_place *here);

/**
 * A random species for this place: its index, or MONSTR_NONE where nothing fits. `gone` may
 * be NULL: nothing is gone.
 *
 * NetHack's rndmonst(). In the quest's dungeon it draws one of 7, and unless that is 0 asks
 * monstr_nh_quest_pick() first. Then 3.4.3 and 3.6.7 make one draw, bounded by the sum of the
 * weights; 5.0.0 draws for each candidate. The weights are taken afresh each time: the cache
 * that 3.4.3 and 3.6.7 keep is monstr_nh_pool_pick().
 */
int32_t monstr_nh_pick(const struct monstr_nh_table *table,
                       const struct monstr_nh_place *here,
                       const struct monstr_nh_gone *gone,
                       struct monstr_dice *dice);

/**
 * A species at any cost: monstr_nh_pick(), and where that finds none a draw among all
 * ordinary species until one comes that may be made at random on this side of Gehennom; who
 * is gone doesn't matter then. MONSTR_NONE only for a table without any. Dice that find none
 * in 65,536 draws fail with MONSTR_E_DICE.
 *
 * NetHack's rndmonnum().
 */
int32_t monstr_nh_pick_any(const struct monstr_nh_table *table,
                           const struct monstr_nh_place *here,
                           const struct monstr_nh_gone *gone,
                           struct monstr_dice *dice);

/**
 * A quest enemy for the role of the place: its index, or MONSTR_NONE where its class gives
 * none. MONSTR_E_ROLE where the place has no role.
 *
 * NetHack's qt_montype(). It draws one of 5 for the first or second enemy, one of 5 for its
 * species or class, and as monstr_nh_pick_class() where that is asked.
 */
int32_t monstr_nh_quest_pick(const struct monstr_nh_table *table,
                             const struct monstr_nh_place *here,
                             const struct monstr_nh_gone *gone,
                             struct monstr_dice *dice);

/**
 * A random species of a class: its index, or MONSTR_NONE where none fits.
 *
 * NetHack's mkclass(). 5.0.0 draws one of 9 for each species of the class; all editions draw
 * one of 2 for each too strong species that may end the choice, and last, unless nothing
 * fits, one bounded by the sum of the weights.
 */
int32_t monstr_nh_pick_class(const struct monstr_nh_table *table,
                             const struct monstr_nh_class *asked,
                             const struct monstr_nh_place *here,
                             const struct monstr_nh_gone *gone,
                             struct monstr_dice *dice);

/**
 * A species of a class for a hero who chooses the class to become: its index, or MONSTR_NONE
 * where none fits. Levels don't matter, nor who is extinct. MONSTR_E_UNSUPPORTED in 3.4.3,
 * which has no such rule.
 *
 * NetHack's mkclass_poly(). 5.0.0 draws one of 9; both editions, unless nothing fits, one
 * bounded by the sum of the frequencies.
 */
int32_t monstr_nh_pick_class_for_polymorph(const struct monstr_nh_table *table,
                                           int32_t class_,
                                           const struct monstr_nh_place *here,
                                           const struct monstr_nh_gone *gone,
                                           struct monstr_dice *dice);

/**
 * Fills a pool with the candidates of this place, whatever was in it. Answers how many they
 * are. MONSTR_E_CAPACITY where they don't fit.
 */
int32_t monstr_nh_pool_fill(struct monstr_nh_pool *pool,
                            const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone);

/**
 * A random species from a pool, which is filled first where it is to be: its index, or
 * MONSTR_NONE.
 *
 * This is the rndmonst() of 3.4.3 and 3.6.7 with the cache that these games keep: their
 * weights are the ones of the last filling, whatever has changed since, and a species drawn
 * that can't come any more gives MONSTR_NONE. They call monstr_nh_pool_reset() when the hero
 * comes to another level or gains or loses an experience level, and monstr_nh_pool_forget()
 * when a species is genocided or extinct.
 *
 * With 5.0.0's rules a pool only saves asking each species again: reset it whenever the
 * place changes.
 */
int32_t monstr_nh_pool_pick(struct monstr_nh_pool *pool,
                            const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone,
                            struct monstr_dice *dice);

/**
 * monstr_nh_pool_pick() with one draw over the weights, whatever the edition: each species is
 * as likely as ever, at a small part of the cost of 5.0.0's draw for each candidate. For games
 * that need not follow 5.0.0's draws.
 */
int32_t monstr_nh_pool_draw(struct monstr_nh_pool *pool,
                            const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone,
                            struct monstr_dice *dice);

/**
 * monstr_nh_pool_pick() as often as `picks` has room for, in one call: the same species by the
 * same draws, each an index or MONSTR_NONE. Answers how many they are. Where the dice or the
 * quest's class fail midway some of `picks` may have been written.
 */
int32_t monstr_nh_pick_many(struct monstr_nh_pool *pool,
                            const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone,
                            struct monstr_dice *dice,
                            int32_t *picks,
                            int32_t capacity);

/**
 * Has a pool filled again before the next pick. Answers 0.
 *
 * NetHack's reset_rndmonst(NON_PM).
 */
int32_t monstr_nh_pool_reset(struct monstr_nh_pool *pool);

/**
 * Leaves one species out of a pool from now on. Nothing happens to a pool without it.
 * Answers 0.
 *
 * NetHack's reset_rndmonst() with a species.
 */
int32_t monstr_nh_pool_forget(struct monstr_nh_pool *pool, int32_t who);

/**
 * A random species for this place, as monstr_nh_pick() and monstr_nh_pool_pick() draw it, with
 * the game's own part in it: its index, or MONSTR_NONE where nothing fits.
 *
 * By rules that make one draw over the weights they are kept in the pool, which is filled
 * first where it is to be: reset it before each pick unless the game keeps such weights. By
 * rules that draw for each candidate `pool` may be NULL. `gone` may be NULL.
 *
 * NetHack's rndmonst(), as forks have it.
 */
int32_t monstr_nh_pick_with(const struct monstr_nh_hooks *hooks,
                            struct monstr_nh_pool *pool,
                            const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone,
                            struct monstr_dice *dice);

/**
 * Stores at which level difficulties and heroes' levels a species can be the answer of
 * monstr_nh_pick() at a place whose own two levels aren't read. Answers
 * MONSTR_NH_ELIGIBLE; or the reason why it can't appear at any level, as
 * monstr_nh_eligibility() does, and nothing is stored then. `gone` may be NULL.
 */
int32_t monstr_nh_window(const struct monstr_nh_table *table,
                         int32_t who,
                         const struct monstr_nh_place *here,
                         const struct monstr_nh_gone *gone,
                         struct monstr_nh_level_window *window);

/**
 * The odds of monstr_nh_pick() at a place: stores a row for each species that can be the
 * answer, in the table's order, and one for MONSTR_NONE at the end if that can; up to
 * `capacity` rows. Answers how many there are, at most one more than the table has species,
 * which may be more than were stored. `shares` may be NULL where `capacity` is 0, and so may
 * `gone`.
 *
 * A species' chance is its weight over the sum of the weights, whether the rules make one
 * draw or one for each candidate; in the quest's dungeon its enemies come before that. Dice
 * are taken to be fair.
 */
int32_t monstr_nh_pick_odds(const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone,
                            struct monstr_nh_share *shares,
                            int32_t capacity);

/**
 * Stores how likely monstr_nh_pick() answers `whom`, a species or MONSTR_NONE. Answers 0.
 */
int32_t monstr_nh_pick_odds_of(const struct monstr_nh_table *table,
                               int32_t whom,
                               const struct monstr_nh_place *here,
                               const struct monstr_nh_gone *gone,
                               struct monstr_chance *chance);

/**
 * The odds of monstr_nh_pick_any(), as monstr_nh_pick_odds(): where the ordinary pick gives
 * none, each ordinary species that will do is as likely as the next.
 */
int32_t monstr_nh_pick_any_odds(const struct monstr_nh_table *table,
                                const struct monstr_nh_place *here,
                                const struct monstr_nh_gone *gone,
                                struct monstr_nh_share *shares,
                                int32_t capacity);

/**
 * The odds of monstr_nh_pool_pick(), as monstr_nh_pick_odds(), from the weights that a pool
 * holds, or will when it is filled. A species in it that can't come any more gives
 * MONSTR_NONE, where the rules look.
 */
int32_t monstr_nh_pool_odds(const struct monstr_nh_pool *pool,
                            const struct monstr_nh_table *table,
                            const struct monstr_nh_place *here,
                            const struct monstr_nh_gone *gone,
                            struct monstr_nh_share *shares,
                            int32_t capacity);

/**
 * The odds of monstr_nh_quest_pick(), as monstr_nh_pick_odds().
 */
int32_t monstr_nh_quest_odds(const struct monstr_nh_table *table,
                             const struct monstr_nh_place *here,
                             const struct monstr_nh_gone *gone,
                             struct monstr_nh_share *shares,
                             int32_t capacity);

/**
 * The odds of monstr_nh_pick_class(), as monstr_nh_pick_odds(). All that it draws is in them:
 * whether a too strong species ends the choice, and in 5.0.0 whether one of the other side of
 * Gehennom may come. MONSTR_E_CAPACITY for a class of more than 128 species, and where the
 * latter goes for so many of them that their weights come to more than 128 sums.
 */
int32_t monstr_nh_class_odds(const struct monstr_nh_table *table,
                             const struct monstr_nh_class *asked,
                             const struct monstr_nh_place *here,
                             const struct monstr_nh_gone *gone,
                             struct monstr_nh_share *shares,
                             int32_t capacity);

/**
 * Stores how likely monstr_nh_pick_class() answers `whom`, a species or MONSTR_NONE. Answers
 * 0; MONSTR_E_CAPACITY as monstr_nh_class_odds().
 */
int32_t monstr_nh_class_odds_of(const struct monstr_nh_table *table,
                                int32_t whom,
                                const struct monstr_nh_class *asked,
                                const struct monstr_nh_place *here,
                                const struct monstr_nh_gone *gone,
                                struct monstr_chance *chance);

/**
 * The odds of monstr_nh_pick_class_for_polymorph(), as monstr_nh_pick_odds().
 * MONSTR_E_UNSUPPORTED in 3.4.3.
 */
int32_t monstr_nh_polymorph_odds(const struct monstr_nh_table *table,
                                 int32_t class_,
                                 const struct monstr_nh_place *here,
                                 const struct monstr_nh_gone *gone,
                                 struct monstr_nh_share *shares,
                                 int32_t capacity);

/**
 * How likely monstr_nh_pick() answers a species, from level to level: stores the chances for
 * the first level difficulty and each of the hero's levels, then those for the next one, and
 * so on, up to `capacity` of them. The place's own two levels aren't read. Answers how many
 * there are, which may be more than were stored. `chances` may be NULL where `capacity` is 0,
 * and so may `gone`.
 */
int32_t monstr_nh_chances_by_level(const struct monstr_nh_table *table,
                                   int32_t who,
                                   const struct monstr_nh_place *here,
                                   const struct monstr_nh_gone *gone,
                                   const struct monstr_nh_level_range *levels,
                                   double *chances,
                                   int32_t capacity);

/**
 * Stores how likely it is that what happens with a chance of `chance` each time happens at
 * least once in so many times: accurate for chances as small as they come. Answers 0;
 * MONSTR_E_COUNT for a chance outside 0 to 1 and a negative number of times.
 */
int32_t monstr_at_least_once(double chance,
                             int32_t times,
                             double *once);

/**
 * How often a species comes, in the words of the players' wiki: a code of 0..6,
 * MONSTR_NH_NOT_RANDOMLY_GENERATED to MONSTR_NH_PROLIFIC. The place may make it come more
 * often: on a level of its alignment even a species of frequency 0 comes. See
 * monstr_nh_weight().
 */
int32_t monstr_nh_frequency(const struct monstr_nh_table *table, int32_t who);

/**
 * A code of monstr_nh_frequency() in English: "quite rare". NULL for a number that is none.
 */
const char *monstr_nh_frequency_text(int32_t code);

/**
 * How many companions a leader of a species brings along, 0..10. That many are tried: the
 * game skips those that would be peaceful. Ask only for a monster that was made with a random
 * species; companions lead no groups themselves.
 *
 * A part of NetHack's makemon(). For a species of small groups one of 2 is drawn, for one of
 * large groups one of 3; then, if there is a group, as monstr_nh_companions().
 */
int32_t monstr_nh_group_size(const struct monstr_nh_table *table,
                             int32_t leader,
                             int32_t hero_level,
                             struct monstr_dice *dice);

/**
 * How many companions a group has, 1..10: a small one for MONSTR_NH_GEN_SGROUP, a large one
 * for MONSTR_NH_GEN_LGROUP. A hero below level 5 meets half, below level 3 a quarter of them.
 *
 * NetHack's m_initgrp(). One draw, of 3 or of 10.
 */
int32_t monstr_nh_companions(int32_t group,
                             int32_t hero_level,
                             struct monstr_dice *dice);

/**
 * One time in how many turns a random monster is made: 70, 50 below the stronghold, 25
 * wherever the hero is once he is a demigod. `demigod` 1: the Wizard of Yendor has been
 * killed once, or something has happened that counts as it (u.uevent.udemigod).
 * `below_stronghold` 1: the hero is deeper than the castle.
 */
int32_t monstr_nh_generation_chance(int32_t demigod, int32_t below_stronghold);

/**
 * Whether a random monster is made this turn: 1 or 0. Where it is to stand comes next, and
 * then monstr_nh_pick().
 *
 * A part of NetHack's moveloop(). One draw, bounded by monstr_nh_generation_chance(): 0 is
 * yes.
 */
int32_t monstr_nh_generation_draw(int32_t demigod,
                                  int32_t below_stronghold,
                                  struct monstr_dice *dice);

/**
 * A monster of a species is made: changes the species' vitals. `tally` 1: it counts as born.
 * `ghostly` 1: it comes back from a bones file, and counts only where it is allowed. Answers
 * 1 where the species was neither gone nor past its limit, else 0; only loading a bones file
 * asks, and drops the monster on 0. Any other is made all the same.
 *
 * NetHack's propagate(). No draws.
 */
int32_t monstr_nh_birth(const struct monstr_nh_table *table,
                        int32_t who,
                        int32_t tally,
                        int32_t ghostly,
                        struct monstr_nh_vitals *vitals);

/**
 * A monster of a species, just made, is unmade: changes the species' vitals. 5.0.0 takes its
 * birth back, and a unique species is no longer extinct; 3.4.3 and 3.6.7 leave all as it is.
 * Answers 0.
 */
int32_t monstr_nh_unbirth(const struct monstr_nh_table *table,
                          int32_t who,
                          struct monstr_nh_vitals *vitals);

/**
 * The level that a new monster of a species has here, 0..50.
 *
 * NetHack's adj_lev(). No draws.
 */
int32_t monstr_nh_adjusted_level(const struct monstr_nh_table *table,
                                 int32_t who,
                                 const struct monstr_nh_place *here);

/**
 * Stores the level and the hit points of a new monster of a species. Answers 0.
 *
 * NetHack's newmonhp(), in 3.4.3 a part of makemon(). The first that fits: a golem's hit
 * points are fixed; a Rider draws 10 of 8; a base level above 49 tells them, without a
 * draw; an adult dragon draws one of 4 for each level, none in the endgame; at level 0 one
 * of 4 is drawn; else one of 8 for each level.
 */
int32_t monstr_nh_new_hit_points(const struct monstr_nh_table *table,
                                 int32_t who,
                                 const struct monstr_nh_place *here,
                                 struct monstr_dice *dice,
                                 struct monstr_nh_vigor *vigor);

/**
 * Stores the level and the hit points of a player monster, whatever its role. It is first
 * made as any other monster is, with the draws of that; these then replace what it has.
 * `special` is 1 for one of the strong ones, which only the endgame has: elsewhere it
 * counts as 0. `plane` is a MONSTR_NH_PLANE_ code. Answers 0.
 *
 * From NetHack's mk_mplayer(). It draws one of 16 for the level, one of 10 for each level,
 * and for a special one in the endgame one of 30.
 */
int32_t monstr_nh_player_monster(int32_t special,
                                 int32_t plane,
                                 struct monstr_dice *dice,
                                 struct monstr_nh_vigor *vigor);

/**
 * Stores the level and the hit points of the guardian angel on the Astral Plane. It is first
 * made as any other angel is; these then replace what it has. Answers 0.
 *
 * From NetHack's gain_guardian_angel(). It draws one of 8 for the level, one of 10 for each
 * level, one of 30.
 */
int32_t monstr_nh_guardian_angel(struct monstr_dice *dice,
                                 struct monstr_nh_vigor *vigor);

/**
 * Stores the value of a corpse. 0: nothing will happen. Below 0, and -1 then: the god will be
 * upset. A unicorn's corpse changes the alignment record in `standing` at once. Answers 0;
 * MONSTR_E_NULL without combat records.
 *
 * Not for a corpse of the hero's own race, which is another rite. On an altar that isn't of
 * the hero's alignment only the sign of the value counts.
 *
 * A part of NetHack's dosacrifice(). No draws.
 */
int32_t monstr_nh_sacrifice_value(const struct monstr_nh_table *table,
                                  int32_t who,
                                  const struct monstr_nh_offering *offering,
                                  const struct monstr_nh_worshipper *hero,
                                  struct monstr_nh_standing *standing,
                                  int32_t *value);

/**
 * A corpse of that value, -32768..32767, on an altar of the hero's own alignment: changes
 * `standing`, and answers a MONSTR_NH_SACRIFICE_ code. The god mends the first thing that is
 * wrong: his anger, the alignment record, the prayer timeout. Where nothing is, he may give
 * something, or else raise Luck.
 *
 * `gift_worth` may be NULL. It tells of a gift that is due what it may be worth at most,
 * unless it is meant for the hero's role; 0: there is no such limit.
 *
 * A part of NetHack's dosacrifice(). Where nothing is wrong, the hero's level is above 2 and
 * Luck isn't below 0 it makes one draw, of 10 (5.0.0: 6) and twice the gifts so far times the
 * artifacts: 0 is a gift.
 */
int32_t monstr_nh_sacrifice(const struct monstr_nh_table *table,
                            int32_t value,
                            const struct monstr_nh_worshipper *hero,
                            struct monstr_nh_standing *standing,
                            struct monstr_dice *dice,
                            int32_t *gift_worth);

/**
 * What a sacrifice of that value, 1..32767, does where a gift was due and the game had none to
 * give: Luck rises, and isn't below 0 in the end. Answers 0.
 *
 * No draws.
 */
int32_t monstr_nh_luck_without_gift(const struct monstr_nh_table *table,
                                    int32_t value,
                                    struct monstr_nh_standing *standing);

/**
 * Has a monster gain hit points for a victim of a level, 0..32767, or MONSTR_NH_NO_VICTIM;
 * perhaps also a level; and perhaps become what its species grows into. Answers the species
 * that it is then.
 *
 * MONSTR_NONE where it is dead: it was so before, and nothing is changed or drawn; or what
 * it would have become has been genocided, and it dies of that, its level and hit points as
 * they were at that moment. `plane` is a MONSTR_NH_PLANE_ code; `gone` may be NULL.
 *
 * NetHack's grow_up(). It draws one of the victim's level + 1, and where more than one hit
 * point is gained, one of that number; by potion one of 8.
 */
int32_t monstr_nh_grow_up(const struct monstr_nh_table *table,
                          struct monstr_nh_monster *monster,
                          int32_t victim_level,
                          int32_t plane,
                          const struct monstr_nh_gone *gone,
                          struct monstr_dice *dice);

/**
 * Has the most hit points of a long worm grow by `gained`, 0..32767, as it does when it grows
 * longer: they stop at 500, where those of other monsters stop at 400. More than that it
 * keeps. How many it gains is the caller's to draw, and so is what becomes of its hit
 * points. Answers 0. No draws.
 */
int32_t monstr_nh_lengthen_worm(struct monstr_nh_vigor *vigor,
                                int32_t gained);

/**
 * Raises a monster that has risen from its corpse below its species' base level: to the level
 * drawn, if that is higher, and its most hit points by what each new level is worth. Its
 * hit points stay. By the rules before 5.0.0 nothing happens. Answers 0.
 *
 * It draws one of its species' base level + 1, and as monstr_nh_level_worth() for each level.
 */
int32_t monstr_nh_raise_revived(const struct monstr_nh_table *table,
                                struct monstr_nh_monster *monster,
                                struct monstr_dice *dice);

/**
 * 1 where a species can't be drained by nature (the undead, demons, lycanthropes and a few
 * more); else 0. One monster may have other reasons: `drain_proof` of its structure.
 *
 * From NetHack's resists_drli(). No draws.
 */
int32_t monstr_nh_resists_drain(const struct monstr_nh_table *table,
                                int32_t who);

/**
 * How many hit points a level of a monster of that level, 0..32767, is worth.
 *
 * NetHack's monhp_per_lvl(); 3.4.3 has an eight-sided die for all. It draws one of 8 always;
 * then, the first that fits, nothing for a golem or by 3.4.3's rules, one of 4 above base
 * level 49, one of 5 for an adult dragon, one of 4 at level 0.
 */
int32_t monstr_nh_level_worth(const struct monstr_nh_table *table,
                              int32_t who,
                              int32_t level,
                              struct monstr_dice *dice);

/**
 * A monster's drain-life attack has hit a monster, which loses hit points and perhaps a
 * level. Answers what became of it: MONSTR_NH_DRAIN_NOTHING, _HURT, _DRAINED or _DIED. A
 * monster without hit points is MONSTR_E_HIT_POINTS, here and below.
 *
 * It draws the dice of the attack. In 3.4.3 and 3.6.7 then, unless the attacker is cancelled,
 * whether armour negates it (one of 3, and below the negation one of 50; 3.6.7 one of 10),
 * and if not, one of 3; in 5.0.0 one of 3, and where the monster would be drained one of 10.
 * Where it is drained, two of 6. In 5.0.0 last one of 3 and one of 6, or of 2.
 */
int32_t monstr_nh_drain_by_monster(const struct monstr_nh_table *table,
                                   struct monstr_nh_monster *monster,
                                   const struct monstr_nh_drain_attack *attack,
                                   struct monstr_dice *dice);

/**
 * The hero, in a form with a drain-life attack, has hit a monster. Answers as
 * monstr_nh_drain_by_monster(), or MONSTR_NH_DRAIN_DEMON_CALLED.
 *
 * It draws as monstr_nh_drain_by_monster(), but nothing last; for the form of a demon one of
 * 13 more, in 3.4.3 and 3.6.7 after the negation, in 5.0.0 after the dice of the attack. On 0
 * the rest is left out.
 */
int32_t monstr_nh_drain_by_hero(const struct monstr_nh_table *table,
                                struct monstr_nh_monster *monster,
                                const struct monstr_nh_drain_attack *attack,
                                struct monstr_dice *dice);

/**
 * Death has touched another monster, which is drained whoever it is. Answers as
 * monstr_nh_drain_by_monster(). MONSTR_E_UNSUPPORTED by the rules before 5.0.0.
 *
 * It draws the dice of the attack; for an undead monster, where they show more than 1, one of
 * half of that; one of 3 and one of 6, or of 2.
 */
int32_t monstr_nh_drain_by_death_touch(const struct monstr_nh_table *table,
                                       struct monstr_nh_monster *monster,
                                       const struct monstr_nh_drain_attack *attack,
                                       struct monstr_dice *dice);

/**
 * The hero's spell of drain life has hit a monster. Answers as monstr_nh_drain_by_monster();
 * MONSTR_E_NULL without combat records.
 *
 * It draws as monstr_nh_level_worth(); unless the monster resists drain, one of 100 + the
 * hero's level - the monster's.
 */
int32_t monstr_nh_drain_by_spell(const struct monstr_nh_table *table,
                                 struct monstr_nh_monster *monster,
                                 const struct monstr_nh_drain_spell *spell,
                                 struct monstr_dice *dice);

/**
 * An artifact that drains life (Stormbringer) has hit a monster for `damage`, 0..1000000.
 * `wielded_by_hero` is 0 where a monster wields it. Stores what the blow comes to, for the
 * caller to apply: the monster's hit points are as they were. Answers
 * MONSTR_NH_DRAIN_NOTHING, _DRAINED or _DOOMED.
 *
 * It draws nothing where the monster resists drain; else one of 2, and as
 * monstr_nh_level_worth(): in 3.4.3 and 3.6.7 not at level 0.
 */
int32_t monstr_nh_drain_by_artifact(const struct monstr_nh_table *table,
                                    struct monstr_nh_monster *monster,
                                    int32_t damage,
                                    int32_t wielded_by_hero,
                                    struct monstr_dice *dice,
                                    struct monstr_nh_blow *blow);

/**
 * Has a monster recover in a turn: one hit point in turns that are multiples of 20, in every
 * turn if it regenerates. `turn` is the game's turn counter, 0 and more. Answers 0. No draws.
 *
 * NetHack's mon_regen(). In 5.0.0 hit points above the most it can have come down to them on
 * the turns on which it recovers.
 */
int32_t monstr_nh_recover(const struct monstr_nh_table *table,
                          struct monstr_nh_monster *monster,
                          int32_t turn);

/**
 * Has a monster recover that the hero meets again after so many turns, 0 and more; those
 * above 32766 don't count. Hit points above the most it can have come down to them. Answers
 * 0. No draws.
 *
 * From NetHack's mon_catchup_elapsed_time().
 */
int32_t monstr_nh_recover_after(const struct monstr_nh_table *table,
                                struct monstr_nh_monster *monster,
                                int32_t elapsed);

/**
 * Adds hit points, 0..1000000, up to the most that a monster can have; if it has more than
 * that, it loses them. Answers 0. No draws.
 *
 * 5.0.0's healmon().
 */
int32_t monstr_nh_heal(struct monstr_nh_vigor *vigor,
                       int32_t amount);

/**
 * A monster has no hit points left: answers a MONSTR_NH_ENDING_ code. `gone` may be NULL.
 *
 * A part of NetHack's mondead(). An amulet of life saving doesn't work for golems, vortices,
 * the undead and manes, but where its own shape is known to be a vampire's, it does. What is
 * saved has its maximum raised (in 5.0.0 to its level + 1 and 10 at least, before that to 10
 * from below 1) and is whole; if its species is genocided it dies all the same.
 *
 * Since 3.6 a vampire that is in another shape rises in its own, unless that is genocided,
 * with level and hit points as monstr_nh_new_hit_points() has them, and no other shape to
 * return from. It draws one of 10 for its sex, unless its shape is male, female or neuter;
 * then for the hit points. A tame monster that is saved draws more, in the game. (The wiki's
 * page 'Hit points' leaves out the genocide, and that 3.4.3 has no such vampires.)
 */
int32_t monstr_nh_monster_death(const struct monstr_nh_table *table,
                                struct monstr_nh_mortal *mortal,
                                const struct monstr_nh_place *here,
                                const struct monstr_nh_gone *gone,
                                struct monstr_dice *dice);

/**
 * A monster turns to stone, by what it touched or what touched it: answers a
 * MONSTR_NH_ENDING_ code. `gone` may be NULL.
 *
 * A part of NetHack's monstone(). Since 3.6 a vampire in another shape rises, as above. So does
 * any other shape changer whose own shape resists stoning (the sandestin), but it can change
 * again; if its own shape is genocided it stays as it is. Draws as above. An amulet of life
 * saving plays no part here.
 */
int32_t monstr_nh_monster_petrification(const struct monstr_nh_table *table,
                                        struct monstr_nh_mortal *mortal,
                                        const struct monstr_nh_place *here,
                                        const struct monstr_nh_gone *gone,
                                        struct monstr_dice *dice);

/**
 * One of the games' roles: a MONSTR_NH_ROLE_ code. They are the same in 3.4.3, 3.6.7 and
 * 5.0.0. NULL for a code that is none.
 */
const struct monstr_nh_role *monstr_nh_role_of(int32_t role);

/**
 * One of the games' races: a MONSTR_NH_RACE_ code. They are the same in 3.4.3, 3.6.7 and
 * 5.0.0. NULL for a code that is none.
 */
const struct monstr_nh_race *monstr_nh_race_of(int32_t race);

/**
 * The hit points of a new hero: sets level and peak_level to 1, hp, hp_max and hp_peak, and
 * in 3.6.7 and 5.0.0 the first of the gains. Answers the hit points.
 *
 * One draw for the role where it has a die at the start, then one for the race; the games'
 * own have none.
 */
int32_t monstr_nh_hero_start(const struct monstr_nh_table *table,
                             struct monstr_nh_hero *hero,
                             struct monstr_dice *dice);

/**
 * The roll for a level, 1 and more: what the hero gains on leaving his present one, 1..30.
 * Nothing changes but the gains; at level 0 it is the roll at the start.
 *
 * NetHack's newhp(). One draw for the role where it has a die, then one for the race, also
 * if it has one side alone; from the role's cut-off on the games' own have none. At level 30
 * 5.0.0 limits the gain: 5 at the most, less 1 for each full 300 of hp_max, and no less
 * than 1. The limit is a plain char there, here always a signed one: at an hp_max of 40,200
 * it wraps around, and there is no limit to speak of again. (The wiki's page 'Hit points' has
 * the one, but no limit.)
 *
 * At level 0 the game also resets the hero's alignment: 3.4.3 and 3.6.7 each time, 5.0.0
 * before the first turn only.
 */
int32_t monstr_nh_hero_level_roll(const struct monstr_nh_table *table,
                                  struct monstr_nh_hero *hero,
                                  struct monstr_dice *dice);

/**
 * One level more, and its hit points; what is there now rises by as much as the maximum. At
 * level 30 the level stays, and there are hit points all the same. A lower peak_level
 * follows. Answers what the hero's own hit points have gained, 1 and more.
 *
 * NetHack's pluslvl(). It draws as monstr_nh_hero_level_roll(); while polymorphed after that
 * one of 8 in 3.4.3, which the form's hit points and maximum gain. Since 3.6 the form comes
 * first, by its species: one of 8, which is thrown away, then none for a golem, which gains
 * its fixed hit points over its base level; one of 4 for a base level above 49 (4 more); one
 * of 5 for a grown dragon (4 more); one of 4 for anything else, whatever its level. In 5.0.0
 * the form's maximum stays as it is, and its hit points don't rise above that.
 *
 * The draws for the hero's energy come after this.
 */
int32_t monstr_nh_hero_level_gain(const struct monstr_nh_table *table,
                                  struct monstr_nh_hero *hero,
                                  struct monstr_dice *dice);

/**
 * Takes a level from the hero, and hit points with it: answers a MONSTR_NH_LEVEL_ code. With
 * `resists` 1 nothing happens. At level 1 the level stays, and a drain with `deadly` 1, one
 * with somebody behind it, kills; divine anger isn't deadly.
 *
 * NetHack's losexp(). 3.4.3 draws as monstr_nh_hero_level_roll() for the new level, with the
 * Constitution of now. Since 3.6 what the level had given is taken (see `gains`), without a
 * draw; then from a form as much as it would gain, with the same draws. 3.4.3 leaves a form
 * alone. Hit points and their maximum stay at 1 and more; 5.0.0's maximum at 10, or the level
 * where that is more.
 *
 * 3.4.3 draws for the energy after this, the others don't. At level 1 the game sets the
 * experience points to 0.
 */
int32_t monstr_nh_hero_level_loss(const struct monstr_nh_table *table,
                                  struct monstr_nh_hero *hero,
                                  int32_t resists,
                                  int32_t deadly,
                                  struct monstr_dice *dice);

/**
 * What a deadly drain goes on to take from a hero who was saved from it, once life-saving has
 * restored him: answers a MONSTR_NH_LEVEL_ code. He is at level 1 and stays there
 * (MONSTR_E_LEVEL anywhere else). Draws as monstr_nh_hero_level_loss().
 */
int32_t monstr_nh_hero_level_loss_survived(const struct monstr_nh_table *table,
                                           struct monstr_nh_hero *hero,
                                           struct monstr_dice *dice);

/**
 * One turn's recovery, once the turn counter was raised: answers MONSTR_NH_RECOVERED_ bits.
 *
 * A part of NetHack's moveloop(); since 3.6 u_regen_hp(). Nothing recovers while the hero is
 * invulnerable. While he is polymorphed it is his form that recovers, a point every 20 turns;
 * in 3.4.3 his own hit points do while the form is whole. His own recover by the rule that
 * `hero_recovery` of the rules tells. Regeneration gives a point each turn, and lifts the
 * bar that a burden of Stressed and worse is to a hero who moves. A sea monster on land loses
 * a point each turn in 3.4.3, down to 1; since 3.6 by chance, and with Regeneration none.
 *
 * Draws, at most one of these: since 3.6 for a sea monster on land with more than 1 hit point
 * and without Regeneration one bounded by its hit points, then one of 8. For hit points of
 * his own from level 10 on, in each third turn, with a Constitution above 12, one bounded by
 * it; 5.0.0 one of 100 each turn. Nothing is drawn where nothing is missing, nor where his
 * burden stops it.
 *
 * The wiki's page 'Hit points' has 3.6's sea monsters for all editions, one point in 20 turns
 * for a form whatever helps or hinders it, and a burden that stops a moving hero whether he
 * regenerates or not. 5.0.0 gives a sleeper by the property of falling asleep a point as
 * Regeneration does, and one more.
 *
 * FIQHack's rule: 3.4.3's table with `hero_recovery` MONSTR_NH_RECOVERY_IN_HUNDREDTHS and
 * `hero_recovers_behind_form` 0.
 */
int32_t monstr_nh_hero_recover(const struct monstr_nh_table *table,
                               struct monstr_nh_hero *hero,
                               const struct monstr_nh_hero_turn *turn,
                               struct monstr_dice *dice);

/**
 * The hit points that FIQHack's hero recovers in a hundred turns: 100 for Regeneration, 33
 * for a Healer, 3 a level, 3 for each point of Constitution above 5 (and less below), at the
 * least 1; 0 for one who turns into a zombie.
 */
int32_t monstr_nh_hero_recovery_rate(const struct monstr_nh_table *table,
                                     const struct monstr_nh_hero *hero,
                                     const struct monstr_nh_hero_turn *turn);

/**
 * What comes of a rate, 0 and more, in a turn, so spread that each hundred turns give as many
 * hit points as the rate says.
 */
int32_t monstr_nh_hero_recovery_share(int32_t rate,
                                      int32_t turn);

/**
 * Overexertion by moving, each turn after recovery: every 30 turns if he is Strained, every
 * 10 if worse; while he is invulnerable his burden doesn't count. Answers a
 * MONSTR_NH_EXERTION_ code. No draws.
 */
int32_t monstr_nh_hero_exertion(const struct monstr_nh_table *table,
                                struct monstr_nh_hero *hero,
                                const struct monstr_nh_hero_turn *turn);

/**
 * Overexertion by a melee attack, two turns in three from Strained on; the game has made him
 * hungrier before. Answers a MONSTR_NH_EXERTION_ code. No draws.
 */
int32_t monstr_nh_hero_exertion_in_attack(const struct monstr_nh_table *table,
                                          struct monstr_nh_hero *hero,
                                          const struct monstr_nh_hero_turn *turn);

/**
 * Why the hero can't move: a MONSTR_NH_REFUSAL_ code. An Overloaded one never can, a Stressed
 * one not while he is weak: with less than 10 hit points of his own, or 5 of a form, unless
 * that is all he can have. On the Plane of Air everyone can. `burden` is a MONSTR_NH_BURDEN_
 * code, `at` a MONSTR_NH_PLANE_ code.
 */
int32_t monstr_nh_hero_move_refusal(const struct monstr_nh_table *table,
                                    const struct monstr_nh_hero *hero,
                                    int32_t burden,
                                    int32_t at);

/**
 * Why the hero can't throw a thing: MONSTR_NH_REFUSAL_GRASP or MONSTR_NH_REFUSAL_NONE. He
 * can't while he is weak, as above, if it weighs more than twice his hit points. `burden` is
 * what he would have if the thing were counted once more. Don't ask about a thing thrown
 * straight down.
 */
int32_t monstr_nh_hero_throw_refusal(const struct monstr_nh_table *table,
                                     const struct monstr_nh_hero *hero,
                                     int32_t burden,
                                     int32_t at,
                                     int32_t weight);

/**
 * Takes hit points from the form of a polymorphed hero, or from himself: answers a
 * MONSTR_NH_LOSS_ code. A number below 0 gives some, and lifts the maximum where they go
 * beyond it, but not hp_peak. No draws.
 *
 * NetHack's losehp(), up to what death does. He is to be warned with less than a tenth of the
 * maximum; for a form's hit points only while he is Unchanging. 5.0.0 stops a running hero
 * here, 3.6.7 only one who loses his own hit points and hasn't gone beyond the maximum.
 */
int32_t monstr_nh_hero_loss(const struct monstr_nh_table *table,
                            struct monstr_nh_hero *hero,
                            int32_t loss);

/**
 * Which warning a hero hears whose hit points are low: a MONSTR_NH_WARNING_ code. No draws.
 *
 * NetHack's maybe_wail(). `last` points to the turn of the warning before, 0 at the start of
 * a game, and gets this turn if there is a warning. `powers` are the MONSTR_NH_POWER_ bits of
 * those that he has for good; a fork's own can take the bits from 0x1000 to 0x8000. It goes by
 * the hit points of his own, whatever his form has left. A role or race that is FOREWARNED is
 * spoken to: by the role's name if it is the role (Wizard, Valkyrie), else by the race's
 * ("Elf").
 *
 * The wiki's page 'Hit points' leaves out the quiet 50 turns, that a maximum of 10 or less has
 * no tenth, and Unchanging.
 */
int32_t monstr_nh_hero_warning(const struct monstr_nh_table *table,
                               const struct monstr_nh_hero *hero,
                               int32_t turn,
                               int32_t *last,
                               int32_t powers);

/**
 * Heals the hero, or his form while he is polymorphed, by `amount`. Where that goes beyond
 * the maximum (to reach it isn't enough) the maximum rises by `extra`, and the hit points
 * equal it. Answers 0. MONSTR_E_COUNT for a number below 0. No draws.
 *
 * NetHack's healup(), as far as hit points go.
 */
int32_t monstr_nh_hero_heal(const struct monstr_nh_table *table,
                            struct monstr_nh_hero *hero,
                            int32_t amount,
                            int32_t extra);

/**
 * The hero drinks a potion of MONSTR_NH_HEALING, MONSTR_NH_EXTRA_HEALING or
 * MONSTR_NH_FULL_HEALING, which is MONSTR_NH_CURSED, MONSTR_NH_UNCURSED or MONSTR_NH_BLESSED.
 * Answers 0. MONSTR_E_COUNT for another code.
 *
 * Healing draws 4, 6 or 8 of 4, from cursed to blessed, and can raise the maximum by 0, 1, 1;
 * extra healing as many of 8, and 0, 2, 5. In 5.0.0 two of the dice aren't drawn but count in
 * full. Full healing heals 400 (no more, whatever is missing), and can raise the maximum by
 * 0, 4, 8; a blessed one gives a lost level back: peak_level goes down by 1, then it is
 * monstr_nh_hero_level_gain(). So a gap of one level is closed, and a wider one shrinks from
 * both ends.
 *
 * The wiki's page 'Hit points' has the rises, but not the dice.
 *
 * After all this the game exercises Constitution upwards, for extra healing then Strength;
 * for full healing first Strength, then Constitution.
 */
int32_t monstr_nh_hero_potion(const struct monstr_nh_table *table,
                              struct monstr_nh_hero *hero,
                              int32_t kind,
                              int32_t blessing,
                              struct monstr_dice *dice);

/**
 * The hero casts MONSTR_NH_HEALING or MONSTR_NH_EXTRA_HEALING on himself: heals 6d4 or 6d8,
 * and doesn't raise the maximum. Answers 0. MONSTR_E_COUNT for another code,
 * MONSTR_E_UNSUPPORTED for full healing, of which there is no spell.
 */
int32_t monstr_nh_hero_spell(const struct monstr_nh_table *table,
                             struct monstr_nh_hero *hero,
                             int32_t kind,
                             struct monstr_dice *dice);

/**
 * Whether low hit points are a trouble for prayer, 1 or 0: as monstr_nh_hero_critically_low(),
 * but in 5.0.0 never while the hero is polymorphed and not Unchanging. No draws.
 *
 * A part of NetHack's in_trouble(): TROUBLE_HIT. Ahead of it come stoning, slime,
 * strangulation, lava, sickness, weakness from hunger and, since 3.6, dangerous gas.
 */
int32_t monstr_nh_hero_low_hit_points(const struct monstr_nh_table *table,
                                      const struct monstr_nh_hero *hero);

/**
 * Whether the hit points of the hero, or of his form, are critically low, 1 or 0: 5 or less,
 * or a small part of the maximum. That is a seventh in 3.4.3. Since 3.6 it is a fifth up to
 * level 5, a sixth up to 13, a seventh up to 21, an eighth up to 29, a ninth at 30, and the
 * maximum counts for at most 15 a level. With `if_injured` 1 never while they are whole.
 * No draws.
 *
 * NetHack's critically_low_hp(), which 3.4.3 doesn't have as a function.
 */
int32_t monstr_nh_hero_critically_low(const struct monstr_nh_table *table,
                                      const struct monstr_nh_hero *hero,
                                      int32_t if_injured);

/**
 * What a god does about low hit points. Answers 0.
 *
 * A part of NetHack's fix_worst_trouble(). While he is polymorphed it draws one of 5, by which
 * (and 1) the form's maximum rises, to at least 6; the form is whole then. If the maximum of
 * his own is at most 5 * (level + 2) it draws one of 5 and rises as much; it is at least 6,
 * and he is whole.
 *
 * A prayer for another reason leaves the maximum alone, which the wiki's page 'Hit points'
 * leaves out, as it does the least of 6.
 */
int32_t monstr_nh_hero_mend(const struct monstr_nh_table *table,
                            struct monstr_nh_hero *hero,
                            struct monstr_dice *dice);

/**
 * The golden glow: a lost level comes back, as from a blessed potion of full healing; where
 * there is none, the maximum rises by 5, and that of a form too. All is whole then. Answers 0.
 *
 * Draws as monstr_nh_hero_level_gain() where a level comes back, else none. In 5.0.0 that
 * leaves a form's maximum alone.
 *
 * It is one of a god's favours, and monstr_nh_hero_prayer() tells when it comes. The wiki's
 * page 'Hit points' asks for an altar, which it needs only after a trouble, and has the level
 * besides the 5.
 */
int32_t monstr_nh_hero_golden_glow(const struct monstr_nh_table *table,
                                   struct monstr_nh_hero *hero,
                                   struct monstr_dice *dice);

/**
 * A successful prayer of a hero whose only possible trouble is low hit points, up to the new
 * prayer timeout. Answers 0. MONSTR_E_COUNT for a `tune_heard` outside 0..2 or an unknown
 * altar.
 *
 * NetHack's pleased(). It draws, unless there is no trouble and the alignment record is 14 or
 * more, one of Luck + 2, at an altar of the god's + 3, with its shrine + 4 (since 3.6 Luck
 * counts for -1 at least); for a record of 0 or less then rnl(2). Next comes
 * monstr_nh_hero_mend(), where there is something to mend and the god does it. For a favour
 * one of (Luck + 6) / 2 is drawn: 2 is the golden glow, and so is 3 where there is no hint
 * to give; a first hint draws one of 4 for the god's voice. Luck that would leave nothing to
 * draw from counts as if there were one possibility.
 */
int32_t monstr_nh_hero_prayer(const struct monstr_nh_table *table,
                              struct monstr_nh_hero *hero,
                              struct monstr_nh_prayer *prayer,
                              struct monstr_dice *dice);

/**
 * A nurse's healing attack hits the hero: answers a MONSTR_NH_NURSE_ code. MONSTR_E_COUNT for
 * an unknown `wielding`.
 *
 * A part of NetHack's mattacku(): AD_HEAL. A bare hero (nothing worn, nothing held; in 5.0.0
 * no weapon held) gets 1d7 hit points; now and then the maximum rises by 1, his own only
 * while it is below 5 * level and so many d10 as twice the level. (The wiki's page 'Hit points'
 * has (2 + level)d10, and 5.0.0's rule about weapons for all.)
 *
 * Draws, where it heals: one of 7; one of 7; if that was 0, for a hero in his own shape twice
 * his level of 10, and one of 13 for her vanishing; one of 3, and if that was 0 the exercise
 * of Strength; the same for Constitution; unless she vanishes one of 33 for her flight.
 * Exercise draws one of 19 unless he is polymorphed or its count is at its limit, 50 or -50.
 */
int32_t monstr_nh_hero_nurse(const struct monstr_nh_table *table,
                             struct monstr_nh_hero *hero,
                             struct monstr_nh_nurse *nurse,
                             struct monstr_dice *dice);

/**
 * For how many turns a nurse flees: 3d6. Draws three of 6.
 */
int32_t monstr_nh_nurse_flight(struct monstr_dice *dice);

/**
 * Looks after a hero who may have no hit points left, after any loss of them: answers a
 * MONSTR_NH_FATE_ code. He dies as in monstr_nh_hero_death(), or loses his form as in
 * monstr_nh_hero_revert().
 */
int32_t monstr_nh_hero_at_zero(const struct monstr_nh_table *table,
                               struct monstr_nh_hero *hero,
                               struct monstr_nh_mortality *mortality,
                               struct monstr_dice *dice);

/**
 * The hero dies, whatever his hit points are and whatever shape he is in: answers
 * MONSTR_NH_FATE_DIES, or what saved him. With `genocided` 1 the amulet is used up in vain.
 *
 * NetHack's done(), for all that can kill. The amulet takes a point of Constitution, unless
 * abilities are fixed; where it would fall below 3, 3.6.7 and 5.0.0 draw one of 2, by which
 * con_max falls. The maximum is raised: in 3.4.3 from below 1 to 10 (by choice 8 a level), in
 * 3.6.7 to at least twice the level and 10, in 5.0.0 to at least the level and 10. 3.4.3 and
 * 3.6.7 make him whole, 5.0.0 gives up to 50 + 10 * (Constitution / 2); all but 3.4.3 heal his
 * form too. An intrinsic Unchanging is gone. A player who declines to die has him restored in
 * the same way, and Constitution stays. (The wiki's page 'Hit points' doesn't tell how far a
 * saved hero is healed.)
 */
int32_t monstr_nh_hero_death(const struct monstr_nh_table *table,
                             struct monstr_nh_hero *hero,
                             struct monstr_nh_mortality *mortality,
                             int32_t genocided,
                             struct monstr_dice *dice);

/**
 * The hero returns from his form to his own shape, with the hit points that he had left there:
 * answers a MONSTR_NH_FATE_ code, MONSTR_NH_FATE_LIVES for one without a form.
 *
 * NetHack's rehumanize(). An Unchanging hero whose form has no hit points left dies instead;
 * if he is saved, he returns all the same in 3.4.3 and 3.6.7, and keeps his form in 5.0.0. One
 * whose own hit points are gone dies on his return. (The wiki's page 'Hit points' knows the
 * amulet of unchanging alone; and a hero in a vampire's other shape returns to his own race,
 * not to a vampire.) Constitution is what it was before the
 * call, also where an amulet took a point of the form's: put back the attributes from before
 * the polymorph.
 */
int32_t monstr_nh_hero_revert(const struct monstr_nh_table *table,
                              struct monstr_nh_hero *hero,
                              struct monstr_nh_mortality *mortality,
                              struct monstr_dice *dice);

/**
 * The hero takes the form of a species on a plane, a MONSTR_NH_PLANE_ code: sets
 * `polymorphed`, `form`, `form_hp` and `form_hp_max`; his own hit points stay. Answers the
 * turns that it will last: those that the game has drawn, `turns`, cut in the proportion of
 * his level to the form's where his is the lower. MONSTR_E_COUNT for `turns` below 0.
 *
 * The second half of NetHack's polymon(). Draws: none for a golem, which has its fixed hit
 * points; one of 4 for each level of an adult dragon, in the endgame none; at level 0 one of
 * 4; else one of 8 for each level. The level is the species' own. (The wiki's page 'Hit points'
 * has the golems of 3.4.3 and 3.6.7; 5.0.0 has more for gold, clay, stone, glass and iron.)
 *
 * Before this the game makes draws of its own: since 3.6 it exercises Constitution down and
 * Wisdom up; then one of 10 for a change of the hero's sex, where the form has no fixed one
 * (since 3.6 only in a random or chosen polymorph); one of 500 for the turns.
 */
int32_t monstr_nh_hero_polymorph(const struct monstr_nh_table *table,
                                 struct monstr_nh_hero *hero,
                                 int32_t form,
                                 int32_t at,
                                 int32_t turns,
                                 struct monstr_dice *dice);

/**
 * The hero becomes a new man, or woman, of his own race: his level, peak level and hit
 * points. Answers a MONSTR_NH_FATE_ code: MONSTR_NH_FATE_LIVES unless he would have fallen
 * below level 1; then draw for his energy, and ask monstr_nh_hero_new_man_outcome().
 * MONSTR_E_HIT_POINTS for an hp_max below 1.
 *
 * The first part of NetHack's newman(). The level changes by -2 to 2: who would fall below 1
 * dies at once, and nothing else changes; 30 isn't exceeded. By a lost level the peak level
 * falls as much. In 3.4.3 the maximum becomes (maximum - 10) * new level / old level + 19 less
 * a draw of 19. Since 3.6 what the levels gave is taken off the maximum; 80, 90, 100 or 110
 * percent of the rest stay; each new level is rolled afresh, with the new Constitution, and
 * kept in `gains`; it is at least the level. The hit points change in proportion.
 *
 * Draws, in order: one of 5 for the level; one of 10 for the sex, if it may change (in 3.4.3
 * always); one for the experience points, of as many as lie between this level and the next,
 * halved until below 32,767; in 3.4.3 one of 19; since 3.6 one of 5 each for Strength,
 * Dexterity, Constitution and Charisma, one of 4, and for each level from 0 up to below the
 * new one those of monstr_nh_hero_level_roll(). In 3.4.3 and 3.6.7 the game resets the
 * alignment too, as at the start.
 */
int32_t monstr_nh_hero_new_man(const struct monstr_nh_table *table,
                               struct monstr_nh_hero *hero,
                               struct monstr_nh_new_man *new_man,
                               struct monstr_dice *dice);

/**
 * Whether the new man lives, once the game has drawn for his energy (3.4.3: one draw): answers
 * a MONSTR_NH_FATE_ code. Who has less than 1 hit point, or a maximum below 1, dies, or with
 * polymorph control has 1. After this a draw for hunger ends it.
 *
 * The second part of NetHack's newman(). In 3.4.3 the new attributes come first: one of 5 each
 * for Strength, Dexterity, Constitution and Charisma. A death draws as monstr_nh_hero_death().
 */
int32_t monstr_nh_hero_new_man_outcome(const struct monstr_nh_table *table,
                                       struct monstr_nh_hero *hero,
                                       struct monstr_nh_new_man *new_man,
                                       struct monstr_dice *dice);

/**
 * The distribution of `count` dice with `sides` sides each and a constant `plus`, as the
 * games roll them: without sides the sum is `plus`. Answers how much room it takes, one for
 * each outcome; where that is more than there is, nothing is stored. MONSTR_E_COUNT for
 * negative numbers, for more than 16384 outcomes, and where the sums don't fit.
 */
int32_t monstr_roll_odds(int32_t count,
                         int32_t sides,
                         int32_t plus,
                         struct monstr_distribution *odds);

/**
 * The distribution of the hit points of a new monster of a species here: of what
 * monstr_nh_new_hit_points() stores. Answers how much room it takes, at most 1030; where that
 * is more than there is, nothing is stored.
 */
int32_t monstr_nh_hit_point_odds(const struct monstr_nh_table *table,
                                 int32_t who,
                                 const struct monstr_nh_place *here,
                                 struct monstr_distribution *odds);

/**
 * The distribution of how many companions a leader of a species brings along: of what
 * monstr_nh_group_size() answers. Answers how much room it takes, 11 for none to 10 of them;
 * where that is more than there is, nothing is stored.
 */
int32_t monstr_nh_group_odds(const struct monstr_nh_table *table,
                             int32_t leader,
                             int32_t hero_level,
                             struct monstr_distribution *odds);

/**
 * The distribution of the roll for the hero's next level, or at level 0 for his start: of
 * what monstr_nh_hero_level_roll() answers. Answers how much room it takes, for the games' own
 * roles and races 13 at most; where that is more than there is, nothing is stored.
 */
int32_t monstr_nh_hero_level_odds(const struct monstr_nh_table *table,
                                  const struct monstr_nh_hero *hero,
                                  struct monstr_distribution *odds);

/**
 * The distribution of the hero's hit points after so many turns of recovery, 0..65535, of
 * which `turn` is the first and the others differ by their number alone: of his form's hit
 * points while he is polymorphed, else of his own, as monstr_nh_hero_recover() changes them.
 * Answers how much room it takes, one for each hit point from those of now to the most of
 * them; where that is more than there is, nothing is stored. MONSTR_E_UNSUPPORTED for a sea
 * monster's form that dries out; MONSTR_E_COUNT also where more than 16383 hit points are
 * missing.
 */
int32_t monstr_nh_hero_recovery_odds(const struct monstr_nh_table *table,
                                     const struct monstr_nh_hero *hero,
                                     const struct monstr_nh_hero_turn *turn,
                                     int32_t turns,
                                     struct monstr_distribution *odds);

/**
 * Stores the mean of a distribution. Answers 0.
 */
int32_t monstr_distribution_mean(const struct monstr_distribution *odds, double *mean);

/**
 * Stores the standard deviation of a distribution. Answers 0.
 */
int32_t monstr_distribution_deviation(const struct monstr_distribution *odds,
                                      double *deviation);

/**
 * Stores how likely the number is `value` or more. Answers 0.
 */
int32_t monstr_distribution_at_least(const struct monstr_distribution *odds,
                                     int32_t value,
                                     double *at_least);

/**
 * Stores the least value that is reached or undercut in that share of cases, 0 to 1: 0.5 is
 * the median. A share that is met within a millionth of a millionth is met. Answers 0;
 * MONSTR_E_COUNT for a share out of range.
 */
int32_t monstr_distribution_quantile(const struct monstr_distribution *odds,
                                     double share,
                                     int32_t *quantile);

/**
 * Stores what looks wrong with a table, from species to species, up to `capacity` findings.
 * Answers how many there are, which may be more than were stored; `findings` may be NULL
 * where `capacity` is 0.
 *
 * None of it keeps a rule from working, but each may be something that the table's maker
 * didn't mean. Difficulties are checked where the table has combat records, names where it
 * has names. MONSTR_E_TABLE where the combat records don't fit the attacks.
 *
 * The embedded tables have findings too, and keep them, since the games have them. All
 * editions: the horned devil, the erinys and the barbed devil are of Gehennom only and lawful,
 * and no lawful monster is made at random there (NEVER_MET). The young of dragons, nagas,
 * worms and crocodiles have a frequency of 0, and come where a level's alignment adds to it
 * (ONLY_WHERE_IT_SUITS). The mail daemon has a demon lord's level and isn't unique
 * (LEVEL_IS_HIT_POINTS). A were creature has one name in both its shapes, and so have 5.0.0's
 * two priests (SAME_NAME). 3.4.3 and 3.6.7: the elf that stands for all elves is of a higher
 * level than the Elf-lord that it would grow into (GROWTH_SHRINKS); 21 and 18 species are
 * less difficult than the one before them, some by a point, some because their class is
 * of several kinds, as humans and elves are: where both are too strong the weaker one doesn't
 * end the class pick (3.6.7), or may end it too (3.4.3) (CLASS_ORDER). 5.0.0 sorts its classes;
 * it keeps the cleric's and the wizard's difficulty one below the rule's (DIFFICULTY).
 */
int32_t monstr_nh_lint(const struct monstr_nh_table *table,
                       struct monstr_nh_finding *findings,
                       int32_t capacity);

/**
 * A finding in English, to follow the monster's name: "is never met". NULL for a code that is
 * none.
 */
const char *monstr_nh_lint_text(int32_t flaw);

/**
 * Omega 0.90.4's table. NULL where it was left out.
 */
const struct monstr_om_table *monstr_om_table(void);

/**
 * Omega 0.90.4's lists, to be copied and changed. NULL where they were left out.
 */
const struct monstr_om_lists *monstr_om_lists(void);

/**
 * How many species the table has.
 */
int32_t monstr_om_species_count(const struct monstr_om_table *table);

/**
 * Stores a copy of a species' record. Answers 0.
 */
int32_t monstr_om_species_of(const struct monstr_om_table *table,
                             int32_t who,
                             struct monstr_om_species *species);

/**
 * A species' name. NULL outside the table, and where there are no names.
 */
const char *monstr_om_name(const struct monstr_om_table *table, int32_t who);

/**
 * One of a species' texts, a MONSTR_OM_TEXT_ code. NULL outside the table, where there are
 * no names, and for an unknown code. A caller's own species have their name alone.
 */
const char *monstr_om_text(const struct monstr_om_table *table,
                           int32_t who,
                           int32_t text);

/**
 * The species of that name: its index, or MONSTR_NONE. Capitals don't matter, nor whether
 * words are parted by a space, a hyphen or an underscore. Where several species share a name
 * the first in the table answers. Names of more than 63 bytes are not found.
 */
int32_t monstr_om_find(const struct monstr_om_table *table,
                       const char *name);

/**
 * Stores what Omega's random_range() answers for a raw value of 31 bits, 0..2147483647, and
 * any bound: the raw value is cut to a bucket of 0..9999, multiplied by the bound (wrapping at
 * 32 bits) and divided by 10,000. Answers 0.
 */
int32_t monstr_om_random_range(int32_t raw,
                               int32_t bound,
                               int32_t *value);

/**
 * Stores how hard a place is, by its environment (a MONSTR_OM_ENV_ code, or any other number
 * for one that nothing is known of) and in dungeons by its depth, -128..127. A game without a
 * current level says depth 1. Answers 0.
 *
 * Omega's difficulty(). No draws.
 */
int32_t monstr_om_difficulty(const struct monstr_om_table *table,
                             int32_t environment,
                             int32_t deep,
                             int32_t *difficulty);

/**
 * A common species by difficulty: its index.
 *
 * The first half of Omega's m_create(). It draws of the species in bands 0 to `difficulty`, of
 * the whole catalogue for 10 and more and for a negative difficulty, until one comes that is
 * common. Dice that find none in 65,536 draws fail with MONSTR_E_DICE.
 */
int32_t monstr_om_select(const struct monstr_om_table *table,
                         int32_t difficulty,
                         struct monstr_dice *dice);

/**
 * The wildcard: any species of bands 0 to 8, unique ones too. Its index; one draw.
 */
int32_t monstr_om_wildcard(const struct monstr_om_table *table, struct monstr_dice *dice);

/**
 * Stores a bare copy of a species' template as a creature: nothing decided about it, nowhere
 * yet. Answers 0. No draws.
 */
int32_t monstr_om_copy_of(const struct monstr_om_table *table,
                          int32_t who,
                          struct monstr_om_creature *creature);

/**
 * Stores a new creature of a species; of the wildcard's where `who` is -1. `game` may be NULL.
 * Answers its species.
 *
 * Omega's make_creature(). It draws: the wildcard's; one of 6 for an angel outside temples, one
 * of 20 for a human with a trade, one of 2 for nymphs and satyrs unless the player has a
 * preference; for one of the log's dead one for each entry, with bounds 1, 2, 3, ..., for an
 * officeholder one of 15 and perhaps one of 2, and for these two that is all; one of 100
 * against its sleep; one bounded by its treasure, unless that is 0; the game's own for each
 * object.
 */
int32_t monstr_om_create(const struct monstr_om_table *table,
                         const struct monstr_om_place *here,
                         int32_t who,
                         const struct monstr_om_game *game,
                         struct monstr_dice *dice,
                         struct monstr_om_creature *creature);

/**
 * Stores a new creature of a species of monstr_om_select(); where `wandering` is 1 it has that
 * status. `game` may be NULL. Answers its species.
 *
 * Omega's m_create(): the draws of monstr_om_select() and then of monstr_om_create().
 */
int32_t monstr_om_create_by_difficulty(const struct monstr_om_table *table,
                                       const struct monstr_om_place *here,
                                       int32_t difficulty,
                                       int32_t wandering,
                                       const struct monstr_om_game *game,
                                       struct monstr_dice *dice,
                                       struct monstr_om_creature *creature);

/**
 * Stores a free square of the game's map. `game` must have is_free. Answers 0.
 *
 * Omega's findspace(). It draws one of the width and one of the length; where that square isn't
 * free it takes the next free one to the right; if there is none it draws two more and takes
 * the next free one below; and so on in turn. MONSTR_E_PLACE after 10,000 rounds, where the
 * game would go on for ever.
 */
int32_t monstr_om_find_space(const struct monstr_om_game *game,
                             struct monstr_dice *dice,
                             int32_t *x,
                             int32_t *y);

/**
 * Stores the creatures of a new floor, as many of them as there is room for, in the order in
 * which they are made, and answers how many there are. Those beyond the room are made all the
 * same, and lost; the game's own floors never have more than 64. After an error what is in the
 * array is of no use. `game` must have is_free or place.
 *
 * Omega's populate_level(). It draws how many, one bounded by a third of the difficulty, unless
 * that is 0; then for each creature: those of monstr_om_find_space(), unless the game tells the
 * place; by the environment's theme, Caves up to three of 100, Sewers one of 3 and one of depth
 * plus 3, Astral Plane one of 2 and one of 12 or up to five of 2 and perhaps one of 12, Volcano
 * one of 2 and one of half the depth plus 2 or of 80 until a common species comes, Castle one of
 * 4; those of monstr_om_create() or, where the theme told no species, of
 * monstr_om_create_by_difficulty(). MONSTR_E_LEVEL for a depth below 0.
 */
int32_t monstr_om_populate(const struct monstr_om_table *table,
                           const struct monstr_om_place *here,
                           const struct monstr_om_game *game,
                           struct monstr_dice *dice,
                           struct monstr_om_creature *creatures,
                           int32_t room);

/**
 * Who waits on a floor of that layout, a MONSTR_OM_LAYOUT_ code: a species, or MONSTR_NONE.
 * `completed` is 1 once the environment's quest is. Whoever it is gets a place and is made
 * before the floor is populated, with monstr_om_find_space() and monstr_om_create(). No draws.
 */
int32_t monstr_om_inhabitant(const struct monstr_om_table *table,
                             const struct monstr_om_place *here,
                             int32_t layout,
                             int32_t completed);

/**
 * Whether a wandering creature comes, in a dungeon of so many levels, 1..255: it is stored, and
 * its species answered; MONSTR_NONE where nobody comes. `game` must have is_free or place.
 *
 * Omega's wandercheck(), made every ten minutes. It draws one of the levels; where that is below
 * the difficulty, those of monstr_om_find_space(), unless the game tells the place, and of
 * monstr_om_create_by_difficulty().
 */
int32_t monstr_om_wander(const struct monstr_om_table *table,
                         const struct monstr_om_place *here,
                         int32_t levels,
                         const struct monstr_om_game *game,
                         struct monstr_dice *dice,
                         struct monstr_om_creature *creature);

/**
 * Stores the creatures of an encounter in the countryside, as many of them as there is room
 * for, in the order in which they are made, and answers how many there are, 1..15. The terrain
 * is a MONSTR_OM_TERRAIN_ code; any other has no table. Width and length, 0..32767, are those of
 * the map where they are met, 64 and 16 in the game; where both are 0 no place is drawn. Two may
 * stand on one square: the later has it. After an error what is in the array is of no use. `game`
 * may be NULL.
 *
 * Omega's make_country_monsters(). It draws one of 5 and one of 3, whose product is the number.
 * For each creature, on terrain with a table: one of 10, those of monstr_om_create(), one of the
 * width, one of the length. On other terrain: one of the length, one of the width (the other way
 * round with x_first), those of monstr_om_create_by_difficulty().
 */
int32_t monstr_om_countryside(const struct monstr_om_table *table,
                              const struct monstr_om_place *here,
                              int32_t terrain,
                              int32_t width,
                              int32_t length,
                              const struct monstr_om_game *game,
                              struct monstr_dice *dice,
                              struct monstr_om_creature *creatures,
                              int32_t room);

/**
 * Calls a creature to the player's side: it is stored, and its species answered; MONSTR_NONE
 * where none of the eight squares around is free. `game` must have is_free. MONSTR_E_SPECIES
 * with a blessing above 0 and no species.
 *
 * Omega's summon(). With a blessing below 0 and no species it draws one of the whole catalogue,
 * which is spent even where nobody comes. Then it draws as monstr_om_create(); with blessing 0
 * and no species as monstr_om_create_by_difficulty().
 */
int32_t monstr_om_summon(const struct monstr_om_table *table,
                         const struct monstr_om_place *here,
                         const struct monstr_om_call *call,
                         const struct monstr_om_game *game,
                         struct monstr_dice *dice,
                         struct monstr_om_creature *creature);

/**
 * Whom a demon of a level calls (`angel` 0), or an angel (`angel` 1): a species, or MONSTR_NONE;
 * `count`, which may be NULL, gets how many. Each comes by monstr_om_summon() with a blessing of
 * -1. No draws.
 */
int32_t monstr_om_helpers(const struct monstr_om_table *table,
                          int32_t angel,
                          int32_t level,
                          int32_t *count);

/**
 * Stores a creature of a species, or where `who` is -1 one by difficulty that wanders. `game`
 * may be NULL. Answers its species.
 *
 * Omega's make_site_monster(). It draws as monstr_om_create() or
 * monstr_om_create_by_difficulty().
 */
int32_t monstr_om_site(const struct monstr_om_table *table,
                       const struct monstr_om_place *here,
                       int32_t who,
                       const struct monstr_om_game *game,
                       struct monstr_dice *dice,
                       struct monstr_om_creature *creature);

/**
 * Stores what a statue wakes to: a hostile creature of the next difficulty. `game` may be NULL.
 * Answers its species.
 *
 * It draws as monstr_om_create_by_difficulty().
 */
int32_t monstr_om_statue(const struct monstr_om_table *table,
                         const struct monstr_om_place *here,
                         const struct monstr_om_game *game,
                         struct monstr_dice *dice,
                         struct monstr_om_creature *creature);

/**
 * Stores one of the undead that rest, neither awake nor hostile: a haunt or a ghost, or where
 * `major` is 1 a vampire lord or a lich. `game` may be NULL. Answers its species.
 *
 * It draws one of 2, then as monstr_om_create().
 */
int32_t monstr_om_resting_undead(const struct monstr_om_table *table,
                                 const struct monstr_om_place *here,
                                 int32_t major,
                                 const struct monstr_om_game *game,
                                 struct monstr_dice *dice,
                                 struct monstr_om_creature *creature);

/**
 * Stores the owner of a mansion: an officeholder, hostile, awake by day and not at night; the
 * time is the game's, in minutes. `game` may be NULL. Answers his species.
 *
 * It draws one of 14, and one of 2 for the Lord of Chaos where the player is chaotic.
 */
int32_t monstr_om_mansion_owner(const struct monstr_om_table *table,
                                const struct monstr_om_place *here,
                                int32_t time,
                                const struct monstr_om_game *game,
                                struct monstr_dice *dice,
                                struct monstr_om_creature *creature);

/**
 * Stores the owner of a house or hovel: one of the log's dead, hostile, awake by day and not at
 * night; the time is the game's, in minutes. `game` may be NULL. Answers his species.
 *
 * It draws one for each entry of the log, with bounds 1, 2, 3, ...
 */
int32_t monstr_om_house_owner(const struct monstr_om_table *table,
                              const struct monstr_om_place *here,
                              int32_t time,
                              const struct monstr_om_game *game,
                              struct monstr_dice *dice,
                              struct monstr_om_creature *creature);

/**
 * What is on a random square of a temple: MONSTR_OM_SQUARE_NOTHING, _CREATURE or _POOL. `game`
 * may be NULL.
 *
 * It draws one of 12; where that tells somebody, as monstr_om_create().
 */
int32_t monstr_om_temple_square(const struct monstr_om_table *table,
                                const struct monstr_om_place *here,
                                const struct monstr_om_game *game,
                                struct monstr_dice *dice,
                                struct monstr_om_creature *creature);

/**
 * What is on a random square of the city's maze: a MONSTR_OM_SQUARE_ code other than _POOL.
 * `game` may be NULL.
 *
 * It draws one of 7, and one of 13 for a trap, as monstr_om_site() for a creature.
 */
int32_t monstr_om_maze_square(const struct monstr_om_table *table,
                              const struct monstr_om_place *here,
                              const struct monstr_om_game *game,
                              struct monstr_dice *dice,
                              struct monstr_om_creature *creature,
                              int32_t *trap);

/**
 * How many of the 10,000 buckets of random_range() answer `value`, 0..bound-1, for a bound of
 * 1..65535.
 */
int32_t monstr_om_buckets(int32_t bound,
                          int32_t value);

/**
 * How much a species counts in monstr_om_select() with that difficulty, in ten-thousandths of
 * a draw. Its chance is this over the sum for all species, which is also the chance that one
 * draw is accepted. 0 for a species that can't come.
 */
int32_t monstr_om_weight(const struct monstr_om_table *table,
                         int32_t difficulty,
                         int32_t who);

/**
 * How much a species counts in the Volcano's broad pool, in ten-thousandths of a draw. Its
 * chance there is this over the sum for all species. 0 for one that isn't in it.
 */
int32_t monstr_om_broad_weight(const struct monstr_om_table *table,
                               int32_t who);

/**
 * Stores how likely each choice of the place's theme is for one creature of a floor by
 * monstr_om_populate(), and in `told` the species that it tells, as many as there is room for;
 * there are never more than 32. Answers 0. MONSTR_E_LEVEL for a depth below 0.
 */
int32_t monstr_om_branches(const struct monstr_om_table *table,
                           const struct monstr_om_place *here,
                           struct monstr_om_branches *branches,
                           struct monstr_om_told *told,
                           int32_t room);

/**
 * In how many of 10,000 cases somebody comes by monstr_om_wander(), in a dungeon of so many
 * levels, 1..255.
 */
int32_t monstr_om_wander_weight(const struct monstr_om_table *table,
                                const struct monstr_om_place *here,
                                int32_t levels);

/**
 * In how many of 50,000 cases an encounter by monstr_om_countryside() has so many creatures,
 * 0..65535.
 */
int32_t monstr_om_encounter_weight(int32_t count);

/**
 * How likely each species is chosen for one creature, all that is drawn for it taken together:
 * stores a row for each species that can be, in the table's order, and one for MONSTR_NONE at
 * the end if it can be nobody; up to `capacity` rows. Answers how many there are, at most one more
 * than the table has species, which may be more than were stored. `shares` may be NULL where
 * `capacity` is 0.
 *
 * `choice` is a MONSTR_OM_CHOICE_ code. The terrain, as in monstr_om_countryside(), is only
 * looked at for an encounter. MONSTR_E_LEVEL on a floor of a depth below 0.
 *
 * It is the species whose template the creature is made from: one of the log's dead may then
 * come back as another. Each of the 10,000 buckets of random_range() counts as much as the next.
 */
int32_t monstr_om_odds(const struct monstr_om_table *table,
                       const struct monstr_om_place *here,
                       int32_t choice,
                       int32_t terrain,
                       struct monstr_om_share *shares,
                       int32_t capacity);

/**
 * Stores how likely `whom`, a species or MONSTR_NONE, is chosen for one creature, as
 * monstr_om_odds() tells. Answers 0.
 */
int32_t monstr_om_odds_of(const struct monstr_om_table *table,
                          int32_t whom,
                          const struct monstr_om_place *here,
                          int32_t choice,
                          int32_t terrain,
                          struct monstr_chance *chance);

/**
 * The distribution of how many creatures monstr_om_populate() makes; whoever waits on the floor
 * isn't counted. Answers how much room it takes, in the game's own dungeons 7 at most; where
 * that is more than there is, nothing is stored. MONSTR_E_LEVEL for a depth below 0;
 * MONSTR_E_CAPACITY for a floor that may have more than 128.
 */
int32_t monstr_om_population_odds(const struct monstr_om_table *table,
                                  const struct monstr_om_place *here,
                                  struct monstr_distribution *odds);

/**
 * The distribution of how many creatures monstr_om_countryside() makes. Answers how much room
 * it takes, 15 for 1 to 15 of them; where that is more than there is, nothing is stored.
 */
int32_t monstr_om_encounter_odds(struct monstr_distribution *odds);

/**
 * Stores how likely `whom`, a species, or MONSTR_NONE for anybody, comes at least once in so
 * many checks of monstr_om_wander(), in a dungeon of so many levels, 1..255: accurate for
 * chances as small as they come. Answers 0; MONSTR_E_COUNT also for a negative number of
 * checks.
 */
int32_t monstr_om_arrival_odds(const struct monstr_om_table *table,
                               int32_t whom,
                               const struct monstr_om_place *here,
                               int32_t levels,
                               int32_t checks,
                               double *once);

/**
 * Makes a creature behave as an NPC of a level does, 0..32767, in a place of that difficulty.
 * Answers 0.
 *
 * Omega's determine_npc_behavior(). The behaviour code's hundreds tell how able it is: that is
 * its level, and it is hostile where that is below twice the difficulty. The tens tell how it
 * fights, where they are 1 to 5: as a fighter, an archer, a spellcaster, a thief, a coward. The
 * thousands tell how it talks, where they are 1 to 5, unless its species has a way of its own.
 * No draws.
 */
int32_t monstr_om_npc(struct monstr_om_creature *creature,
                      int32_t level,
                      int32_t behaviour,
                      int32_t difficulty);

/**
 * Stores one of the log's dead, whose place in the log is `log_entry`. Answers his species.
 *
 * Omega's make_log_npc(). It draws one for each entry of the log, with bounds 1, 2, 3, ...; the
 * last one that comes out 0 is the one. An empty log has somebody of its own, entry -1.
 */
int32_t monstr_om_log_npc(const struct monstr_om_table *table,
                          const struct monstr_om_place *here,
                          struct monstr_dice *dice,
                          struct monstr_om_creature *creature);

/**
 * Stores whoever holds an office: a MONSTR_OM_OFFICE_ code, or another number that the place has
 * an office of. `game` may be NULL. Answers the holder's species. MONSTR_E_OFFICE where nobody
 * holds it.
 *
 * Omega's make_hiscore_npc(). It draws one of 2 for the Lord of Chaos where the player is
 * chaotic; nothing for all others. A high priest is given his deity's symbol, and the game then
 * sets the state of its base record to MONSTR_OM_UNIQUENESS_UNIQUE_MADE.
 */
int32_t monstr_om_officeholder(const struct monstr_om_table *table,
                               const struct monstr_om_place *here,
                               int32_t office,
                               const struct monstr_om_game *game,
                               struct monstr_dice *dice,
                               struct monstr_om_creature *creature);

/**
 * Stores the next opponent of a career, as the fight begins. Answers its species.
 *
 * The first sixteen are always the same; after them gladiators meet the champion, everybody
 * else a random creature. It draws, for a random one, of the species in bands 0 to 8 until one
 * comes that is common, fights here and does damage; then one of 40, its name, unless its level
 * is 20, which is the champion's. MONSTR_E_COUNT for an opponent below 0 or a rank outside
 * -1..5, MONSTR_E_LEVEL for a champion's level outside 0..20000.
 */
int32_t monstr_om_arena(const struct monstr_om_table *table,
                        const struct monstr_om_career *career,
                        struct monstr_dice *dice,
                        struct monstr_om_fighter *fighter);

/**
 * What a victory over a fighter of that level, 0..32767, brings: the career goes on, and the
 * prize is the answer.
 *
 * The prize is 50 for each level, at least 25; twice that for whoever has a rank. A gladiator
 * rises by one rank, up to 4, before every third opponent from the sixth on; whoever beats the
 * champion (level 20) is it, unless he has no rank at all. No draws.
 */
int32_t monstr_om_arena_victory(struct monstr_om_career *career,
                                int32_t level);

/**
 * What a defeat or a flight brings: whoever has a rank is thrown out. Answers 0. No draws.
 */
int32_t monstr_om_arena_defeat(struct monstr_om_career *career);

/**
 * Changes a were-creature, if it is hostile or the moon's phase, 0..23, is 6, the full moon.
 * Answers 1 if it did, 0 if not; then nothing was drawn.
 *
 * Omega's m_sp_were(). It draws of the species in bands 1 to 8 until one comes that is common,
 * mobile and hostile, and that a were-creature may become. The creature takes the new one's
 * number, armour, damage, speed, corpse weight, looks and ways, but moves as before; hit points
 * and experience are added to its own, status and immunities joined. Then
 * MONSTR_OM_IMMUNITY_NORMAL_DAMAGE is added as a number: where it was set already, it carries
 * into the next bits. All else stays. Its name is the new species' with "were-" before it.
 */
int32_t monstr_om_were(const struct monstr_om_table *table,
                       struct monstr_om_creature *creature,
                       int32_t phase,
                       struct monstr_dice *dice);

/**
 * Lets a creature notice the player, who is dx and dy squares away, at the beginning of its
 * action: it wakes if the greater of the two is within its `wakeup`. Answers 1 if it is awake
 * now, 0 if not. No draws.
 */
int32_t monstr_om_wake(struct monstr_om_creature *creature,
                       int32_t dx,
                       int32_t dy);

/**
 * Whether a creature does what is special about it, later in the same action: 1 or 0.
 *
 * It draws one of 2, if the creature is awake, has hit points, and is nearer to the player than
 * 5 squares or its level.
 */
int32_t monstr_om_acts_specially(const struct monstr_om_creature *creature,
                                 int32_t dx,
                                 int32_t dy,
                                 struct monstr_dice *dice);

/**
 * Lets a creature recover at one of its actions: a hit point, if the minute is a multiple of 10
 * and it has fewer than its present species (`id`) starts with. Answers how many it gained. No
 * draws.
 */
int32_t monstr_om_recover(const struct monstr_om_table *table,
                          struct monstr_om_creature *creature,
                          int32_t time);

/**
 * Gives a creature the hit points that its present species (`id`) starts with, be it more or
 * less than it has. Answers 0. No draws.
 */
int32_t monstr_om_restore(const struct monstr_om_table *table,
                          struct monstr_om_creature *creature);

/**
 * Lets the player recover in the check at a minute that is a multiple of 10: as many hit points
 * as his level and one more, up to the most, unless he is diseased. Answers how many he gained.
 * No draws.
 *
 * The check at a full hour takes him for diseased unless the count is exactly 0, the others if
 * it is above 0. MONSTR_E_COUNT for a minute without a check, MONSTR_E_LEVEL for a level below
 * 0.
 */
int32_t monstr_om_recover_player(struct monstr_om_player *player,
                                 int32_t time);

/**
 * What happens indoors, at the end of that check: 0..999, or MONSTR_NONE in an environment where
 * nothing happens (the countryside and the abyss).
 *
 * It draws one of 1000. The MONSTR_OM_EVENT_ codes tell all that touches hit points; the
 * player's are changed here, and MONSTR_OM_EVENT_RESTORED asks for monstr_om_restore() of every
 * living creature on the level. The other numbers are the game's affair.
 */
int32_t monstr_om_indoor_event(const struct monstr_om_table *table,
                               int32_t environment,
                               struct monstr_om_player *player,
                               struct monstr_dice *dice);

#ifdef __cplusplus
}
#endif

#endif /* MONSTR_H */
