/**
 * Compiles grammars for the vocabulary of one model and caches the compiled ones, because compiling takes milliseconds to
 * seconds.
 */
import { characterOfByte } from "../../../chat/tokenizer/byte-level.ts";
import { loadXgrammar, type XgrammarModule } from "./xgrammar-module.ts";

type TokenizerInfo = InstanceType<XgrammarModule["TokenizerInfo"]>;
type Compiler = Awaited<ReturnType<XgrammarModule["GrammarCompiler"]["createGrammarCompiler"]>>;
type CompiledGrammar = Awaited<ReturnType<Compiler["compileGrammar"]>>;
export type GrammarMatcher = Awaited<ReturnType<XgrammarModule["GrammarMatcher"]["createGrammarMatcher"]>>;

/** The bytes of each token. `TokenTable` implements it. */
export interface TokenBytes {
  /** One more than the largest id. */
  readonly size: number;
  /** UTF-8, possibly a part of a character. */
  bytes(id: number): Uint8Array;
  /** Special tokens have no text and are never part of a constrained text. */
  isSpecial(id: number): boolean;
}

export interface Vocabulary {
  tokens: TokenBytes;
  /** Number of logits; ids from `tokens.size` on have no token. */
  logitsLength: number;
  /** Tokens that end a reply. The mask allows them when the grammar is complete. */
  endTokenIds: readonly number[];
}

/** The library refused a grammar text. */
export class GrammarTextError extends Error {
  constructor(cause: unknown) {
    super("the grammar could not be compiled", { cause });
    this.name = "GrammarTextError";
  }
}

interface CacheEntry {
  compiled: Promise<CompiledGrammar>;
  /** Number of matchers that use it. */
  users: number;
  /** Whether it is no longer in the cache; it is then disposed with its last matcher. */
  dropped: boolean;
}

/** A matcher at the beginning of its grammar. Call `release` when the reply ends. */
export interface LeasedMatcher {
  matcher: GrammarMatcher;
  readonly release: () => void;
}

/** Whether a reply can end with a token. Some published models name none, or one outside of their vocabulary. */
export function hasEndToken({ endTokenIds, logitsLength }: Vocabulary): boolean {
  return endTokenIds.some((id) => id >= 0 && id < logitsLength);
}

export class TokenGrammar {
  readonly #vocabulary: Vocabulary;
  readonly #capacity: number;
  /** Compiled grammars by their text, least recently used first. */
  readonly #cache = new Map<string, CacheEntry>();
  #tools: Promise<{ library: XgrammarModule; information: TokenizerInfo; compiler: Compiler }> | undefined;

  /** `capacity`: max compiled grammars in the cache. */
  constructor(vocabulary: Vocabulary, capacity = 32) {
    this.#vocabulary = vocabulary;
    this.#capacity = capacity;
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary;
  }

  /** Rejects with GrammarLibraryError or GrammarTextError. */
  async matcher(text: string): Promise<LeasedMatcher> {
    const { library } = await this.#open();
    const entry = this.#entry(text);
    entry.users += 1;
    try {
      const matcher = await library.GrammarMatcher.createGrammarMatcher(await entry.compiled, undefined, !hasEndToken(this.#vocabulary));
      let released = false;
      const release = (): void => {
        if (released) return;
        released = true;
        matcher.dispose();
        this.#leave(entry);
      };
      return { matcher, release };
    } catch (caught) {
      this.#leave(entry);
      this.#cache.delete(text);
      throw new GrammarTextError(caught);
    }
  }

  /** Frees all that is not in use. A matcher that is in use keeps its grammar until it is released. */
  async dispose(): Promise<void> {
    for (const text of Array.from(this.#cache.keys())) this.#drop(text);
    const tools = await this.#tools?.catch(() => undefined);
    this.#tools = undefined;
    tools?.compiler.dispose();
    tools?.information.dispose();
  }

  #entry(text: string): CacheEntry {
    const known = this.#cache.get(text);
    this.#cache.delete(text);
    const entry = known ?? {
      compiled: this.#open().then(({ compiler }) => compiler.compileGrammar(text)),
      users: 0,
      dropped: false,
    };
    this.#cache.set(text, entry);
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= this.#capacity) break;
      this.#drop(oldest);
    }
    return entry;
  }

  #drop(text: string): void {
    const entry = this.#cache.get(text);
    this.#cache.delete(text);
    if (entry === undefined) return;
    entry.dropped = true;
    if (entry.users === 0) disposeWhenCompiled(entry);
  }

  #leave(entry: CacheEntry): void {
    entry.users -= 1;
    if (entry.users === 0 && entry.dropped) disposeWhenCompiled(entry);
  }

  #open(): Promise<{ library: XgrammarModule; information: TokenizerInfo; compiler: Compiler }> {
    this.#tools ??= this.#start().catch((caught: unknown) => {
      this.#tools = undefined;
      throw caught;
    });
    return this.#tools;
  }

  async #start(): Promise<{ library: XgrammarModule; information: TokenizerInfo; compiler: Compiler }> {
    const library = await loadXgrammar();
    const { logitsLength, endTokenIds } = this.#vocabulary;
    const information = await library.TokenizerInfo.createTokenizerInfo(
      byteLevelVocabulary(this.#vocabulary),
      "byte_level",
      false,
      logitsLength,
      [...endTokenIds],
    );
    // `false`: the library's own cache is unbounded.
    return { library, information, compiler: await library.GrammarCompiler.createGrammarCompiler(information, false) };
  }
}

function disposeWhenCompiled(entry: CacheEntry): void {
  entry.compiled.then(
    (compiled) => compiled.dispose(),
    () => undefined,
  );
}

/**
 * Returns the vocabulary in the byte-level alphabet of GPT-2 for any kind of tokenizer, because the library takes strings of
 * UTF-8 and a token may hold a part of a character. An empty string marks a token that no grammar may use.
 */
function byteLevelVocabulary({ tokens, logitsLength }: Vocabulary): string[] {
  return Array.from({ length: Math.min(tokens.size, logitsLength) }, (_, id) => {
    if (tokens.isSpecial(id)) return "";
    let text = "";
    for (const byte of tokens.bytes(id)) text += characterOfByte(byte);
    return text;
  });
}
