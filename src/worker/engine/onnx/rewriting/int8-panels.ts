/**
 * The arrangement of int8 matrices that `kernels/int8-panels.ts` reads: panels of 16 outputs, in them four inputs after the
 * other, and there the four values of an output together. They are written as one number: a quad, the first input lowest.
 */

const panelWidth = 16;
const together = 4;
/** Known to the kernels. As zero points of single outputs no matrix has it by chance. */
const mark = "int8 in panels 1";

/** Quads from those of some inputs to those of the next four. */
export const quadStep = panelWidth;

/** Other matrices stay as [inputs, outputs]. */
export const fitsPanels = (inputs: number, outputs: number): boolean => inputs % together === 0 && outputs % panelWidth === 0;

/** Zero points that say that a matrix is in panels; in truth they are all zero. */
export const panelMark = (outputs: number): Uint8Array =>
  Uint8Array.from({ length: outputs }, (_, output) => mark.charCodeAt(output % mark.length));

/** Of whole numbers from -128 to 127. */
export const quad = (a: number, b: number, c: number, d: number): number => (a & 255) | ((b & 255) << 8) | ((c & 255) << 16) | (d << 24);

/** `values` begins at a multiple of four in its buffer. */
export const quadsOf = (values: Int8Array): Int32Array => new Int32Array(values.buffer, values.byteOffset, values.length / together);

/** Where the quad of an output and the first four inputs is. */
export const firstQuad = (inputs: number, output: number): number =>
  Math.floor(output / panelWidth) * ((panelWidth * inputs) / together) + (output % panelWidth);
