/** The state of a session: its messages, their tokens, and the queue of its calls. */
import { canonicalMessages, type CanonicalMessage, joined } from "./canonical-messages.ts";
import { unlessAborted } from "./composite-signal.ts";
import type { MessageType, Prompt, Tool } from "./dictionaries.ts";
import { domExceptionOf, quotaExceeded, ServiceError } from "./errors.ts";
import { imageUrl } from "./image-url.ts";
import type { ResponseConstraint } from "./response-constraint.ts";
import type { ChatModel, CompletionEnd, CompletionRequest, PromptService, WireCall, WireMessage, WirePart } from "./service.ts";
import { callTools, wireTools } from "./tool-calls.ts";

/** What a template adds to the texts, in tokens. */
export interface TemplateCosts {
  /** Of every message. */
  perMessage: number;
  /** Of a prompt, however many messages it has. */
  perPrompt: number;
}

export interface SessionModel extends ChatModel {
  costs: TemplateCosts;
  /** Tokens of messages that fit. */
  contextWindow: number;
}

/** A message with the tokens that it uses. */
interface Entry {
  message: WireMessage;
  usage: number;
}

/** The messages of one call, and its reply. Dropped as a whole. */
type Turn = Entry[];

export interface SessionSettings {
  service: PromptService;
  model: SessionModel;
  expectedTypes: readonly MessageType[];
  tools: readonly Tool[];
  /** Tokens of the tools' definitions. */
  toolUsage: number;
  /** Sampling parameters of the requests. */
  sampling: Record<string, number>;
}

export interface PromptCall {
  input: Prompt;
  constraint: ResponseConstraint | undefined;
  /** Whether the model reads an instruction about the constraint. */
  showsConstraint: boolean;
}

/** Max rounds of tool calls in one prompt, so that a model that calls forever comes to an end. */
const maxToolRounds = 16;

export class Session {
  readonly settings: SessionSettings;
  /** Called when turns were dropped. */
  onOverflow: () => void = () => undefined;
  /** Never dropped: the initial prompts, and a system message of the first call. */
  #kept: Entry[];
  #turns: Turn[];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(settings: SessionSettings, kept: Entry[] = [], turns: Turn[] = []) {
    this.settings = settings;
    this.#kept = kept;
    this.#turns = turns;
  }

  get usage(): number {
    return this.#keptUsage + usageOf(this.#turns.flat());
  }

  get #keptUsage(): number {
    return this.settings.toolUsage + usageOf(this.#kept);
  }

  /** A session that goes on from the same messages. */
  copy(): Session {
    return new Session(this.settings, [...this.#kept], [...this.#turns]);
  }

  /** Sets the messages that are never dropped. Throws a QuotaExceededError if they do not fit. */
  async begin(initial: Prompt, signal: AbortSignal): Promise<void> {
    const entries = await this.#entries(canonicalMessages(initial, this.settings.expectedTypes, false), signal);
    const requested = this.settings.toolUsage + usageOf(entries);
    if (requested > this.settings.model.contextWindow) throw quotaExceeded(requested, this.settings.model.contextWindow);
    this.#kept = entries;
    await this.#prefill(signal);
  }

  async measure({ input, constraint, showsConstraint }: PromptCall, signal: AbortSignal): Promise<number> {
    const messages = canonicalMessages(input, this.settings.expectedTypes, false);
    return usageOf(await this.#entries(withHint(messages, showsConstraint ? constraint : undefined), signal));
  }

  append(input: Prompt, signal: AbortSignal): Promise<void> {
    return this.#enqueue(async () => {
      const turn = await this.#fittingTurn(input, undefined, signal);
      this.#turns.push(turn);
      await this.#prefill(signal).catch((caught: unknown) => {
        this.#turns = this.#turns.filter((each) => each !== turn);
        throw caught;
      });
    }, signal);
  }

  /** Calls `onText` with each piece of the reply. After a failure the session is as before, but for turns that were dropped. */
  prompt(call: PromptCall, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
    return this.#enqueue(async () => {
      const { constraint } = call;
      const turn = await this.#fittingTurn(call.input, call.showsConstraint ? constraint : undefined, signal);
      const decode = constraint?.decoder();
      let reply = "";
      const onPiece = (piece: string): void => {
        const text = decode === undefined ? piece : decode(piece);
        reply += text;
        if (text !== "" && !signal.aborted) onText(text);
      };
      // The service does not take a form of the reply together with tools.
      const calls = constraint === undefined ? this.settings.tools : [];
      for (let round = 0; ; round++) {
        const end = await this.#complete(turn, constraint, calls, onPiece, signal);
        if (end.finishReason === "content_filter") throw new DOMException("The reply was filtered.", "NotReadableError");
        if (end.calls.length === 0) {
          if (constraint !== undefined) {
            if (end.finishReason === "length") throw new DOMException("The reply ended before it satisfied the constraint.", "SyntaxError");
            constraint.check(reply);
          }
          break;
        }
        if (round === maxToolRounds) throw new DOMException("The model called tools without an end.", "OperationError");
        await this.#addResults(turn, reply, end.calls, signal);
        reply = "";
      }
      turn.push(await this.#entry({ role: "assistant", content: reply }, signal));
      this.#turns.push(turn);
    }, signal);
  }

  /** Runs the calls of a session one after another. A call that is aborted while it waits leaves the queue. */
  #enqueue<T>(operation: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const result = this.#queue.then(async () => {
      signal.throwIfAborted();
      try {
        return await operation();
      } catch (caught) {
        throw domExceptionOf(caught);
      }
    });
    this.#queue = result.catch(() => undefined);
    return unlessAborted(result, signal);
  }

  /** Measures the messages of a call and drops old turns until they fit. */
  async #fittingTurn(input: Prompt, hinted: ResponseConstraint | undefined, signal: AbortSignal): Promise<Turn> {
    const messages = canonicalMessages(input, this.settings.expectedTypes, this.usage > 0);
    const entries = await this.#entries(withHint(messages, hinted), signal);
    const { contextWindow } = this.settings.model;
    const requested = usageOf(entries);
    if (this.#keptUsage + requested > contextWindow) throw quotaExceeded(this.usage + requested, contextWindow);
    this.#dropUntil(() => this.usage + requested <= contextWindow);
    const [first] = entries;
    if (first?.message.role !== "system") return entries;
    this.#kept.push(first);
    return entries.slice(1);
  }

  /** Drops the oldest turns until `fits`. */
  #dropUntil(fits: () => boolean): void {
    const before = this.#turns.length;
    while (this.#turns.length > 0 && !fits()) this.#turns.shift();
    if (this.#turns.length < before) this.onOverflow();
  }

  /** Asks for a reply. Drops older turns if the service counts more tokens than were measured. */
  async #complete(
    turn: Turn,
    constraint: ResponseConstraint | undefined,
    tools: readonly Tool[],
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<CompletionEnd> {
    const { service, model } = this.settings;
    for (;;) {
      const request = {
        ...this.#request(turn),
        ...(constraint && { response_format: { type: "json_schema", json_schema: { name: "reply", schema: constraint.schema } } }),
        ...(tools.length > 0 && { tools: wireTools(tools) }),
      };
      try {
        return await service.complete(request, onText, signal);
      } catch (caught) {
        if (!(caught instanceof ServiceError) || !caught.isTooLong) throw caught;
        if (this.#turns.length === 0) throw quotaExceeded(this.usage + usageOf(turn), model.contextWindow);
        const { length } = this.#turns;
        this.#dropUntil(() => this.#turns.length < length);
      }
    }
  }

  /** Reads the messages ahead of the next prompt. */
  async #prefill(signal: AbortSignal): Promise<void> {
    await this.settings.service.prefill(this.#request([]), signal);
  }

  #request(turn: Turn): CompletionRequest {
    const messages = [...this.#kept, ...this.#turns.flat(), ...turn].map(({ message }) => message);
    return { model: this.settings.model.name, ...this.settings.sampling, messages: answerable(messages) };
  }

  async #addResults(turn: Turn, text: string, calls: WireCall[], signal: AbortSignal): Promise<void> {
    const results = await unlessAborted(callTools(this.settings.tools, calls), signal);
    turn.push(await this.#entry({ role: "assistant", content: text, tool_calls: calls }, signal));
    for (const result of results) turn.push(await this.#entry(result, signal));
  }

  async #entries(messages: readonly CanonicalMessage[], signal: AbortSignal): Promise<Entry[]> {
    const wire = await Promise.all(messages.map(wireMessage));
    return Promise.all(wire.map((message) => this.#entry(message, signal)));
  }

  async #entry(message: WireMessage, signal: AbortSignal): Promise<Entry> {
    const { service, model } = this.settings;
    if (typeof message.content !== "string" && message.content.some(({ type }) => type === "image_url")) {
      const tokens = await service.prefill({ model: model.name, messages: [message] }, signal);
      return { message, usage: Math.max(0, tokens - model.costs.perPrompt) };
    }
    const calls = (message.tool_calls ?? []).map((call) => `${call.function.name}${call.function.arguments}`);
    const texts =
      typeof message.content === "string" ? [message.content] : message.content.map((part) => ("text" in part ? part.text : ""));
    const tokens = await service.countTokens(model.name, [...texts, ...calls].join(""), signal);
    return { message, usage: tokens + model.costs.perMessage };
  }
}

function usageOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { usage }) => sum + usage, 0);
}

async function wireMessage({ role, content }: CanonicalMessage): Promise<WireMessage> {
  const parts = await Promise.all(
    content.map(async ({ value }): Promise<WirePart> => {
      if (typeof value === "string") return { type: "text", text: value };
      return { type: "image_url", image_url: { url: await imageUrl(value) } };
    }),
  );
  const [first] = parts;
  return { role, content: parts.length === 1 && first?.type === "text" ? first.text : parts };
}

/** Adds the instruction about the constraint to the last message. */
function withHint(messages: CanonicalMessage[], constraint: ResponseConstraint | undefined): CanonicalMessage[] {
  const last = messages.at(-1);
  if (constraint === undefined || last?.role !== "user") return messages;
  const content = joined([...last.content, { type: "text", value: `\n\n${constraint.hint}` }]);
  return [...messages.slice(0, -1), { ...last, content }];
}

/** The service answers messages of users and tools, and none without a character. */
function answerable(messages: readonly WireMessage[]): WireMessage[] {
  const filled = messages.map((message) => (message.role === "user" && message.content === "" ? { ...message, content: " " } : message));
  const last = filled.at(-1)?.role;
  return last === "user" || last === "tool" ? filled : [...filled, { role: "user", content: " " }];
}
