/** Keeps sessions of the browser's model, so that a later request with the same beginning does not read it again. */
import type { Remote } from "comlink";
import type { BrowserModelPage, PromptMessage, SamplingMode, SessionFacts, SessionOptions } from "../../../transport/browser-model.ts";
import type { KeyedMessage } from "./prompt-messages.ts";
import { valueOf } from "./prompt-failure.ts";

/** Sessions hold memory of the browser. */
const maxKept = 4;

interface KeptSession {
  id: number;
  mode: SamplingMode | undefined;
  /** Keys of the messages in the session. */
  keys: readonly string[];
}

/** A session for one reply. */
export interface Branch {
  session: SessionFacts;
  /** The messages that it does not have. */
  rest: PromptMessage[];
  /** Tokens that were not read again. */
  cachedTokens: number;
}

export class KeptSessions {
  readonly #page: Remote<BrowserModelPage>;
  readonly #options: SessionOptions;
  /** The most recently used last. */
  #kept: KeptSession[] = [];

  constructor(page: Remote<BrowserModelPage>, options: SessionOptions) {
    this.#page = page;
    this.#options = options;
  }

  /** Returns a session with as many of the messages as a kept one has, at least with all but the last turn. Throws an EngineFailureError. */
  async branch(messages: readonly KeyedMessage[], mode: SamplingMode | undefined): Promise<Branch> {
    const prefix = messages.slice(0, -1);
    const found = this.#longest(prefix, mode);
    if (found !== undefined) {
      const clone = await this.#page.clone(found.id);
      if (clone.ok) {
        this.#kept = [...this.#kept.filter((kept) => kept !== found), found];
        const rest = messages.slice(found.keys.length).map(withoutKey);
        return { session: clone.value, rest, cachedTokens: clone.value.contextUsage };
      }
      // The browser has ended the session.
      this.#drop(found);
    }
    const options = mode === undefined ? this.#options : { ...this.#options, samplingMode: mode };
    const created = valueOf(await this.#page.create(options, prefix.map(withoutKey)));
    this.keep(created.id, prefix, mode);
    const session = valueOf(await this.#page.clone(created.id));
    return { session, rest: messages.slice(-1).map(withoutKey), cachedTokens: 0 };
  }

  keep(id: number, messages: readonly KeyedMessage[], mode: SamplingMode | undefined): void {
    this.#kept.push({ id, mode, keys: messages.map(({ key }) => key) });
    const [oldest] = this.#kept;
    if (this.#kept.length > maxKept && oldest !== undefined) this.#drop(oldest);
  }

  #longest(prefix: readonly KeyedMessage[], mode: SamplingMode | undefined): KeptSession | undefined {
    const fits = ({ keys, mode: keptMode }: KeptSession): boolean =>
      // A session without messages cannot get a system message later.
      keptMode === mode &&
      keys.length <= prefix.length &&
      (keys.length > 0 || prefix.length === 0) &&
      keys.every((key, index) => key === prefix[index]?.key);
    return this.#kept.filter(fits).toSorted((one, other) => other.keys.length - one.keys.length)[0];
  }

  #drop(session: KeptSession): void {
    this.#kept = this.#kept.filter((kept) => kept !== session);
    void this.#page.destroy(session.id);
  }
}

function withoutKey({ key: _, ...message }: KeyedMessage): PromptMessage {
  return message;
}
