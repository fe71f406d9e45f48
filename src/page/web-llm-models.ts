/** web-llm's own list of models, as records for `start({ models })`. */
import type { ModelRecordInput } from "../worker/models/record/model-record.ts";

/** The part of web-llm's `prebuiltAppConfig` (package `@mlc-ai/web-llm`) that `webLlmModels` reads. */
export interface WebLlmAppConfig {
  model_list: readonly {
    model: string;
    model_id: string;
    model_lib: string;
    /** Absent or 0: a language model; 1: embeddings; 2: images beside text. */
    model_type?: number;
    model_manifest?: string;
    required_features?: readonly string[];
    overrides?: { context_window_size?: number };
  }[];
}

/**
 * Returns records of the chat models in web-llm's list, under their ids there; with `ids`, only of these models.
 * Weights and libraries stay at the URLs of the list: on other hosts (the public hub and GitHub), which the site's
 * Content Security Policy must allow. The list has no hashes: each file is checked against its first download.
 * Embedding models are left out; a model that reads images is offered for text only.
 */
export function webLlmModels({ model_list }: WebLlmAppConfig, ids?: readonly string[]): ModelRecordInput[] {
  const chosen = model_list.filter(({ model_id, model_type }) => model_type !== 1 && (ids?.includes(model_id) ?? true));
  return chosen.map(({ model, model_id, model_lib, model_manifest, required_features = [], overrides }) => {
    // The list names the feature for only a few of the models with 16-bit numbers.
    const features = /-q\df16/.test(model_id) ? [...new Set([...required_features, "shader-f16"])] : [...required_features];
    // The templates of these families render tools; other models are offered without them.
    const hasTools = /qwen|hermes|llama-3\.[12]/i.test(model_id);
    return {
      id: model_id,
      role: "chat",
      engine: "web-llm",
      source: /\/resolve\/[^/]+\/?$/.test(model) ? model : `${model.replace(/\/$/, "")}/resolve/main/`,
      webLlm: { library: model_lib, requiredFeatures: features, ...(model_manifest !== undefined && { manifest: model_manifest }) },
      contextLength: overrides?.context_window_size ?? 4096,
      features: [
        "logprobs",
        "json_mode",
        "json_schema",
        "citations",
        "safety_modes",
        ...(hasTools ? (["tools", "tool_choice", "strict_tools"] as const) : []),
        ...(/qwen3/i.test(model_id) ? (["reasoning"] as const) : []),
      ],
    };
  });
}
