import type { Endpoint, ModelDescription, ModelRole } from "../../inference/models.ts";
import type { ModelRecord } from "./model-record.ts";

/** The endpoints of each model role (contract 12). */
const endpointsOfRole: Record<ModelRole, Endpoint[]> = {
  chat: ["chat", "generate"],
  embed: ["embed"],
  rerank: ["rerank"],
};

/** Returns the part of a record that the API uses. `isDefault`: the model is used for requests of its role that name none. */
export function describeModel(record: ModelRecord, isDefault: boolean): ModelDescription {
  const endpoints = endpointsOfRole[record.role];
  return {
    name: record.id,
    role: record.role,
    endpoints,
    defaultEndpoints: isDefault ? endpoints : [],
    features: record.features,
    thinkingByDefault: record.thinkingByDefault,
    contextLength: record.contextLength,
    maxOutputTokens: record.maxOutputTokens ?? record.contextLength,
    isDeprecated: record.isDeprecated,
    finetuned: record.finetuned,
    tokenizerUrl: new URL("tokenizer.json", record.source).href,
    samplingDefaults: record.sampling,
    safetyInstructions: record.safetyInstructions,
    ...(record.dimensions === undefined ? {} : { dimensions: record.dimensions }),
    selectableDimensions: record.selectableDimensions,
    usesInputType: Object.keys(record.inputPrompts).length > 0,
  };
}
