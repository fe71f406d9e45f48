/**
 * Compiles grammars for the vocabulary of one model and keeps the compiled ones: the first use of a schema costs
 * milliseconds to seconds, later ones nothing.
 */
import { characterOfByte } from "../../../chat/tokenizer/byte-level.ts";
import { loadXgrammar, type XgrammarModule } from "./xgrammar-module.ts";

type TokenizerInfo = InstanceType<XgrammarModule["TokenizerInfo"]>;
type Compiler = Awaited<ReturnType<XgrammarModule["GrammarCompiler"]["createGrammarCompiler"]>>;
type CompiledGrammar = Awaited<ReturnType<Compiler["compileGrammar"]>>;
export type GrammarMatcher = Awaited<ReturnType<XgrammarModule["GrammarMatcher"]["createGrammarMatcher"]>>;

/** What each token writes; `TokenTable` offers it. */
export interface TokenBytes {
  /** One more than the largest id. */
  readonly size: number;
  /** Bytes of UTF-8, possibly a part of a character. */
  bytes(id: number): Uint8Array;
  /** Special tokens write nothing and are never part of a constrained text. */
  isSpecial(id: number): boolean;
}

export interface Vocabulary {
  tokens: TokenBytes;
  /** Length of a row of logits; ids from `tokens.size` on stand for nothing. */
  logitsLength: number;
  /** Tokens that end a reply. They become possible where the grammar is complete. */
  endTokenIds: readonly number[];
}

/** The library refused a grammar text: a fault of whoever wrote it. */
export class GrammarTextError extends Error {
  constructor(cause: unknown) {
    super("the grammar could not be compiled", { cause });
    this.name = "GrammarTextError";
  }
}

interface CacheEntry {
  compiled: Promise<CompiledGrammar>;
  /** Matchers that still use it. */
  users: number;
  dropped: boolean;
}

/** A matcher that starts at the beginning of its grammar. Give it back when the reply ends. */
export interface LeasedMatcher {
  matcher: GrammarMatcher;
  readonly release: () => void;
}

export class TokenGrammar {
  readonly #vocabulary: Vocabulary;
  readonly #capacity: number;
  /** Least recently used first. */
  readonly #cache = new Map<string, CacheEntry>();
  #tools: Promise<{ library: XgrammarModule; information: TokenizerInfo; compiler: Compiler }> | undefined;

  /** `capacity`: how many compiled grammars are kept. */
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
      const matcher = await library.GrammarMatcher.createGrammarMatcher(await entry.compiled);
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

  /** Frees everything that is not in use. Matchers that are still out keep their grammar until they are released. */
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
    // The library's own cache has no bound.
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
 * The vocabulary in the byte-level alphabet of GPT-2, whatever the tokenizer's own notation: strings cross into the
 * library as UTF-8, and tokens may hold parts of characters. An empty text marks a token that no grammar may use.
 */
function byteLevelVocabulary({ tokens, logitsLength }: Vocabulary): string[] {
  return Array.from({ length: Math.min(tokens.size, logitsLength) }, (_, id) => {
    if (tokens.isSpecial(id)) return "";
    let text = "";
    for (const byte of tokens.bytes(id)) text += characterOfByte(byte);
    return text;
  });
}
