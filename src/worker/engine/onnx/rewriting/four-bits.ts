/** The kernel that makes 4-bit matrices int8 (`kernels/four-bits.ts`), in a memory of its own. */
import kernel from "virtual:kernels/four-bits.wasm?inline";

const pageBytes = 65_536;
const cacheLine = 64;

interface FourBitMatrix {
  inputs: number;
  outputs: number;
  blockSize: number;
  steps: Uint8Array;
  scales: Float32Array;
}

type Widen = (
  steps: number,
  scales: number,
  inputs: number,
  outputs: number,
  blockSize: number,
  found: number,
  factors: number,
  values: number,
) => void;

let instance: { memory: WebAssembly.Memory; widen: Widen } | undefined;

/** Values in panels, and the scale of each output. `inputs` and `blockSize` are multiples of 4, `outputs` of 16. */
export function widenIntoPanels(matrix: FourBitMatrix, into: { values: Int8Array; scales: Float32Array }): void {
  const { inputs, outputs, blockSize, steps, scales } = matrix;
  const { memory, widen } = (instance ??= start());
  let end = 0;
  const place = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / cacheLine) * cacheLine;
    return at;
  };
  const [stepsAt, scalesAt] = [place(steps.byteLength), place(scales.byteLength)];
  const [foundAt, factorsAt, valuesAt] = [place(4 * outputs), place(4 * outputs), place(inputs * outputs)];
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  new Uint8Array(memory.buffer, stepsAt, steps.length).set(steps);
  new Float32Array(memory.buffer, scalesAt, scales.length).set(scales);
  const found = new Float32Array(memory.buffer, foundAt, outputs).fill(0);
  widen(stepsAt, scalesAt, inputs, outputs, blockSize, foundAt, factorsAt, valuesAt);
  into.scales.set(found);
  into.values.set(new Int8Array(memory.buffer, valuesAt, inputs * outputs));
}

/** Gives its memory back, which is as large as the largest matrix needed. */
export function releaseKernel(): void {
  instance = undefined;
}

function start(): { memory: WebAssembly.Memory; widen: Widen } {
  const bytes = Uint8Array.from(atob(kernel), (character) => character.codePointAt(0) ?? 0);
  const { memory, widen } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  if (!(memory instanceof WebAssembly.Memory) || !isWiden(widen)) throw new TypeError("kernels/four-bits.ts exports something else");
  return { memory, widen };
}

const isWiden = (value: unknown): value is Widen => typeof value === "function";
