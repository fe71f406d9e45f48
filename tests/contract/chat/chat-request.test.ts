import { describe, expect, it } from "vitest";
import { createApiDriver } from "../api-driver.ts";
import { chat, user } from "../cases/responses.ts";
import { callFor, refusal } from "./chat-calls.ts";

describe("a conversation", () => {
  it("joins system messages by a blank line and keeps all other messages apart", async () => {
    const { call } = await callFor({
      messages: [
        { role: "system", content: "Be brief." },
        { role: "system", content: [{ type: "text", text: "Be kind." }] },
        { role: "user", content: "One" },
        {
          role: "user",
          content: [
            { type: "text", text: "Two" },
            { type: "text", text: "" },
          ],
        },
        { role: "assistant", content: "Yes?" },
        { role: "user", content: "Go" },
      ],
    });
    expect(call.conversation.messages).toEqual([
      { role: "system", text: "Be brief.\n\nBe kind." },
      { role: "user", parts: [{ type: "text", text: "One" }] },
      {
        role: "user",
        parts: [
          { type: "text", text: "Two" },
          { type: "text", text: "" },
        ],
      },
      { role: "assistant", text: "Yes?", thinking: "", plan: "", toolCalls: [] },
      { role: "user", parts: [{ type: "text", text: "Go" }] },
    ]);
  });

  it("takes back a reply as it was sent, without its thinking and citations", async () => {
    const { call } = await callFor({
      messages: [
        ...user("hi"),
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "hm" },
            { type: "text", text: "Hello" },
          ],
          citations: [{ start: 0, end: 5, text: "Hello", content_index: 1, sources: [{ type: "tool", tool_output: { a: null } }] }],
        },
        { role: "assistant", content: "" },
        ...user("again"),
      ],
    });
    expect(call.conversation.messages.slice(1, 3)).toEqual([
      { role: "assistant", text: "Hello", thinking: "", plan: "", toolCalls: [] },
      { role: "assistant", text: "", thinking: "", plan: "", toolCalls: [] },
    ]);
  });

  it("carries images to a model with vision", async () => {
    const url = "https://images.test/cat.png";
    const { call } = await callFor({
      model: "scripted-vision",
      messages: [{ role: "user", content: [{ type: "image_url", image_url: { url, detail: null } }] }],
    });
    expect(call.conversation.messages).toEqual([
      { role: "user", parts: [{ type: "image", url, detail: "auto", field: "messages[0].content[0].image_url.url" }] },
    ]);
  });

  it("may hold calls without function, name or arguments", async () => {
    const calls = [
      { id: "a" },
      { id: "b", type: "function", function: {} },
      { id: "c", function: { name: "f" } },
      { id: "d", function: { arguments: '{"a":1}' } },
    ];
    const { call } = await callFor({
      messages: [
        ...user("hi"),
        { role: "assistant", tool_calls: calls },
        { role: "tool", tool_call_id: "a", content: "1" },
        ...user("and?"),
      ],
    });
    expect(call.conversation.messages[1]).toMatchObject({
      toolCalls: [
        { id: "a", name: "", arguments: "{}" },
        { id: "b", name: "", arguments: "{}" },
        { id: "c", name: "f", arguments: "{}" },
        { id: "d", name: "", arguments: '{"a":1}' },
      ],
    });
  });

  it("generates ids of documents that differ from the caller's ids", async () => {
    const documents = [{ id: "doc:1", data: { a: "1" } }, "x", { id: "doc:1:0", data: "y" }, "z"];
    expect((await callFor({ documents })).call.conversation.documents.map(({ id }) => id)).toEqual([
      "doc:1",
      "doc:1:1",
      "doc:1:0",
      "doc:3",
    ]);
  });

  describe("images", () => {
    const statusOf = async (urls: readonly string[]) => {
      const content = urls.map((url) => ({ type: "image_url", image_url: { url } }));
      return (await chat(createApiDriver(), { model: "scripted-vision", messages: [{ role: "user", content }] })).status;
    };
    const dataUri = (format: string, bytes: string) => `data:image/${format};base64,${btoa(bytes)}`;

    for (const [format, bytes] of [
      ["png", "\x89PNG\r\n\x1a\nrest"],
      ["jpeg", "\xff\xd8\xff\xe0"],
      ["gif", "GIF87a"],
      ["gif", "GIF89a"],
      ["webp", "RIFF\x01\x02\x03\x04WEBPVP8"],
    ] as const) {
      it(`of ${format} bytes are taken, the same bytes under another name are 422`, async () => {
        expect(await statusOf([dataUri(format, bytes)])).toBe(200);
        expect(await statusOf([dataUri(format === "png" ? "gif" : "png", bytes)])).toBe(422);
      });
    }

    it("may be twenty, and 20 MB together", async () => {
      const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://images.test/${index}.png`);
      expect(await statusOf(urls(20))).toBe(200);
      expect(await statusOf(urls(21))).toBe(400);
      const half = "\x89PNG\r\n\x1a\n".padEnd(10 * 1024 * 1024);
      expect(await statusOf([dataUri("png", half), dataUri("png", half)])).toBe(200);
      expect(await statusOf([dataUri("png", half), dataUri("png", `${half}and more`)])).toBe(400);
    });
  });

  it("has the model's instructions for the safety mode", async () => {
    const instructions = async (fields: Record<string, unknown>) => (await callFor(fields)).call.conversation.serviceInstructions;
    expect(await instructions({})).toBe("Be kind.");
    expect(await instructions({ safety_mode: "STRICT" })).toBe("Be very kind.");
    expect(await instructions({ model: "scripted-reasoning", safety_mode: "OFF" })).toBe("");
    expect(await refusal({ safety_mode: "OFF" })).toBe("400 invalid request: model 'scripted-chat' does not support safety_mode OFF");
  });

  for (const [name, messages, message] of [
    ["an empty user message", user(""), "messages[0].content must not be empty"],
    ["a user message of empty blocks", [{ role: "user", content: [{ type: "text", text: "" }] }], "messages[0].content must not be empty"],
    [
      "an assistant message at the end",
      [...user("hi"), { role: "assistant", content: "x" }],
      "messages[1].role must be user or tool in the last message",
    ],
    [
      "an assistant message with nothing in it",
      [...user("hi"), { role: "assistant" }, ...user("hi")],
      "messages[1] must have content, tool_calls or tool_plan",
    ],
    [
      "a tool message for an unknown call (31)",
      [...user("hi"), { role: "tool", tool_call_id: "x", content: "1" }],
      "messages[1].tool_call_id 'x' names no tool call of the assistant message before it",
    ],
    [
      "a tool message that does not follow its call",
      [
        ...user("hi"),
        { role: "assistant", tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }] },
        ...user("and?"),
        { role: "tool", tool_call_id: "a", content: "1" },
      ],
      "messages[3].tool_call_id 'a' names no tool call of the assistant message before it",
    ],
    [
      "equal tool call ids",
      [
        ...user("hi"),
        { role: "assistant", tool_calls: ["a", "a"].map((id) => ({ id, type: "function", function: { name: "f", arguments: "{}" } })) },
        ...user("hi"),
      ],
      "messages[1].tool_calls must have unique ids",
    ],
  ] as const) {
    it(`${name} is 400`, async () => {
      expect(await refusal({ messages })).toBe(`400 invalid request: ${message}`);
    });
  }
});
