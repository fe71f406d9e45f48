/** Options of a whole service in tests, in Node and in the browser: tokens, and models that follow scripts. */
import type { DialectName } from "../../../src/chat/dialects/dialect-names.ts";
import type { HostOptionsInput } from "../../../src/worker/host/host-options.ts";

export const grants = [
  { token: "full", ownerId: "owner-1", organizationId: "organization-1", permissions: ["admin"] },
  { token: "inference-only", ownerId: "owner-2", organizationId: "organization-1", permissions: ["inference"] },
  { token: "other", ownerId: "owner-3", organizationId: "organization-2", permissions: ["admin"] },
] satisfies HostOptionsInput["tokens"];

/** Returns the models of the service; the model that calls tools has another dialect. */
export const scriptedModelsOf = (dialect: DialectName) =>
  scriptedModels.map((model) => (model.id === "scripted-chat" ? { ...model, dialect } : model));

export const scriptedModels = [
  {
    id: "scripted-chat",
    role: "chat",
    engine: "scripted",
    dialect: "qwen",
    contextLength: 2048,
    features: ["logprobs", "safety_modes", "tools", "tool_choice", "strict_tools", "json_mode", "json_schema", "citations"],
  },
  { id: "scripted-reasoning", role: "chat", engine: "scripted", dialect: "qwen", features: ["reasoning", "tools"] },
  { id: "scripted-vision", role: "chat", engine: "scripted", features: ["vision"] },
  { id: "scripted-embed", role: "embed", engine: "scripted", contextLength: 64, dimensions: 32 },
  { id: "org/scripted-embed", role: "embed", engine: "scripted", dimensions: 512, selectableDimensions: [256, 512] },
  { id: "scripted-vision-embed", role: "embed", engine: "scripted", contextLength: 64, dimensions: 32, features: ["vision"] },
  { id: "scripted-rerank", role: "rerank", engine: "scripted", contextLength: 64 },
] satisfies HostOptionsInput["models"];
