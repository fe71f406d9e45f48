/** Derives the ONNX part of a record from the graphs in a model's folder: the weights to try on each device, best first. */
import type { ModelRecordInput } from "../../models/record/model-record.ts";
import type { OnnxWeightsInput } from "../../models/record/onnx-part.ts";
import { type Dtype, type DtypeOption, dtypesFor, isEightBits, isHalfPrecision, splitGraphName } from "../../models/record/dtypes.ts";
import { findGraphs, graphAt, type GraphFile } from "./graph-files.ts";
import type { FactFile } from "./model-facts.ts";
import { encoderDecoderTypes } from "./multi-graph-fields.ts";
import { UnusableModelError } from "./unusable-model-error.ts";
import { allChoices, choicesByDevice } from "./device-choices.ts";

type DeviceKind = "webgpu" | "wasm";
type OnnxPartInput = NonNullable<ModelRecordInput["onnx"]>;

export interface GraphSelection {
  /** Path of the graph for every device. */
  file?: string | undefined;
  dtype?: DtypeOption | undefined;
  /** Dtypes to choose only if there are no others. */
  avoid?: readonly Dtype[] | undefined;
}

/** File names of weights in any format, for the message that there is no usable graph. */
const weightsPattern = /\.(safetensors|bin|gguf|pt|pth|h5|msgpack|tflite|onnx|mlpackage)$/;

/** @throws UnusableModelError if there is no graph that the engine can run, or if the selected one is missing. */
export function onnxFields(name: string, files: readonly FactFile[], { file, dtype, avoid = [] }: GraphSelection): OnnxPartInput {
  if (file !== undefined) return partOfFile(file, files);
  const graphs = findGraphs(files);
  if (graphs === undefined) throw new UnusableModelError(withoutGraphs(name, files));
  if (graphs.parts.length > 0) {
    const parts = `its graph is in parts (${graphs.parts.join(", ")}) that have to run together`;
    throw new UnusableModelError(
      graphs.parts.includes("encoder_model")
        ? `${parts}: it is an encoder-decoder model, and of those only the types ${encoderDecoderTypes.join(", ")} run here`
        : `${parts}; the onnx engine runs models of one graph`,
    );
  }
  const { byDtype } = graphs;
  const choices = (device: DeviceKind): OnnxWeightsInput[] => {
    const requested = typeof dtype === "string" ? dtypeOn(device, dtype) : dtype?.[device];
    const dtypes = requested === undefined ? chosenFor(device, byDtype, avoid) : requested === "none" ? [] : [requested];
    return dtypes.map((each) => {
      const graph = byDtype.get(each);
      if (graph === undefined) throw new UnusableModelError(withoutDtype(each, byDtype));
      return weightsOf(graph, each, device);
    });
  };
  return choicesByDevice(choices);
}

/** Returns the paths of all weights in a part. */
export function weightPaths(part: OnnxPartInput): Set<string> {
  return new Set(allChoices(part).flatMap(({ file, externalData = [], cacheScales = [] }) => [file, ...externalData, cacheScales].flat()));
}

/** Chooses the best dtype and a fallback: on WebGPU one without half precision, on WASM one without 8 bits. */
function chosenFor(device: DeviceKind, byDtype: ReadonlyMap<Dtype, GraphFile>, avoid: readonly Dtype[]): Dtype[] {
  const all = dtypesFor(device, new Map([...byDtype].map(([dtype, { bytes }]) => [dtype, bytes])));
  const correct = all.filter((dtype) => !avoid.includes(dtype));
  const ordered = correct.length > 0 ? correct : all;
  const [first, ...others] = ordered;
  if (first === undefined) return [];
  const second =
    device === "webgpu"
      ? isHalfPrecision(first) && others.find((dtype) => !isHalfPrecision(dtype))
      : others.find((dtype) => !(isEightBits(first) && isEightBits(dtype)));
  return second === undefined || second === false ? [first] : [first, second];
}

/** Returns "none" for 8 bits on WebGPU, which has no kernels for them. They run there only if an entry names them for WebGPU. */
function dtypeOn(device: DeviceKind, dtype: Dtype): Dtype | "none" {
  return device === "webgpu" && isEightBits(dtype) ? "none" : dtype;
}

function partOfFile(path: string, files: readonly FactFile[]): OnnxPartInput {
  const graph = graphAt(path, files);
  if (graph === undefined) {
    const others = files.map((each) => each.path).filter((each) => each.endsWith(".onnx"));
    throw new UnusableModelError(`it has no ${path}; ${others.length === 0 ? "it has no .onnx file" : `it has: ${others.join(", ")}`}`);
  }
  const { dtype } = splitGraphName(path.replace(/\.onnx$/, ""));
  const wasm = weightsOf(graph, dtype, "wasm");
  return dtypeOn("webgpu", dtype) === "none" ? { wasm } : { webgpu: weightsOf(graph, dtype, "webgpu"), wasm };
}

function weightsOf({ path, externalData, cacheScales }: GraphFile, dtype: Dtype, device: DeviceKind): OnnxWeightsInput {
  return {
    file: path,
    externalData,
    ...(device === "wasm" && cacheScales !== undefined ? { cacheScales } : {}),
    requiredFeatures: device === "webgpu" && isHalfPrecision(dtype) ? ["shader-f16"] : [],
  };
}

function withoutGraphs(name: string, files: readonly FactFile[]): string {
  const others = files.map(({ path }) => path).filter((path) => weightsPattern.test(path));
  const shown = others.slice(0, 5).join(", ") + (others.length > 5 ? ` and ${others.length - 5} more` : "");
  const has = others.length === 0 ? "no weights at all" : shown;
  return `${name} has no ONNX weights (onnx/model.onnx or onnx/model_<dtype>.onnx); it has: ${has}; models with ONNX weights are usually named ...-ONNX`;
}

function withoutDtype(dtype: Dtype, byDtype: ReadonlyMap<Dtype, GraphFile>): string {
  return `it has no weights in ${dtype}; it has: ${[...byDtype].map(([each, { path }]) => `${each} (${path})`).join(", ")}`;
}
