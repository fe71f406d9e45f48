/** Loads the modules that follow the pooling. They are small, so each vector is computed separately, in float32. */
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { ModelFiles } from "../model-folder/model-files.ts";
import { readTensor, type StoredTensor } from "../model-folder/safetensors.ts";
import { activations } from "./activations.ts";
import type { EmbedModule } from "../../models/record/embed-modules.ts";
import { normalise } from "./pooling.ts";

/** Returns a new vector, or changes its argument and returns it. */
export type ModuleLayer = (vector: Float32Array) => Float32Array;

type ModuleOf<Type extends EmbedModule["type"]> = Extract<EmbedModule, { type: Type }>;

/** PyTorch's default. */
const layerNormEpsilon = 1e-5;

/** @throws EngineFailureError that names the file. */
export async function loadLayers(files: Pick<ModelFiles, "bytes">, modules: readonly EmbedModule[]): Promise<ModuleLayer[]> {
  return Promise.all(modules.map((module) => loadLayer(files, module)));
}

async function loadLayer(files: Pick<ModelFiles, "bytes">, module: EmbedModule): Promise<ModuleLayer> {
  if (module.type === "normalize") {
    return (vector) => {
      normalise(vector);
      return vector;
    };
  }
  const content = await files.bytes(module.file);
  const tensor = (name: string, ...shape: number[]): Float32Array => {
    const found = tensorIn(module.file, content, name);
    if (found !== undefined && String(found.shape) === String(shape)) return found.values;
    const has = found === undefined ? "it has no such tensor of floating-point numbers" : `it is ${found.shape.join(" x ")}`;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${module.file}: ${name} should be ${shape.join(" x ")}, and ${has}` });
  };
  return module.type === "dense" ? denseLayer(module, tensor) : layerNorm(module, tensor);
}

function tensorIn(file: string, content: Uint8Array, name: string): StoredTensor | undefined {
  try {
    return readTensor(content, name);
  } catch (caught) {
    throw new EngineFailureError({ kind: "files-damaged", detail: `${file}: it is no safetensors file`, cause: causeOf(caught) });
  }
}

type TensorReader = (name: string, ...shape: number[]) => Float32Array;

/** Returns the layer `activation(weight x vector + bias)`, plus the vector itself if `residual` is set. */
function denseLayer({ inFeatures, outFeatures, bias, activation, residual }: ModuleOf<"dense">, tensor: TensorReader): ModuleLayer {
  const weight = tensor("linear.weight", outFeatures, inFeatures);
  const start = bias ? tensor("linear.bias", outFeatures) : undefined;
  const activate = activations[activation];
  const isSquare = inFeatures === outFeatures;
  const residualWeight = residual && !isSquare ? tensor("residual.weight", outFeatures, inFeatures) : undefined;
  return (vector) => {
    const added = residual && isSquare ? vector : residualWeight && multiply(residualWeight, vector, outFeatures);
    return multiply(weight, vector, outFeatures).map((sum, row) => activate(sum + (start?.[row] ?? 0)) + (added?.[row] ?? 0));
  };
}

/** `matrix`: `rows` x length of `vector`, row-major. */
function multiply(matrix: Float32Array, vector: Float32Array, rows: number): Float32Array {
  const { length } = vector;
  const products = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const from = row * length;
    let sum = 0;
    for (let column = 0; column < length; column++) sum += (matrix[from + column] ?? 0) * (vector[column] ?? 0);
    products[row] = sum;
  }
  return products;
}

function layerNorm({ dimension }: ModuleOf<"layer_norm">, tensor: TensorReader): ModuleLayer {
  const weight = tensor("norm.weight", dimension);
  const bias = tensor("norm.bias", dimension);
  return (vector) => {
    const mean = vector.reduce((sum, value) => sum + value, 0) / dimension;
    const variance = vector.reduce((sum, value) => sum + (value - mean) ** 2, 0) / dimension;
    const scale = 1 / Math.sqrt(variance + layerNormEpsilon);
    return vector.map((value, axis) => (value - mean) * scale * (weight[axis] ?? 0) + (bias[axis] ?? 0));
  };
}
