/** Chat with one loaded model: planning a prompt and writing replies. Knows no runtime, only a `TokenModel` or a `Completer`. */
import { z } from "zod";
import { mayCallTools } from "../../../chat/dialects/call-choice.ts";
import { detectDialect } from "../../../chat/dialects/detect-dialect.ts";
import { type Dialect, dialectOf, tagsOf } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/dialects/dialects.ts";
import type { OutputGrammar } from "../../../chat/grammar/output-grammar.ts";
import type { TokenReading } from "../../../chat/reply/reply-reader.ts";
import { ReplyWriter } from "../../../chat/reply/reply-writer.ts";
import { callerTexts } from "../../../chat/prompt/message-text.ts";
import type { Conversation, Generation, ReplyForm } from "../../../inference/conversation.ts";
import type { FinishReason, ReplyEvent } from "../../../inference/reply-events.ts";
import { CompleterSource } from "../completer/completer-source.ts";
import type { ChatPlan, Outcome, ReplyMessage, ReplyRequest } from "../engine.ts";
import { EngineFailureError, failureOf } from "../engine-errors.ts";
import { EventBatch } from "./event-batch.ts";
import { HeldPlans } from "../held-plans.ts";
import { Interruption } from "./interruption.ts";
import { fittingPrompt, type Prompt, type PromptParts } from "./prompt-plan.ts";
import type { ReplySink, ReplySource, SourceEnd, SourcePlan } from "./reply-source.ts";
import type { CompleterParts } from "../completer/running-completion.ts";
import { TokenCounts } from "./token-counts.ts";
import { type TokenModelParts, TokenModelSource } from "./token-model-source.ts";

/** `model` or `completer`: what writes the replies. */
type SessionParts = PromptParts & (TokenModelParts | CompleterParts);

type WithoutDialect<Parts> = Parts extends unknown ? Omit<Parts, "dialect"> & { dialect: Dialect | undefined } : never;
/** Without a dialect it is read off the chat template. */
export type ChatParts = WithoutDialect<SessionParts>;

const replyControlSchema = z.object({ type: z.enum(["cancel", "time-out"]) });

const finishReasons: Record<Exclude<SourceEnd["reason"], "cancel">, FinishReason> = {
  "end-token": "COMPLETE",
  "max-tokens": "MAX_TOKENS",
  stopped: "STOP_SEQUENCE",
  "time-out": "TIMEOUT",
};

/** What a reply is written from. */
interface HeldPlan extends SourcePlan {
  /** What of the conversation is in the prompt. */
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  billedInputTokens: number;
  truncated?: { documentIds: string[]; messagesKept: number };
}

export class ChatSession {
  readonly #parts: SessionParts;
  readonly #source: ReplySource;
  readonly #plans = new HeldPlans<HeldPlan>();

  constructor(parts: ChatParts) {
    this.#parts = sessionParts(parts);
    this.#source = "completer" in this.#parts ? new CompleterSource(this.#parts) : new TokenModelSource(this.#parts);
  }

  /** See `Engine.planChat`. Rejects with an EngineFaultError if no grammar can be made or the engine cannot write such replies. */
  async plan(conversation: Conversation, generation: Generation, form: ReplyForm): Promise<Outcome<ChatPlan>> {
    const { contextLength } = this.#source;
    const limit = Math.min(form.maxInputTokens ?? contextLength, contextLength - 1);
    const counts = new TokenCounts(this.#parts.tokenizer);
    const prompt = fittingPrompt(this.#parts, conversation, form, limit, counts);
    const inputTokens = prompt.ids.length;
    if (inputTokens > limit) {
      const limitText =
        limit < contextLength - 1 ? `at most ${limit} tokens are allowed` : `the model's context is ${contextLength} tokens`;
      const count = prompt.isWhole ? `${inputTokens}` : `more than ${inputTokens}`;
      return { ok: false, failure: { kind: "too-many-tokens", detail: `the prompt has ${count} tokens, ${limitText}` } };
    }
    if (hasImages(conversation)) {
      return { ok: false, failure: { kind: "unprocessable", detail: "messages with images: this engine cannot read images" } };
    }
    const grammar = await this.#grammar(conversation, form);
    await this.#source.check({ generation, form, hasTools: conversation.tools.length > 0, grammar });
    const truncated = truncationOf(conversation, prompt.conversation);
    const facts = { billedInputTokens: billedTokens(prompt, form, counts), ...(truncated === undefined ? {} : { truncated }) };
    const planId = this.#plans.hold({
      promptIds: prompt.ids,
      maxTokens: Math.min(generation.maxTokens, contextLength - inputTokens),
      startsInThinking: prompt.startsInThinking,
      ...(prompt.reportedTokens === undefined ? {} : { reportedTokens: prompt.reportedTokens }),
      ...(grammar === undefined ? {} : { grammar }),
      conversation: prompt.conversation,
      generation,
      form,
      ...facts,
    });
    return { ok: true, value: { planId, inputTokens, ...facts } };
  }

  release(planId: number): void {
    this.#plans.release(planId);
  }

  /** See `Engine.reply`. Never rejects: faults are told on the port. */
  async reply({ planId, replyId }: ReplyRequest, port: MessagePort): Promise<void> {
    const send = (message: ReplyMessage): void => port.postMessage(message);
    const plan = this.#plans.get(planId);
    if (plan === undefined) {
      send({ type: "done", outcome: { ok: false, failure: { kind: "internal", detail: `there is no plan ${planId}` } } });
      return;
    }
    const interruption = new Interruption();
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const control = replyControlSchema.safeParse(data);
      if (control.success) interruption.interrupt(control.data.type);
    };
    const { tokenizer, dialect, supportsReasoning } = this.#parts;
    const { conversation, generation, form, promptIds, billedInputTokens, startsInThinking } = plan;
    const writer = new ReplyWriter({
      replyId,
      tokens: tokenizer.table,
      dialect,
      conversation,
      generation,
      form,
      inputTokens: promptIds.length,
      billedInputTokens,
      startsInThinking,
      supportsReasoning,
    });
    const batch = new EventBatch((events) => {
      const { outputTokens, cachedTokens } = writer.usage;
      send({ type: "events", events, outputTokens, cachedTokens });
    });
    let hasText = false;
    const read = ({ events, stopped }: TokenReading): "more" | "stop" => {
      hasText = true;
      batch.add(events);
      return stopped ? "stop" : "more";
    };
    const sink: ReplySink = {
      get isThinking() {
        return writer.isThinking;
      },
      start: (cachedTokens) => {
        batch.add(writer.start(cachedTokens));
        if (plan.truncated !== undefined) batch.add([{ type: "prompt-truncated", ...plan.truncated }]);
      },
      promptLogprobs: (tokens) => batch.add([{ type: "prompt-logprobs", tokens }]),
      pushToken: (id, logprob) => read(writer.push(id, logprob)),
      pushText: (text, tokens) => read(writer.pushText(text, tokens)),
    };
    try {
      const toolNames = conversation.tools.map((tool) => tool.name);
      const end = await this.#source.write({ plan, generation, form, toolNames, interruption }, sink);
      batch.add(endEvents(writer, end));
      batch.flush();
      send({ type: "done", outcome: { ok: true, value: null } });
    } catch (caught) {
      const failure = failureOf(caught);
      if (hasText) batch.add(writer.end("ERROR", failure.detail));
      batch.flush();
      send({ type: "done", outcome: { ok: false, failure } });
    } finally {
      port.onmessage = null;
    }
  }

  /** What holds for the reply. */
  async #grammar(conversation: Conversation, form: ReplyForm): Promise<OutputGrammar | undefined> {
    const { dialect } = this.#parts;
    if (form.toolChoice === "required" && dialect.calls === undefined) {
      throw new EngineFailureError({
        kind: "unprocessable",
        detail: "no valid tool call was generated: the model has no way to write one",
      });
    }
    const calls = conversation.tools.length > 0 && mayCallTools(form, dialect);
    if (form.output.type === "text" && !calls) return undefined;
    const { callGrammar, jsonGrammar } = await import("../guided/reply-grammar.ts");
    return form.output.type === "json" ? jsonGrammar(form.output) : calls ? callGrammar(conversation, form, dialect) : undefined;
  }
}

function sessionParts(parts: ChatParts): SessionParts {
  const { tokenizer, template, supportsReasoning } = parts;
  const tokens = tokenizer.table.addedTokens.map((token) => token.content);
  const dialect = dialectOf(parts.dialect ?? dialects[detectDialect(template.source, tokens)], supportsReasoning);
  tokenizer.table.readAsText(tagsOf(dialect));
  return { ...parts, dialect };
}

/** None after a cancellation: nobody reads on. */
function endEvents(writer: ReplyWriter, { reason, stopSequence, usage }: SourceEnd): ReplyEvent[] {
  if (reason === "cancel") return [];
  if (usage !== undefined) writer.correctUsage(usage);
  return [
    ...(stopSequence === undefined ? [] : writer.stopAt(stopSequence)),
    ...writer.end(finishReasons[reason], reason === "time-out" ? "the reply took longer than its time limit" : undefined),
  ];
}

/** A prompt without its images would be answered as if they had not been sent. */
function hasImages({ messages }: Conversation): boolean {
  return messages.some((message) => message.role === "user" && message.parts.some((part) => part.type === "image"));
}

/** Tokens of what the caller supplied (contract 15). */
function billedTokens({ conversation, ids }: Prompt, { rawPrompt }: ReplyForm, counts: TokenCounts): number {
  // The whole prompt is the caller's.
  if (rawPrompt) return ids.length;
  const tokens = callerTexts(conversation).reduce((sum, text) => sum + counts.of(text, ids.length), 0);
  // Cut apart, a text can have a token more than inside the prompt.
  return Math.min(tokens, ids.length);
}

function truncationOf(whole: Conversation, kept: Conversation): ChatPlan["truncated"] {
  const messagesKept = dialogueMessages(kept).length;
  if (kept.documents.length === whole.documents.length && messagesKept === dialogueMessages(whole).length) return undefined;
  return { documentIds: kept.documents.map((document) => document.id), messagesKept };
}

function dialogueMessages({ messages }: Conversation): Conversation["messages"] {
  return messages.filter((message) => message.role !== "system");
}
