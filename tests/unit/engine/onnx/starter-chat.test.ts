/** The starter chat model held to forms that it was never taught: what it writes is right by construction. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Conversation, Generation, ReplyForm } from "../../../../src/inference/conversation.ts";
import { recordDialects } from "../../../../src/chat/dialects/record-dialects.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import { createEventLoopYield } from "../../../../src/transport/calls/event-loop-yield.ts";
import { ChatSession } from "../../../../src/worker/engine/chat/chat-session.ts";
import { createEngine } from "../../../../src/worker/engine/create-engine.ts";
import type { Engine } from "../../../../src/worker/engine/engine.ts";
import { WasmCausalModel } from "../../../../src/worker/engine/onnx/c-interface/wasm-causal-model.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";
import { readReply, userSays } from "../../../scripted/start-scripted-engine.ts";
import { openInt8, starterScales, startRuntime } from "./onnx-in-node.ts";
import { jsonOutput, withReadArguments } from "../../../scripted/read-schemas.ts";
import { validator } from "../../grammar/validator.ts";

const folder = "models/starter-chat";
const json = (path: string): unknown => JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
let engine: Engine;

beforeAll(async () => {
  const runtime = await startRuntime();
  const graph = readFileSync(`${folder}/onnx/model.onnx`);
  const { session, signature } = await openInt8(runtime, graph, starterScales());
  const model = new WasmCausalModel(runtime, session, signature, 2048);
  const tokenizer = new TextTokenizer(json("tokenizer.json"), json("tokenizer_config.json"));
  const endTokenIds = new Set(["<|im_end|>", "<|endoftext|>"].flatMap((content) => tokenizer.table.idOf(content) ?? []));
  const template = new ChatTemplate(json("tokenizer_config.json"), undefined);
  engine = createEngine(async () => ({
    facts: {
      contextLength: 2048,
      vocabularySize: tokenizer.table.size,
      dimensions: 0,
      memoryBytes: 0,
      device: { kind: "wasm", threads: 1 },
    },
    tokenizer,
    chat: new ChatSession({
      tokenizer,
      template,
      dialect: recordDialects.qwen,
      supportsReasoning: false,
      model,
      endTokenIds,
      yieldToEventLoop: createEventLoopYield(),
    }),
  }));
  await engine.load(
    {
      record: modelRecordSchema.parse({ id: "starter-chat", role: "chat" }),
      folder: "https://models.test/",
      device: { kind: "wasm", threads: 1 },
      allowSoftwareAdapter: false,
    },
    () => undefined,
  );
}, 60_000);

const read = (conversation: Conversation, form: Partial<ReplyForm>, generation: Partial<Generation> = {}) =>
  readReply(engine, conversation, { temperature: 0.8, maxTokens: 300, ...generation }, undefined, form);

const schema = {
  type: "object",
  properties: {
    name: { enum: ["Ann", "Bob"] },
    age: { type: "integer" },
    tags: { anyOf: [{ const: "a" }, { type: "null" }] },
    born: { type: "string", format: "date" },
  },
  required: ["name", "age", "tags", "born"],
};
const tools = [
  {
    name: "get_weather",
    description: "Weather of a city.",
    parameters: { type: "object", properties: { unit: { enum: ["C", "F"] }, days: { type: "integer" } }, required: ["unit", "days"] },
  },
  { name: "stop", description: "Stops.", parameters: {} },
].map(withReadArguments);

describe("the starter chat model", { timeout: 60_000 }, () => {
  test("writes JSON of a schema with every seed", async () => {
    for (const seed of [1n, 2n, 3n]) {
      const { text, end } = await read(userSays("Describe a person as JSON."), { output: jsonOutput(schema) }, { seed });
      expect(end?.finishReason).toBe("COMPLETE");
      const value: unknown = JSON.parse(text);
      expect(value).toMatchObject({
        name: expect.stringMatching(/^(Ann|Bob)$/),
        age: expect.any(Number),
        born: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
  });

  test.each<[name: string, prompt: string, schema: Record<string, unknown>]>([
    [
      "of one of two names",
      "a is x and b is y. Give both.",
      {
        type: "object",
        properties: { a: { type: "string" }, b: { type: "string" } },
        oneOf: [{ required: ["a"] }, { required: ["b"] }],
        additionalProperties: false,
      },
    ],
    [
      "of numbers that fit one alternative",
      "n is 7",
      { type: "object", properties: { n: { oneOf: [{ type: "integer" }, { type: "number" }] } }, required: ["n"] },
    ],
    [
      "of allOf around a reference and around patterns",
      "Give size XL and s 'abxyz'.",
      {
        type: "object",
        properties: { size: { allOf: [{ $ref: "#/$defs/Size" }], default: "XL" }, s: { allOf: [{ pattern: "^ab" }, { pattern: "yz$" }] } },
        required: ["size", "s"],
        $defs: { Size: { enum: ["S", "XL"] } },
      },
    ],
  ])("writes JSON %s", async (_, prompt, combined) => {
    const { text, end } = await read(userSays(prompt), { output: jsonOutput(combined) }, { temperature: 0 });
    expect(end?.finishReason).toBe("COMPLETE");
    expect(validator(combined)(JSON.parse(text)), text).toBe("");
  });

  test("calls a tool with fitting arguments if a call is required", async () => {
    for (const seed of [1n, 2n, 3n]) {
      const { events, end } = await read(
        userSays("What is the weather in Oslo?", { tools }),
        { toolChoice: "required", maxToolCalls: 1 },
        { seed },
      );
      const name = events.flatMap((event) => (event.type === "tool-call-start" ? [event.name] : [])).join();
      const written = events.flatMap((event) => (event.type === "tool-call-delta" ? [event.arguments] : [])).join("");
      expect(end?.finishReason).toBe("TOOL_CALL");
      if (name === "stop") expect(written).toBe("{}");
      else expect(JSON.parse(written)).toEqual({ unit: expect.stringMatching(/^[CF]$/), days: expect.any(Number) });
    }
  });
});
