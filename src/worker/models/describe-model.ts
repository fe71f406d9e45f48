import type { Endpoint, ModelDescription, ModelRole } from "../../inference/models.ts";
import { engineKind } from "./devices/engine-kinds.ts";
import type { BuiltInModel, NamedModel } from "./model-entry.ts";
import type { ModelRecord } from "./record/model-record.ts";

/** The endpoints of each model role (contract 12). */
export const endpointsOfRole: Record<ModelRole, Endpoint[]> = {
  chat: ["chat", "generate", "summarize"],
  embed: ["embed", "classify"],
  rerank: ["rerank"],
};

/** Returns the part of a record that the API uses. `isDefault`: requests without a model name use this model. */
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
    ...tokenizerUrl(record),
    samplingDefaults: record.sampling,
    ...(record.builtIn !== undefined && { fixedSampling: { approximatesTemperature: record.builtIn.hasSamplingModes } }),
    safetyInstructions: record.safetyInstructions,
    ...(record.dimensions === undefined ? {} : { dimensions: record.dimensions }),
    selectableDimensions: record.selectableDimensions,
    usesInputType: Object.keys(record.inputPrompts).length > 0,
  };
}

/** Describes a model before its files are read, by its name and the fields of its entry. Lists show it; requests do not use it. */
export function describeUnread({ id, overrides }: NamedModel | BuiltInModel): ModelDescription {
  const { role, contextLength = 0 } = overrides;
  const { temperature = 0.3, k = 0, p = 0.75, frequencyPenalty = 0, presencePenalty = 0 } = overrides.sampling ?? {};
  return {
    name: id,
    role: role ?? "chat",
    endpoints: role === undefined ? [] : endpointsOfRole[role],
    defaultEndpoints: [],
    features: overrides.features ?? [],
    thinkingByDefault: overrides.thinkingByDefault ?? true,
    contextLength,
    maxOutputTokens: overrides.maxOutputTokens ?? contextLength,
    isDeprecated: overrides.isDeprecated ?? false,
    finetuned: overrides.finetuned ?? false,
    samplingDefaults: { temperature, k, p, frequencyPenalty, presencePenalty },
    safetyInstructions: {},
    selectableDimensions: [],
    usesInputType: false,
  };
}

/** Present only if this origin serves the file. */
function tokenizerUrl({ engine, source }: ModelRecord): { tokenizerUrl?: string } {
  if (!engineKind(engine).loadsTokenizerAlone) return {};
  const url = new URL("tokenizer.json", source);
  // Node has no location.
  const origin: string | undefined = globalThis.location?.origin;
  return url.origin === (origin ?? url.origin) ? { tokenizerUrl: url.href } : {};
}
