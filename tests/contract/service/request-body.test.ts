import { describe, expect, it } from "vitest";
import { removeNulls } from "../../../src/api/request/null-properties.ts";
import { createApiDriver } from "../api-driver.ts";
import { chat, messageOf, post, rerankSchema, user } from "../cases/responses.ts";

describe("a body of nested brackets", () => {
  const tenMegabytes = 10 * 1024 * 1024;
  for (const [name, body] of [
    ["open lists", "[".repeat(tenMegabytes)],
    ["closed lists", "[".repeat(tenMegabytes / 2) + "]".repeat(tenMegabytes / 2)],
    ["open objects", '{"a":'.repeat(tenMegabytes / 5)],
    ["lists in a property", `{"model":"scripted-chat","messages":${"[".repeat(tenMegabytes / 2)}${"]".repeat(tenMegabytes / 2)}}`],
  ] as const) {
    it(`is 400: ${name}`, async () => {
      const answer = await createApiDriver().call("/v2/chat", { body });
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toBe("invalid json syntax: nested deeper than 256 levels");
    });
  }

  it("is text inside a string with escaped quotes", async () => {
    const content = `\\"${"[{".repeat(1000)}" \\`;
    expect((await chat(createApiDriver(), { messages: user(content), max_tokens: 1 })).status).toBe(200);
  });

  it("may be as deep as 256 levels", async () => {
    const driver = createApiDriver();
    const nested = (levels: number) => `{"x":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
    expect(await messageOf(await driver.call("/v2/chat", { body: nested(256) }))).toBe("invalid request: model is required");
    expect(await messageOf(await driver.call("/v2/chat", { body: nested(257) }))).toMatch(/^invalid json syntax/);
  });
});

describe("a body that is too large", () => {
  const small = JSON.stringify({ model: "scripted-chat", messages: user("hi"), max_tokens: 1 });
  const bytes = new TextEncoder().encode(small).byteLength;

  it("is 413 with the contract's body, on every route that reads one", async () => {
    const driver = createApiDriver({ maxBodyBytes: bytes - 1 });
    for (const path of ["/v2/chat", "/v1/chat", "/v1/generate", "/v2/embed", "/v1/embed", "/v2/rerank", "/v1/rerank"]) {
      const answer = await driver.call(path, { body: small });
      expect(answer.status, path).toBe(413);
      expect(await messageOf(answer)).toBe(`request body too large: at most ${bytes - 1} bytes are accepted`);
    }
    expect((await createApiDriver({ maxBodyBytes: bytes }).call("/v2/chat", { body: small })).status).toBe(200);
  });

  it("is one of more than 32 MB by default", async () => {
    const limit = 32 * 1024 * 1024;
    expect((await createApiDriver().call("/v2/chat", { body: "[".padEnd(limit + 1) })).status).toBe(413);
    expect((await createApiDriver().call("/v2/chat", { body: "[".padEnd(limit) })).status).toBe(400);
  });

  it("is refused after the token, and before it is read to its end", async () => {
    let chunks = 0;
    const body = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            chunks += 1;
            controller.enqueue(new Uint8Array(8));
          },
        },
        { highWaterMark: 0 },
      );
    const send = (Authorization: string) =>
      createApiDriver({ maxBodyBytes: 20 }).fetch(
        new Request("http://site.test/v2/chat", {
          method: "POST",
          headers: { Authorization },
          body: body(),
          duplex: "half",
        } as RequestInit),
      );
    expect((await send("Bearer unknown")).status).toBe(401);
    expect(chunks).toBe(0);
    expect((await send("Bearer full")).status).toBe(413);
    expect(chunks).toBe(3);
  });
});

describe("null", () => {
  it("is absent at every depth, but stays in free-form maps and in lists", () => {
    const body = {
      a: null,
      b: [{ c: null, d: 1 }, null],
      documents: [{ id: null, data: { text: "x", author: null, nested: { y: null } } }],
    };
    removeNulls(body, { documents: { "*": { data: true } } });
    expect(body).toEqual({
      b: [{ d: 1 }, null],
      documents: [{ data: { text: "x", author: null, nested: { y: null } } }],
    });
  });

  it("makes a required property missing", async () => {
    const answer = await chat(createApiDriver(), { model: null });
    expect(await messageOf(answer)).toBe("invalid request: model is required");
  });

  it("in a list is a wrong value", async () => {
    const answer = await chat(createApiDriver(), { stop_sequences: [null] });
    expect(await messageOf(answer)).toBe("invalid type: parameter stop_sequences[0] is of type null but should be of type string");
  });

  it("is absent inside messages", async () => {
    const messages = [
      { role: "user", content: "hi" },
      { role: "assistant", content: "hello", tool_calls: null, tool_plan: null, citations: null },
      ...user("again"),
    ];
    expect((await chat(createApiDriver(), { messages, max_tokens: 1 })).status).toBe(200);
  });

  it("comes back in the documents of a v1 rerank", async () => {
    const answer = await post(createApiDriver(), "/v1/rerank", {
      query: "a",
      documents: [{ text: "a", author: null }],
      return_documents: true,
      rank_fields: null,
    });
    const { results } = rerankSchema.parse(await answer.json());
    expect(results[0]?.document).toEqual({ text: "a", author: null });
  });
});

describe("values", () => {
  const cases: [name: string, fields: Record<string, unknown>, message: string | undefined][] = [
    ["empty lists of optional properties are absent", { tools: [], documents: [], stop_sequences: [] }, undefined],
    ["unknown properties are ignored", { nonsense: { deep: [1] } }, undefined],
    ["a string is no boolean", { stream: "true" }, "invalid type: parameter stream is of type string but should be of type boolean"],
    ["a string is no number", { temperature: "0.5" }, "invalid type: parameter temperature is of type string but should be of type number"],
    ["a number is no string", { model: 5 }, "invalid type: parameter model is of type number but should be of type string"],
    ["5.5 is no integer", { k: 5.5 }, "invalid type: parameter k is of type number but should be of type integer"],
    ["an empty model is refused", { model: "" }, "invalid request: model must not be empty"],
    ["enums are case-sensitive", { safety_mode: "strict" }, "invalid request: safety_mode must be one of CONTEXTUAL, STRICT, OFF"],
    ["an enum of a wrong type", { safety_mode: 1 }, "invalid type: parameter safety_mode is of type number but should be of type string"],
    ["citation modes are not", { citation_options: { mode: "fast" } }, undefined],
    [
      "an unknown citation mode is refused",
      { citation_options: { mode: "slow" } },
      "invalid request: citation_options.mode must be one of ENABLED, DISABLED, FAST, ACCURATE, OFF",
    ],
    [
      "an unknown role is named",
      { messages: [{ role: "robot", content: "hi" }] },
      "invalid request: messages[0].role must be one of user, system, assistant, tool",
    ],
    ["a message without a role", { messages: [{ content: "hi" }] }, "invalid request: messages[0].role is required"],
    [
      "a message that is a string",
      { messages: ["hi"] },
      "invalid type: parameter messages[0] is of type string but should be of type object",
    ],
    [
      "content that is a single object",
      { messages: [{ role: "user", content: { type: "text", text: "hi" } }] },
      "invalid type: parameter messages[0].content is of type object but should be of type string or list",
    ],
    ["a user message without content", { messages: [{ role: "user" }] }, "invalid request: messages[0].content is required"],
    [
      "a block without its text",
      { messages: [{ role: "user", content: [{ type: "text" }] }] },
      "invalid request: messages[0].content[0].text is required",
    ],
    [
      "a block of another role",
      { messages: [{ role: "user", content: [{ type: "thinking", thinking: "x" }] }] },
      "invalid request: messages[0].content[0].type must be one of text, image_url",
    ],
    [
      "an image that is no image",
      { messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "data:text/plain,x" } }] }] },
      "invalid request: messages[0].content[0].image_url.url must be a base64 data URI of a png, jpeg, webp or gif image, or an http(s) URL",
    ],
    ["an empty stop sequence", { stop_sequences: ["a", ""] }, "invalid request: stop_sequences[1] must not be empty"],
    ["thinking without a type", { thinking: { token_budget: 5 } }, "invalid request: thinking.type is required"],
    [
      "a token budget of 0",
      { thinking: { type: "disabled", token_budget: 0 } },
      "invalid request: thinking.token_budget must be at least 1",
    ],
    ["a seed of 2^64 - 1", { seed: 2 ** 64 }, undefined],
    ["a negative seed", { seed: -1 }, "invalid request: seed must be between 0 and 18446744073709551615 inclusive"],
    ["a huge max_tokens", { max_tokens: 1e20 }, undefined],
  ];
  for (const [name, fields, message] of cases) {
    it(name, async () => {
      const answer = await chat(createApiDriver(), fields);
      expect(answer.status).toBe(message === undefined ? 200 : 400);
      if (message !== undefined) expect(await messageOf(answer)).toBe(message);
    });
  }

  it("numbers that overflow are out of bounds", async () => {
    const refusalOf = async (field: string, number: string) => {
      const body = `{"model":"scripted-chat","messages":[{"role":"user","content":"hi"}],"${field}":${number}}`;
      const answer = await createApiDriver().call("/v2/chat", { body });
      return `${answer.status} ${await messageOf(answer)}`;
    };
    expect(await refusalOf("max_tokens", "1e400")).toBe("400 invalid request: max_tokens must be at most 1.7976931348623157e+308");
    expect(await refusalOf("temperature", "-1e400")).toBe("400 invalid request: temperature must be at least -1.7976931348623157e+308");
  });

  it("integers may be written 5.0", async () => {
    const body = `{"model":"scripted-chat","messages":[{"role":"user","content":"hi"}],"k":5.0,"max_tokens":1.0}`;
    expect((await createApiDriver().call("/v2/chat", { body })).status).toBe(200);
  });

  it("a body that is no object is named", async () => {
    const answer = await createApiDriver().call("/v2/chat", { body: "[]" });
    expect(await messageOf(answer)).toBe("invalid type: parameter body is of type list but should be of type object");
  });

  it("bytes that are no UTF-8 are no JSON, on every route that reads a body", async () => {
    const latin = Buffer.from('{"model":"scripted-chat","messages":[{"role":"user","content":"ol\xe9"}]}', "latin1");
    const others = {
      "half a character": Buffer.concat([Buffer.from('{"a":"'), Buffer.from("é").subarray(0, 1), Buffer.from('"}')]),
      "a surrogate": Buffer.from('{"a":"\xed\xa0\x80"}', "latin1"),
      "a long form": Buffer.from('{"a":"\xc0\xaf"}', "latin1"),
      "UTF-16": Buffer.from('\ufeff{"a":1}', "utf16le"),
    };
    const driver = createApiDriver();
    const messageTo = async (path: string, body: Uint8Array<ArrayBuffer>) => {
      const headers = { Authorization: "Bearer full" };
      const answer = await driver.fetch(new Request(`http://site.test${path}`, { method: "POST", headers, body }));
      return `${answer.status} ${Object(await answer.json()).message ?? ""}`;
    };
    const paths = ["/v2/chat", "/v1/chat", "/v1/generate", "/v2/embed", "/v1/embed", "/v2/rerank", "/v1/rerank", "/v1/tokenize"];
    const stored = ["/v1/detokenize", "/v1/classify", "/v1/summarize", "/v1/embed-jobs", "/v2/batches", "/v1/connectors"];
    for (const path of [...paths, ...stored]) {
      expect(await messageTo(path, Uint8Array.from(latin)), path).toBe("400 invalid json syntax: the body is not UTF-8");
    }
    for (const [name, bytes] of Object.entries(others)) {
      expect(await messageTo("/v2/chat", Uint8Array.from(bytes)), name).toBe("400 invalid json syntax: the body is not UTF-8");
    }
    expect((await messageTo("/compatibility/v1/chat/completions", Uint8Array.from(latin))).slice(0, 3)).toBe("400");
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(latin.toString("latin1"))]);
    expect(await messageTo("/v2/chat", Uint8Array.from(marked))).toMatch(/^200 /);
  });

  it("an empty body is no JSON", async () => {
    expect(await messageOf(await createApiDriver().call("/v2/chat", { method: "POST" }))).toMatch(/^invalid json syntax: /);
  });

  it("the content type is not looked at", async () => {
    const body = JSON.stringify({ model: "scripted-chat", messages: user("hi") });
    const answer = await createApiDriver().call("/v2/chat", { headers: { "Content-Type": "text/html" }, body });
    expect(answer.status).toBe(200);
  });
});
