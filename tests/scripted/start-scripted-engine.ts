/** A scripted engine with a model loaded, and a way to read a whole reply from it. */
import type { Conversation, Generation, ReplyForm } from "../../src/inference/conversation.ts";
import { addWritten, noneWritten, type WrittenPart, type WrittenReply } from "../../src/inference/written-reply.ts";
import type { ReplyEvent } from "../../src/inference/reply-events.ts";
import type { Engine, Outcome, ReplyControl } from "../../src/worker/engine/engine.ts";
import type { EngineFailure } from "../../src/worker/base/engine-failure.ts";
import { type ModelRecordInput, modelRecordSchema } from "../../src/worker/models/record/model-record.ts";
import type { ScriptedCompleter } from "./scripted-completer.ts";
import { createScriptedEngine, type Seam } from "./scripted-engine.ts";
import type { ScriptedModel } from "./scripted-model.ts";

export const defaultGeneration: Generation = {
  maxTokens: 200,
  stopSequences: [],
  temperature: 0,
  seed: 1n,
  frequencyPenalty: 0,
  presencePenalty: 0,
  k: 0,
  p: 0.75,
  logprobs: false,
};

export const defaultForm: ReplyForm = {
  toolChoice: "auto",
  strictTools: false,
  maxToolCalls: 0,
  output: { type: "text" },
  thinking: { enabled: true },
  citations: "off",
  rawPrompt: false,
  truncation: "off",
  promptLogprobs: false,
};

/** `others`: documents, tools, or complete messages instead of the text. */
export function userSays(text: string, others: Partial<Conversation> = {}): Conversation {
  return { messages: [{ role: "user", parts: [{ type: "text", text }] }], documents: [], tools: [], serviceInstructions: "", ...others };
}

export interface StartedEngine {
  engine: Engine;
  /** Only for chat models. */
  model: ScriptedModel | undefined;
  /** Only for chat models of a seam with a completer. */
  completer: ScriptedCompleter | undefined;
}

export async function startScriptedEngine(record: Partial<ModelRecordInput> = {}, seam?: Seam, replies?: number): Promise<StartedEngine> {
  let model: ScriptedModel | undefined;
  let completer: ScriptedCompleter | undefined;
  const engine = createScriptedEngine({
    die: () => undefined,
    seam,
    replies,
    onModel: (...loaded) => {
      [model, completer] = loaded;
    },
  });
  const request = {
    record: modelRecordSchema.parse({ id: "scripted", role: "chat", dialect: "qwen", contextLength: 512, ...record }),
    folder: "https://models.test/scripted/",
    device: { kind: "wasm", threads: 1 } as const,
    allowSoftwareAdapter: false,
  };
  valueOf(await engine.load(request, () => undefined));
  return { engine, model, completer };
}

export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new UnexpectedFaultError(outcome.failure);
  return outcome.value;
}

class UnexpectedFaultError extends Error {
  constructor(failure: EngineFailure) {
    super(`${failure.kind}: ${failure.detail}`);
    this.name = "UnexpectedFaultError";
  }
}

export interface WholeReply {
  events: ReplyEvent[];
  outcome: Outcome<null>;
  /** The deltas of the answer put together. */
  text: string;
  end: Extract<ReplyEvent, { type: "reply-end" }> | undefined;
  /** The reply that the engine reports, and the request that it got. */
  written: WrittenPart;
}

/** `react` sees each event as it arrives and may answer with a control message. `given`: the part of the reply that is already written. */
export async function readReply(
  engine: Engine,
  conversation: Conversation,
  generation: Partial<Generation> = {},
  react: (event: ReplyEvent) => ReplyControl | undefined = () => undefined,
  form: Partial<ReplyForm> = {},
  given?: WrittenReply,
): Promise<WholeReply> {
  const whole = { ...defaultGeneration, ...generation };
  const wholeForm = { ...defaultForm, ...form };
  const plan = valueOf(await engine.planChat(conversation, whole, wholeForm));
  const { port1, port2 } = new MessageChannel();
  const events: ReplyEvent[] = [];
  const written = noneWritten();
  const outcome = new Promise<Outcome<null>>((resolve) => {
    port1.onmessage = ({ data }) => {
      if (data.type === "done") {
        events.push(...(data.closing ?? []));
        return resolve(data.outcome);
      }
      addWritten(written, data.written);
      for (const event of data.events) {
        events.push(event);
        const control = react(event);
        if (control !== undefined) port1.postMessage(control);
      }
    };
  });
  await engine.reply({ planId: plan.planId, replyId: "reply", ...(given === undefined ? {} : { written: given }) }, port2);
  await engine.releasePlan(plan.planId);
  const settled = await outcome;
  port1.close();
  const last = events.at(-1);
  return {
    events,
    outcome: settled,
    text: events.map((event) => (event.type === "text-delta" ? event.text : "")).join(""),
    end: last?.type === "reply-end" ? last : undefined,
    written,
  };
}
