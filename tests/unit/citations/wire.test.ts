import { describe, expect, it } from "vitest";
import { citationBody as citationBodyV1 } from "../../../src/api/chat-v1/reply/reply-body.ts";
import { citationBody as citationBodyV2 } from "../../../src/api/chat-v2/reply-parts.ts";
import type { CitableSource } from "../../../src/chat/citations/citation.ts";
import { documentV1 } from "../../../src/api/chat-v1/reply/citation-body.ts";
import { citationSource } from "../../../src/api/chat-v2/citation-body.ts";
import type { Citation } from "../../../src/inference/reply-events.ts";

const cited = (sources: Citation["sources"], contentIndex = 0): Citation => ({
  start: 0,
  end: 15,
  text: "Gym memberships",
  on: "text",
  contentIndex,
  sources,
});
const document = (data: Record<string, unknown>): CitableSource => ({ id: "doc:0", type: "document", data });

describe("v2 citations", () => {
  it("have the six fields of contract 2.7", () => {
    expect(citationBodyV2(cited([document({ text: "We offer gym memberships." })], 1))).toEqual({
      start: 0,
      end: 15,
      text: "Gym memberships",
      content_index: 1,
      type: "TEXT_CONTENT",
      sources: [{ type: "document", id: "doc:0", document: { id: "doc:0", text: "We offer gym memberships.", title: "" } }],
    });
  });

  it.each([
    ["snippet", { body: "b", content: "c", snippet: "s" }, "s"],
    ["content", { body: "b", content: "c", snippet: 1 }, "c"],
    ["body", { body: "b" }, "b"],
    ["the compact JSON of the data", { price: 5, tags: ["a"] }, '{"price":5,"tags":["a"]}'],
  ])("take a missing text from %s", (_, data, text) => {
    const source = citationSource(document(data));
    expect(source).toEqual({ type: "document", id: "doc:0", document: { ...data, id: "doc:0", text, title: "" } });
  });

  it("keep an id of the data if it is a string, and replace any other by the source's id", () => {
    expect(citationSource(document({ id: "own", text: "t" }))).toMatchObject({ id: "doc:0", document: { id: "own" } });
    expect(citationSource(document({ id: null, text: "t" }))).toMatchObject({ id: "doc:0", document: { id: "doc:0" } });
  });

  it("carry the output of a tool and a document made from it", () => {
    const output = { text: "21 degrees", title: "Weather", city: "Paris" };
    expect(citationSource({ id: "weather_1:0", type: "tool", data: output })).toEqual({
      type: "tool",
      id: "weather_1:0",
      tool_output: output,
      document: { id: "weather_1:0", text: "21 degrees", title: "Weather" },
    });
  });
});

describe("v1 citations", () => {
  const sources: CitableSource[] = [
    { ...document({ text: "We offer gym memberships.", count: 2, nested: { a: [1] }, _excludes: ["count"] }), id: "mine" },
    { id: "doc_1", type: "document", data: { text: "Gym memberships for all." } },
    { id: "doc_2", type: "document", data: { text: "Nothing." } },
  ];

  it("name the documents, each once", () => {
    expect(citationBodyV1(cited(sources)).document_ids).toEqual(["mine", "doc_1", "doc_2"]);
    const twice = [sources[1], sources[1]].flatMap((source) => source ?? []);
    expect(citationBodyV1(cited(twice)).document_ids).toEqual(["doc_1"]);
  });

  it("list documents with string values only, without _excludes", () => {
    expect(documentV1(sources[0] ?? document({}))).toEqual({
      id: "mine",
      text: "We offer gym memberships.",
      count: "2",
      nested: '{"a":[1]}',
    });
  });
});
