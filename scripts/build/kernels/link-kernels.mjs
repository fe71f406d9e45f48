/**
 * Adds functions of ours to a build of ONNX Runtime. A toolkit would write the whole module anew, which takes a minute and
 * changes code that nobody here has read; this adds a few entries and one call, and leaves every other byte as it was.
 */
import {
  countImportedFunctions,
  opcodes,
  readCode,
  readFunctions,
  readInstructions,
  readSections,
  readTypes,
  Reader,
  sectionIds,
  unsigned,
  writeCode,
  writeEntries,
  writeModule,
  writtenDotOfPairs,
} from "./wasm-binary.mjs";

/** Parameters of MlasGemmQuantOperation: (shape, data, first row, rows, first output, outputs). */
const operationType = Buffer.of(0x60, 6, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0);
const parameters = 6;
const dataParameter = 1;
const emptyBlock = 0x40;

/**
 * @param {Buffer} runtime
 * @param {Buffer} kernels A module of functions: no globals, data or tables of its own. Its exported one is called first
 * wherever the runtime multiplies in int8.
 * @returns {Buffer}
 */
export function linkKernels(runtime, kernels) {
  const sections = readSections(runtime);
  const types = readTypes(bodyOf(sections, sectionIds.types));
  const functions = readFunctions(bodyOf(sections, sectionIds.functions));
  const code = readCode(bodyOf(sections, sectionIds.code));
  const imported = countImportedFunctions(bodyOf(sections, sectionIds.imports));
  const operation = findOperation(types, functions, code);

  const added = readSections(kernels);
  const typeIndexes = readTypes(bodyOf(added, sectionIds.types)).map((type) => {
    const known = types.findIndex((other) => other.equals(type));
    return known >= 0 ? known : types.push(type) - 1;
  });
  const firstAdded = imported + functions.length;
  for (const type of readFunctions(bodyOf(added, sectionIds.functions))) functions.push(typeIndexes[type] ?? 0);
  for (const body of readCode(bodyOf(added, sectionIds.code))) code.push(moved(body, firstAdded, typeIndexes));
  code[operation] = withCall(code[operation] ?? Buffer.of(), firstAdded + exportedFunction(added));

  /** @type {Record<number, Buffer>} */
  const written = {
    [sectionIds.types]: writeEntries(types),
    [sectionIds.functions]: writeEntries(functions.map(unsigned)),
    [sectionIds.code]: writeCode(code),
  };
  return writeModule(
    runtime,
    sections.map(({ id, body }) => ({ id, body: written[id] ?? body })),
  );
}

/** @param {import("./wasm-binary.mjs").Section[]} sections @param {number} id */
function bodyOf(sections, id) {
  const body = sections.find((section) => section.id === id)?.body;
  if (body === undefined) throw new Error(`the module has no section ${id}`);
  return body;
}

/** @param {import("./wasm-binary.mjs").Section[]} sections @returns {number} Its kernels import no function. */
function exportedFunction(sections) {
  const reader = new Reader(bodyOf(sections, sectionIds.exports));
  if (reader.number() !== 1) throw new Error("the kernels export another number of functions than one");
  reader.counted();
  if (reader.byte() !== 0) throw new Error("the kernels export no function");
  return reader.number();
}

/**
 * The one function that multiplies pairs of 16 bits.
 * @param {Buffer[]} types @param {number[]} functions @param {Buffer[]} code
 */
function findOperation(types, functions, code) {
  const found = code.flatMap((body, index) =>
    body.includes(writtenDotOfPairs) && readInstructions(body).some(({ opcode }) => opcode === opcodes.dotOfPairs) ? [index] : [],
  );
  const [index = -1, ...others] = found;
  const type = types[functions[index] ?? -1];
  if (others.length > 0 || type === undefined || !type.equals(operationType)) throw new Error(changed("one function for them"));
  return index;
}

/** @param {string} missing */
const changed = (missing) =>
  `onnxruntime-web multiplies in int8 in another way than it did (${missing}): read kernels/int8-panels.ts and link-kernels.mjs anew`;

/**
 * With the indexes of the module that it is added to.
 * @param {Buffer} body @param {number} firstFunction @param {number[]} typeIndexes
 */
function moved(body, firstFunction, typeIndexes) {
  const parts = [];
  let copied = 0;
  for (const { start, end, opcode, operands } of readInstructions(body)) {
    const [index = 0, table = 0] = operands;
    if (opcode !== opcodes.call && opcode !== opcodes.callIndirect) continue;
    const target = opcode === opcodes.call ? [unsigned(firstFunction + index)] : [unsigned(typeIndexes[index] ?? 0), unsigned(table)];
    parts.push(body.subarray(copied, start), Buffer.of(opcode), ...target);
    copied = end;
  }
  return Buffer.concat([...parts, body.subarray(copied)]);
}

/**
 * Calls the kernel where the function begins to read its parameters: by then its thread has the buffer. If the kernel did the
 * work, what the function does at its end follows, the stack given back, and it returns.
 * @param {Buffer} body @param {number} kernel
 */
function withCall(body, kernel) {
  const instructions = readInstructions(body);
  const first = instructions.findIndex(({ opcode, operands }) => opcode === opcodes.localGet && operands[0] === dataParameter);
  const at = instructions[first]?.start;
  const buffer = bufferBehind(instructions.slice(first));
  const ending = instructions.slice(-5);
  if (at === undefined || buffer === undefined || ending.map(({ opcode }) => opcode).join(" ") !== stackGivenBack)
    throw new Error(changed("its buffer and its stack"));
  const call = Buffer.concat([
    ...Array.from({ length: parameters }, (_, parameter) => Buffer.of(opcodes.localGet, parameter)),
    Buffer.concat([Buffer.of(opcodes.globalGet), unsigned(buffer.global), Buffer.of(opcodes.i32Load, 2), unsigned(buffer.offset)]),
    Buffer.of(opcodes.call),
    unsigned(kernel),
    Buffer.of(opcodes.if, emptyBlock),
    body.subarray(ending[0]?.start, ending[4]?.start),
    Buffer.of(opcodes.return, opcodes.end),
  ]);
  return Buffer.concat([body.subarray(0, at), call, body.subarray(at)]);
}

/**
 * Where a thread keeps the address of its buffer: `global.get G; local.set L` and then `local.get L; i32.load offset`.
 * @param {import("./wasm-binary.mjs").Instruction[]} instructions
 */
function bufferBehind(instructions) {
  const base = instructions.findIndex(
    ({ opcode }, index) => opcode === opcodes.globalGet && instructions[index + 1]?.opcode === opcodes.localSet,
  );
  const [global] = instructions[base]?.operands ?? [];
  const [local] = instructions[base + 1]?.operands ?? [];
  const read = instructions.findIndex(
    ({ opcode, operands }, index) =>
      index > base && opcode === opcodes.localGet && operands[0] === local && instructions[index + 1]?.opcode === opcodes.i32Load,
  );
  const offset = instructions[read + 1]?.operands[1];
  return global === undefined || local === undefined || offset === undefined ? undefined : { global, offset };
}

/** `local.get L; i32.const bytes; i32.add; global.set 0` and the end. */
const stackGivenBack = [opcodes.localGet, opcodes.i32Const, opcodes.i32Add, opcodes.globalSet, opcodes.end].join(" ");
