/**
 * Adds the kernels to ONNX Runtime's CPU build. A toolkit would write the whole module anew, which takes a minute and changes code that
 * no one has read. This linker adds functions and a few calls, and leaves every other byte as it is.
 */
import { createHash } from "node:crypto";
import { calledByKernels, patches } from "./patches.mjs";
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
  unsigned,
  writeCode,
  writeEntries,
  writeModule,
} from "./wasm-binary.mjs";

/** The runtime lacks a function that the patches are made for: another version, or another build. */
export class UnknownRuntimeError extends Error {
  /** @param {string[]} missing Names of the functions. */
  constructor(missing) {
    super(`onnxruntime-web is another build than the kernels are made for: ${missing.join(", ")} not found (kernels/README.md)`);
    this.name = "UnknownRuntimeError";
  }
}

/**
 * @param {Buffer} runtime
 * @param {Buffer} kernels A module of functions, without globals, data or tables. A patched function of the runtime calls each exported one.
 * @returns {Buffer}
 * @throws {UnknownRuntimeError}
 */
export function linkKernels(runtime, kernels) {
  const sections = readSections(runtime);
  const types = readTypes(bodyOf(sections, sectionIds.types));
  const functions = readFunctions(bodyOf(sections, sectionIds.functions));
  const code = readCode(bodyOf(sections, sectionIds.code));
  const imported = readImportedFunctions(bodyOf(sections, sectionIds.imports)).length;
  const found = findFunctions(code);

  const added = readSections(kernels);
  const typeIndexes = readTypes(bodyOf(added, sectionIds.types)).map((type) => {
    const known = types.findIndex((other) => other.equals(type));
    return known >= 0 ? known : types.push(type) - 1;
  });
  const called = readImportedFunctions(bodyOf(added, sectionIds.imports));
  if (called.join() !== calledByKernels.name) throw new Error(`the kernels import ${called.join(", ")} instead of ${calledByKernels.name}`);
  const firstAdded = imported + functions.length;
  const indexInRuntime = (/** @type {number} */ index) =>
    index < called.length ? imported + found(calledByKernels.digest) : firstAdded + index - called.length;
  for (const type of readFunctions(bodyOf(added, sectionIds.functions))) functions.push(typeIndexes[type] ?? 0);
  for (const body of readCode(bodyOf(added, sectionIds.code))) code.push(withIndexes(body, indexInRuntime, typeIndexes));
  const kernelIndexes = exportedFunctions(added);
  for (const { kernel, digest, apply } of patches) {
    const index = found(digest);
    code[index] = apply(code[index] ?? Buffer.of(), indexInRuntime(kernelIndexes.get(kernel) ?? 0));
  }

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

/**
 * @param {Buffer[]} code
 * @returns {(digest: string) => number} Returns the index of the function with a digest.
 */
function findFunctions(code) {
  const indexes = new Map(code.map((body, index) => [createHash("sha256").update(body).digest("hex"), index]));
  const needed = [
    ...patches.map(({ patched, digest }) => ({ name: patched, digest })),
    { ...calledByKernels, name: calledByKernels.called },
  ];
  const missing = needed.filter(({ digest }) => !indexes.has(digest));
  if (missing.length > 0) throw new UnknownRuntimeError(missing.map(({ name }) => name));
  return (digest) => indexes.get(digest) ?? 0;
}

/** @param {import("./wasm-binary.mjs").Section[]} sections @param {number} id */
function bodyOf(sections, id) {
  const body = sections.find((section) => section.id === id)?.body;
  if (body === undefined) throw new Error(`the module has no section ${id}`);
  return body;
}

/**
 * Returns the indexes of the kernels by name. Throws if the exports differ from the kernels that the patches call.
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
  const names = patches.map(({ kernel }) => kernel);
  if (found.size !== names.length || names.some((name) => !found.has(name)))
    throw new Error(`the kernels export ${[...found.keys()].join(", ")} instead of ${names.join(", ")}`);
  return found;
}

/**
 * Returns the body of a kernel with the indexes of the module that it is added to.
 * @param {Buffer} body @param {(index: number) => number} functionIndex @param {number[]} typeIndexes
 */
function withIndexes(body, functionIndex, typeIndexes) {
  const parts = [];
  let copied = 0;
  for (const { start, end, opcode, operands } of readInstructions(body)) {
    const [index = 0, table = 0] = operands;
    if (opcode !== opcodes.call && opcode !== opcodes.callIndirect) continue;
    const target = opcode === opcodes.call ? [unsigned(functionIndex(index))] : [unsigned(typeIndexes[index] ?? 0), unsigned(table)];
    parts.push(body.subarray(copied, start), Buffer.of(opcode), ...target);
    copied = end;
  }
  return Buffer.concat([...parts, body.subarray(copied)]);
}
