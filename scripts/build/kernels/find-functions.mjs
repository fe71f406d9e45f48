/**
 * Prints the functions of a build of ONNX Runtime that the kernels may replace, with their digests, for the table in `patches.mjs`:
 *
 *     node scripts/build/kernels/find-functions.mjs path/to/ort-wasm-simd-threaded.wasm
 *
 * It recognises them by their types, constants and callers. `kernels/README.md` describes how to find the other two, MatMulNBits::Compute and
 * MlasGemmBatch.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readCommandLine, refuse } from "../../command-line.mjs";
import {
  opcodes,
  readCode,
  readFunctions,
  readImportedFunctions,
  readInstructions,
  readSections,
  readTypes,
  sectionIds,
} from "./wasm-binary.mjs";

const [i32, f32] = [0x7f, 0x7d];
const integers = (/** @type {number} */ count) => Array.from({ length: count }, () => i32);
/** @param {number[]} parameters @param {number[]} results */
const typeOf = (parameters, results = []) => Buffer.of(0x60, parameters.length, ...parameters, results.length, ...results);

/** Types of the functions. The types for int8 caches lack the parameter for the pool of threads, which the compiler removed. */
const types = {
  product: typeOf(integers(6)),
  rounding: typeOf(integers(7)),
  keys: typeOf([...integers(3), f32, ...integers(7)]),
  values: typeOf([...integers(10), f32]),
  exponentials: typeOf([...integers(3), f32], [f32]),
  tangents: typeOf(integers(3)),
  floats: typeOf([...integers(5), f32, ...integers(4), f32, ...integers(2)]),
};
/** The runtime computes exponentials of numbers down to -88.37; these are its bytes in float32. */
const lowestExponent = Buffer.of(0xa5, 0xc0, 0xb0, 0xc2);

/** The highest coefficient of the runtime's hyperbolic tangent in float32, -2.76e-16. */
const tangentCoefficient = Buffer.from(Float32Array.of(-2.76076847742355e-16).buffer);

const [file = refuse("name the .wasm file of a build")] = readCommandLine(import.meta.url, {}, true).positionals;
const sections = readSections(readFileSync(file));
const bodyOf = (/** @type {number} */ id) => sections.find((section) => section.id === id)?.body ?? Buffer.of(0);
const knownTypes = readTypes(bodyOf(sectionIds.types));
const functions = readFunctions(bodyOf(sectionIds.functions));
const code = readCode(bodyOf(sectionIds.code));
const imported = readImportedFunctions(bodyOf(sectionIds.imports)).length;
const instructions = code.map(readInstructions);
const calls = instructions.map(
  (body) => new Set(body.flatMap(({ opcode, operands: [index = 0] }) => (opcode === opcodes.call ? [index - imported] : []))),
);

const ofType = (/** @type {Buffer} */ type) => functions.flatMap((index, at) => (knownTypes[index]?.equals(type) ? [at] : []));
const callersOf = (/** @type {number} */ index) => calls.filter((called) => called.has(index));

const products = ofType(types.product).filter((index) => instructions[index]?.some(({ opcode }) => opcode === opcodes.dotOfPairs));
const values = ofType(types.values);
// The caller of MlasSVGemm first rounds new rows, as the caller of MlasQKGemm does.
const roundings = ofType(types.rounding).filter((index) => values.some((value) => callersOf(value).some((called) => called.has(index))));
const keys = ofType(types.keys).filter((index) => callersOf(index).some((called) => roundings.some((rounding) => called.has(rounding))));
const exponentials = ofType(types.exponentials).filter((index) => code[index]?.includes(lowestExponent));

for (const [name, found] of Object.entries({
  MlasGemmQuantOperation: products,
  MlasKVQuantize: roundings,
  MlasQKGemm: keys,
  MlasSVGemm: values,
  MlasComputeSumExpF32Kernel: exponentials,
  MlasSgemmOperation: ofType(types.floats),
  MlasTanhKernel: ofType(types.tangents).filter((index) => code[index]?.includes(tangentCoefficient)),
})) {
  if (found.length === 0) console.log(`${name}: not found`);
  for (const index of found) {
    const digest = createHash("sha256")
      .update(code[index] ?? "")
      .digest("hex");
    console.log(`${name}: function ${index + imported}, ${code[index]?.length} bytes, ${digest}`);
  }
}
