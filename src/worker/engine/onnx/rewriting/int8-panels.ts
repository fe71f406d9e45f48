/**
 * The arrangement of int8 matrices that `kernels/int8-panels.ts` reads: panels of 16 outputs, in them four inputs after the
 * other, and there the four values of an output together. They are written as one number: a quad, the first input lowest.
 */

import { storedTensor } from "./make-parts.ts";

const panelWidth = 16;
const together = 4;
/** Known to the kernels, with the zero point behind it. As zero points of single outputs no matrix has it by chance. */
const mark = "int8 in panels:";

/** Quads from those of some inputs to those of the next four. */
export const quadStep = panelWidth;

/** Other matrices stay as [inputs, outputs]. */
export const fitsPanels = (inputs: number, outputs: number): boolean => inputs % together === 0 && outputs % panelWidth === 0;

/** Zero points that say that a matrix is in panels, and the one zero point that all its outputs have. */
export function panelMark(outputs: number, zero: number): { name: string; tensor: Uint8Array } {
  const name = `int8.panels-of-${outputs}-with-${zero}`;
  const values = new Uint8Array(outputs);
  for (let index = 0; index < mark.length; index++) values[index] = mark.charCodeAt(index);
  values[mark.length] = zero;
  return { name, tensor: storedTensor(name, "int8", [outputs], values) };
}

/** A matrix of bytes [inputs, outputs] put into panels where it stands. `flip`: its values have no sign yet. */
export function arrangeInPanels(matrix: Uint8Array, outputs: number, flip: boolean): void {
  const flips = flip ? 0x80808080 : 0;
  const quads = new Int32Array(matrix.length / together);
  let to = 0;
  for (let first = 0; first < outputs; first += panelWidth) {
    for (let row = first; row < matrix.length; row += together * outputs) {
      for (let at = row; at < row + panelWidth; at++, to++) {
        const [a, b, c, d] = [matrix[at], matrix[at + outputs], matrix[at + 2 * outputs], matrix[at + 3 * outputs]];
        quads[to] = quad(a ?? 0, b ?? 0, c ?? 0, d ?? 0) ^ flips;
      }
    }
  }
  matrix.set(new Uint8Array(quads.buffer));
}

/** Of whole numbers from -128 to 127. */
export const quad = (a: number, b: number, c: number, d: number): number => (a & 255) | ((b & 255) << 8) | ((c & 255) << 16) | (d << 24);

/** `values` begins at a multiple of four in its buffer. */
export const quadsOf = (values: Int8Array): Int32Array => new Int32Array(values.buffer, values.byteOffset, values.length / together);

/** Where the quad of an output and the first four inputs is. */
export const firstQuad = (inputs: number, output: number): number =>
  Math.floor(output / panelWidth) * ((panelWidth * inputs) / together) + (output % panelWidth);
