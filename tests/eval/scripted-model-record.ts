import type { ModelRecordInput } from "../../src/worker/models/record/model-record.ts";

/** A chat model that says what it is told to, so that known replies meet known documents; one token for each byte. */
export const scriptedModel = {
  id: "scripted-chat",
  role: "chat",
  engine: "scripted",
  contextLength: 200_000,
  features: ["tools", "citations"],
} satisfies ModelRecordInput;

/** The chat model of an evaluation without products in int8 (`--float-products`). */
export const floatModel = "starter-chat-float32";
