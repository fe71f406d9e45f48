/**
 * Adds functions of ours to a build of ONNX Runtime. A toolkit would write the whole module anew, which takes a minute and
 * changes code that nobody here has read; this adds a few entries and one call, and leaves every other byte as it was.
 */
import { createHash } from "node:crypto";
import {
  opcodes,
  readCode,
  readFunctions,
  readImportedFunctions,
  readInstructions,
  readSections,
  readTypes,
  Reader,
  sectionIds,
  signed,
  unsigned,
  writeCode,
  writeEntries,
  writeModule,
  writtenDotOfPairs,
} from "./wasm-binary.mjs";

const [i32, f32] = [0x7f, 0x7d];
const emptyBlock = 0x40;
const noLocals = Buffer.of(0);
const integers = (/** @type {number} */ count) => Array.from({ length: count }, () => i32);
/** A type of functions. @param {number[]} parameters @param {number[]} results */
const typeOf = (parameters, results = []) => Buffer.of(0x60, parameters.length, ...parameters, results.length, ...results);
const parametersOf = (/** @type {Buffer} */ type) => type[1] ?? 0;
/**
 * MlasGemmQuantOperation (shape, data, first row, rows, first output, outputs); the functions for caches in int8, as they are built:
 * without the pool of threads, which is always absent; MlasComputeSumExpF32Kernel.
 */
const types = {
  operation: typeOf(integers(6)),
  rounding: typeOf(integers(7)),
  keys: typeOf([...integers(3), f32, ...integers(7)]),
  values: typeOf([...integers(10), f32]),
  exponentials: typeOf([...integers(3), f32], [f32]),
};
const dataParameter = 1;
/**
 * Of functions without anything by which to know them, the SHA-256 of what was read: MlasGemmBatch for products in int8, and
 * MatMulNBits::Compute for rows of float32. In another version of the runtime a CPU profile in Node finds them: of a graph with one
 * DynamicQuantizeMatMul, the function three above that of `findOperation`; with one MatMulNBits, the one above that which widens the matrix.
 */
const digests = {
  pieces: "cea5a1281178b0fc7d0fb5da66449a9adbcf03202add490083caac3a95d4d488",
  floatRows: "2ef87f71ada35cbc9fc251ffa1fc0a5664bacca9cffc9dfdea593f174b6de8b2",
};
/**
 * MatMulNBits::Compute, where it knows all of a product and has computed nothing: there it looks whether the products of one matrix are
 * those of all. Its locals, and in the frame the numbers of rows, outputs and inputs.
 */
const floatRows = {
  frame: 3,
  firstRead: 440,
  /** Rows, matrix, scales, bias and products. */
  tensors: [13, 11, 12, 5, 9],
  sizes: [416, 420, 424],
  pool: 15,
  status: 0,
  /** Out of a block in which the call stands to where it gives its frame back. */
  depthOfEnd: 3,
};
/** Memory of the stack that the kernel is given (`scratchBytes` in `kernels/float-rows.ts`). */
const floatRowsBytes = 256 * 1024;
/** Functions of the runtime that the kernels call. */
const calledName = "multiplyInPieces";
/** That exponentials are computed of. */
const lowestExponent = Buffer.of(0xa5, 0xc0, 0xb0, 0xc2);
/** What the kernels export. */
const kernelNames = {
  operation: "multiplyPanels",
  rounding: "roundRows",
  keys: "multiplyByKeys",
  values: "multiplyByValues",
  exponentials: "sumExponentials",
  floatRows: "multiplyFloatRows",
};

/**
 * @param {Buffer} runtime
 * @param {Buffer} kernels A module of functions: no globals, data or tables of its own. Each exported one is called in a function of
 * the runtime (see `kernelNames`).
 * @returns {Buffer}
 */
export function linkKernels(runtime, kernels) {
  const sections = readSections(runtime);
  const knownTypes = readTypes(bodyOf(sections, sectionIds.types));
  const functions = readFunctions(bodyOf(sections, sectionIds.functions));
  const code = readCode(bodyOf(sections, sectionIds.code));
  const imported = readImportedFunctions(bodyOf(sections, sectionIds.imports)).length;
  const ofType = (/** @type {Buffer} */ type) => functions.flatMap((index, at) => (knownTypes[index]?.equals(type) ? [at] : []));
  const operation = findOperation(code, ofType(types.operation));
  const attention = findAttention(code, imported, ofType);
  const exponentials = findExponentials(code, ofType(types.exponentials));
  const stack = stackOf(code[attention[0]?.index ?? -1]);
  const pieces = findByDigest(code, digests.pieces, "one function for pieces of products");
  const rowsOfFloats = findByDigest(code, digests.floatRows, "one function for MatMulNBits");

  const added = readSections(kernels);
  const typeIndexes = readTypes(bodyOf(added, sectionIds.types)).map((type) => {
    const known = knownTypes.findIndex((other) => other.equals(type));
    return known >= 0 ? known : knownTypes.push(type) - 1;
  });
  const called = readImportedFunctions(bodyOf(added, sectionIds.imports));
  if (called.join() !== calledName) throw new Error(`the kernels import ${called.join(", ")} in place of ${calledName}`);
  const firstAdded = imported + functions.length;
  /** An index in the kernels to that in the runtime. */
  const linked = (/** @type {number} */ index) => (index < called.length ? imported + pieces : firstAdded + index - called.length);
  for (const type of readFunctions(bodyOf(added, sectionIds.functions))) functions.push(typeIndexes[type] ?? 0);
  for (const body of readCode(bodyOf(added, sectionIds.code))) code.push(moved(body, linked, typeIndexes));
  const exported = exportedFunctions(added);
  const kernel = (/** @type {string} */ name) => linked(exported.get(name) ?? 0);
  code[operation] = withCall(code[operation] ?? Buffer.of(), kernel(kernelNames.operation));
  for (const { name, type, index } of attention) {
    const head = Buffer.concat([callWithStack(type, stack, kernel(name)), Buffer.of(opcodes.if, emptyBlock, opcodes.return, opcodes.end)]);
    code[index] = withHead(code[index] ?? Buffer.of(), head);
  }
  code[exponentials] = Buffer.concat([
    noLocals,
    callWithStack(types.exponentials, stack, kernel(kernelNames.exponentials)),
    Buffer.of(opcodes.end),
  ]);
  code[rowsOfFloats] = withFloatRows(code[rowsOfFloats] ?? Buffer.of(), stack, kernel(kernelNames.floatRows));

  /** @type {Record<number, Buffer>} */
  const written = {
    [sectionIds.types]: writeEntries(knownTypes),
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

/**
 * Indexes by name.
 * @param {import("./wasm-binary.mjs").Section[]} sections @returns {Map<string, number>}
 */
function exportedFunctions(sections) {
  const found = new Map();
  const reader = new Reader(bodyOf(sections, sectionIds.exports));
  for (let count = reader.number(); count > 0; count--) {
    const name = reader.text();
    if (reader.byte() !== 0) throw new Error(`the kernels export ${name}, which is no function`);
    found.set(name, reader.number());
  }
  const missing = Object.values(kernelNames).filter((name) => !found.has(name));
  if (missing.length > 0 || found.size !== Object.keys(kernelNames).length) {
    throw new Error(`the kernels export ${[...found.keys()].join(", ")} in place of ${Object.values(kernelNames).join(", ")}`);
  }
  return found;
}

/**
 * The one function that multiplies pairs of 16 bits.
 * @param {Buffer[]} code @param {number[]} ofItsType
 */
function findOperation(code, ofItsType) {
  const found = code.flatMap((body, index) =>
    body.includes(writtenDotOfPairs) && readInstructions(body).some(({ opcode }) => opcode === opcodes.dotOfPairs) ? [index] : [],
  );
  const index = theOne(found, "one function for them");
  return theOne(
    [index].filter((each) => ofItsType.includes(each)),
    "parameters of that function",
  );
}

/**
 * The functions for caches in int8: by their types, which no other function has, and by who calls them. What adds up values
 * (`MlasSVGemm`) has one type; its only caller with few calls rounds new rows first (`MlasKVQuantize`), as that of the products
 * with keys (`MlasQKGemm`) does, while the form for half precision of those rounds by another function.
 * @param {Buffer[]} code @param {number} imported @param {(type: Buffer) => number[]} ofType
 * @returns {{ name: string, type: Buffer, index: number }[]}
 */
function findAttention(code, imported, ofType) {
  const calls = code.map(
    (body) =>
      new Set(readInstructions(body).flatMap(({ opcode, operands: [index = 0] }) => (opcode === opcodes.call ? [index - imported] : []))),
  );
  const callersOf = (/** @type {number} */ index) => calls.filter((called) => called.has(index));
  const roundings = new Set(ofType(types.rounding));
  const values = theOne(ofType(types.values), "one function for values of a cache in int8");
  const rounding = theOne(
    callersOf(values).flatMap((called) => [...called].filter((index) => roundings.has(index))),
    "one function for rows of a cache in int8",
  );
  const keys = theOne(
    ofType(types.keys).filter((index) => callersOf(index).some((called) => called.has(rounding))),
    "one function for keys of a cache in int8",
  );
  return [
    { name: kernelNames.rounding, type: types.rounding, index: rounding },
    { name: kernelNames.keys, type: types.keys, index: keys },
    { name: kernelNames.values, type: types.values, index: values },
  ];
}

/**
 * The one function that adds exponentials up.
 * @param {Buffer[]} code @param {number[]} ofItsType
 */
function findExponentials(code, ofItsType) {
  const found = ofItsType.filter((index) => code[index]?.includes(lowestExponent));
  return theOne(found, "one function for exponentials");
}

/** @param {Buffer[]} code @param {string} digest SHA-256. @param {string} what */
function findByDigest(code, digest, what) {
  const found = code.flatMap((body, index) => (createHash("sha256").update(body).digest("hex") === digest ? [index] : []));
  return theOne(found, what);
}

/** @param {number[]} found @param {string} what */
function theOne(found, what) {
  const [index, ...others] = found;
  if (index === undefined || others.length > 0) throw new Error(changed(what));
  return index;
}

/** @param {string} missing */
const changed = (missing) =>
  `onnxruntime-web multiplies in int8 in another way than it did (${missing}): read kernels/ and link-kernels.mjs anew`;

/**
 * With the indexes of the module that it is added to.
 * @param {Buffer} body @param {(index: number) => number} linked Of a function. @param {number[]} typeIndexes
 */
function moved(body, linked, typeIndexes) {
  const parts = [];
  let copied = 0;
  for (const { start, end, opcode, operands } of readInstructions(body)) {
    const [index = 0, table = 0] = operands;
    if (opcode !== opcodes.call && opcode !== opcodes.callIndirect) continue;
    const target = opcode === opcodes.call ? [unsigned(linked(index))] : [unsigned(typeIndexes[index] ?? 0), unsigned(table)];
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
    parametersAgain(types.operation),
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
 * Calls the kernel with memory of the stack, and gives it back. If the kernel did the work, the function ends without an error.
 * @param {Buffer} body Of MatMulNBits::Compute. @param {number} stack @param {number} kernel
 */
function withFloatRows(body, stack, kernel) {
  const { frame, firstRead, tensors, sizes, pool, status, depthOfEnd } = floatRows;
  const at = readInstructions(body).findIndex(({ opcode, operands }) => opcode === opcodes.i32Load && operands[1] === firstRead);
  const start = readInstructions(body)[at - 1]?.start;
  if (start === undefined) throw new Error(changed("MatMulNBits"));
  const local = (/** @type {number} */ index) => Buffer.of(opcodes.localGet, index);
  const moveStack = (/** @type {number} */ opcode) =>
    Buffer.concat([
      Buffer.concat([Buffer.of(opcodes.globalGet), unsigned(stack), Buffer.of(opcodes.i32Const), signed(floatRowsBytes)]),
      Buffer.concat([Buffer.of(opcode, opcodes.globalSet), unsigned(stack)]),
    ]);
  const call = Buffer.concat([
    moveStack(opcodes.i32Sub),
    ...tensors.map(local),
    ...sizes.map((offset) => Buffer.concat([local(frame), Buffer.of(opcodes.i32Load, 2), unsigned(offset)])),
    local(pool),
    Buffer.concat([Buffer.of(opcodes.globalGet), unsigned(stack), Buffer.of(opcodes.call), unsigned(kernel)]),
    moveStack(opcodes.i32Add),
    Buffer.of(opcodes.if, emptyBlock),
    Buffer.concat([local(status), Buffer.of(opcodes.i32Const, 0, opcodes.i32Store, 2, 0)]),
    Buffer.of(opcodes.branch, depthOfEnd, opcodes.end),
  ]);
  return Buffer.concat([body.subarray(0, start), call, body.subarray(start)]);
}

/** The global that is a thread's stack: a function that needs some of it begins with it. @param {Buffer} [body] */
function stackOf(body = Buffer.of()) {
  const [first] = readInstructions(body);
  const stack = first?.operands[0];
  if (first?.opcode !== opcodes.globalGet || stack === undefined) throw new Error(changed("a function that begins with its stack"));
  return stack;
}

/** The parameters of a function, for a call in it. @param {Buffer} type */
function parametersAgain(type) {
  return Buffer.concat(Array.from({ length: parametersOf(type) }, (_, parameter) => Buffer.of(opcodes.localGet, parameter)));
}

/** With the parameters of the function that it is called in, and the stack. @param {Buffer} type Of that one. @param {number} stack @param {number} kernel */
function callWithStack(type, stack, kernel) {
  return Buffer.concat([
    parametersAgain(type),
    Buffer.concat([Buffer.of(opcodes.globalGet), unsigned(stack), Buffer.of(opcodes.call), unsigned(kernel)]),
  ]);
}

/** @param {Buffer} body @param {Buffer} head What it does before anything else. */
function withHead(body, head) {
  const start = readInstructions(body)[0]?.start ?? 0;
  return Buffer.concat([body.subarray(0, start), head, body.subarray(start)]);
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
