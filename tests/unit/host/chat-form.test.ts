/** What a host does with the form of a reply: relevance of documents, refused schemas, replies that break off. */
import { describe, expect, test } from "vitest";
import { Unprocessable } from "../../../src/api/errors.ts";
import type { ChatCall } from "../../../src/api/service.ts";
import type { Conversation, ReplyForm } from "../../../src/chat/conversation.ts";
import type { ReplyEvent } from "../../../src/chat/reply-events.ts";
import { HostService } from "../../../src/worker/host/host-service.ts";
import { ModelSlot } from "../../../src/worker/host/model-slot.ts";
import { ModelSlots } from "../../../src/worker/host/model-slots.ts";
import { Catalogue } from "../../../src/worker/models/catalogue.ts";
import { modelRecordSchema } from "../../../src/worker/models/model-record.ts";
import { StoredConversations } from "../../../src/worker/storage/stored-conversations.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { defaultForm, defaultGeneration, userSays } from "../../scripted/start-scripted-engine.ts";

function startService() {
  const records = [
    { id: "chat", role: "chat", engine: "scripted", dialect: "qwen", contextLength: 700 },
    { id: "rerank", role: "rerank", engine: "scripted", contextLength: 200 },
  ].map((record) => modelRecordSchema.parse(record));
  const catalogue = new Catalogue(records, {}, "https://models.test/");
  let started = 0;
  const slots = new ModelSlots(
    (onChange) =>
      catalogue.records().map((record) => new ModelSlot({
        record,
        startEngine: () => {
          started += 1;
          let die: (reason: string) => void = () => undefined;
          const died = new Promise<string>((resolve) => (die = resolve));
          return { engine: createScriptedEngine({ die: () => die("its worker ended") }), died, end: () => undefined };
        },
        devices: async () => [{ kind: "wasm", threads: 1 }],
        allowSoftwareAdapter: false,
        queueLimit: 8,
        loadStallMs: 60_000,
        onChange,
      })),
    1e9,
  );
  const limits = { firstByteTimeoutMs: 60_000, replyTimeoutMs: 60_000, stallMs: 60_000 };
  const service = new HostService(catalogue, new StoredConversations(), slots, limits);
  const chat = async (conversation: Conversation, form: Partial<ReplyForm> = {}): Promise<ReplyEvent[]> => {
    const model = catalogue.find("chat");
    if (model === undefined) return [];
    const call: ChatCall = {
      model, conversation, generation: defaultGeneration, form: { ...defaultForm, ...form },
      replyId: "reply", priority: 0, signal: new AbortController().signal,
    };
    const events: ReplyEvent[] = [];
    for await (const event of await service.chat(call)) events.push(event);
    return events;
  };
  return { chat, slots, startedEngines: () => started };
}

describe("documents that have to go", () => {
  // The scripted reranker likes documents that hold the words of the query.
  const documents = [
    { id: "far", data: { text: "Rain in autumn. ".repeat(8) }, hiddenKeys: [] },
    { id: "near", data: { text: "say:penguins live here. ".repeat(8) }, hiddenKeys: [] },
  ];
  const conversation = userSays("say:penguins", { documents });
  const keptOf = (events: readonly ReplyEvent[]) => events.flatMap((event) => (event.type === "prompt-truncated" ? event.documentIds : []));

  test("stay in the order of their relevance where a rerank model is loaded", async () => {
    const { chat, slots } = startService();
    (await slots.lease("rerank", new AbortController().signal)).release();
    expect(keptOf(await chat(conversation, { truncation: "auto", maxInputTokens: 350 }))).toEqual(["near"]);
  });

  test("stay in the caller's order without one, and none is loaded for it", async () => {
    const { chat, slots } = startService();
    expect(keptOf(await chat(conversation, { truncation: "auto", maxInputTokens: 350 }))).toEqual(["far"]);
    expect(slots.get("rerank").isLoaded).toBe(false);
  });

  test("are not ordered, and no rerank model is asked, where all of them fit", async () => {
    const { chat, slots } = startService();
    (await slots.lease("rerank", new AbortController().signal)).release();
    const { lastUse } = slots.get("rerank");
    expect(keptOf(await chat(conversation, { truncation: "auto" }))).toEqual([]);
    expect(slots.get("rerank").lastUse).toBe(lastUse);
  });

  test("stay in the caller's order where that is asked for", async () => {
    const { chat, slots } = startService();
    (await slots.lease("rerank", new AbortController().signal)).release();
    expect(keptOf(await chat(conversation, { truncation: "auto-preserve-order", maxInputTokens: 350 }))).toEqual(["far"]);
  });
});

describe("a schema that cannot be compiled", () => {
  test("is refused as unprocessable, and the engine goes on", async () => {
    const { chat, startedEngines } = startService();
    const output = { type: "json", schema: { type: "object", allOf: [{}] } } as const;
    await expect(chat(userSays("x"), { output })).rejects.toThrow(Unprocessable);
    expect((await chat(userSays("say:on"))).some((event) => event.type === "text-delta")).toBe(true);
    expect(startedEngines()).toBe(1);
  });
});

describe("a reply that breaks off within a tool call", () => {
  test("has the call closed before it ends with ERROR", async () => {
    const { chat } = startService();
    const tools = [{ name: "f", description: "", parameters: { type: "object", properties: { a: { type: "string" } }, required: ["a"] } }];
    const events = await chat(userSays("break-in-call:f", { tools }));
    expect(events.slice(-2)).toMatchObject([{ type: "tool-call-end", index: 0 }, { type: "reply-end", finishReason: "ERROR" }]);
    expect(events.some((event) => event.type === "tool-call-start")).toBe(true);
  });
});
