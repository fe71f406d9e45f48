/**
 * Measures how much of a thread's stack the kernels use. They write below the stack pointer without a frame of their own, so no compiler and no
 * browser checks the size: on an overflow they would write over the memory of another thread.
 */

/**
 * Bytes of stack of the runtime's threads, which Emscripten set when the runtime was built (`pthread_attr_getstacksize`); the thread that calls
 * the runtime has 5 MiB.
 */
const threadStackBytes = 128 * 1024;
/** Max bytes that a kernel may use: half of the stack stays for the functions of the runtime that call it. */
export const maxStackBytes = threadStackBytes / 2;

const pageBytes = 65_536;
const pages = 128;
const stackTop = 16 * pageBytes;
const untouched = 0x5a;

/** MLAS_KV_QUANT_TYPE: signed bytes with a scale for each channel. */
const perChannel = 1;
const widths = Array.from({ length: 16 }, (_, index) => 16 * (index + 1));
/** More rows and positions than a kernel handles at once. */
const [rows, positions] = [70, 70];
const data = stackTop + pageBytes;
const results = data + 16 * pageBytes;

/** @type {readonly { kernel: string, calls: readonly (readonly number[])[] }[]} */
const worstCases = [
  { kernel: "roundRows", calls: widths.map((width) => [data, results, rows, width, width, perChannel, data, stackTop]) },
  {
    kernel: "multiplyByKeys",
    calls: widths.map((width) => [rows, positions, width, 1, data, width, data, perChannel, data, results, positions, stackTop]),
  },
  {
    kernel: "multiplyByValues",
    calls: widths.map((width) => [rows, width, positions, data, positions, data, perChannel, data, results, width, 0, stackTop]),
  },
  { kernel: "hyperbolicTangents", calls: [[data, data, 100, stackTop]] },
  { kernel: "sumExponentials", calls: [data, 0].map((to) => [data, to, 100, 0, stackTop]) },
];

/**
 * @param {Buffer} kernels A module that this engine of WebAssembly can run.
 * @returns {Promise<Map<string, number>>} Bytes below the stack pointer that each kernel writes to in the worst case.
 */
export async function measureStackUse(kernels) {
  const memory = new WebAssembly.Memory({ initial: pages });
  const table = new WebAssembly.Table({ initial: 1, element: "anyfunc" });
  const imports = { env: { memory, table }, "float-rows": { multiplyInPieces: () => undefined } };
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(kernels), imports);
  const bytes = new Uint8Array(memory.buffer);
  return new Map(
    worstCases.map(({ kernel, calls }) => {
      const run = instance.exports[kernel];
      if (typeof run !== "function") throw new Error(`the kernels export no ${kernel}`);
      bytes.fill(untouched, 0, stackTop);
      for (const call of calls) run(...call);
      const lowest = bytes.subarray(0, stackTop).findIndex((byte) => byte !== untouched);
      return [kernel, lowest < 0 ? 0 : stackTop - lowest];
    }),
  );
}

/** Throws if a kernel uses more than `maxStackBytes`. @param {Buffer} kernels */
export async function assertStackUse(kernels) {
  for (const [kernel, used] of await measureStackUse(kernels)) {
    if (used > maxStackBytes) throw new Error(`the kernel ${kernel} uses ${used} bytes of stack; ${maxStackBytes} are allowed`);
  }
}
