import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { messageOf, post, rerankSchema } from "../cases/responses.ts";
import { createHostDriver } from "../host-driver.ts";

const rerank = async (fields: Record<string, unknown>, path = "/v2/rerank") => {
  const driver = createApiDriver();
  const base = path === "/v2/rerank" ? { model: "scripted-rerank" } : {};
  return { driver, answer: await post(driver, path, { ...base, query: "cat", documents: ["dog", "cat"], ...fields }) };
};
const refusal = async (fields: Record<string, unknown>, path?: string) => {
  const { answer } = await rerank(fields, path);
  return `${answer.status} ${await messageOf(answer)}`;
};

describe("rerank", () => {
  it("orders by score, equal scores by index, and counts search units by the hundred", async () => {
    const documents = Array.from({ length: 101 }, (_, index) => (index === 50 ? "cat" : "dog"));
    const { answer } = await rerank({ documents });
    const { results, meta } = rerankSchema.parse(await answer.json());
    expect(results.map(({ index }) => index)).toEqual([
      50,
      ...Array.from({ length: 101 }, (_, index) => index).filter((index) => index !== 50),
    ]);
    expect(meta.billed_units.search_units).toBe(2);
    expect(meta.warnings).toBeUndefined();
    expect(results[0]).not.toHaveProperty("document");
  });

  it("returns the best top_n", async () => {
    const { answer } = await rerank({ top_n: 1 });
    expect(rerankSchema.parse(await answer.json()).results.map(({ index }) => index)).toEqual([1]);
    expect(answer.headers.get("x-api-warning")).toBeNull();
  });

  it("cuts documents at 4096 tokens by default", async () => {
    expect((await rerank({})).driver.service.rerankCalls[0]?.maxTokensPerDocument).toBe(4096);
    expect((await rerank({ max_tokens_per_doc: 7, priority: 4 })).driver.service.rerankCalls[0]).toMatchObject({
      maxTokensPerDocument: 7,
      priority: 4,
    });
  });

  it("warns beyond 1000 documents and refuses more than 10000", async () => {
    const { answer } = await rerank({ documents: Array.from({ length: 1001 }, () => "cat") });
    expect(answer.headers.get("x-api-warning")).toBe("at most 1000 documents are recommended - received 1001");
    expect(await refusal({ documents: Array.from({ length: 10_001 }, () => "cat") })).toBe(
      "400 invalid request: documents must have at most 10000 elements - received 10001",
    );
  });

  for (const [name, fields, expected] of [
    ["an empty document", { documents: ["a", ""] }, "400 invalid request: documents[1] must not be empty"],
    ["an empty query", { query: "" }, "400 invalid request: query must not be blank"],
    ["a missing query", { query: null }, "400 invalid request: query is required"],
    ["an embed model", { model: "scripted-embed" }, "400 invalid request: model 'scripted-embed' does not support rerank"],
    ["no model", { model: null }, "400 invalid request: model is required"],
    ["max_tokens_per_doc 0", { max_tokens_per_doc: 0 }, "400 invalid request: max_tokens_per_doc must be at least 1"],
  ] as const) {
    it(`${name} is refused`, async () => {
      expect(await refusal(fields)).toBe(expected);
    });
  }

  describe("v1", () => {
    const documents = [
      { title: "Cats", text: "about", year: 1999 },
      { title: "Dogs", text: "cat" },
    ];

    it("ranks objects on their text and takes the requests of LangChain", async () => {
      const { driver, answer } = await rerank({ documents, top_n: 3, max_chunks_per_doc: null }, "/v1/rerank");
      expect(driver.service.rerankCalls[0]).toMatchObject({ documents: ["about", "cat"], maxChunksPerDocument: 10 });
      expect(rerankSchema.parse(await answer.json()).results.map(({ index }) => index)).toEqual([1, 0]);
    });

    it("ranks objects on the named fields, in their order", async () => {
      const { driver } = await rerank({ documents, rank_fields: ["year", "title"] }, "/v1/rerank");
      expect(driver.service.rerankCalls[0]?.documents).toEqual(["1999\nCats", "Dogs"]);
    });

    it("returns objects as sent and strings as text", async () => {
      const { answer } = await rerank({ documents: [documents[1], "cat"], return_documents: true }, "/v1/rerank");
      const { results } = rerankSchema.parse(await answer.json());
      expect(results.map(({ document }) => document)).toEqual([documents[1], { text: "cat" }]);
    });

    for (const [name, fields, expected] of [
      ["an object without text", { documents: [{ title: "x" }] }, "400 invalid request: documents[0].text is required"],
      [
        "an object whose text is a number",
        { documents: [{ text: 5 }] },
        "400 invalid type: parameter documents[0].text is of type number but should be of type string",
      ],
      [
        "an object without any rank field",
        { documents: ["a", { title: "x" }], rank_fields: ["text"] },
        "400 invalid request: documents[1] has no text in the rank_fields text",
      ],
      [
        "too many chunks",
        { documents: ["a", "b"], max_chunks_per_doc: 5001 },
        "400 invalid request: documents times max_chunks_per_doc must be at most 10000",
      ],
      [
        "a document of a wrong type",
        { documents: [7] },
        "400 invalid type: parameter documents[0] is of type number but should be of type string or object",
      ],
    ] as const) {
      it(`${name} is refused`, async () => {
        expect(await refusal(fields, "/v1/rerank")).toBe(expected);
      });
    }
  });
});

describe("rerank over a complete host", () => {
  const documents = (...parts: string[]) => ({ model: "scripted-rerank", query: "kite", documents: parts });
  /** Tokens are bytes and the context has 64 of them: each of these is a chunk or more of its own. */
  const filler = "grey rain over flat land and no sun at all today. ".repeat(3);

  it("scores a long document by its best chunk, wherever that is", async () => {
    const driver = createHostDriver();
    // More than once, as a chunk may end within a word.
    for (const best of [`kite kite ${filler}${filler}`, `${filler} kite kite ${filler}`, `${filler}${filler} kite kite`]) {
      for (const path of ["/v2/rerank", "/v1/rerank"]) {
        const { results } = rerankSchema.parse(await (await post(driver, path, documents(filler, best, filler))).json());
        expect(results[0]?.index, best).toBe(1);
        expect(results[0]?.relevance_score).toBeGreaterThan(0.9);
        expect(results[1]?.relevance_score).toBeLessThan(0.1);
      }
    }
  });
});
