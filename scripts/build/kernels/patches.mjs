/**
 * The functions of ONNX Runtime's CPU build that call a kernel. Each is identified by the SHA-256 digest of its body (locals and
 * instructions), so every number below is valid for that body alone: parameters, locals, offsets into the frame and positions in the body.
 * `kernels/README.md` describes how to find the functions in another build.
 */
import { readInstructions } from "./wasm-binary.mjs";
import {
  branch,
  call,
  end,
  globalGet,
  globalSet,
  i32Add,
  i32Const,
  i32Load,
  i32Store,
  i32Sub,
  ifTrue,
  localGet,
  parameters,
  returns,
} from "./write-instructions.mjs";

/** The global that holds the stack pointer of a thread. */
const stack = 0;
const noLocals = Buffer.of(0);

/** Bytes of stack that MatMulNBits::Compute lends to its kernel (`scratchBytes` in `kernels/float-rows.ts`). */
const floatRowsBytes = 256 * 1024;

/**
 * @typedef {object} Patch
 * @property {string} kernel Name that `kernels/index.ts` exports.
 * @property {string} patched Name of the patched function in the sources of ONNX Runtime.
 * @property {string} digest SHA-256 of its body, in hex.
 * @property {(body: Buffer, kernel: number) => Buffer} apply Returns the patched body. `kernel`: index of the kernel's function.
 */

/** @type {readonly Patch[]} */
export const patches = [
  {
    kernel: "multiplyPanels",
    patched: "MlasGemmQuantOperation",
    digest: "30e84534f280e0d4daa95de1ae108815584c259b0d61365cc4268ff971a693e6",
    apply: callBeforeProduct,
  },
  {
    kernel: "multiplyFloatRows",
    patched: "MatMulNBits::Compute",
    digest: "2ef87f71ada35cbc9fc251ffa1fc0a5664bacca9cffc9dfdea593f174b6de8b2",
    apply: callInMatMulNBits,
  },
  {
    kernel: "roundRows",
    patched: "MlasKVQuantize",
    digest: "fc0aee89deeab880b3678b1ed3332a15d684f4524d7a9467df8375203cd30569",
    apply: (body, kernel) => callFirst(body, 7, kernel),
  },
  {
    kernel: "multiplyByKeys",
    patched: "MlasQKGemm",
    digest: "0fcc982ab52b4ebb5ebe19f6a005838a1a8a71dc91d2256c4191d9b9e6edd115",
    apply: (body, kernel) => callFirst(body, 11, kernel),
  },
  {
    kernel: "multiplyByValues",
    patched: "MlasSVGemm",
    digest: "2d8b09424ccdf19dd929f93c32867c13b9ad5d28aca09f4592d379ea0bf24691",
    apply: (body, kernel) => callFirst(body, 11, kernel),
  },
  {
    kernel: "sumExponentials",
    patched: "MlasComputeSumExpF32Kernel",
    digest: "e39b177664a58a2800d6f5f31d2317737768e4a1ab978f0f802dfbf7e1d08ee1",
    apply: (_body, kernel) => Buffer.concat([noLocals, parameters(4), globalGet(stack), call(kernel), end]),
  },
  {
    kernel: "hyperbolicTangents",
    patched: "MlasTanhKernel",
    digest: "7f67881b4ed3cadd9562f49bcb4b1853cfa22745b090f4dc58baadb9fedbc1e7",
    apply: (_body, kernel) => Buffer.concat([noLocals, parameters(3), globalGet(stack), call(kernel), end]),
  },
  {
    kernel: "multiplyFloats",
    patched: "MlasSgemmOperation",
    digest: "c62a41a1350e86005a20aceda97b8dbe7d91a43bab5718537425d381003ea3b4",
    apply: (body, kernel) => inserted(body, firstOf(body), [parameters(13), call(kernel), ifTrue(returns)]),
  },
];

/** The function that a kernel calls: MlasGemmBatch for products in int8. */
export const calledByKernels = {
  name: "multiplyInPieces",
  called: "MlasGemmBatch",
  digest: "cea5a1281178b0fc7d0fb5da66449a9adbcf03202add490083caac3a95d4d488",
};

/**
 * Calls the kernel before all other instructions and returns if the kernel did the work.
 * @param {Buffer} body @param {number} parameterCount @param {number} kernel
 */
function callFirst(body, parameterCount, kernel) {
  return inserted(body, firstOf(body), [parameters(parameterCount), globalGet(stack), call(kernel), ifTrue(returns)]);
}

/**
 * Calls the kernel where MlasGemmQuantOperation first reads its parameters, because the thread has allocated its buffer before. If the kernel
 * did the work, gives back the stack as the function does at its end, and returns.
 * @param {Buffer} body @param {number} kernel
 */
function callBeforeProduct(body, kernel) {
  const threadLocals = 1;
  const [frame, frameBytes] = [14, 16];
  return inserted(body, 193, [
    parameters(6),
    globalGet(threadLocals),
    i32Load(420),
    call(kernel),
    ifTrue(localGet(frame), i32Const(frameBytes), i32Add, globalSet(stack), returns),
  ]);
}

/**
 * Calls the kernel where MatMulNBits::Compute has read its tensors, before it computes. The kernel gets memory of the stack. If the
 * kernel did the work, the function ends with an empty status, its sign of success.
 * @param {Buffer} body @param {number} kernel
 */
function callInMatMulNBits(body, kernel) {
  const [status, frame, pool] = [0, 3, 15];
  const [rows, matrix, scales, zeros, bias, products] = [13, 11, 12, 8, 5, 9];
  const sizes = { rows: 416, outputs: 420, inputs: 424 };
  /** Blocks between the call and the end of the function, where the frame is given back. */
  const depthOfEnd = 3;
  const size = (/** @type {number} */ offset) => [localGet(frame), i32Load(offset)];
  return inserted(body, 1095, [
    ...[globalGet(stack), i32Const(floatRowsBytes), i32Sub, globalSet(stack)],
    ...[rows, matrix, scales, zeros, bias, products].map(localGet),
    ...[...size(sizes.rows), ...size(sizes.outputs), ...size(sizes.inputs)],
    ...[localGet(pool), globalGet(stack), call(kernel)],
    ...[globalGet(stack), i32Const(floatRowsBytes), i32Add, globalSet(stack)],
    ifTrue(localGet(status), i32Const(0), i32Store(0), branch(depthOfEnd)),
  ]);
}

/** Returns the position of the first instruction. @param {Buffer} body */
function firstOf(body) {
  return readInstructions(body)[0]?.start ?? 0;
}

/** @param {Buffer} body @param {number} at @param {Buffer[]} instructions */
function inserted(body, at, instructions) {
  return Buffer.concat([body.subarray(0, at), ...instructions, body.subarray(at)]);
}
