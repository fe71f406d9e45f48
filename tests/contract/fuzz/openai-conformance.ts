/** Checks of the 200s of each OpenAI-compatible route, in addition to their schemas. */
import { expect } from "vitest";
import { z } from "zod";
import { completionChunkSchema, completionSchema } from "../../../src/api/compatibility/completions/completion-schema.ts";
import { embeddingsSchema } from "../../../src/api/compatibility/embeddings/embeddings-schema.ts";
import { openaiErrorSchema } from "../../../src/api/compatibility/error-schema.ts";
import type { Conformance } from "./conformance.ts";

const isObjectText = (json: string) => z.record(z.string(), z.unknown()).safeParse(JSON.parse(json)).success;

export const completionConformance: Conformance = (text, isStream, request) => {
  if (!isStream) {
    const [choice] = completionSchema.parse(JSON.parse(text)).choices;
    const { message, finish_reason, logprobs } = choice;
    expect(logprobs !== null).toBe(request["logprobs"] === true);
    for (const call of message.tool_calls ?? []) expect(isObjectText(call.function.arguments)).toBe(true);
    if (finish_reason === "tool_calls") expect(message.tool_calls).toBeDefined();
    else expect(message.content ?? message.tool_calls).toBeDefined();
    return;
  }
  expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
  expect(text.split("[DONE]").length).toBe(2);
  const data = Array.from(text.matchAll(/^data: (?!\[DONE\]$)(.*)$/gm), ([, json = ""]): unknown => JSON.parse(json));
  if (openaiErrorSchema.safeParse(data.at(-1)).success) data.pop();
  const chunks = data.map((each) => completionChunkSchema.parse(each));
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
  expect(chunks[0]?.choices[0]?.delta.role).toBe("assistant");
  const options = z.object({ include_usage: z.literal(true) }).safeParse(request["stream_options"]);
  const finished = chunks.some(({ choices }) => choices[0]?.finish_reason != null);
  expect(chunks.filter(({ usage }) => usage != null).length).toBe(options.success && finished ? 1 : 0);
  const calls: { name: string | undefined; json: string }[] = [];
  for (const piece of chunks.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? [])) {
    if (piece.id !== undefined) calls[piece.index] = { name: piece.function.name, json: piece.function.arguments };
    else (calls[piece.index] ?? { json: "" }).json += piece.function.arguments;
  }
  for (const { name, json } of calls) expect([name, isObjectText(json)]).toEqual([expect.stringMatching(/./), true]);
};

/** Expects an embedding of the requested width for each text. */
export const embeddingsConformance: Conformance = (text, _isStream, request) => {
  const { data, model } = embeddingsSchema.parse(JSON.parse(text));
  const { input, dimensions } = request;
  const count = Array.isArray(input) ? input.length : 1;
  const width = typeof dimensions === "number" ? dimensions : model === "org/scripted-embed-wide" ? 512 : 32;
  expect(data.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index));
  for (const { embedding } of data) {
    expect(typeof embedding === "string").toBe(request["encoding_format"] === "base64");
    expect(typeof embedding === "string" ? Buffer.from(embedding, "base64").length / 4 : embedding.length).toBe(width);
  }
};
