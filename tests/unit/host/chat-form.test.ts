/** The host's part of the form of a reply: relevance of documents, refused schemas, replies that break off. */
import { describe, expect, test, vi } from "vitest";
import { Cancelled, Unprocessable } from "../../../src/inference/errors.ts";
import type { ChatCall } from "../../../src/inference/inference-service.ts";
import type { Conversation, ReplyForm } from "../../../src/inference/conversation.ts";
import type { ReplyEvent } from "../../../src/inference/reply-events.ts";
import { HostService } from "../../../src/worker/host/host-service.ts";
import { ModelSlot } from "../../../src/worker/host/slots/model-slot.ts";
import { ModelSlots } from "../../../src/worker/host/slots/model-slots.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { createScriptedEngine } from "../../scripted/scripted-engine.ts";
import { defaultForm, defaultGeneration, userSays } from "../../scripted/start-scripted-engine.ts";
import { catalogueOf } from "../models/catalogue-of.ts";
import { withReadArguments } from "../../scripted/read-schemas.ts";

/** `rerankBytes`: size of the rerank model's files; the memory budget is 1 GB. */
function startService(rerankBytes = 0) {
  const files = { "model.onnx": { bytes: rerankBytes, sha256: "0".repeat(64) } };
  const records = [
    { id: "chat", role: "chat", engine: "scripted", dialect: "qwen", contextLength: 700 },
    { id: "rerank", role: "rerank", engine: "scripted", contextLength: 200, files },
  ].map((record) => modelRecordSchema.parse(record));
  const catalogue = catalogueOf(records);
  let started = 0;
  /** Ids of chat plans, as they were made. */
  const plans: number[] = [];
  const released = new Set<number>();
  /** The arguments of each call that plans a chat: the clone that reaches the engine's worker. */
  const crossed: unknown[][] = [];
  const slots = new ModelSlots(
    (onChange) =>
      catalogue.records().map(
        (record) =>
          new ModelSlot({
            record,
            startEngine: () => {
              started += 1;
              let die: (reason: string) => void = () => undefined;
              const died = new Promise<string>((resolve) => (die = resolve));
              const engine = createScriptedEngine({ die: () => die("its worker ended") });
              type Planning = ReturnType<typeof engine.planChat>;
              const kept = async (request: unknown[], planning: Planning): Planning => {
                crossed.push(request);
                const outcome = await planning;
                if (outcome.ok) plans.push(outcome.value.planId);
                return outcome;
              };
              const planChat: typeof engine.planChat = (...request) => kept(request, engine.planChat(...request));
              const replanChat: typeof engine.replanChat = (...request) => kept(request, engine.replanChat(...request));
              const releasePlan: typeof engine.releasePlan = (planId) => {
                released.add(planId);
                return engine.releasePlan(planId);
              };
              return { engine: { ...engine, planChat, replanChat, releasePlan }, died, end: () => undefined };
            },
            attempts: async () => [{ device: { kind: "wasm", threads: 1 }, record, weights: [] }],
            allowSoftwareAdapter: false,
            queueLimit: 8,
            loadStallMs: 60_000,
            onChange,
          }),
      ),
    async () => 1e9,
  );
  const limits = { firstByteTimeoutMs: 60_000, replyTimeoutMs: 60_000, stallMs: 60_000, loadStallMs: 60_000 };
  const startTokenizer = (): never => {
    throw new TypeError("these models tokenize in their engine");
  };
  const service = new HostService(catalogue, slots, startTokenizer, limits);
  const chat = async (
    conversation: Conversation,
    form: Partial<ReplyForm> = {},
    control: Partial<ChatCall> = {},
  ): Promise<ReplyEvent[]> => {
    const model = catalogue.find("chat");
    if (model === undefined) return [];
    const call: ChatCall = {
      model,
      conversation,
      generation: defaultGeneration,
      form: { ...defaultForm, ...form },
      replyId: "reply",
      owner: "owner",
      priority: 0,
      signal: new AbortController().signal,
      admit: () => undefined,
      ...control,
    };
    const events: ReplyEvent[] = [];
    for await (const event of await service.chat(call)) events.push(event);
    return events;
  };
  return { chat, slots, plans, crossed, unreleased: () => plans.filter((planId) => !released.has(planId)), startedEngines: () => started };
}

describe("documents that have to go", () => {
  // The scripted reranker likes documents that hold the words of the query.
  const documents = [
    { id: "far", data: { text: "Rain in autumn. ".repeat(8) }, hiddenKeys: [] },
    { id: "near", data: { text: "say:penguins live here. ".repeat(8) }, hiddenKeys: [] },
  ];
  const conversation = userSays("say:penguins", { documents });
  const keptOf = (events: readonly ReplyEvent[]) => events.flatMap((event) => (event.type === "prompt-truncated" ? event.documentIds : []));

  test.each([true, false])("stay in the order of their relevance, rerank model loaded before: %s", async (isLoaded) => {
    const { chat, slots } = startService();
    if (isLoaded) (await slots.lease("rerank", new AbortController().signal)).release();
    expect(keptOf(await chat(conversation, { truncation: "auto", maxInputTokens: 350 }))).toEqual(["near"]);
  });

  test("are planned again by their ids: the conversation is cloned into the engine once", async () => {
    const { chat, crossed } = startService();
    expect(keptOf(await chat(conversation, { truncation: "auto", maxInputTokens: 350 }))).toEqual(["near"]);
    expect(crossed).toEqual([
      [conversation, defaultGeneration, { ...defaultForm, truncation: "auto", maxInputTokens: 350 }],
      [1, ["near", "far"]],
    ]);
  });

  test("stay in the caller's order if the memory has no room for the rerank model", async () => {
    // The scripted chat model holds 1 MB of the budget of 1 GB.
    const { chat, slots } = startService(1e9 - 1e6 + 1);
    expect(keptOf(await chat(conversation, { truncation: "auto", maxInputTokens: 350 }))).toEqual(["far"]);
    expect(slots.get("rerank").isLoaded).toBe(false);
    const { chat: chatWithRoom } = startService(1e9 - 1e6);
    expect(keptOf(await chatWithRoom(conversation, { truncation: "auto", maxInputTokens: 350 }))).toEqual(["near"]);
  });

  test("are not ordered, and no rerank model is loaded, if all of them fit", async () => {
    const { chat, slots } = startService();
    (await slots.lease("rerank", new AbortController().signal)).release();
    const { lastUse } = slots.get("rerank");
    expect(keptOf(await chat(conversation, { truncation: "auto" }))).toEqual([]);
    expect(slots.get("rerank").lastUse).toBe(lastUse);
  });

  test("stay in the caller's order if the request requires it", async () => {
    const { chat, slots } = startService();
    (await slots.lease("rerank", new AbortController().signal)).release();
    expect(keptOf(await chat(conversation, { truncation: "auto-preserve-order", maxInputTokens: 350 }))).toEqual(["far"]);
  });
});

describe("tools with schemas that cannot be compiled together", () => {
  test("are refused as unprocessable if a call is required, and the engine keeps working", async () => {
    const { chat, startedEngines } = startService();
    const tools = [97, 98, 99].map((length) =>
      withReadArguments({
        name: `t${length}`,
        description: "",
        parameters: { type: "object", properties: { a: { type: "string", pattern: `.{${length}}` } } },
      }),
    );
    await expect(chat(userSays("x", { tools }), { toolChoice: "required" })).rejects.toThrow(Unprocessable);
    expect((await chat(userSays("say:on"))).some((event) => event.type === "text-delta")).toBe(true);
    expect(startedEngines()).toBe(1);
  });
});

describe("a reply that breaks off within a tool call", () => {
  test("removes the call, and ends with ERROR and the tokens that were written", async () => {
    const { chat } = startService();
    const parameters = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
    const tools = [withReadArguments({ name: "f", description: "", parameters })];
    const events = await chat(userSays("break-in-call:f", { tools }));
    expect(events.map(({ type }) => type)).toEqual(["reply-start", "text-start", "text-end", "reply-end"]);
    // Each byte of the begun call is a token; tokens after the last sent piece are not counted.
    const { usage } = events.findLast((event) => event.type === "reply-end") ?? {};
    expect(events.at(-1)).toMatchObject({ finishReason: "ERROR" });
    expect(usage?.outputTokens).toBeGreaterThan('<tool_call>\n{"name": "f"'.length);
  });
});

describe("a plan is released", () => {
  const documents = ["Rain in autumn. ", "say:penguins live here. "].map((text, index) => ({
    id: `d${index}`,
    data: { text: text.repeat(8) },
    hiddenKeys: [],
  }));
  const planned = (service: ReturnType<typeof startService>, count: number) => vi.waitFor(() => expect(service.plans).toHaveLength(count));
  const allReleased = (service: ReturnType<typeof startService>) => vi.waitFor(() => expect(service.unreleased()).toEqual([]));

  test("when its reply has ended", async () => {
    const service = startService();
    await service.chat(userSays("say:on"));
    await planned(service, 1);
    await allReleased(service);
  });

  test("when another replaces it", async () => {
    const service = startService();
    await service.chat(userSays("say:penguins", { documents }), { truncation: "auto", maxInputTokens: 350 });
    await planned(service, 2);
    await allReleased(service);
  });

  test("when the call is refused after its size was accepted", async () => {
    const service = startService();
    const admit = (): never => {
      throw new Unprocessable("a reason");
    };
    await expect(service.chat(userSays("x"), {}, { admit })).rejects.toThrow(Unprocessable);
    await planned(service, 1);
    await allReleased(service);
  });

  test("when its reader disconnects before the reply begins", async () => {
    const service = startService();
    const leaving = [new AbortController(), new AbortController()];
    // Each token takes longer than `waitFor` waits between two looks: none of the replies is over before its reader leaves.
    const [writing, waiting] = leaving.map(({ signal }) => service.chat(userSays("slow:60"), {}, { signal }));
    await planned(service, 2);
    expect(service.unreleased()).toHaveLength(2);
    leaving[1]?.abort();
    await expect(waiting).rejects.toThrow(Cancelled);
    await vi.waitFor(() => expect(service.unreleased()).toHaveLength(1));
    leaving[0]?.abort();
    await writing;
    await allReleased(service);
  });
});
