/** The parameters with which llama.cpp loads a model. */
import { endTokenIds } from "../../models/gguf/gguf-special-tokens.ts";
import type { GgufHeader } from "../../models/gguf/gguf-header.ts";
import type { LocalDevice } from "../../models/devices/device.ts";
import { poolingModes } from "../../models/record/embed-modules.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { type CoreMemory, coreMemory } from "./core-memory.ts";
import type { CoreParams } from "./llama-core.ts";

/** Keys of the metadata that name tokens which end a reply, in addition to `eos_token_id`. */
const endKeys = ["tokenizer.ggml.eot_token_id", "tokenizer.ggml.eom_token_id"];

/** @param step Tokens of a prompt that are computed together. */
export function chatParams(
  header: GgufHeader,
  contextLength: number,
  device: LocalDevice,
  step: number,
): { params: CoreParams; memory: CoreMemory } {
  const memory = coreMemory(header, contextLength, device);
  const params: CoreParams = {
    n_ctx: memory.contextLength * memory.slots,
    n_parallel: memory.slots,
    // Each sequence has a cache of its own, so that replies at the same time cannot exceed the context together.
    kv_unified: false,
    n_batch: step,
    n_ubatch: step,
    ...attentionOn(device, memory),
    warmup: false,
    // Prompts are rendered here, and the file's own template may be one that llama.cpp cannot read.
    chat_template: "chatml",
    kv_overrides: overridesFor(header),
  };
  return { params, memory };
}

/**
 * On the CPU llama.cpp's flash attention is slow for fewer than 64 tokens of a prompt, and without it numbers in half precision take longer than
 * those in float32, because WebAssembly has to convert them.
 */
function attentionOn({ kind }: LocalDevice, { precision }: CoreMemory): CoreParams {
  return kind === "webgpu" ? {} : { flash_attn: false, cache_type_k: precision, cache_type_v: precision };
}

/** Prompts are rendered whole, so llama.cpp adds no tokens to them. It finds end tokens by their texts, which are changed (`PrivateTokens`). */
function overridesFor({ metadata }: GgufHeader): Record<string, string> {
  const ids = endTokenIds(metadata);
  const end = metadata.get("tokenizer.ggml.eos_token_id");
  if (typeof end === "number") ids.delete(end);
  const ends = [...ids].slice(0, endKeys.length).map((id, index) => [endKeys[index] ?? "", `int:${id}`] as const);
  return {
    "tokenizer.ggml.add_bos_token": "bool:false",
    "tokenizer.ggml.add_eos_token": "bool:false",
    "tokenizer.ggml.add_space_prefix": "bool:false",
    // For some names llama.cpp requires tokens with certain texts.
    "general.name": "str:model",
    ...Object.fromEntries(ends),
    // An entry without a name ends the list.
    "": "bool:false",
  };
}

/** A text is computed in one step, because models without a cache cannot be continued. */
function encoderParams(contextLength: number): CoreParams {
  return { embeddings: true, n_ctx: contextLength, n_parallel: 1, n_batch: contextLength, n_ubatch: contextLength, warmup: false };
}

/** The engine frames the rows of tokens itself. */
export function embedParams({ contextLength, pooling, id }: ModelRecord): CoreParams {
  const [mode] = poolingModes(pooling);
  if (mode !== "mean" && mode !== "cls" && mode !== "last") {
    throw new EngineFailureError({ kind: "files-damaged", detail: `the record of ${id} has a pooling that llama.cpp does not have` });
  }
  return { ...encoderParams(contextLength), pooling_type: mode };
}

export function rerankParams({ contextLength }: ModelRecord): CoreParams {
  return { ...encoderParams(contextLength), pooling_type: "rank" };
}
