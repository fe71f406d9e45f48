/** Chat with one loaded model: planning a prompt and writing replies. Knows no runtime, only a `TokenModel`. */
import { z } from "zod";
import type { Conversation, Generation } from "../../chat/conversation.ts";
import type { Dialect } from "../../chat/dialect.ts";
import { callerTexts, type ChatTemplate, templateMessages } from "../../chat/prompt.ts";
import type { FinishReason } from "../../chat/reply-events.ts";
import { ReplyReader } from "../../chat/reply-reader.ts";
import type { TextTokenizer } from "../../chat/text-tokenizer.ts";
import type { ChatPlan, EngineFault, Outcome, ReplyMessage, ReplyOrder } from "./engine.ts";
import { engineFault } from "./engine-errors.ts";
import { EventBatch } from "./event-batch.ts";
import { PrefixCache } from "./prefix-cache.ts";
import { Sampler } from "./sampler.ts";
import { runTokenLoop, type TokenLoopEnd } from "./token-loop.ts";
import type { TokenModel } from "./token-model.ts";

export interface ChatParts {
  tokenizer: TextTokenizer;
  template: ChatTemplate;
  dialect: Dialect;
  model: TokenModel;
  /** Tokens that end a reply. */
  endTokenIds: ReadonlySet<number>;
  /** Gives the event loop one turn, so that a cancellation can arrive. */
  turn: () => Promise<void>;
}

const replyControlSchema = z.object({ type: z.enum(["cancel", "time-out"]) });

const finishReasons: Record<Exclude<TokenLoopEnd, "cancel">, FinishReason> = {
  "end-token": "COMPLETE",
  "max-tokens": "MAX_TOKENS",
  stopped: "STOP_SEQUENCE",
  "time-out": "TIMEOUT",
};

/** What a reader of the reply is told; details stay in the fault. */
const faultTexts: Record<EngineFault["kind"], string> = {
  "too-many-tokens": "the prompt does not fit the model's context",
  "files-missing": "the model's files are missing",
  "files-damaged": "the model's files are damaged",
  "out-of-memory": "the model ran out of memory",
  "device-lost": "the device that the model ran on was lost",
  "run-failed": "the model failed while it was writing",
};

export class ChatSession {
  readonly #parts: ChatParts;
  readonly #cache: PrefixCache;

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#cache = new PrefixCache(parts.model);
  }

  plan(conversation: Conversation, generation: Generation): Outcome<ChatPlan> {
    const { tokenizer, template, model } = this.#parts;
    const prompt = template.render(templateMessages(conversation, tokenizer.literal));
    const promptIds = tokenizer.encodePrompt(prompt);
    const room = model.contextLength - promptIds.length;
    if (room < 1) {
      const detail = `the prompt has ${promptIds.length} tokens, the model's context is ${model.contextLength} tokens`;
      return { ok: false, fault: { kind: "too-many-tokens", detail } };
    }
    const callerTokens = callerTexts(conversation).reduce((sum, text) => sum + tokenizer.encodeText(text).length, 0);
    return {
      ok: true,
      value: {
        promptIds,
        // Cut apart, a text can have a token more than inside the prompt.
        billedInputTokens: Math.min(callerTokens, promptIds.length),
        maxTokens: Math.min(generation.maxTokens, room),
      },
    };
  }

  /** See `Engine.reply`. Never rejects: faults are told on the port. */
  async reply(order: ReplyOrder, port: MessagePort): Promise<void> {
    let interruption: "cancel" | "time-out" | undefined;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const control = replyControlSchema.safeParse(data);
      if (control.success && interruption !== "cancel") interruption = control.data.type;
    };
    const send = (message: ReplyMessage): void => port.postMessage(message);
    const batch = new EventBatch((events) => send({ type: "events", events }));
    const { tokenizer, dialect, model, endTokenIds, turn } = this.#parts;
    const { plan, generation } = order;
    const reader = new ReplyReader({
      replyId: order.replyId,
      tokens: tokenizer.table,
      dialect,
      stopSequences: generation.stopSequences,
      logprobs: generation.logprobs,
      inputTokens: plan.promptIds.length,
      billedInputTokens: plan.billedInputTokens,
    });
    let tokens = 0;
    try {
      const end = await runTokenLoop({
        model,
        cache: this.#cache,
        sampler: new Sampler(model.vocabularySize, generation, plan.promptIds.filter((id) => !tokenizer.table.isSpecial(id))),
        promptIds: plan.promptIds,
        maxTokens: plan.maxTokens,
        endTokenIds,
        interruption: () => interruption,
        turn,
        onStart: (cachedTokens) => batch.add(reader.start(cachedTokens)),
        onToken: (id, logprob) => {
          tokens += 1;
          const { events, stopped } = reader.push(id, logprob);
          batch.add(events);
          return stopped ? "stop" : "more";
        },
      });
      if (end !== "cancel") {
        batch.add(reader.end(finishReasons[end], end === "time-out" ? "the reply took longer than its time limit" : undefined));
      }
      batch.flush();
      send({ type: "done", outcome: { ok: true, value: null } });
    } catch (caught) {
      const fault = engineFault(caught);
      if (tokens > 0) batch.add(reader.end("ERROR", faultTexts[fault.kind]));
      batch.flush();
      send({ type: "done", outcome: { ok: false, fault } });
    } finally {
      port.onmessage = null;
    }
  }
}
