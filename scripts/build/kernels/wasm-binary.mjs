/** Reads and writes the binary format of WebAssembly: sections, their entries and the instructions of a function. */

/** Opcodes that the linker reads or writes. Instructions of SIMD have the prefix 0xfd. */
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
  /** `i32x4.dot_i16x8_s` */
  dotOfPairs: 0xfd00ba,
};

export const sectionIds = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 };

const headerBytes = 8;
/** Set in each byte of a LEB128 number but the last. */
const moreFollows = 0x80;

/** Encodes an integer of at least 0 as unsigned LEB128. @param {number} value */
export function unsigned(value) {
  const written = [];
  let rest = value;
  for (; rest >= moreFollows; rest = Math.floor(rest / moreFollows)) written.push((rest % moreFollows) | moreFollows);
  return Buffer.of(...written, rest);
}

/** Encodes an integer as signed LEB128. @param {number} value */
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

  /** Reads an unsigned LEB128 number. Skips a signed one; its value is then wrong. */
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

  /** Skips a vector of bytes: its length, and that many bytes. */
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

/** @param {Buffer} module The header is copied from it. @param {Section[]} sections */
export function writeModule(module, sections) {
  return Buffer.concat([
    module.subarray(0, headerBytes),
    ...sections.flatMap(({ id, body }) => [Buffer.of(id), unsigned(body.length), body]),
  ]);
}

/**
 * Returns the entries of a section.
 * @param {Buffer} body @param {(reader: Reader) => void} skip Moves the reader past one entry. @returns {Buffer[]}
 */
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

/** Returns the types of functions. @param {Buffer} body @returns {Buffer[]} */
export const readTypes = (body) =>
  readEntries(body, (reader) => {
    reader.byte();
    reader.counted();
    reader.counted();
  });

/** Returns the type index of each function. @param {Buffer} body @returns {number[]} */
export const readFunctions = (body) => readEntries(body, (reader) => void reader.number()).map((entry) => new Reader(entry).number());

/** Returns the body of each function: its locals and instructions. @param {Buffer} body @returns {Buffer[]} */
export const readCode = (body) =>
  readEntries(body, (reader) => reader.counted()).map((entry) => {
    const reader = new Reader(entry);
    reader.number();
    return entry.subarray(reader.position);
  });

/** @param {Buffer[]} functions */
export const writeCode = (functions) => writeEntries(functions.map((body) => Buffer.concat([unsigned(body.length), body])));

/** Returns the names of imported functions in the order of their indexes. @param {Buffer} body @returns {string[]} */
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
      // A table begins with its type. The limits follow, as in a memory.
      if (kind === 1) reader.byte();
      const hasMax = reader.byte() % 2 === 1;
      reader.number();
      if (hasMax) reader.number();
    }
  });
  return names;
}

/**
 * @typedef {object} Instruction
 * @property {number} start Offset of its first byte in the body of the function.
 * @property {number} end
 * @property {number} opcode
 * @property {number[]} operands In the order of the binary format: an index, or the alignment and the offset of a load or store.
 */

/** Returns the instructions of a function. @param {Buffer} body Locals and instructions. @returns {Instruction[]} */
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
  const operands = Array.from({ length: countNumbers(opcode, reader) }, () => reader.number());
  reader.position += countBytes(opcode);
  return { start, end: reader.position, opcode, operands };
}

/** Returns how many LEB128 numbers follow an opcode. @param {number} opcode @param {Reader} reader */
function countNumbers(opcode, reader) {
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
  // Loads and stores of SIMD; then atomics.
  const simd = opcode - 0xfd0000;
  if (simd >= 0 && simd < 0x10000) return simd <= 11 || (simd >= 84 && simd <= 93) ? 2 : 0;
  if (opcode >= 0xfe0000 && opcode !== 0xfe0003) return 2;
  return 0;
}

/** Returns how many bytes follow an opcode and its numbers. @param {number} opcode */
function countBytes(opcode) {
  if (opcode === 0x43) return 4;
  if (opcode === 0x44) return 8;
  const simd = opcode - 0xfd0000;
  if (simd === 12 || simd === 13) return 16;
  // The index of a lane.
  if ((simd >= 21 && simd <= 34) || (simd >= 84 && simd <= 91)) return 1;
  return opcode === 0xfe0003 ? 1 : 0;
}
