/**
 * A `LanguageModel` that follows scripts (tests/scripted/script.ts), for states that no real one can be made to have. Tokens are words
 * with the space before them; a message has four more.
 */
import type { CreateOptions, Message, PromptOptions, Schema } from "./prompt-api.ts";
import { scriptedText } from "./scripted-text.ts";

export type Availability = "unavailable" | "downloadable" | "downloading" | "available";

/** The browser behind the class: tests read and change it. */
export class ScriptedBrowser {
  availability: Availability = "available";
  /** Languages that it supports. */
  languages = ["en", "de", "fr"];
  readsImages = true;
  hasSamplingModes = true;
  /** Whether it can continue a text that is given with `prefix`. */
  continuesPrefixes = true;
  contextWindow = 2048;
  /** Whether the user has just clicked in the page. Default: the page's own. */
  hasGesture: (() => boolean) | undefined;
  /** Keywords of schemas that it refuses. */
  unsupportedKeywords: string[] = [];
  /** Drops earlier messages instead of refusing a prompt that is too long. */
  overflows = false;
  /** Names of the DOMExceptions with which the next prompts fail, before their first piece. */
  failures: string[] = [];
  /** Shares of the download that it reports before it ends. `hold` waits until `finishDownload`. */
  downloadSteps: number[] = [0, 0.25, 1];
  holdsDownload = false;
  finishDownload: () => void = () => undefined;
  /** The calls of `create`, `clone`, `promptStreaming` and `destroy`, oldest first. */
  readonly calls: { call: string; session: number; options?: unknown; messages?: unknown }[] = [];
  readonly sessions = new Set<ScriptedSession>();
  lastSession = 0;

  /** Ends every session, as a crash of the model's process does. */
  crash(): void {
    for (const session of this.sessions) session.crash();
  }

  /** Tokens that the sessions have read or written, each once. */
  tokensRead = 0;
}

const overhead = 4;

export function tokensOf(text: string): number {
  return text.match(/\s*\S+|\s+$/g)?.length ?? 0;
}

function textOf({ content }: Message): string {
  if (typeof content === "string") return content;
  return content.map(({ type, value }) => (type === "text" ? String(value) : "")).join("");
}

class ScriptedSession extends EventTarget {
  readonly id: number;
  readonly #browser: ScriptedBrowser;
  readonly #options: CreateOptions;
  #messages: Message[];
  #usage: number;
  #fail: ((reason: DOMException) => void) | undefined;
  #isDestroyed = false;

  constructor(browser: ScriptedBrowser, options: CreateOptions, messages: Message[], usage: number) {
    super();
    this.#browser = browser;
    this.#options = options;
    this.#messages = messages;
    this.#usage = usage;
    this.id = ++browser.lastSession;
    browser.sessions.add(this);
  }

  get contextUsage(): number {
    return this.#usage;
  }

  get contextWindow(): number {
    return this.#browser.contextWindow;
  }

  get samplingMode(): string {
    return this.#options.samplingMode ?? "balanced";
  }

  async measureContextUsage(
    input: Message[] | string,
    { responseConstraint, omitResponseConstraintInput }: PromptOptions = {},
  ): Promise<number> {
    this.#check();
    const messages = asMessages(input);
    this.#checkMessages(messages, responseConstraint);
    const shown = responseConstraint !== undefined && omitResponseConstraintInput !== true ? JSON.stringify(responseConstraint) : "";
    return messages.reduce((sum, message) => sum + tokensOf(textOf(message)) + overhead, tokensOf(shown));
  }

  promptStreaming(input: Message[] | string, options: PromptOptions = {}): ReadableStream<string> {
    const messages = asMessages(input);
    this.#browser.calls.push({ call: "prompt", session: this.id, options: plain(options), messages: plainMessages(messages) });
    const written = this.#write(messages, options);
    return new ReadableStream({
      pull: async (controller) => {
        try {
          const next = await written.next();
          if (next.done === true) controller.close();
          else controller.enqueue(next.value);
        } catch (caught) {
          controller.error(caught);
        }
      },
    });
  }

  async clone(): Promise<ScriptedSession> {
    this.#check();
    const clone = new ScriptedSession(this.#browser, this.#options, [...this.#messages], this.#usage);
    this.#browser.calls.push({ call: "clone", session: clone.id, options: { of: this.id } });
    return clone;
  }

  destroy(): void {
    this.#browser.calls.push({ call: "destroy", session: this.id });
    this.#end(new DOMException("the session was destroyed", "AbortError"));
  }

  crash(): void {
    this.#end(new DOMException("the model crashed", "UnknownError"));
  }

  #end(reason: DOMException): void {
    this.#isDestroyed = true;
    this.#browser.sessions.delete(this);
    this.#fail?.(reason);
  }

  async *#write(messages: Message[], { responseConstraint, signal }: PromptOptions): AsyncGenerator<string> {
    this.#check();
    this.#checkMessages(messages, responseConstraint);
    const failure = this.#browser.failures.shift();
    if (failure !== undefined) throw new DOMException(`scripted: ${failure}`, failure);
    const requested = messages.reduce((sum, message) => sum + tokensOf(textOf(message)) + overhead, 0);
    if (this.#usage + requested > this.contextWindow) {
      if (!this.#browser.overflows) throw quotaExceeded(this.#usage + requested, this.contextWindow);
      this.dispatchEvent(new Event("contextoverflow"));
    }
    this.#browser.tokensRead += requested;
    const failed = new Promise<never>((_, reject) => {
      this.#fail = reject;
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    failed.catch(() => undefined);
    const begun = messages.at(-1)?.prefix === true ? textOf(messages.at(-1) ?? { role: "assistant", content: "" }) : "";
    const all = [...this.#messages, ...messages];
    const said = all.filter(({ role }) => role === "user").map(textOf);
    let text = "";
    for (const step of scriptedText(said, responseConstraint)) {
      if (step === "fail") throw new DOMException("scripted: fail", "UnknownError");
      if (step === "hang") await failed;
      if (typeof step === "object") {
        // The time that each token takes.
        await Promise.race([new Promise((resolve) => setTimeout(resolve, step.waitMs)), failed]);
        continue;
      }
      if (typeof step !== "string") continue;
      text += step;
      // A reply that begins with a prefix goes on after it.
      if (text.length <= begun.length) continue;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 0)), failed]);
      yield text.length - step.length < begun.length ? text.slice(begun.length) : step;
      if (this.#usage + requested + tokensOf(text) > this.contextWindow) {
        this.dispatchEvent(new Event("contextoverflow"));
      }
    }
    this.#messages = [...all, { role: "assistant", content: text }];
    this.#usage += requested + tokensOf(text);
  }

  #check(): void {
    if (this.#isDestroyed) throw new DOMException("the session was destroyed", "InvalidStateError");
  }

  #checkMessages(messages: readonly Message[], schema: Schema | undefined): void {
    const inputs = this.#options.expectedInputs?.map(({ type }) => type) ?? [];
    for (const [index, { role, content, prefix }] of messages.entries()) {
      if (role === "system") throw new TypeError("system messages are for initialPrompts");
      if (prefix === true && (!this.#browser.continuesPrefixes || role !== "assistant" || index < messages.length - 1)) {
        throw new DOMException("prefix is for the last message", "SyntaxError");
      }
      if (typeof content === "string") continue;
      for (const { type, value } of content) {
        if (type === "image" && !inputs.includes("image")) throw new DOMException("images are not expected", "NotSupportedError");
        if (type === "image" && !(value instanceof Blob)) throw new TypeError("an image must be a Blob");
      }
    }
    const text = JSON.stringify(schema ?? {});
    const unsupported = this.#browser.unsupportedKeywords.find((keyword) => text.includes(`"${keyword}":`));
    if (unsupported !== undefined) throw new DOMException(`${unsupported} is not supported`, "NotSupportedError");
  }
}

/** Returns the class for `globalThis.LanguageModel`. */
export function languageModelOf(browser: ScriptedBrowser) {
  class LanguageModel extends EventTarget {
    static async availability(options: CreateOptions = {}): Promise<Availability> {
      const expected = [...(options.expectedInputs ?? []), ...(options.expectedOutputs ?? [])];
      const hasAll = expected.every(({ languages = [] }) => languages.every((language) => browser.languages.includes(language)));
      const hasTypes = browser.readsImages || !expected.some(({ type }) => type === "image");
      return hasAll && hasTypes ? browser.availability : "unavailable";
    }

    static async create(options: CreateOptions = {}): Promise<ScriptedSession> {
      browser.calls.push({ call: "create", session: browser.lastSession + 1, options: plain(options) });
      const availability = await LanguageModel.availability(options);
      if (availability === "unavailable") throw new DOMException("the service is not running", "NotSupportedError");
      if (availability !== "available") {
        const hasGesture = browser.hasGesture?.() ?? navigator.userActivation.isActive;
        if (!hasGesture)
          throw new DOMException('Requires a user gesture when availability is "downloading" or "downloadable".', "NotAllowedError");
        await download(browser, options);
      }
      const messages = options.initialPrompts ?? [];
      const usage = messages.reduce((sum, message) => sum + tokensOf(textOf(message)) + overhead, 0);
      if (usage > browser.contextWindow) throw quotaExceeded(usage, browser.contextWindow);
      browser.tokensRead += usage;
      return new ScriptedSession(browser, options, messages, usage);
    }
  }
  if (browser.hasSamplingModes) Object.defineProperty(LanguageModel.prototype, "samplingMode", { value: "balanced", configurable: true });
  return LanguageModel;
}

async function download(browser: ScriptedBrowser, { monitor }: CreateOptions): Promise<void> {
  browser.availability = "downloading";
  const events = new EventTarget();
  monitor?.(events);
  for (const loaded of browser.downloadSteps) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    events.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
    if (loaded < 1 && loaded > 0 && browser.holdsDownload) await new Promise<void>((resolve) => (browser.finishDownload = resolve));
  }
  const failure = browser.failures.shift();
  if (failure !== undefined) {
    browser.availability = "downloadable";
    throw new DOMException(`scripted: ${failure}`, failure);
  }
  browser.availability = "available";
}

function quotaExceeded(requested: number, quota: number): DOMException {
  return Object.assign(new DOMException("the prompt is too large", "QuotaExceededError"), { requested, quota });
}

function asMessages(input: Message[] | string): Message[] {
  return typeof input === "string" ? [{ role: "user", content: input }] : input;
}

const plain = ({ signal: _, monitor: __, ...options }: CreateOptions & PromptOptions): unknown => JSON.parse(JSON.stringify(options));

const plainMessages = (messages: readonly Message[]): unknown =>
  messages.map((message) => ({ role: message.role, text: textOf(message), ...(message.prefix === true && { prefix: true }) }));
