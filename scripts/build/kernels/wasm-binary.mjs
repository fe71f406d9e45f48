/** The binary form of a WebAssembly module: its sections, their entries and the instructions of a function. */

const dotOfPairs = 0xba;

/** Opcodes that are looked for; those of SIMD are behind the prefix 0xfd. */
export const opcodes = {
  if: 0x04,
  branch: 0x0c,
  end: 0x0b,
  return: 0x0f,
  call: 0x10,
  callIndirect: 0x11,
  localGet: 0x20,
  localSet: 0x21,
  globalGet: 0x23,
  globalSet: 0x24,
  i32Load: 0x28,
  i32Store: 0x36,
  i32Const: 0x41,
  i32Add: 0x6a,
  i32Sub: 0x6b,
  dotOfPairs: 0xfd0000 + dotOfPairs,
};

/** The opcode `i32x4.dot_i16x8_s` as it is written. */
export const writtenDotOfPairs = Buffer.of(0xfd, dotOfPairs, 0x01);

export const sectionIds = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 };

const headerBytes = 8;
const moreFollows = 0x80;

/** @param {number} value Whole, not below 0. */
export function unsigned(value) {
  const written = [];
  let rest = value;
  for (; rest >= moreFollows; rest = Math.floor(rest / moreFollows)) written.push((rest % moreFollows) | moreFollows);
  return Buffer.of(...written, rest);
}

/** @param {number} value Whole. */
export function signed(value) {
  const written = [];
  let rest = value;
  // The seventh bit of the last byte is the sign.
  for (; rest < -64 || rest > 63; rest >>= 7) written.push((rest & 127) | moreFollows);
  return Buffer.of(...written, rest & 127);
}

export class Reader {
  /** @param {Buffer} bytes @param {number} [position] */
  constructor(bytes, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  get isAtEnd() {
    return this.position >= this.bytes.length;
  }

  byte() {
    return this.bytes.readUInt8(this.position++);
  }

  /** Of numbers with a sign the value is of no use here. */
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= moreFollows) {
      const byte = this.byte();
      value += (byte % moreFollows) * factor;
      if (byte < moreFollows) return value;
    }
  }

  text() {
    const length = this.number();
    this.position += length;
    return this.bytes.toString("utf8", this.position - length, this.position);
  }

  /** Skips as many bytes as the number before them says. */
  counted() {
    const length = this.number();
    this.position += length;
  }
}

/** @typedef {{ id: number, body: Buffer }} Section */

/** @param {Buffer} module @returns {Section[]} */
export function readSections(module) {
  const reader = new Reader(module, headerBytes);
  const sections = [];
  while (!reader.isAtEnd) {
    const id = reader.byte();
    const length = reader.number();
    sections.push({ id, body: module.subarray(reader.position, reader.position + length) });
    reader.position += length;
  }
  return sections;
}

/** @param {Buffer} module Whose header is written again. @param {Section[]} sections */
export function writeModule(module, sections) {
  return Buffer.concat([
    module.subarray(0, headerBytes),
    ...sections.flatMap(({ id, body }) => [Buffer.of(id), unsigned(body.length), body]),
  ]);
}

/** @param {Buffer} body Of a section. @param {(reader: Reader) => void} skip One entry. @returns {Buffer[]} */
function readEntries(body, skip) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    const start = reader.position;
    skip(reader);
    return body.subarray(start, reader.position);
  });
}

/** @param {Buffer[]} entries */
export const writeEntries = (entries) => Buffer.concat([unsigned(entries.length), ...entries]);

/** @param {Buffer} body @returns {Buffer[]} Types of functions. */
export const readTypes = (body) =>
  readEntries(body, (reader) => {
    reader.byte();
    reader.counted();
    reader.counted();
  });

/** @param {Buffer} body @returns {number[]} Of each function the index of its type. */
export const readFunctions = (body) => readEntries(body, (reader) => void reader.number()).map((entry) => new Reader(entry).number());

/** @param {Buffer} body @returns {Buffer[]} Of each function its locals and instructions. */
export const readCode = (body) =>
  readEntries(body, (reader) => reader.counted()).map((entry) => {
    const reader = new Reader(entry);
    reader.number();
    return entry.subarray(reader.position);
  });

/** @param {Buffer[]} functions */
export const writeCode = (functions) => writeEntries(functions.map((body) => Buffer.concat([unsigned(body.length), body])));

/** @param {Buffer} body @returns {string[]} Names of imported functions, by their indexes. */
export function readImportedFunctions(body) {
  /** @type {string[]} */
  const names = [];
  readEntries(body, (reader) => {
    reader.counted();
    const name = reader.text();
    const kind = reader.byte();
    if (kind === 0) names.push(name);
    if (kind === 3) reader.position += 2;
    else if (kind === 0) reader.number();
    else {
      // Of a table its type; then the limits of a table or a memory.
      if (kind === 1) reader.byte();
      const hasMost = reader.byte() % 2 === 1;
      reader.number();
      if (hasMost) reader.number();
    }
  });
  return names;
}

/**
 * @typedef {object} Instruction
 * @property {number} start Of its first byte in the function.
 * @property {number} end
 * @property {number} opcode
 * @property {number[]} operands As they are written: an index, or the alignment and the offset of a load or store.
 */

/** @param {Buffer} body Locals and instructions. @returns {Instruction[]} */
export function readInstructions(body) {
  const reader = new Reader(body);
  for (let groups = reader.number(); groups > 0; groups--) {
    reader.number();
    reader.byte();
  }
  const instructions = [];
  while (!reader.isAtEnd) instructions.push(readInstruction(reader));
  return instructions;
}

/** @param {Reader} reader @returns {Instruction} */
function readInstruction(reader) {
  const start = reader.position;
  const first = reader.byte();
  const isPrefix = first >= 0xfc;
  const opcode = isPrefix ? (first << 16) + reader.number() : first;
  const operands = Array.from({ length: numbersBehind(opcode, reader) }, () => reader.number());
  reader.position += bytesBehind(opcode);
  return { start, end: reader.position, opcode, operands };
}

/** How many numbers follow an opcode. @param {number} opcode @param {Reader} reader */
function numbersBehind(opcode, reader) {
  // Blocks, branches, calls, locals, globals, tables, constants of whole numbers, references.
  if (opcode >= 0x02 && opcode <= 0x04) return 1;
  if (opcode === 0x0c || opcode === 0x0d || opcode === 0x10 || opcode === 0x12) return 1;
  if (opcode === 0x0e || opcode === 0x1c) return reader.number() + (opcode === 0x0e ? 1 : 0);
  if (opcode === 0x11) return 2;
  if (opcode >= 0x20 && opcode <= 0x26) return 1;
  if (opcode >= 0x28 && opcode <= 0x3e) return 2;
  if (opcode === 0x3f || opcode === 0x40 || opcode === 0x41 || opcode === 0x42 || opcode === 0xd0 || opcode === 0xd2) return 1;
  // Bulk memory and tables.
  if (opcode >= 0xfc0008 && opcode <= 0xfc0011) return [0xfc0008, 0xfc000a, 0xfc000c, 0xfc000e].includes(opcode) ? 2 : 1;
  // Loads and stores of SIMD, of atomics.
  const simd = opcode - 0xfd0000;
  if (simd >= 0 && simd < 0x10000) return simd <= 11 || (simd >= 84 && simd <= 93) ? 2 : 0;
  if (opcode >= 0xfe0000 && opcode !== 0xfe0003) return 2;
  return 0;
}

/** How many bytes follow an opcode and its numbers. @param {number} opcode */
function bytesBehind(opcode) {
  if (opcode === 0x43) return 4;
  if (opcode === 0x44) return 8;
  const simd = opcode - 0xfd0000;
  if (simd === 12 || simd === 13) return 16;
  // A lane.
  if ((simd >= 21 && simd <= 34) || (simd >= 84 && simd <= 91)) return 1;
  return opcode === 0xfe0003 ? 1 : 0;
}
