/** web-llm's own list of models, as records for `start({ models })`. */
import type { ModelRecordInput } from "../worker/models/record/model-record.ts";

/** What is read of `prebuiltAppConfig` of the package `@mlc-ai/web-llm`. */
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
 * Records of the chat models in web-llm's list, under their ids there; `ids`: only of these. Weights and libraries stay
 * where the list says: on other hosts (the public hub and GitHub), which the site's Content Security Policy must allow, and
 * without hashes: a file is checked against what was downloaded first. Embedding models are left out; of those that read images the text part is
 * offered.
 */
export function webLlmModels({ model_list }: WebLlmAppConfig, ids?: readonly string[]): ModelRecordInput[] {
  const chosen = model_list.filter(({ model_id, model_type }) => model_type !== 1 && (ids?.includes(model_id) ?? true));
  return chosen.map(({ model, model_id, model_lib, model_manifest, required_features = [], overrides }) => {
    // The list names the feature for few of the models whose numbers have 16 bits.
    const features = /-q\df16/.test(model_id) ? [...new Set([...required_features, "shader-f16"])] : [...required_features];
    // As their templates render them; others are offered without.
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
