/** A session: its messages, and the calls that wait for each other. */
import { canonicalMessages, type CanonicalMessage } from "./canonical-messages.ts";
import { orAborted } from "../transport/composite-signal.ts";
import type { MessageType, Prompt, PromptOptions, Tool } from "./dictionaries.ts";
import { domExceptionOf, ServiceError } from "./errors.ts";
import { type ResponseConstraint, responseConstraint } from "./response-constraint.ts";
import type { Sampling } from "./sampling.ts";
import type { ChatModel, CompletionRequest, PromptService, WireCall, WireMessage } from "./service.ts";
import { type Entry, SessionHistory, type Turn, usageOf } from "./session-history.ts";
import { callTools, wireTools } from "./tool-calls.ts";
import { answerable, captureImages, type CapturedImages, hasImages, textOf, wireMessage, withHint } from "./wire-messages.ts";

/** Tokens that a template adds to the texts. */
export interface TemplateCosts {
  /** To every message. */
  perMessage: number;
  /** To a prompt with any number of messages. */
  perPrompt: number;
}

export interface SessionModel extends ChatModel {
  costs: TemplateCosts;
  /** Max tokens of a session's messages. */
  contextWindow: number;
}

export interface SessionSettings {
  service: PromptService;
  model: SessionModel;
  expectedTypes: readonly MessageType[];
  tools: readonly Tool[];
  /** Tokens of the tools' definitions. */
  toolUsage: number;
  sampling: Sampling;
}

interface SessionInput {
  prompt: Prompt;
  images: CapturedImages;
}

/** The arguments of a call, as they were at the moment of the call. */
export interface PromptCall extends SessionInput {
  constraint: ResponseConstraint | undefined;
  /** Whether the model reads an instruction about the constraint. */
  showsConstraint: boolean;
}

/** Max rounds of tool calls in one prompt: a model may call forever. */
const maxToolRounds = 16;

export class Session {
  readonly settings: SessionSettings;
  /** Called when turns were dropped. */
  onOverflow: () => void = () => undefined;
  readonly #history: SessionHistory;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(settings: SessionSettings, history?: SessionHistory) {
    this.settings = settings;
    const onOverflow = (): void => this.onOverflow();
    const { model, toolUsage: baseUsage } = settings;
    this.#history = history?.copy(onOverflow) ?? new SessionHistory({ contextWindow: model.contextWindow, baseUsage, onOverflow });
  }

  get usage(): number {
    return this.#history.usage;
  }

  /** Takes the arguments of a call. Throws a NotSupportedError for a constraint that cannot be enforced. */
  call(prompt: Prompt, { responseConstraint: given, omitResponseConstraintInput }: Partial<PromptOptions> = {}): PromptCall {
    const constraint = given && responseConstraint(given);
    return { prompt, images: captureImages(prompt), constraint, showsConstraint: omitResponseConstraintInput !== true };
  }

  /** Returns another session with the same messages. */
  copy(): Session {
    return new Session(this.settings, this.#history);
  }

  /** Sets the messages that are never dropped. Rejects with a QuotaExceededError if they do not fit. */
  async begin(input: SessionInput, signal: AbortSignal): Promise<void> {
    this.#history.keep(await this.#entries(input, undefined, signal));
    await this.#fitting([], () => this.#prefill([], signal));
  }

  async measure({ constraint, showsConstraint, ...input }: PromptCall, signal: AbortSignal): Promise<number> {
    try {
      return usageOf(await this.#entries(input, showsConstraint ? constraint : undefined, signal, false));
    } catch (caught) {
      throw domExceptionOf(caught);
    }
  }

  append(input: PromptCall, signal: AbortSignal): Promise<void> {
    return this.#enqueue(async () => {
      const turn = await this.#entries(input, undefined, signal);
      this.#history.makeRoom(turn);
      await this.#fitting(turn, () => this.#prefill(turn, signal));
      this.#history.add(turn);
    }, signal);
  }

  /** Calls `onText` with each piece of the reply. After a failure the session is as before, without the turns that were dropped. */
  prompt(call: PromptCall, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
    return this.#enqueue(async () => {
      const turn = await this.#entries(call, call.showsConstraint ? call.constraint : undefined, signal);
      this.#history.makeRoom(turn);
      await this.#reply(turn, call, onText, signal);
      this.#history.add(turn);
    }, signal);
  }

  /** Runs the calls of a session one after another. A call that is aborted while it waits leaves the queue. */
  #enqueue(operation: () => Promise<void>, signal: AbortSignal): Promise<void> {
    const result = this.#queue.then(async () => {
      signal.throwIfAborted();
      try {
        await operation();
      } catch (caught) {
        throw domExceptionOf(caught);
      }
    });
    this.#queue = result.catch(() => undefined);
    return orAborted(result, signal);
  }

  /** Adds the reply to the turn, with the calls of tools before it. */
  async #reply(turn: Turn, { prompt, constraint }: PromptCall, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
    // The reply and the prefix are one message.
    let reply = isPrefixed(prompt) ? textOf((turn.pop() ?? emptyEntry).message) : "";
    let start = isPrefixed(prompt) ? (constraint?.begin(reply) ?? reply) : undefined;
    const decode = constraint?.decoder();
    if (start !== undefined) decode?.(start);
    const onPiece = (piece: string): void => {
      const text = decode === undefined ? piece : decode(piece);
      reply += text;
      if (text !== "" && !signal.aborted) onText(text);
    };
    for (let round = 0; ; round += 1) {
      const request = (): CompletionRequest => this.#replyRequest(turn, start, constraint);
      const { finishReason, calls } = await this.#fitting(turn, () => this.settings.service.complete(request(), onPiece, signal));
      if (finishReason === "content_filter") throw new DOMException("The reply was filtered.", "NotReadableError");
      if (calls.length === 0) {
        constraint?.check(reply, finishReason !== "length");
        break;
      }
      if (round === maxToolRounds) throw new DOMException("The model calls tools without an end.", "OperationError");
      turn.push(...(await this.#calledTools(reply, calls, signal)));
      reply = "";
      start = undefined;
    }
    turn.push(await this.#entry({ role: "assistant", content: reply }, signal));
  }

  /** Sends a request. Drops a turn and sends it again as long as the service counts too many tokens. */
  async #fitting<T>(turn: Turn, send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await send();
      } catch (caught) {
        if (!(caught instanceof ServiceError) || !caught.isTooLong) throw caught;
        this.#history.dropOldest(turn);
      }
    }
  }

  /** Reads the messages ahead of the next prompt. */
  async #prefill(turn: Turn, signal: AbortSignal): Promise<void> {
    const { service, tools } = this.settings;
    await service.prefill({ ...this.#request(answerable(this.#messages(turn))), ...withTools(tools) }, signal);
  }

  #replyRequest(turn: Turn, start: string | undefined, constraint: ResponseConstraint | undefined): CompletionRequest {
    const messages = answerable(this.#messages(turn));
    const { tools } = this.settings;
    return {
      ...this.#request(start === undefined ? messages : [...messages, { role: "assistant", content: start }]),
      ...(start !== undefined && { continue_final_message: true }),
      // The service takes either a form of the reply or tools.
      ...(constraint !== undefined && {
        response_format: { type: "json_schema", json_schema: { name: "reply", schema: constraint.schema } },
      }),
      ...(constraint === undefined && withTools(tools)),
    };
  }

  #request(messages: WireMessage[]): CompletionRequest {
    return { model: this.settings.model.name, ...this.settings.sampling.request, messages };
  }

  #messages(turn: Turn): WireMessage[] {
    return [...this.#history.messages, ...turn.map(({ message }) => message)];
  }

  async #calledTools(text: string, calls: WireCall[], signal: AbortSignal): Promise<Entry[]> {
    const results = await orAborted(callTools(this.settings.tools, calls), signal);
    const messages: WireMessage[] = [{ role: "assistant", content: text, tool_calls: calls }, ...results];
    return Promise.all(messages.map((message) => this.#entry(message, signal)));
  }

  /** `isNext`: the messages are the next of the session. */
  async #entries(
    { prompt, images }: SessionInput,
    hinted: ResponseConstraint | undefined,
    signal: AbortSignal,
    isNext = true,
  ): Promise<Entry[]> {
    const canonical = canonicalMessages(prompt, this.settings.expectedTypes, isNext && this.usage > this.settings.toolUsage);
    const messages: CanonicalMessage[] = withHint(canonical, hinted);
    return Promise.all(messages.map(async (message) => this.#entry(await wireMessage(message, images), signal)));
  }

  async #entry(message: WireMessage, signal: AbortSignal): Promise<Entry> {
    const { service, model } = this.settings;
    const { perMessage, perPrompt } = model.costs;
    if (hasImages(message)) {
      // Only the model knows the tokens of an image.
      const tokens = await service.prefill({ model: model.name, messages: [message] }, signal);
      return { message, usage: Math.max(0, tokens - perPrompt) };
    }
    return { message, usage: perMessage + (await service.countTokens(model.name, textOf(message), signal)) };
  }
}

function withTools(tools: readonly Tool[]): { tools?: object[] } {
  return tools.length === 0 ? {} : { tools: wireTools(tools) };
}

const emptyEntry: Entry = { message: { role: "assistant", content: "" }, usage: 0 };

function isPrefixed(prompt: Prompt): boolean {
  return typeof prompt !== "string" && prompt.at(-1)?.prefix === true;
}
