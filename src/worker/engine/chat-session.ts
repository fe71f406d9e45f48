/** Chat with one loaded model: planning a prompt and writing replies. Knows no runtime, only a `TokenModel`. */
import { z } from "zod";
import type { Conversation, Generation, ReplyForm } from "../../chat/conversation.ts";
import type { OutputGrammar } from "../../chat/grammar/output-grammar.ts";
import type { FinishReason } from "../../chat/reply-events.ts";
import { ReplyWriter } from "../../chat/reply-writer.ts";
import { callerTexts } from "../../chat/turn-text.ts";
import type { ChatPlan, EngineFault, Outcome, ReplyMessage, ReplyOrder } from "./engine.ts";
import { engineFault, EngineFaultError } from "./engine-errors.ts";
import { EventBatch } from "./event-batch.ts";
import type { TokenGuide } from "./grammar/output-guide.ts";
import { GrammarTextError, TokenGrammar } from "./grammar/token-grammar.ts";
import { PrefixCache } from "./prefix-cache.ts";
import { PromptLogprobs } from "./prompt-logprobs.ts";
import { fittingPrompt, type PromptParts } from "./prompt-plan.ts";
import { replyGuide } from "./reply-guide.ts";
import { Sampler } from "./sampler.ts";
import { ThinkingBudget } from "./thinking-budget.ts";
import { runTokenLoop, type TokenLoopEnd } from "./token-loop.ts";
import type { TokenModel } from "./token-model.ts";

export interface ChatParts extends PromptParts {
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
  unprocessable: "the schema cannot be compiled",
  "files-missing": "the model's files are missing",
  "files-damaged": "the model's files are damaged",
  "out-of-memory": "the model ran out of memory",
  "device-lost": "the device that the model ran on was lost",
  "run-failed": "the model failed while it was writing",
};

export class ChatSession {
  readonly #parts: ChatParts;
  readonly #cache: PrefixCache;
  readonly #grammars: TokenGrammar;

  constructor(parts: ChatParts) {
    const { model, tokenizer, endTokenIds } = parts;
    this.#parts = parts;
    this.#cache = new PrefixCache(model);
    this.#grammars = new TokenGrammar({ tokens: tokenizer.table, logitsLength: model.vocabularySize, endTokenIds: [...endTokenIds] });
  }

  /** See `Engine.planChat`. Rejects with an EngineFaultError where no grammar can be made. */
  async plan(conversation: Conversation, generation: Generation, form: ReplyForm): Promise<Outcome<ChatPlan>> {
    const { tokenizer, model } = this.#parts;
    const limit = Math.min(form.maxInputTokens ?? model.contextLength, model.contextLength - 1);
    const prompt = fittingPrompt(this.#parts, conversation, form, limit);
    if (prompt.ids.length > limit) {
      const most = limit < model.contextLength - 1 ? `at most ${limit} tokens are allowed` : `the model's context is ${model.contextLength} tokens`;
      return { ok: false, fault: { kind: "too-many-tokens", detail: `the prompt has ${prompt.ids.length} tokens, ${most}` } };
    }
    const grammar = await this.#grammar(conversation, form);
    const callerTokens = callerTexts(prompt.conversation).reduce((sum, text) => sum + tokenizer.encodeText(text).length, 0);
    const truncated = whatWasKept(conversation, prompt.conversation);
    return {
      ok: true,
      value: {
        promptIds: prompt.ids,
        // Cut apart, a text can have a token more than inside the prompt.
        billedInputTokens: Math.min(callerTokens, prompt.ids.length),
        maxTokens: Math.min(generation.maxTokens, model.contextLength - prompt.ids.length),
        startsInThinking: prompt.startsInThinking,
        ...(grammar === undefined ? {} : { grammar }),
        ...(truncated === undefined ? {} : { truncated }),
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
    const { tokenizer, dialect, model, endTokenIds, reasons, turn } = this.#parts;
    const { plan, generation, form } = order;
    const conversation = keptConversation(order);
    const writer = new ReplyWriter({
      replyId: order.replyId,
      tokens: tokenizer.table,
      dialect,
      conversation,
      generation,
      form,
      inputTokens: plan.promptIds.length,
      billedInputTokens: plan.billedInputTokens,
      startsInThinking: plan.startsInThinking,
    });
    const budget = this.#thinkingBudget(form);
    const promptLogprobs = form.promptLogprobs ? new PromptLogprobs(plan.promptIds, tokenizer.pieces(plan.promptIds)) : undefined;
    let guide: TokenGuide | undefined;
    let tokens = 0;
    try {
      guide = await replyGuide({ plan, form, dialect, reasons, hasTools: conversation.tools.length > 0, grammars: this.#grammars });
      const end = await runTokenLoop({
        model,
        cache: this.#cache,
        sampler: new Sampler(model.vocabularySize, generation, plan.promptIds.filter((id) => !tokenizer.table.isSpecial(id))),
        promptIds: plan.promptIds,
        maxTokens: plan.maxTokens,
        endTokenIds,
        guide,
        forced: budget && (() => budget.next(writer.isThinking)),
        interruption: () => interruption,
        turn,
        onStart: (cachedTokens) => {
          batch.add(writer.start(cachedTokens));
          if (plan.truncated !== undefined) batch.add([{ type: "prompt-truncated", ...plan.truncated }]);
        },
        onPromptLogits: promptLogprobs && ((logits, place) => promptLogprobs.read(logits, place)),
        onPrompt: promptLogprobs && (() => batch.add([{ type: "prompt-logprobs", tokens: promptLogprobs.tokens() }])),
        onToken: (id, logprob) => {
          tokens += 1;
          const { events, stopped } = writer.push(id, logprob);
          if (writer.isThinking) budget?.count();
          batch.add(events);
          return stopped ? "stop" : "more";
        },
      });
      if (end !== "cancel") {
        batch.add(writer.end(finishReasons[end], end === "time-out" ? "the reply took longer than its time limit" : undefined));
      }
      batch.flush();
      send({ type: "done", outcome: { ok: true, value: null } });
    } catch (caught) {
      const fault = engineFault(caught);
      if (tokens > 0) batch.add(writer.end("ERROR", faultTexts[fault.kind]));
      batch.flush();
      send({ type: "done", outcome: { ok: false, fault } });
    } finally {
      guide?.dispose();
      port.onmessage = null;
    }
  }

  /** What holds for the reply, compiled: the first token will not wait for it. */
  async #grammar(conversation: Conversation, form: ReplyForm): Promise<OutputGrammar | undefined> {
    const tags = this.#parts.dialect.toolCall;
    if (form.toolChoice === "required" && tags === undefined) {
      throw new EngineFaultError({ kind: "unprocessable", detail: "no valid tool call was generated: the model has no way to write one" });
    }
    const calls = conversation.tools.length > 0 && form.toolChoice !== "none" && tags !== undefined;
    if (form.output.type === "text" && !calls) return undefined;
    const { callGrammar, jsonGrammar } = await import("./reply-grammar.ts");
    const grammar = form.output.type === "json" ? jsonGrammar(form.output) : calls ? callGrammar(conversation, form, tags) : undefined;
    if (grammar === undefined) return undefined;
    try {
      (await this.#grammars.matcher(grammar.text)).release();
    } catch (caught) {
      if (!(caught instanceof GrammarTextError)) throw caught;
      throw new EngineFaultError({ kind: "unprocessable", detail: caught.message });
    }
    return grammar;
  }

  #thinkingBudget({ thinking }: ReplyForm): ThinkingBudget | undefined {
    const { dialect, tokenizer } = this.#parts;
    if (dialect.thinking === undefined || thinking.tokenBudget === undefined) return undefined;
    return new ThinkingBudget(thinking.tokenBudget, tokenizer.encodePrompt(`\n${dialect.thinking.close}\n\n`));
  }
}

function whatWasKept(whole: Conversation, kept: Conversation): ChatPlan["truncated"] {
  const turnsKept = spokenTurns(kept).length;
  if (kept.documents.length === whole.documents.length && turnsKept === spokenTurns(whole).length) return undefined;
  return { documentIds: kept.documents.map((document) => document.id), turnsKept };
}

/** What of the conversation the model sees. */
function keptConversation({ conversation, plan: { truncated } }: ReplyOrder): Conversation {
  if (truncated === undefined) return conversation;
  const turns = spokenTurns(conversation);
  const system = conversation.turns.filter((turn) => turn.role === "system");
  return {
    ...conversation,
    documents: conversation.documents.filter((document) => truncated.documentIds.includes(document.id)),
    turns: [...system, ...turns.slice(turns.length - truncated.turnsKept)],
  };
}

function spokenTurns({ turns }: Conversation): Conversation["turns"] {
  return turns.filter((turn) => turn.role !== "system");
}
