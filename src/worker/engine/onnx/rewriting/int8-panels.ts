/**
 * The layout of int8 matrices that `kernels/int8-panels.ts` reads: panels of 16 outputs, in a panel groups of four inputs, in a group
 * the four values of each output. Read as one number these are a quad, the first input in its lowest byte.
 */

const panelWidth = 16;
const together = 4;
/** The kernels recognise this text, followed by the zero point; no matrix has it as the zero points of its outputs by chance. */
const mark = "int8 in panels:";

/** Distance, in quads, from one group of four inputs to the next. */
export const quadStep = panelWidth;

/** Whether all panels of the matrix are full. */
export const fitsPanels = (inputs: number, outputs: number): boolean => inputs % together === 0 && outputs % panelWidth === 0;

/** Rounds up to a whole number of panels. */
export const filled = (outputs: number): number => Math.ceil(outputs / panelWidth) * panelWidth;

/** Zero points that mark a matrix as one in panels, all of whose outputs have the zero point `zero`. */
export function panelMark(outputs: number, zero: number): { name: string; values: Uint8Array } {
  const name = `int8.panels-of-${outputs}-with-${zero}`;
  const values = new Uint8Array(outputs);
  for (let index = 0; index < mark.length; index++) values[index] = mark.charCodeAt(index);
  values[mark.length] = zero;
  return { name, values };
}

/**
 * Puts a matrix of bytes [inputs, outputs] into panels, in place. `flip`: its values are unsigned. `scratch`: at least as large as the
 * matrix; to allocate it for each matrix would take as long as the rest.
 */
export function arrangeInPanels(matrix: Uint8Array, outputs: number, flip: boolean, scratch: Uint8Array<ArrayBuffer>): void {
  const flips = flip ? 0x80808080 : 0;
  // Four outputs at once: the bytes of one column in four rows become a quad. Fields of a file begin at any offset.
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

/** `values` begins at a multiple of four bytes in its buffer. */
export const quadsOf = (values: Int8Array): Int32Array => new Int32Array(values.buffer, values.byteOffset, values.length / together);

/** Index of the quad of an output and its first four inputs. */
export const firstQuad = (inputs: number, output: number): number =>
  Math.floor(output / panelWidth) * ((panelWidth * inputs) / together) + (output % panelWidth);
