/**
 * The arrangement of int8 matrices that `kernels/int8-panels.ts` reads: panels of 16 outputs, in them four inputs after the
 * other, and there the four values of an output together. As one number they are a quad, the first input lowest.
 */
import { storedTensor } from "./make-parts.ts";

const panelWidth = 16;
const together = 4;
/** Known to the kernels, with the zero point behind it. As zero points of single outputs no matrix has it by chance. */
const mark = "int8 in panels:";

/** Quads from those of some inputs to those of the next four. */
export const quadStep = panelWidth;

/** Whether all panels of such a matrix are full. */
export const fitsPanels = (inputs: number, outputs: number): boolean => inputs % together === 0 && outputs % panelWidth === 0;

/** How many outputs there are in panels. */
export const filled = (outputs: number): number => Math.ceil(outputs / panelWidth) * panelWidth;

/** Zero points that say that a matrix is in panels, and the one zero point that all its outputs have. */
export function panelMark(outputs: number, zero: number): { name: string; tensor: Uint8Array } {
  const name = `int8.panels-of-${outputs}-with-${zero}`;
  const values = new Uint8Array(outputs);
  for (let index = 0; index < mark.length; index++) values[index] = mark.charCodeAt(index);
  values[mark.length] = zero;
  return { name, tensor: storedTensor(name, "int8", [outputs], values) };
}

/**
 * A matrix of bytes [inputs, outputs] put into panels where it stands. `flip`: its values have no sign yet. `scratch`: as large
 * at least; new memory for each matrix would take as long as the rest.
 */
export function arrangeInPanels(matrix: Uint8Array, outputs: number, flip: boolean, scratch: Uint8Array<ArrayBuffer>): void {
  const flips = flip ? 0x80808080 : 0;
  // Four outputs at once: of four rows the bytes of one place become a quad. Fields of a file begin anywhere.
  const { buffer, byteOffset } = matrix.byteOffset % together === 0 ? matrix : matrix.slice();
  const rows = new Int32Array(buffer, byteOffset, matrix.length / together);
  const quads = new Int32Array(scratch.buffer, 0, rows.length);
  const width = outputs / together;
  let to = 0;
  for (let first = 0; first < width; first += panelWidth / together) {
    for (let row = first; row < rows.length; row += together * width) {
      for (let at = row; at < row + panelWidth / together; at++, to += 4) {
        const a = (rows[at] ?? 0) ^ flips;
        const b = (rows[at + width] ?? 0) ^ flips;
        const c = (rows[at + 2 * width] ?? 0) ^ flips;
        const d = (rows[at + 3 * width] ?? 0) ^ flips;
        quads[to] = (a & 0xff) | ((b & 0xff) << 8) | ((c & 0xff) << 16) | (d << 24);
        quads[to + 1] = ((a >>> 8) & 0xff) | (b & 0xff00) | ((c & 0xff00) << 8) | ((d & 0xff00) << 16);
        quads[to + 2] = ((a >>> 16) & 0xff) | ((b >>> 8) & 0xff00) | (c & 0xff0000) | ((d & 0xff0000) << 8);
        quads[to + 3] = (a >>> 24) | ((b >>> 16) & 0xff00) | ((c >>> 8) & 0xff0000) | (d & 0xff000000);
      }
    }
  }
  matrix.set(scratch.subarray(0, matrix.length));
}

/** `values` begins at a multiple of four in its buffer. */
export const quadsOf = (values: Int8Array): Int32Array => new Int32Array(values.buffer, values.byteOffset, values.length / together);

/** Where the quad of an output and the first four inputs is. */
export const firstQuad = (inputs: number, output: number): number =>
  Math.floor(output / panelWidth) * ((panelWidth * inputs) / together) + (output % panelWidth);
