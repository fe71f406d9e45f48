/** Derives the fields of the records for the transformers engine, which runs models of several graphs. */
import { z } from "zod";
import type { OnnxWeightsInput } from "../../models/record/onnx-part.ts";
import { type GraphsInput, graphsSchema, type MultiGraphPartInput } from "../../models/record/multi-graph-part.ts";
import type { ModelRecordInput } from "../../models/record/model-record.ts";
import type { Config, ModelDocuments } from "./model-documents.ts";
import { type Dtype, type DtypeOption, dtypesFor, isEightBits, isHalfPrecision } from "../../models/record/dtypes.ts";
import { type GraphFile, graphsNamed } from "./graph-files.ts";
import type { FactFile } from "./model-facts.ts";
import { UnusableModelError } from "./unusable-model-error.ts";
import { allChoices, choicesByDevice } from "./device-choices.ts";

/** Values that exporters leave out of config.json, by `model_type`. */
const defaults: Readonly<Record<string, { positions: number; dimensions: (config: Config) => number }>> = {
  clip: { positions: 77, dimensions: ({ projection_dim: size }) => size ?? 512 },
  siglip: { positions: 64, dimensions: ({ text_config: text }) => text?.hidden_size ?? 768 },
};

const imageChatTypes = ["idefics3", "smolvlm", "lfm2_vl"];
export const encoderDecoderTypes: readonly string[] = ["t5", "mt5", "longt5", "umt5"];

const kindSchema = z.looseObject({ model_type: z.string().nullish(), architectures: z.array(z.string()).nullish() });

/** Returns the kind of a model; undefined if the transformers engine does not run it. `config`: content of config.json. */
export function multiGraphKindOf(config: unknown): GraphKind | undefined {
  const { model_type, architectures } = kindSchema.safeParse(config).data ?? {};
  const type = model_type ?? "";
  if (Object.hasOwn(defaults, type)) return "towers";
  if (imageChatTypes.includes(type)) return "chat";
  // An encoder of this family without a decoder is an embedder.
  const writes = architectures?.[0]?.endsWith("ForConditionalGeneration") ?? true;
  return encoderDecoderTypes.includes(type) && writes ? "encoder-decoder" : undefined;
}

type ImageTextFields = Pick<ModelRecordInput, "contextLength" | "dimensions" | "features">;

export function imageTextFields({ config, tokenizer }: ModelDocuments): ImageTextFields {
  const { positions = 77, dimensions } = defaults[config.model_type ?? ""] ?? {};
  const trained = config.text_config?.max_position_embeddings ?? positions;
  return {
    contextLength: Math.max(1, Math.min(trained, tokenizer?.model_max_length ?? trained)),
    ...(dimensions !== undefined && { dimensions: dimensions(config) }),
    features: ["vision"],
  };
}

/** The graphs of a model of each kind: their names in the record, and the stems of their files. */
const graphStems = {
  towers: { text: "text_model", vision: "vision_model" },
  chat: { decoder: "decoder_model_merged", tokens: "embed_tokens", images: "vision_encoder" },
  "encoder-decoder": { encoder: "encoder_model", decoder: "decoder_model_merged" },
} as const;

export type GraphKind = keyof typeof graphStems;

/** Returns the stems of all graphs of a model; undefined if the transformers engine does not run it. `config`: content of config.json. */
export function neededStems(config: unknown): readonly string[] | undefined {
  const kind = multiGraphKindOf(config);
  return kind && Object.values(graphStems[kind]);
}

/** @throws UnusableModelError if a graph is missing, or if there is no dtype in which all graphs exist. */
export function graphFields(
  kind: GraphKind,
  files: readonly FactFile[],
  dtype: DtypeOption | undefined,
  avoid: readonly Dtype[] = [],
): MultiGraphPartInput {
  const stems = Object.entries(graphStems[kind]);
  const graphs = stems.map(([name, stem]) => [name, graphsNamed(stem, files)] as const);
  const complete = new Map<Dtype, GraphSet>();
  for (const each of graphs[0]?.[1].keys() ?? []) {
    const set = graphs.flatMap(([name, byDtype]) => {
      const graph = byDtype.get(each);
      return graph === undefined ? [] : [[name, graph] as const];
    });
    if (set.length === graphs.length) complete.set(each, Object.fromEntries(set));
  }
  if (complete.size === 0) {
    const needed = stems.map(([, stem]) => `onnx/${stem}.onnx`).join(" and ");
    const has = files.map(({ path }) => path).filter((path) => path.endsWith(".onnx"));
    throw new UnusableModelError(`it needs ${needed}, all in one dtype; it has: ${has.join(", ") || "no .onnx file"}`);
  }
  const choices = (device: "webgpu" | "wasm"): GraphsInput[] => {
    const requested =
      typeof dtype === "string" ? (device === "webgpu" && isEightBits(dtype) ? [] : [dtype]) : dtype?.[device] && [dtype[device]];
    const avoided = [...avoid, ...(avoidedBy[kind] ?? [])];
    return (requested ?? chosenFor(device, complete, avoided)).map((each) => {
      const set = complete.get(each);
      if (set === undefined) {
        throw new UnusableModelError(`it has not all of its graphs in ${each}; it has them in: ${[...complete.keys()].join(", ")}`);
      }
      return graphsSchema.parse(Object.fromEntries(Object.entries(set).map(([name, graph]) => [name, weightsOf(graph, each, device)])));
    });
  };
  return choicesByDevice(choices);
}

/** Returns the paths of all weights in a part. */
export function graphPaths(part: MultiGraphPartInput): Set<string> {
  const weights = allChoices(part).flatMap((graphs): OnnxWeightsInput[] => Object.values(graphs));
  return new Set(weights.flatMap(({ file, externalData = [] }) => [file, ...externalData]));
}

/** T5 was trained in bfloat16. Some of its values are too large for half precision. */
const avoidedBy: Readonly<Partial<Record<GraphKind, readonly Dtype[]>>> = { "encoder-decoder": ["fp16", "q4f16"] };

type GraphSet = Readonly<Record<string, GraphFile>>;

/** Chooses dtypes like `onnxFields`: the best, and after half precision or eight bits one of another kind. */
function chosenFor(device: "webgpu" | "wasm", sets: ReadonlyMap<Dtype, GraphSet>, avoid: readonly Dtype[]): Dtype[] {
  const bytes = (set: GraphSet): number | undefined =>
    Object.values(set).reduce<number | undefined>(
      (sum, graph) => (sum === undefined || graph.bytes === undefined ? undefined : sum + graph.bytes),
      0,
    );
  const all = dtypesFor(device, new Map([...sets].map(([each, set]) => [each, bytes(set)])));
  const correct = all.filter((each) => !avoid.includes(each));
  const [first, ...others] = correct.length > 0 ? correct : all;
  if (first === undefined) return [];
  const differs = (each: Dtype): boolean =>
    device === "webgpu" ? isHalfPrecision(first) && !isHalfPrecision(each) : !(isEightBits(first) && isEightBits(each));
  const second = others.find(differs);
  return second === undefined ? [first] : [first, second];
}

function weightsOf({ path, externalData }: GraphFile, dtype: Dtype, device: "webgpu" | "wasm"): OnnxWeightsInput {
  return { file: path, externalData, requiredFeatures: device === "webgpu" && isHalfPrecision(dtype) ? ["shader-f16"] : [] };
}
