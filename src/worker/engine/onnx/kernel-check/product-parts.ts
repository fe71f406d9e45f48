/** The parts of the check for products with matrices in panels and in blocks, for exponentials and for hyperbolic tangents. */
import { blockInputs, panelWidth } from "../rewriting/four-bit-panels.ts";
import { nodeShapeOf, readInShape } from "../rewriting/float-rows.ts";
import { arrangeInPanels, panelMark } from "../rewriting/int8-panels.ts";
import type { StoredMatrix } from "../rewriting/stored-matrix.ts";
import type { CheckPart } from "./check-part.ts";

/** The rows of a product are repetitions of so many, so that few products are computed in plain numbers while a page waits. */
const distinctRows = 3;

const repeated = (rows: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => rows[index % rows.length] ?? 0);

/** Integers from `-max` to `max`, the same at each call. */
export function spreadIntegers(count: number, max: number, seed = 1): number[] {
  return Array.from({ length: count }, (_, index) => (((index + seed) * 73 + ((index * index) % 31)) % (2 * max + 1)) - max);
}

/** A product of bytes with a matrix in panels, both with zero points: MlasGemmQuantOperation. Seven rows use every form for several rows. */
export function panelPart(): CheckPart {
  const [rows, inputs, outputs] = [7, 20, 32];
  const [zero, weightZero] = [131, 3];
  const row = Uint8Array.from(repeated(spreadIntegers(distinctRows * inputs, 127), rows * inputs), (value) => value + 128);
  const matrix = Int8Array.from(spreadIntegers(inputs * outputs, 127, 5));
  const panels = new Uint8Array(matrix.slice().buffer);
  arrangeInPanels(panels, outputs, false, new Uint8Array(panels.length));
  const mark = panelMark(outputs, weightZero);
  const name = "products with int8 panels";
  const products = Array.from({ length: distinctRows * outputs }, (_, index) => {
    const [r, output] = [Math.floor(index / outputs), index % outputs];
    let sum = 0;
    for (let input = 0; input < inputs; input++) {
      sum += ((row[r * inputs + input] ?? 0) - zero) * ((matrix[input * outputs + output] ?? 0) - weightZero);
    }
    return sum;
  });
  return {
    nodes: [{ operator: "MatMulInteger", inputs: ["panel.rows", "panel.matrix", "panel.zero", mark.name], output: name }],
    tensors: [
      ["panel.rows", "uint8", [rows, inputs], row],
      ["panel.matrix", "int8", [inputs, outputs], panels],
      ["panel.zero", "uint8", [], Uint8Array.of(zero)],
      [mark.name, "int8", [outputs], mark.values],
    ],
    outputs: [{ name, type: "int32", dims: [rows, outputs], expected: repeated(products, rows * outputs), tolerance: 0 }],
  };
}

/**
 * A product of float32 rows with a matrix in blocks, and a bias: MatMulNBits. Eleven rows use every form for several rows. The largest number of each
 * block of a row is 127, so rounding the block changes nothing, and every sum is an integer that float32 represents. `blocks`: from 20 on the scales of
 * the outputs are among the zero points (`float-rows.ts`).
 */
export function blockPart(bits: 4 | 8, hasMinima = false, blocks = 2): CheckPart {
  const [rows, inputs, outputs] = [11, blocks * blockInputs, panelWidth];
  const values = spreadIntegers(distinctRows * inputs, 127).map((value, index) => (index % blockInputs === 9 ? 127 : value));
  const row = Float32Array.from(repeated(values, rows * inputs));
  const weights = spreadIntegers(inputs * outputs, bits === 4 ? 7 : 127, bits);
  const factors = spreadIntegers((inputs / blockInputs) * outputs, 3, 2);
  const minima = spreadIntegers(factors.length, hasMinima ? 20 : 0, 3);
  const scales = spreadIntegers(outputs, 2).map((exponent) => 2 ** exponent);
  const bias = Float32Array.from(spreadIntegers(outputs, 100));
  const matrix: StoredMatrix = {
    inputs,
    outputs,
    bits,
    hasMinima,
    read: (into) => {
      into.scales.set(scales);
      into.factors.set(factors);
      into.minima?.set(minima);
      for (let input = 0; input < inputs; input++) {
        for (let output = 0; output < outputs; output++) {
          const value = weights[input * outputs + output] ?? 0;
          const block = Math.floor(input / blockInputs);
          const within = input % blockInputs;
          const column = 4 * output + (within & 3);
          if (bits === 8) into.values[512 * block + 64 * (within >> 2) + column] = value;
          else {
            const at = 256 * block + 64 * (within >> 3) + column;
            into.values[at] = (into.values[at] ?? 0) | ((value + 8) << (within & 4));
          }
        }
      }
    },
  };
  const shape = nodeShapeOf(matrix);
  const { matrixBytes, scaleCount, zeroBytes } = shape;
  const stored = { matrix: new Int8Array(matrixBytes), scales: new Float32Array(scaleCount), zeros: new Uint8Array(zeroBytes) };
  readInShape(matrix, shape, stored);
  const kind = `${hasMinima ? " and minima" : ""}${zeroBytes === 0 ? "" : ", their scales apart"}`;
  const name = `products with blocks of ${bits} bits${kind}`;
  const part = `blocks.${bits}.${blocks}${hasMinima ? ".minima" : ""}`;
  const zeros = zeroBytes === 0 ? "" : `${part}.zeros`;
  const products = Array.from({ length: distinctRows * outputs }, (_, index) => {
    const [r, output] = [Math.floor(index / outputs), index % outputs];
    let sum = 0;
    for (let input = 0; input < inputs; input++) {
      const block = Math.floor(input / blockInputs) * outputs + output;
      const weight = (weights[input * outputs + output] ?? 0) * (factors[block] ?? 0) + (minima[block] ?? 0);
      sum += (row[r * inputs + input] ?? 0) * weight;
    }
    return sum * (scales[output] ?? 0) + (bias[output] ?? 0);
  });
  const node = {
    operator: "MatMulNBits",
    isContributed: true,
    inputs: [`${part}.rows`, `${part}.matrix`, `${part}.scales`, zeros, "", `${part}.bias`],
    output: name,
    integers: { K: inputs, N: outputs, bits, block_size: shape.blockSize },
  };
  return {
    nodes: [node],
    tensors: [
      [`${part}.rows`, "float32", [rows, inputs], row],
      [`${part}.matrix`, "uint8", shape.matrixDims, new Uint8Array(stored.matrix.buffer)],
      [`${part}.scales`, "float32", [shape.scaleCount], stored.scales],
      [`${part}.bias`, "float32", [outputs], bias],
      ...(zeroBytes === 0 ? [] : [[zeros, "uint8", [zeroBytes], stored.zeros] satisfies CheckPart["tensors"][number]]),
    ],
    outputs: [{ name, type: "float32", dims: [rows, outputs], expected: repeated(products, rows * outputs), tolerance: 0 }],
  };
}

/** A softmax: MlasComputeSumExpF32Kernel. 23 numbers use its steps of sixteen, four and one. */
export function softmaxPart(): CheckPart {
  const values = Float32Array.from(spreadIntegers(23, 40), (value) => value / 10);
  const powers = Array.from(values, Math.exp);
  const sum = powers.reduce((total, power) => total + power, 0);
  const name = "exponentials";
  return {
    nodes: [{ operator: "Softmax", inputs: ["softmax.values"], output: name }],
    tensors: [["softmax.values", "float32", [1, values.length], values]],
    outputs: [{ name, type: "float32", dims: [1, values.length], expected: powers.map((power) => power / sum), tolerance: 1e-6 }],
  };
}

/** Hyperbolic tangents: MlasTanhKernel. 23 numbers use its steps of sixteen and one. */
export function tangentPart(): CheckPart {
  const values = Float32Array.from(spreadIntegers(23, 40), (value) => value / 10);
  const name = "hyperbolic tangents";
  return {
    nodes: [{ operator: "Tanh", inputs: ["tangents.values"], output: name }],
    tensors: [["tangents.values", "float32", [values.length], values]],
    outputs: [{ name, type: "float32", dims: [values.length], expected: Array.from(values, Math.tanh), tolerance: 1e-6 }],
  };
}
