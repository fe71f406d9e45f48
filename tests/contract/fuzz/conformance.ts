/** What a 200 of each chat route must be, streamed or not. */
import { expect } from "vitest";
import type { z } from "zod";
import { replySchema, streamEvents } from "../cases/answers.ts";
import { generatedText, generateRecordSchema, generateSchema, lineRecords, v1RecordSchema, v1ReplySchema } from "../cases/v1-answers.ts";

const asserting = { expect };

type Conformance = (text: string, isStream: boolean) => void;

const streamOrder = new RegExp("^message-start " +
  "(content-start (content-delta |citation-start citation-end )*content-end )*" +
  "(tool-plan-delta )*(tool-call-start (tool-call-delta )*tool-call-end )*message-end $");

/** `text` of a citation is the slice of the text that it names, in code points. */
function expectSlices(text: string, citations: readonly { start: number; end: number; text: string }[] = []): void {
  for (const { start, end, text: cited } of citations) expect(Array.from(text).slice(start, end).join("")).toBe(cited);
}

const isObjectText = (json: string) => {
  const value: unknown = JSON.parse(json);
  return typeof value === "object" && value !== null && !Array.isArray(value);
};

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
    if (type === "content-delta") expect(Object.values(content ?? {}).every((piece) => piece !== "") && Object.keys(content ?? {}).length).toBe(1);
  }
};

function expectV1Reply(reply: z.output<typeof v1ReplySchema>): void {
  expectSlices(reply.text, reply.citations);
  const ids = new Set(reply.documents?.map((document) => document["id"]));
  for (const { document_ids } of reply.citations ?? []) for (const id of document_ids) expect(ids.has(id)).toBe(true);
  expect(reply.chat_history.at(-1)?.role).toBe("CHATBOT");
}

export const chatV1Conformance: Conformance = (text, isStream) => {
  if (!isStream) return expectV1Reply(v1ReplySchema.parse(JSON.parse(text)));
  const records = lineRecords(asserting, text, v1RecordSchema);
  expect(records.map(({ event_type }) => `${event_type} `).join("")).toMatch(/^stream-start (search-queries-generation )?(text-generation |citation-generation )*((tool-calls-chunk )*tool-calls-generation )?(tool-calls-chunk )*stream-end $/);
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
