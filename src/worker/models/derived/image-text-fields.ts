/** Fields of an image-text model's record (CLIP, SigLIP), from its files. */
import { z } from "zod";
import type { TowersInput, TransformersPartInput } from "../../engine/transformers/transformers-part.ts";
import type { ModelRecordInput } from "../model-record.ts";
import type { Config, Documents } from "./documents.ts";
import { type Dtype, type DtypeOption, dtypesFor, isEightBits, isHalfPrecision } from "./dtypes.ts";
import { type GraphFile, graphsNamed, towerStems } from "./graph-files.ts";
import type { FactFile } from "./model-facts.ts";
import { UnusableModelError } from "./unusable-model-error.ts";
import { allChoices, choicesByDevice } from "./device-choices.ts";

/** What exporters leave out, by `model_type`. */
const defaults: Readonly<Record<string, { positions: number; dimensions: (config: Config) => number }>> = {
  clip: { positions: 77, dimensions: ({ projection_dim: size }) => size ?? 512 },
  siglip: { positions: 64, dimensions: ({ text_config: text }) => text?.hidden_size ?? 768 },
};

/** Whether the transformers engine runs it: two towers, one for texts and one for images. `config`: of config.json. */
export function isImageTextModel(config: unknown): boolean {
  const { model_type: type } = z.looseObject({ model_type: z.string().nullish() }).safeParse(config).data ?? {};
  return typeof type === "string" && Object.hasOwn(defaults, type);
}

type ImageTextFields = Pick<ModelRecordInput, "contextLength" | "dimensions" | "features">;

export function imageTextFields({ config, tokenizer }: Documents): ImageTextFields {
  const { positions = 77, dimensions } = defaults[config.model_type ?? ""] ?? {};
  const trained = config.text_config?.max_position_embeddings ?? positions;
  return {
    contextLength: Math.max(1, Math.min(trained, tokenizer?.model_max_length ?? trained)),
    ...(dimensions !== undefined && { dimensions: dimensions(config) }),
    features: ["vision"],
  };
}

/** @throws UnusableModelError if one of the towers is missing, or there is no dtype in which both are. */
export function towerFields(
  files: readonly FactFile[],
  dtype: DtypeOption | undefined,
  avoid: readonly Dtype[] = [],
): TransformersPartInput {
  const [text, vision] = towerStems.map((stem) => graphsNamed(stem, files));
  const both = new Map(
    [...(text ?? [])].flatMap(([each, graph]) => {
      const pair = vision?.get(each);
      return pair === undefined ? [] : [[each, { text: graph, vision: pair }] as const];
    }),
  );
  if (both.size === 0) {
    const has = files.map(({ path }) => path).filter((path) => path.endsWith(".onnx"));
    throw new UnusableModelError(
      `it needs onnx/text_model.onnx and onnx/vision_model.onnx, both in one dtype; it has: ${has.join(", ") || "no .onnx file"}`,
    );
  }
  const choices = (device: "webgpu" | "wasm"): TowersInput[] => {
    const wanted =
      typeof dtype === "string" ? (device === "webgpu" && isEightBits(dtype) ? [] : [dtype]) : dtype?.[device] && [dtype[device]];
    return (wanted ?? chosenFor(device, both, avoid)).map((each) => {
      const towers = both.get(each);
      if (towers === undefined) throw new UnusableModelError(`it has no towers in ${each}; it has both in: ${[...both.keys()].join(", ")}`);
      return { text: weightsOf(towers.text, each, device), vision: weightsOf(towers.vision, each, device) };
    });
  };
  return choicesByDevice(choices);
}

/** Paths of all weights that a part names. */
export function towerPaths(part: TransformersPartInput): Set<string> {
  return new Set(
    allChoices(part).flatMap(({ text, vision }) => [text, vision].flatMap(({ file, externalData = [] }) => [file, ...externalData])),
  );
}

type Pair = Readonly<Record<"text" | "vision", GraphFile>>;

/** As for models of one graph: the best, and behind weights in half precision or in eight bits others. */
function chosenFor(device: "webgpu" | "wasm", both: ReadonlyMap<Dtype, Pair>, avoid: readonly Dtype[]): Dtype[] {
  const bytes = ({ text, vision }: Pair): number | undefined =>
    text.bytes === undefined || vision.bytes === undefined ? undefined : text.bytes + vision.bytes;
  const all = dtypesFor(device, new Map([...both].map(([each, pair]) => [each, bytes(pair)])));
  const sound = all.filter((each) => !avoid.includes(each));
  const [first, ...others] = sound.length > 0 ? sound : all;
  if (first === undefined) return [];
  const differs = (each: Dtype): boolean =>
    device === "webgpu" ? isHalfPrecision(first) && !isHalfPrecision(each) : !(isEightBits(first) && isEightBits(each));
  const second = others.find(differs);
  return second === undefined ? [first] : [first, second];
}

function weightsOf({ path, externalData }: GraphFile, dtype: Dtype, device: "webgpu" | "wasm"): TowersInput["text"] {
  return { file: path, externalData, requiredFeatures: device === "webgpu" && isHalfPrecision(dtype) ? ["shader-f16"] : [] };
}
