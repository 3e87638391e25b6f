// Proves of the library as a WebAssembly module that it imports nothing, exports the header's
// functions and its memory, and reaches no panic, no unwinding and no heap.
//
// node proofs.mjs monstr.wasm monstr.h
import { readFileSync } from 'node:fs';

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const header = readFileSync(process.argv[3], 'latin1').replace(/\/\*[^]*?\*\//g, '');
const declared = new Set(header.match(/\bmonstr_\w+(?=\()/g));
const linkers = ['memory', '__data_end', '__heap_base'];

const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
const [names] = WebAssembly.Module.customSections(module, 'name');
const reached = Buffer.from(names).toString('latin1').match(/\w+/g);
const faults = [
    ...WebAssembly.Module.imports(module).map(({ name }) => `needs ${name}`),
    ...exported.filter((name) => !declared.has(name) && !linkers.includes(name)),
    ...[...declared].filter((name) => !exported.includes(name)).map((name) => `lacks ${name}`),
    ...reached.filter((name) => /panic|unwind|personality|4core3fmt|alloc/.test(name)),
];
console.log(faults.length ? faults.join('\n') : 'no panic, no unwinding, no heap, no other symbol');
process.exitCode = faults.length ? 1 : 0;
