/** Models of the scripted service. */
import type { Endpoint, ModelDescription, ModelDirectory, ModelFeature } from "../../../src/inference/models.ts";

const common = {
  thinkingByDefault: true,
  isDeprecated: false,
  finetuned: false,
  contextLength: 256,
  maxOutputTokens: 240,
  samplingDefaults: { temperature: 0.3, k: 0, p: 0.75, frequencyPenalty: 0, presencePenalty: 0 },
  safetyInstructions: {},
  selectableDimensions: [],
  usesInputType: false,
};

const allForms: ModelFeature[] = ["tools", "tool_choice", "strict_tools", "json_mode", "json_schema", "citations"];

const chatModel = (name: string, features: ModelFeature[], isDefault = false): ModelDescription => ({
  ...common,
  name,
  role: "chat",
  endpoints: ["chat", "generate", "summarize"],
  defaultEndpoints: isDefault ? ["chat", "generate", "summarize"] : [],
  features,
  safetyInstructions: { CONTEXTUAL: "Be kind.", STRICT: "Be very kind." },
});

const unordered: ModelDescription[] = [
  chatModel("scripted-chat", ["logprobs", ...allForms], true),
  {
    ...common,
    name: "scripted-embed",
    role: "embed",
    endpoints: ["embed", "classify"],
    defaultEndpoints: ["embed", "classify"],
    features: [],
    dimensions: 32,
  },
  {
    ...common,
    name: "org/scripted-embed-wide",
    role: "embed",
    endpoints: ["embed", "classify"],
    defaultEndpoints: [],
    features: [],
    dimensions: 512,
    selectableDimensions: [256, 512],
    usesInputType: true,
  },
  chatModel("scripted-reasoning", ["reasoning", "safety_off", ...allForms]),
  { ...common, name: "scripted-rerank", role: "rerank", endpoints: ["rerank"], defaultEndpoints: ["rerank"], features: [] },
  chatModel("scripted-vision", ["vision"]),
];
const models = unordered.toSorted((one, other) => (one.name < other.name ? -1 : 1));

export const scriptedModels: ModelDirectory = {
  list: () => models,
  find: (name) => models.find((model) => model.name === (name === "alias-of-chat" ? "scripted-chat" : name)),
  prepare: () => Promise.resolve(),
  defaultFor: (endpoint: Endpoint) => models.find((model) => model.defaultEndpoints.includes(endpoint)),
};
