/** Writes the instructions of WebAssembly that the patches need. */
import { opcodes, signed, unsigned } from "./wasm-binary.mjs";

const emptyBlock = 0x40;
/** An alignment of 2^2 bytes. */
const wordAlignment = 2;

export const localGet = (/** @type {number} */ index) => withIndex(opcodes.localGet, index);
export const globalGet = (/** @type {number} */ index) => withIndex(opcodes.globalGet, index);
export const globalSet = (/** @type {number} */ index) => withIndex(opcodes.globalSet, index);
export const call = (/** @type {number} */ index) => withIndex(opcodes.call, index);
export const branch = (/** @type {number} */ depth) => withIndex(opcodes.branch, depth);
export const i32Const = (/** @type {number} */ value) => Buffer.concat([Buffer.of(opcodes.i32Const), signed(value)]);
export const i32Load = (/** @type {number} */ offset) => Buffer.concat([Buffer.of(opcodes.i32Load, wordAlignment), unsigned(offset)]);
export const i32Store = (/** @type {number} */ offset) => Buffer.concat([Buffer.of(opcodes.i32Store, wordAlignment), unsigned(offset)]);
export const i32Add = Buffer.of(opcodes.i32Add);
export const i32Sub = Buffer.of(opcodes.i32Sub);
export const returns = Buffer.of(opcodes.return);
export const end = Buffer.of(opcodes.end);

/** Runs `body` if the number on top of the stack is not 0. @param {Buffer[]} body */
export const ifTrue = (...body) => Buffer.concat([Buffer.of(opcodes.if, emptyBlock), ...body, end]);

/** The first parameters of the function that contains these instructions. @param {number} count */
export const parameters = (count) => Buffer.concat(Array.from({ length: count }, (_, index) => localGet(index)));

/** @param {number} opcode @param {number} index */
function withIndex(opcode, index) {
  return Buffer.concat([Buffer.of(opcode), unsigned(index)]);
}
