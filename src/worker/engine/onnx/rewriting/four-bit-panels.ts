/**
 * The arrangement of matrices of 4 bits that `kernels/four-bit-panels.ts` reads: panels of 16 outputs, in them blocks of 32 inputs, and, in
 * the same order, factors of blocks for each output. A weight is (value - 8) times the factor of its block times the scale of its output.
 */
import kernel from "virtual:kernels/four-bits.wasm?inline";

const panelWidth = 16;
const blockInputs = 32;
/** Bytes of eight inputs of a panel. */
const octetBytes = 64;
const blockBytes = (blockInputs / 8) * octetBytes;
const pageBytes = 65_536;
const cacheLine = 64;
/** Rows are bytes with a sign, and weights reach 8 times their factor. */
const largestProduct = 128 * 8;
/** Of an output: then what rounds the others is far below a step of 4 bits. */
const mostOfFactors = 4095;
/** With more inputs, factors that sums have room for are too small; with fewer, they have no room behind the scales of their outputs. */
const mostInputs = 16_384;
const fewestInputs = 96;

interface StoredColumns {
  inputs: number;
  outputs: number;
  blockSize: number;
  /** Signed, [inputs, outputs], two in a byte, the first in its lower half. */
  steps: Uint8Array;
  /** [blocks, outputs] */
  scales: Float32Array;
}

interface StoredRows {
  inputs: number;
  outputs: number;
  blockSize: number;
  /** 8 larger, [outputs, blocks, values of a block], two in a byte, the first in its lower half. */
  steps: Uint8Array;
  /** [outputs, blocks] */
  scales: Float32Array;
}

interface FilledPanels {
  /** From a multiple of four in its buffer on. */
  values: Int8Array;
  /** Of each block. */
  factors: Int16Array;
  /** Of each output. */
  scales: Float32Array;
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
  inputs % blockInputs === 0 && blockSize % blockInputs === 0 && inputs >= fewestInputs && inputs <= mostInputs;

/** Of a matrix whose panels are full. */
export const countFactors = (inputs: number, outputs: number): number => (inputs / blockInputs) * outputs;

/** Sums of all inputs fit 32 bits. */
const largestFactor = (inputs: number): number => Math.min(mostOfFactors, Math.floor((2 ** 31 - 1) / (largestProduct * inputs)));

/** `outputs`: a multiple of 16. */
export function packColumns({ inputs, outputs, blockSize, steps, scales }: StoredColumns, into: FilledPanels): void {
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
  pack(stepsAt, scalesAt, inputs, outputs, blockSize, largestFactor(inputs), foundAt, valuesAt, factorsAt);
  into.scales.set(found);
  into.values.set(new Int8Array(memory.buffer, valuesAt, length));
  into.factors.set(new Int16Array(memory.buffer, factorsAt, factorCount));
}

/** Plain loops, because eight values are one number here. Where the last panel is not full, what is behind its outputs stays zero. */
export function packRows({ inputs, outputs, blockSize, steps, scales }: StoredRows, into: FilledPanels): void {
  // Fields of a file begin anywhere.
  const { buffer, byteOffset } = steps.byteOffset % 4 === 0 ? steps : steps.slice();
  const eights = new Uint32Array(buffer, byteOffset, Math.floor(steps.length / 4));
  const { values, factors } = into;
  const words = new Int32Array(values.buffer, values.byteOffset, values.length / 4);
  const blocks = inputs / blockInputs;
  const scaleBlocks = Math.ceil(inputs / blockSize);
  const most = largestFactor(inputs);
  for (let output = 0; output < outputs; output++) {
    const own = scales.subarray(output * scaleBlocks, (output + 1) * scaleBlocks);
    const scale = Math.fround(own.reduce((peak, each) => Math.max(peak, Math.abs(each)), 0) / most);
    into.scales[output] = scale;
    const column = output % panelWidth;
    let from = (output * scaleBlocks * blockSize) / 8;
    for (let block = 0; block < blocks; block++) {
      const at = Math.floor(output / panelWidth) * blocks + block;
      let to = (at * blockBytes) / 4 + column;
      for (let octet = 0; octet < 4; octet++, to += octetBytes / 4) {
        const eight = eights[from++] ?? 0;
        words[to] = spread(eight & 0xffff) | (spread(eight >>> 16) << 4);
      }
      const factor = scale === 0 ? 0 : Math.round((own[Math.floor((block * blockInputs) / blockSize)] ?? 0) / scale);
      factors[at * panelWidth + column] = factor;
    }
  }
}

/** Four values in 16 bits to one in each byte. */
function spread(four: number): number {
  const two = (four | (four << 8)) & 0x00ff00ff;
  return (two | (two << 4)) & 0x0f0f0f0f;
}

/** Gives the kernel's memory back, which is as large as the largest matrix needed. */
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
