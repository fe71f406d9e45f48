/** Checks of the 200s of each chat route, streamed or not. */
import { expect } from "vitest";
import type { z } from "zod";
import { embedByTypeSchema, embedFloatsSchema, replySchema, rerankSchema, streamEvents, type StreamEvent } from "../cases/responses.ts";
import {
  generatedText,
  generateRecordSchema,
  generateSchema,
  lineRecords,
  v1RecordSchema,
  v1ReplySchema,
  type V1Record,
} from "../cases/v1-responses.ts";

const asserting = { expect };

/** `request`: the request sent, valid or not. */
export type Conformance = (text: string, isStream: boolean, request: Readonly<Record<string, unknown>>) => void;

const streamOrder = new RegExp(
  "^message-start " +
    "(content-start (content-delta |citation-start citation-end )*content-end )*" +
    "(tool-plan-delta )*(tool-call-start (tool-call-delta )*tool-call-end )*message-end $",
);

/** `text` of a citation is the slice of the text that it names, in code points. */
function expectSlices(text: string, citations: readonly { start: number; end: number; text: string }[] = []): void {
  for (const { start, end, text: cited } of citations) expect(Array.from(text).slice(start, end).join("")).toBe(cited);
}

const isObjectText = (json: string) => {
  const value: unknown = JSON.parse(json);
  return typeof value === "object" && value !== null && !Array.isArray(value);
};

/** The streamed arguments of each call, put together. */
function streamedCalls(events: readonly StreamEvent[]): { index: number | undefined; name: string | undefined; pieces: string[] }[] {
  const calls: ReturnType<typeof streamedCalls> = [];
  for (const { type, index, delta } of events) {
    const call = delta?.message?.tool_calls;
    if (call === undefined || Array.isArray(call)) continue;
    if (type === "tool-call-start") calls.push({ index, name: call.function.name, pieces: [call.function.arguments] });
    else {
      expect(calls.at(-1)?.index).toBe(index);
      calls.at(-1)?.pieces.push(call.function.arguments);
    }
  }
  return calls;
}

export const chatV2Conformance: Conformance = (text, isStream) => {
  if (!isStream) {
    const { message, finish_reason } = replySchema.parse(JSON.parse(text));
    for (const citation of message.citations ?? []) {
      const block = message.content?.[citation.content_index];
      expectSlices(block?.type === "text" ? block.text : "", [citation]);
    }
    for (const call of message.tool_calls ?? []) expect(isObjectText(call.function.arguments)).toBe(true);
    if (finish_reason === "TOOL_CALL") expect(message.tool_calls).toBeDefined();
    else expect(message.content ?? message.tool_calls).toBeDefined();
    return;
  }
  const events = streamEvents(asserting, text);
  expect(events.map(({ type }) => `${type} `).join("")).toMatch(streamOrder);
  expect(text.split("[DONE]").length).toBe(2);
  for (const kind of ["content-start", "tool-call-start", "citation-start"]) {
    const indices = events.filter(({ type }) => type === kind).map(({ index }) => index);
    expect(indices).toEqual(indices.map((_, index) => index));
  }
  for (const { type, delta } of events) {
    const content = delta?.message?.content;
    if (type === "content-delta")
      expect(Object.values(content ?? {}).every((piece) => piece !== "") && Object.keys(content ?? {}).length).toBe(1);
  }
  const calls = streamedCalls(events);
  for (const {
    name,
    pieces: [first, ...others],
  } of calls) {
    expect(name).toMatch(/./);
    expect(first).toBe("");
    expect(others.length).toBeGreaterThan(0);
    expect(isObjectText(others.join(""))).toBe(true);
  }
  if (events.at(-1)?.delta?.finish_reason === "TOOL_CALL") expect(calls.length).toBeGreaterThan(0);
};

function expectV1Reply(reply: z.output<typeof v1ReplySchema>): void {
  expectSlices(reply.text, reply.citations);
  const ids = new Set(reply.documents?.map((document) => document["id"]));
  for (const { document_ids } of reply.citations ?? []) for (const id of document_ids) expect(ids.has(id)).toBe(true);
  expect(reply.chat_history.at(-1)?.role).toBe("CHATBOT");
}

/** The calls of the chunks, as tool-calls-generation has them. */
function chunkedCalls(records: readonly V1Record[]): { name: string; parameters: unknown }[] {
  const calls: { name: string; json: string }[] = [];
  for (const record of records) {
    const delta = record.event_type === "tool-calls-chunk" ? record.tool_call_delta : undefined;
    if (delta === undefined) continue;
    if ("name" in delta) calls[delta.index] = { name: delta.name, json: "" };
    else (calls[delta.index] ?? { json: "" }).json += delta.parameters;
  }
  return calls.map(({ name, json }) => ({ name, parameters: JSON.parse(json) }));
}

export const chatV1Conformance: Conformance = (text, isStream) => {
  if (!isStream) return expectV1Reply(v1ReplySchema.parse(JSON.parse(text)));
  const records = lineRecords(asserting, text, v1RecordSchema);
  expect(records.map(({ event_type }) => `${event_type} `).join("")).toMatch(
    /^stream-start (search-queries-generation )?(text-generation |citation-generation )*((tool-calls-chunk )+tool-calls-generation )?stream-end $/,
  );
  expect(records.flatMap((record) => (record.event_type === "tool-calls-generation" ? record.tool_calls : []))).toEqual(
    chunkedCalls(records),
  );
  expect(text).not.toContain("[DONE]");
  const last = records.at(-1);
  if (last?.event_type !== "stream-end") return;
  expectV1Reply(last.response);
  expect(last.response.text).toBe(generatedText(records));
  expect(last.finish_reason).toBe(last.response.finish_reason);
};

export const generateConformance: Conformance = (text, isStream) => {
  if (!isStream) {
    const { generations } = generateSchema.parse(JSON.parse(text));
    expect(generations.map(({ index }) => index)).toEqual(generations.map((_, index) => (generations.length > 1 ? index : undefined)));
    return;
  }
  const records = lineRecords(asserting, text, generateRecordSchema);
  const last = records.at(-1);
  if (last?.event_type !== "stream-end") throw new TypeError("the stream has no end");
  for (const [index, generation] of last.response.generations.entries()) {
    const own = records.filter((record) => record.event_type === "text-generation" && (record.index ?? 0) === index);
    expect(generatedText(own)).toBe(generation.text);
  }
};

const listIn = (value: unknown) => (Array.isArray(value) ? value : []);

/** Bytes of one embedding of 32-bit numbers in base64. */
const base64Bytes = (text: string) => Buffer.from(text, "base64").length;

/** Expects an embedding of the width of its type for each text or input. */
export const embedConformance: Conformance = (text, _isStream, request) => {
  const body: unknown = JSON.parse(text);
  const count = listIn(request["texts"]).length + listIn(request["inputs"]).length;
  const types = [...new Set(listIn(request["embedding_types"]).map(String))];
  if (embedFloatsSchema.safeParse(body).success) {
    const { embeddings, texts } = embedFloatsSchema.parse(body);
    expect([embeddings.length, texts, types]).toEqual([count, listIn(request["texts"]), []]);
    return;
  }
  const { embeddings, texts } = embedByTypeSchema.parse(body);
  expect(texts).toEqual(listIn(request["texts"]));
  expect(Object.keys(embeddings).toSorted()).toEqual((types.length > 0 ? types : ["float"]).toSorted());
  const native = request["model"] === "org/scripted-embed-wide" ? 512 : 32;
  const width = typeof request["output_dimension"] === "number" ? request["output_dimension"] : native;
  const widths: Record<string, number> = {
    float: width,
    int8: width,
    uint8: width,
    binary: width / 8,
    ubinary: width / 8,
    base64: width * 4,
  };
  for (const [type, list] of Object.entries(embeddings)) {
    expect(list.map((each) => (typeof each === "string" ? base64Bytes(each) : each.length))).toEqual(
      Array.from({ length: count }, () => widths[type]),
    );
  }
};

/** The best `top_n` documents, each once, best first. */
export const rerankConformance: Conformance = (text, _isStream, request) => {
  const { results } = rerankSchema.parse(JSON.parse(text));
  const documents = listIn(request["documents"]);
  const wanted = typeof request["top_n"] === "number" ? request["top_n"] : Infinity;
  expect(results.length).toBe(Math.min(documents.length, wanted));
  expect(new Set(results.map(({ index }) => index)).size).toBe(results.length);
  for (const [place, { index, relevance_score, document }] of results.entries()) {
    expect(index).toBeLessThan(documents.length);
    expect(relevance_score).toBeGreaterThanOrEqual(results[place + 1]?.relevance_score ?? 0);
    const given: unknown = documents[index];
    if (request["return_documents"] === true) expect(document).toEqual(typeof given === "string" ? { text: given } : given);
    else expect(document).toBeUndefined();
  }
};
