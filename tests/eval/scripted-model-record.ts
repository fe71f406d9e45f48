import type { ModelRecordInput } from "../../src/worker/models/record/model-record.ts";

/** A chat model that writes the requested reply, so that replies and documents are known; each byte is a token. */
export const scriptedModel = {
  id: "scripted-chat",
  role: "chat",
  engine: "scripted",
  contextLength: 200_000,
  features: ["tools", "citations"],
} satisfies ModelRecordInput;

/** The chat model of an evaluation without products in int8 (`--float-products`). */
export const floatModel = "starter-chat-float32";
