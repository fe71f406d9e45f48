import { describe, expect, it } from "vitest";
import type { CitableSource, CitationSpan } from "../../../src/chat/citations/citation.ts";
import { citationV1, citedDocumentsV1, documentV1 } from "../../../src/chat/citations/wire-v1.ts";
import { citationSource, citationV2 } from "../../../src/chat/citations/wire-v2.ts";

const span: CitationSpan = { start: 0, end: 15, text: "Gym memberships", sourceIndices: [0, 1] };
const document = (data: Record<string, unknown>): CitableSource => ({ id: "doc:0", type: "document", data });

describe("v2 citations", () => {
  it("have the six fields of contract 2.7", () => {
    expect(citationV2({ ...span, sourceIndices: [0] }, [document({ text: "We offer gym memberships." })], 1, "TEXT_CONTENT")).toEqual({
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
    document({ id: "mine", text: "We offer gym memberships.", count: 2, nested: { a: [1] }, _excludes: ["count"] }),
    { id: "doc_1", type: "document", data: { text: "Gym memberships for all." } },
    { id: "doc_2", type: "document", data: { text: "Nothing." } },
  ];

  it("name the documents, each once", () => {
    expect(citationV1({ ...span, sourceIndices: [0, 1] }, sources, "TEXT_CONTENT").document_ids).toEqual(["doc:0", "doc_1"]);
    const twice = [sources[1], sources[1]].flatMap((source) => source ?? []);
    expect(citationV1(span, twice, "TEXT_CONTENT").document_ids).toEqual(["doc_1"]);
  });

  it("list documents with string values only, without _excludes", () => {
    expect(documentV1(sources[0] ?? document({}))).toEqual({ id: "doc:0", text: "We offer gym memberships.", count: "2", nested: '{"a":[1]}' });
  });

  it("list the cited documents in the order of the sources", () => {
    expect(citedDocumentsV1([{ ...span, sourceIndices: [1] }, { ...span, sourceIndices: [0, 1] }], sources).map(({ id }) => id)).toEqual(["doc:0", "doc_1"]);
  });
});
