import { describe, expect, it } from "vitest";
import { encodeEmbedding, shortenEmbedding } from "../../../src/api/embed/embedding-types.ts";
import { createApiDriver } from "../api-driver.ts";
import { embedByTypeSchema, embedFloatsSchema, messageOf, post } from "../cases/responses.ts";

describe("embedding types", () => {
  const vector = Float32Array.of(0.5, -0.25, 0, -1, 0.003, 0.9, -0.001, 0.25, 0.1, -0.1);

  it("int8 is in proportion to the largest absolute value", () => {
    expect(encodeEmbedding(vector, "int8")).toEqual([64, -32, 0, -127, 0, 114, 0, 32, 13, -13]);
  });

  it("uint8 is int8 + 128", () => {
    expect(encodeEmbedding(vector, "uint8")).toEqual([192, 96, 128, 1, 128, 242, 128, 160, 141, 115]);
  });

  it("ubinary has the first dimension as its most significant bit; binary is ubinary - 128", () => {
    expect(encodeEmbedding(vector, "ubinary")).toEqual([0b10001101, 0b10000000]);
    expect(encodeEmbedding(vector, "binary")).toEqual([0b10001101 - 128, 0]);
  });

  it("base64 is the little-endian float32 bytes", () => {
    expect(encodeEmbedding(Float32Array.of(1, -2), "base64")).toBe("AACAPwAAAMA=");
  });

  it("float is the float32 values", () => {
    expect(encodeEmbedding(Float32Array.of(0.1, -1), "float")).toEqual([Math.fround(0.1), -1]);
  });

  it("of a zero vector are zeros", () => {
    expect(encodeEmbedding(new Float32Array(8), "int8")).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(shortenEmbedding(new Float32Array(8), 4)).toEqual(new Float32Array(4));
  });

  it("a shortened embedding is a unit vector again", () => {
    expect(Array.from(shortenEmbedding(Float32Array.of(3, 4, 12), 2))).toEqual([Math.fround(0.6), Math.fround(0.8)]);
  });
});

describe("embed", () => {
  const embed = async (fields: Record<string, unknown>, path = "/v2/embed") => {
    const driver = createApiDriver();
    const base = path === "/v2/embed" ? { model: "scripted-embed", input_type: "search_document" } : {};
    return { driver, answer: await post(driver, path, { ...base, ...fields }) };
  };
  const refusal = async (fields: Record<string, unknown>, path?: string) => {
    const { answer } = await embed(fields, path);
    return `${answer.status} ${await messageOf(answer)}`;
  };

  it("inputs of text parts have one embedding each and are not echoed", async () => {
    const inputs = [
      {
        content: [
          { type: "text", text: "a" },
          { type: "text", text: "b" },
        ],
      },
      { content: [{ type: "text", text: "c" }] },
    ];
    const { driver, answer } = await embed({ inputs });
    const { embeddings, texts } = embedByTypeSchema.parse(await answer.json());
    expect(embeddings["float"]?.length).toBe(2);
    expect(texts).toEqual([]);
    expect(driver.service.embedCalls[0]?.texts).toEqual(["a\nb", "c"]);
  });

  it("passes on truncation, priority and max_tokens, capped to the model", async () => {
    const { driver, answer } = await embed({ texts: ["a"], truncate: "START", priority: 3, max_tokens: 1e6 });
    expect(driver.service.embedCalls[0]).toMatchObject({
      truncate: "START",
      priority: 3,
      maxTokens: 256,
      inputType: "search_document",
    });
    expect(answer.headers.get("x-api-warning")).toBe("max_tokens was capped to 256");
    expect(embedByTypeSchema.parse(await answer.json()).meta.warnings).toEqual(["max_tokens was capped to 256"]);
  });

  it("passes on each truncation, in both versions", async () => {
    for (const path of ["/v2/embed", "/v1/embed"]) {
      for (const truncate of ["NONE", "START", "END"]) {
        expect((await embed({ texts: ["a"], truncate }, path)).driver.service.embedCalls[0]).toMatchObject({ truncate });
      }
      expect((await embed({ texts: ["a"] }, path)).driver.service.embedCalls[0]).toMatchObject({ truncate: "END" });
    }
  });

  it("refuses images that are too large together, before it looks at the model", async () => {
    const driver = createApiDriver({ maxBodyBytes: 2 ** 26 });
    const refusedImages = async (images: string[], path: string) => {
      const answer = await post(driver, path, { model: "scripted-embed", input_type: "image", images });
      return `${answer.status} ${await messageOf(answer)}`;
    };
    const image = (megabytes: number) => `data:image/png;base64,${"A".repeat((megabytes * 2 ** 20 * 4) / 3)}`;
    for (const path of ["/v2/embed", "/v1/embed"]) {
      expect(await refusedImages([image(9), image(12)], path)).toMatch(/^400 invalid request: images .*bytes/);
      expect(await refusedImages([image(9), image(9)], path)).toBe("400 invalid request: model 'scripted-embed' does not support images");
    }
  });

  it("embeds texts of type image as documents, truncated at the end by default", async () => {
    const { driver } = await embed({ texts: ["a"], input_type: "image" });
    expect(driver.service.embedCalls[0]).toMatchObject({ inputType: "search_document", truncate: "END", priority: 0 });
  });

  it("shortens the embeddings of a model that has dimensions to choose from", async () => {
    const { answer } = await embed({ model: "org/scripted-embed-wide", texts: ["a"], output_dimension: 256 });
    const { embeddings } = embedByTypeSchema.parse(await answer.json());
    const [vector] = embeddings["float"] ?? [];
    expect(vector?.length).toBe(256);
    expect(Math.hypot(...(Array.isArray(vector) ? vector : []))).toBeCloseTo(1, 5);
  });

  it("duplicate types are returned once, an empty list means float", async () => {
    const { answer } = await embed({ texts: ["a"], embedding_types: ["int8", "int8"] });
    expect(Object.keys(embedByTypeSchema.parse(await answer.json()).embeddings)).toEqual(["int8"]);
    const { answer: plain } = await embed({ texts: ["a"], embedding_types: [] });
    expect(Object.keys(embedByTypeSchema.parse(await plain.json()).embeddings)).toEqual(["float"]);
  });

  for (const [name, fields, expected] of [
    ["an empty text", { texts: ["a", ""] }, "400 invalid request: texts[1] must not be empty"],
    [
      "an unknown type",
      { texts: ["a"], embedding_types: ["int4"] },
      "400 invalid request: embedding_types[0] must be one of float, int8, uint8, binary, ubinary, base64",
    ],
    [
      "an unknown input_type",
      { texts: ["a"], input_type: "query" },
      "400 invalid request: input_type must be one of search_document, search_query, classification, clustering, image",
    ],
    [
      "a dimension that is not one of the contract's",
      { texts: ["a"], output_dimension: 300 },
      "400 invalid request: output_dimension must be one of 256, 512, 1024, 1536",
    ],
    [
      "a dimension that the model does not have",
      { texts: ["a"], output_dimension: 256 },
      "400 invalid request: model 'scripted-embed' does not support output_dimension 256",
    ],
    [
      "97 inputs",
      { inputs: Array.from({ length: 97 }, () => ({ content: [{ type: "text", text: "a" }] })) },
      "400 invalid request: total number of inputs must be at most 96 - received 97",
    ],
    ["an input without content", { inputs: [{ content: [] }] }, "400 invalid request: inputs[0].content must not be empty"],
    [
      "an image that is no data URI",
      { images: ["https://images.test/a.png"] },
      "400 invalid request: images[0] must be a base64 data URI of a png, jpeg, webp or gif image",
    ],
    [
      "images for a model of texts",
      { images: ["data:image/png;base64,AAAA"] },
      "400 invalid request: model 'scripted-embed' does not support images",
    ],
    ["a chat model", { texts: ["a"], model: "scripted-chat" }, "400 invalid request: model 'scripted-chat' does not support embed"],
    [
      "an unknown model",
      { texts: ["a"], model: "x" },
      "404 model 'x' not found: available: org/scripted-embed-wide, scripted-embed; the option 'aliases' lets a model answer to other names",
    ],
    ["max_tokens 0", { texts: ["a"], max_tokens: 0 }, "400 invalid request: max_tokens must be at least 1"],
  ] as const) {
    it(`${name} is refused`, async () => {
      expect(await refusal(fields)).toBe(expected);
    });
  }

  describe("v1", () => {
    it("uses the default model and ignores parameters of v2", async () => {
      const { driver, answer } = await embed({ texts: ["a"], priority: "x", output_dimension: 7, max_tokens: -1, inputs: 5 }, "/v1/embed");
      expect(embedFloatsSchema.parse(await answer.json()).embeddings[0]?.length).toBe(32);
      expect(driver.service.embedCalls[0]?.model.name).toBe("scripted-embed");
    });

    it("answers by type when types are named", async () => {
      const { answer } = await embed({ texts: ["a"], embedding_types: ["float"] }, "/v1/embed");
      expect(embedByTypeSchema.parse(await answer.json()).meta.api_version.version).toBe("1");
    });

    it("needs input_type for a model that uses it", async () => {
      expect(await refusal({ texts: ["a"], model: "org/scripted-embed-wide" }, "/v1/embed")).toBe(
        "400 invalid request: input_type is required",
      );
    });

    it("takes no inputs", async () => {
      expect(await refusal({ inputs: [{ content: [{ type: "text", text: "a" }] }] }, "/v1/embed")).toBe(
        "400 invalid request: exactly one of texts, images must be given and not empty",
      );
    });
  });
});
