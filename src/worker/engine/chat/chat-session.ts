/** Chat with one loaded model: plans prompts and writes replies. Knows no runtime, only a `TokenModel` or a completer. */
import { z } from "zod";
import { mayCallTools } from "../../../chat/dialects/call-choice.ts";
import { detectDialect } from "../../../chat/dialects/detect-dialect.ts";
import { type Dialect, dialectOf, tagsOf } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/dialects/dialects.ts";
import { withDocumentOrder } from "../../../chat/prompt/truncated-conversation.ts";
import type { OutputGrammar } from "../../../chat/grammar/output-grammar.ts";
import type { TokenReading } from "../../../chat/reply/reply-reader.ts";
import { ReplyWriter } from "../../../chat/reply/reply-writer.ts";
import type { Conversation, Generation, ReplyForm } from "../../../inference/conversation.ts";
import type { FinishReason, ReplyEvent } from "../../../inference/reply-events.ts";
import { CompleterSource } from "./completer/completer-source.ts";
import type { ChatPlan, Outcome, ReplyMessage, ReplyRequest } from "../engine.ts";
import { engineFailure } from "../engine-errors.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { EventBatch } from "./event-batch.ts";
import { ReplyRecorder } from "./reply-recorder.ts";
import { HeldPlans } from "../held-plans.ts";
import { Interruption } from "../reply-source/interruption.ts";
import { imagesOf, type ImageReader, PromptImages } from "./prompt/prompt-images.ts";
import type { PromptOptions } from "./prompt/prompt-plan.ts";
import type { ReplySink, ReplySource, SourceEnd, SourcePlan } from "../reply-source/reply-source.ts";
import { conversationDialect, type ConversationSourceOptions, ConversationSource } from "./completer/conversation-source.ts";
import type { CompleterSourceOptions } from "./completer/running-completion.ts";
import { RenderedPrompts, serverPrompts, type SessionPrompts } from "./prompt/session-prompts.ts";
import { TokenTable } from "../../../chat/tokenizer/token-table.ts";
import { type TokenModelSourceOptions, TokenModelSource } from "./token-loop/token-model-source.ts";

type RenderingOptions = PromptOptions & (TokenModelSourceOptions | CompleterSourceOptions);

type WithoutDialect<Options> = Options extends unknown ? Omit<Options, "dialect"> & { dialect: Dialect | undefined } : never;
/** `model`, `completer` or `conversationCompleter` writes the replies. Default of `dialect`: detected from the chat template. */
export type ChatSessionOptions = WithoutDialect<RenderingOptions> | ConversationSourceOptions;

/** The facts of the model with which a reply is parsed. */
interface ReaderOptions {
  tokens: TokenTable;
  dialect: Dialect;
  supportsReasoning: boolean;
}

const replyControlSchema = z.object({ type: z.enum(["cancel", "time-out"]) });

const finishReasons: Record<Exclude<SourceEnd["reason"], "cancel">, FinishReason> = {
  "end-token": "COMPLETE",
  "max-tokens": "MAX_TOKENS",
  stopped: "STOP_SEQUENCE",
  "time-out": "TIMEOUT",
};

interface HeldPlan extends SourcePlan {
  inputTokens: number;
  /** The conversation before truncation. */
  whole: Conversation;
  /** The part of it that is in the prompt. */
  conversation: Conversation;
  generation: Generation;
  form: ReplyForm;
  billedInputTokens: number;
  truncated?: { documentIds: string[]; messagesKept: number };
  images: PromptImages | undefined;
}

export class ChatSession {
  readonly #reader: ReaderOptions;
  readonly #prompts: SessionPrompts;
  readonly #source: ReplySource;
  readonly #images: ImageReader | undefined;
  readonly #plans = new HeldPlans<HeldPlan>();

  constructor(options: ChatSessionOptions) {
    const { supportsReasoning } = options;
    if ("conversationCompleter" in options) {
      this.#reader = { tokens: TokenTable.empty(), dialect: conversationDialect, supportsReasoning };
      this.#prompts = serverPrompts(options.conversationCompleter);
      this.#source = new ConversationSource(options);
    } else {
      const rendering = withDialect(options);
      const { tokenizer, dialect } = rendering;
      this.#reader = { tokens: tokenizer.table, dialect, supportsReasoning };
      this.#prompts = new RenderedPrompts(rendering);
      this.#images = rendering.images;
      this.#source = "completer" in rendering ? new CompleterSource(rendering) : new TokenModelSource(rendering);
    }
  }

  /** See `Engine.planChat`. Rejects with an EngineFailureError if no grammar can be made or the engine cannot write such replies. */
  async plan(conversation: Conversation, generation: Generation, form: ReplyForm): Promise<Outcome<ChatPlan>> {
    const hasImages = imagesOf(conversation).length > 0;
    const images = hasImages && this.#images !== undefined ? await PromptImages.read(this.#images, conversation) : undefined;
    let isPlanned = false;
    try {
      const outcome = await this.#plan(conversation, generation, form, images);
      isPlanned = outcome.ok;
      return outcome;
    } finally {
      if (!isPlanned) images?.release();
    }
  }

  /** See `Engine.replanChat`. Rejects as `plan` does. */
  async replan(planId: number, documentIds: readonly string[]): Promise<Outcome<ChatPlan>> {
    const plan = this.#plans.get(planId);
    if (plan === undefined) return noPlan(planId);
    return this.plan(withDocumentOrder(plan.whole, documentIds), plan.generation, plan.form);
  }

  async #plan(
    conversation: Conversation,
    generation: Generation,
    form: ReplyForm,
    images: PromptImages | undefined,
  ): Promise<Outcome<ChatPlan>> {
    const { contextLength } = this.#source;
    const limit = Math.min(form.maxInputTokens ?? contextLength, contextLength - 1);
    const prompt = await this.#prompts.fit(conversation, form, limit, images);
    const { inputTokens } = prompt;
    if (inputTokens > limit) {
      const limitText =
        limit < contextLength - 1 ? `at most ${limit} tokens are allowed` : `the model's context is ${contextLength} tokens`;
      const count = prompt.isWhole ? `${inputTokens}` : `more than ${inputTokens}`;
      return { ok: false, failure: { kind: "too-many-tokens", detail: `the prompt has ${count} tokens, ${limitText}` } };
    }
    // Without this check the model would answer a prompt that lacks its images.
    if (this.#source.readsImages !== true && imagesOf(conversation).length > 0) {
      return { ok: false, failure: { kind: "unprocessable", detail: "messages with images: this engine cannot read images" } };
    }
    if (form.replyStart !== undefined && prompt.startsInThinking) {
      return { ok: false, failure: { kind: "unprocessable", detail: "continue_final_message: this model thinks before each reply" } };
    }
    const grammar = await this.#grammar(conversation, form);
    await this.#source.check({ generation, form, hasTools: conversation.tools.length > 0, grammar });
    const truncated = truncationOf(conversation, prompt.conversation);
    const facts = { billedInputTokens: prompt.billedInputTokens(), ...(truncated === undefined ? {} : { truncated }) };
    const planId = this.#plans.hold({
      promptIds: prompt.ids,
      inputTokens,
      maxTokens: Math.min(generation.maxTokens, contextLength - inputTokens),
      startsInThinking: prompt.startsInThinking,
      ...(prompt.reportedTokens === undefined ? {} : { reportedTokens: prompt.reportedTokens }),
      ...(grammar === undefined ? {} : { grammar }),
      whole: conversation,
      conversation: prompt.conversation,
      generation,
      form,
      images,
      ...facts,
    });
    return { ok: true, value: { planId, inputTokens, ...facts } };
  }

  /** Max replies that can be written at the same time. */
  get maxReplies(): number {
    return this.#source.maxReplies ?? 1;
  }

  release(planId: number): void {
    this.#plans.get(planId)?.images?.release();
    this.#plans.release(planId);
  }

  /** See `Engine.reply`. Never rejects: failures are sent on the port. */
  async reply({ planId, replyId, written }: ReplyRequest, port: MessagePort): Promise<void> {
    const send = (message: ReplyMessage): void => port.postMessage(message);
    const plan = this.#plans.get(planId);
    if (plan === undefined) {
      send({ type: "done", outcome: noPlan(planId) });
      return;
    }
    const interruption = new Interruption();
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const control = replyControlSchema.safeParse(data);
      if (control.success) interruption.interrupt(control.data.type);
    };
    const { conversation, generation, form, inputTokens, billedInputTokens, startsInThinking } = plan;
    const writer = new ReplyWriter({
      replyId,
      ...this.#reader,
      conversation,
      generation,
      form,
      inputTokens,
      billedInputTokens,
      startsInThinking,
      ...(form.replyStart !== undefined && { precedingTokens: plan.promptIds.subarray(-1) }),
    });
    const recorder = new ReplyRecorder(written);
    const batch = new EventBatch((events) => {
      const { outputTokens, cachedTokens } = writer.usage;
      send({ type: "events", events, outputTokens, cachedTokens, written: recorder.takeNew() });
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
        batch.add(writer.start(written?.cachedTokens ?? cachedTokens));
        if (plan.truncated !== undefined) batch.add([{ type: "prompt-truncated", ...plan.truncated }]);
      },
      progress: () => batch.showProgress(),
      promptLogprobs: (tokens) => {
        recorder.addPromptTokens(tokens);
        batch.add([{ type: "prompt-logprobs", tokens }]);
      },
      pushToken: (id, logprob) => {
        recorder.add(id, logprob);
        return read(writer.push(id, logprob));
      },
      pushText: (text, tokens) => {
        recorder.add(text, tokens);
        return read(writer.pushText(text, tokens));
      },
    };
    try {
      const toolNames = conversation.tools.map((tool) => tool.name);
      const end = await this.#source.write({ plan, conversation, generation, form, toolNames, interruption, written }, sink);
      if (end.reason !== "cancel") recorder.end(end);
      batch.add(endEvents(writer, end));
      batch.flush();
      send({ type: "done", outcome: { ok: true, value: null } });
    } catch (caught) {
      const failure = engineFailure(caught);
      batch.flush();
      send({ type: "done", outcome: { ok: false, failure }, closing: hasText ? writer.end("ERROR", failure.detail) : [] });
    } finally {
      port.onmessage = null;
    }
  }

  /** Returns the grammar of the reply; undefined if its text is free. */
  async #grammar(conversation: Conversation, form: ReplyForm): Promise<OutputGrammar | undefined> {
    // A server that renders conversations also constrains replies itself.
    if (this.#source instanceof ConversationSource) return undefined;
    const { dialect } = this.#reader;
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

function withDialect(options: WithoutDialect<RenderingOptions>): RenderingOptions {
  const { tokenizer, template, supportsReasoning } = options;
  const tokens = tokenizer.table.addedTokens.map((token) => token.content);
  const dialect = dialectOf(options.dialect ?? dialects[detectDialect(template.source, tokens)], supportsReasoning);
  tokenizer.table.readAsText(tagsOf(dialect));
  return { ...options, dialect };
}

/** Returns the last events of a reply; none after a cancellation, because the caller no longer reads them. */
function endEvents(writer: ReplyWriter, end: SourceEnd): ReplyEvent[] {
  if (end.reason === "cancel") return [];
  const { reason, stopSequence, usage } = end;
  if (usage !== undefined) writer.correctUsage(usage);
  return [
    ...(stopSequence === undefined ? [] : writer.stopAt(stopSequence)),
    ...writer.end(finishReasons[reason], reason === "time-out" ? "the reply took longer than its time limit" : undefined),
  ];
}

function noPlan(planId: number): Outcome<never> {
  return { ok: false, failure: { kind: "internal", detail: `there is no plan ${planId}` } };
}

function truncationOf(whole: Conversation, kept: Conversation): ChatPlan["truncated"] {
  const messagesKept = dialogueMessages(kept).length;
  if (kept.documents.length === whole.documents.length && messagesKept === dialogueMessages(whole).length) return undefined;
  return { documentIds: kept.documents.map((document) => document.id), messagesKept };
}

function dialogueMessages({ messages }: Conversation): Conversation["messages"] {
  return messages.filter((message) => message.role !== "system");
}
