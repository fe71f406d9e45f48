/** Writes matrices of 4 bits in the layout of `kernels/block-layout.ts`. */
import kernel from "virtual:kernels/four-bits.wasm?inline";
import type { MatrixPanels } from "./stored-matrix.ts";

export const panelWidth = 16;
export const blockInputs = 32;
/** Bytes of eight inputs of a panel. */
const octetBytes = 64;
const blockBytes = (blockInputs / 8) * octetBytes;
const pageBytes = 65_536;
const cacheLine = 64;
/** The scale of a block is stored as a factor of its output's scale. With this many steps the rounding has no measurable effect. */
const largestFactor = 32_767;
/** The kernels read a stored value as the value minus 8. */
const middle = 8;

interface StoredColumns {
  inputs: number;
  outputs: number;
  blockSize: number;
  /** Signed 4-bit values [inputs, outputs], two in a byte, the first in the low half. */
  steps: Uint8Array;
  /** [blocks, outputs] */
  scales: Float32Array;
}

interface StoredRows {
  inputs: number;
  outputs: number;
  blockSize: number;
  /** 4-bit values, [outputs, blocks, values of a block], two in a byte, the first in the low half. */
  steps: Uint8Array;
  /** [outputs, blocks] */
  scales: Float32Array;
  /** Returns the zero point of a block. Absent: 8 for all blocks. */
  zeroOf?: (output: number, block: number) => number;
}

type Pack = (
  steps: number,
  scales: number,
  inputs: number,
  outputs: number,
  blockSize: number,
  largestFactor: number,
  found: number,
  values: number,
  factors: number,
) => void;

let instance: { memory: WebAssembly.Memory; pack: Pack } | undefined;

export const fitsFourBitPanels = (inputs: number, blockSize: number): boolean =>
  inputs % blockInputs === 0 && blockSize % blockInputs === 0;

/** Rounds up to a whole number of blocks. */
export const filledInputs = (inputs: number): number => Math.ceil(inputs / blockInputs) * blockInputs;

/** Number of factors of a matrix whose panels are full. */
export const countFactors = (inputs: number, outputs: number): number => Math.ceil(inputs / blockInputs) * outputs;

/** Returns the scale of an output whose largest block scale is `peak`. */
export const scaleOf = (peak: number): number => Math.fround(peak / largestFactor);

/** Returns the factor for a block scale. */
export const factorOf = (blockScale: number, scale: number): number => (scale === 0 ? 0 : Math.round(blockScale / scale));

/** `outputs`: a multiple of 16. */
export function packColumns({ inputs, outputs, blockSize, steps, scales }: StoredColumns, into: MatrixPanels): void {
  const { memory, pack } = (instance ??= start());
  let end = 0;
  const place = (bytes: number): number => {
    const at = end;
    end += Math.ceil(bytes / cacheLine) * cacheLine;
    return at;
  };
  const [length, factorCount] = [steps.byteLength, countFactors(inputs, outputs)];
  const [stepsAt, scalesAt, foundAt] = [place(length), place(scales.byteLength), place(4 * outputs)];
  const [valuesAt, factorsAt] = [place(length), place(2 * factorCount)];
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  new Uint8Array(memory.buffer, stepsAt, length).set(steps);
  new Float32Array(memory.buffer, scalesAt, scales.length).set(scales);
  const found = new Float32Array(memory.buffer, foundAt, outputs).fill(0);
  pack(stepsAt, scalesAt, inputs, outputs, blockSize, largestFactor, foundAt, valuesAt, factorsAt);
  into.scales.set(found);
  into.values.set(new Int8Array(memory.buffer, valuesAt, length));
  into.factors.set(new Int16Array(memory.buffer, factorsAt, factorCount));
}

/** Reads eight values as one number. Missing outputs of the last panel stay zero. */
export function packRows({ inputs, outputs, blockSize, steps, scales, zeroOf }: StoredRows, into: MatrixPanels): void {
  // Fields of a file begin at any offset.
  const { buffer, byteOffset } = steps.byteOffset % 4 === 0 ? steps : steps.slice();
  const eights = new Uint32Array(buffer, byteOffset, Math.floor(steps.length / 4));
  const { values, factors, minima } = into;
  const words = new Int32Array(values.buffer, values.byteOffset, values.length / 4);
  const blocks = inputs / blockInputs;
  const scaleBlocks = Math.ceil(inputs / blockSize);
  // How many steps above 0 the stored value 8 is.
  const middleOf = (output: number, block: number): number => (zeroOf === undefined ? 0 : middle - zeroOf(output, block));
  for (let output = 0; output < outputs; output++) {
    const own = output * scaleBlocks;
    let peak = 0;
    for (let block = 0; block < scaleBlocks; block++) {
      peak = Math.max(peak, Math.abs(scales[own + block] ?? 0) * Math.max(1, Math.abs(middleOf(output, block))));
    }
    const scale = scaleOf(peak);
    into.scales[output] = scale;
    const column = output % panelWidth;
    let from = (own * blockSize) / 8;
    for (let block = 0; block < blocks; block++) {
      const at = Math.floor(output / panelWidth) * blocks + block;
      let to = (at * blockBytes) / 4 + column;
      for (let octet = 0; octet < 4; octet++, to += octetBytes / 4) {
        const eight = eights[from++] ?? 0;
        words[to] = spread(eight & 0xffff) | (spread(eight >>> 16) << 4);
      }
      const scaleBlock = Math.floor((block * blockInputs) / blockSize);
      const blockScale = scales[own + scaleBlock] ?? 0;
      factors[at * panelWidth + column] = factorOf(blockScale, scale);
      if (minima !== undefined) minima[at * panelWidth + column] = factorOf(middleOf(output, scaleBlock) * blockScale, scale);
    }
  }
}

/** Moves four values of 16 bits to a byte each. */
function spread(four: number): number {
  const two = (four | (four << 8)) & 0x00ff00ff;
  return (two | (two << 4)) & 0x0f0f0f0f;
}

/** Frees the kernel's memory, which has the size of the largest matrix. */
export function releaseKernel(): void {
  instance = undefined;
}

function start(): { memory: WebAssembly.Memory; pack: Pack } {
  const bytes = Uint8Array.from(atob(kernel), (character) => character.codePointAt(0) ?? 0);
  const { memory, pack } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  if (!(memory instanceof WebAssembly.Memory) || !isPack(pack)) throw new TypeError("kernels/four-bits.ts exports something else");
  return { memory, pack };
}

const isPack = (value: unknown): value is Pack => typeof value === "function";
