// The library as a WebAssembly module: the hardest monster of each edition of NetHack.
//
// node hardest.mjs monstr.wasm
//
// The module imports nothing. It exports the header's functions and its memory, in which its
// pointers are offsets.
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const monstr = new WebAssembly.Instance(module).exports;

function text(pointer) {
    const bytes = new Uint8Array(monstr.memory.buffer, pointer);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

for (const edition of [343, 367, 500]) {
    const mons = monstr.monstr_nh_table_of(edition);
    let hardest = 0;
    for (let who = 1; who < monstr.monstr_nh_species_count(mons); who++)
        if (monstr.monstr_nh_difficulty(mons, who) > monstr.monstr_nh_difficulty(mons, hardest))
            hardest = who;
    const difficulty = monstr.monstr_nh_difficulty(mons, hardest);
    console.log(`${edition}: ${text(monstr.monstr_nh_name(mons, hardest))}, ${difficulty}`);
}
