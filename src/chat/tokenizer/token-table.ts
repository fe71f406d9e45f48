/** The tokens of a model by id: which there are, what each writes, and which write nothing. */
import { Decoder } from "./decoders/decoder.ts";
import type { OpenCharacter } from "./decoders/token-text.ts";
import { vocabularyOf } from "./models/model.ts";
import type { Vocabulary } from "./models/token-vocabulary.ts";
import { Normalizer } from "./normalizers/normalizer.ts";
import { type AddedToken, addedTokensOf, isNormalized, type TokenizerFile, tokenizerFileSchema } from "./tokenizer-file.ts";

/** The text of tokens that come one by one. */
export interface TokenTextStream {
  /** Text that no later token changes: one character may be spread over several tokens. */
  push(id: number): string;
  /** The rest. `openCharacter`: of which only the first bytes came. */
  end(openCharacter: OpenCharacter): string;
}

interface TableParts {
  vocabulary: Vocabulary;
  addedTokens: readonly AddedToken[];
  normalizer: Normalizer;
}

const noBytes = new Uint8Array(0);

export class TokenTable {
  readonly size: number;
  readonly addedTokens: readonly AddedToken[];
  readonly #decoder: Decoder;
  readonly #vocabulary: Vocabulary;
  readonly #texts: string[] = [];
  readonly #bytes: Uint8Array[] = [];
  readonly #added = new Map<string, number>();
  readonly #special = new Set<number>();

  constructor(file: TokenizerFile, { vocabulary, addedTokens, normalizer }: TableParts = partsOf(file)) {
    this.#decoder = new Decoder(file.decoder);
    this.#vocabulary = vocabulary;
    this.addedTokens = addedTokens;
    for (const [text, id] of vocabulary) this.#texts[id] = text;
    for (const token of addedTokens) {
      const { id, content, special } = token;
      // A decoder that turns a normalizer's changes back expects them.
      this.#texts[id] = isNormalized(token) ? normalizer.normalize(content) : content;
      this.#added.set(content, id);
      if (special) this.#special.add(id);
    }
    this.size = this.#texts.length;
  }

  /** For replies that come as text: no token is known. */
  static empty(): TokenTable {
    return new TokenTable(tokenizerFileSchema.parse({ model: { vocab: {} } }));
  }

  /** What the token writes inside a text: UTF-8, possibly a part of a character; empty for ids without a token. */
  bytes(id: number): Uint8Array {
    const text = this.#texts[id];
    if (text === undefined) return noBytes;
    return (this.#bytes[id] ??= this.#decoder.bytesOf(text));
  }

  /** Begins a text. Ids without a token write nothing. */
  startText(): TokenTextStream {
    const stream = this.#decoder.start();
    return {
      push: (id) => {
        const text = this.#texts[id];
        return text === undefined ? "" : stream.push(text);
      },
      end: (openCharacter) => stream.end(openCharacter),
    };
  }

  /** Special tokens with these texts write them, like any other token: the marks of a dialect, which its reader must see. */
  readAsText(contents: Iterable<string>): void {
    for (const content of contents) {
      const id = this.idOf(content);
      if (id !== undefined) this.#special.delete(id);
    }
  }

  isSpecial(id: number): boolean {
    return this.#special.has(id);
  }

  has(id: number): boolean {
    return this.#texts[id] !== undefined;
  }

  /** The id of a token by its text as `tokenizer.json` writes it. */
  idOf(content: string): number | undefined {
    return this.#added.get(content) ?? this.#vocabulary.get(content);
  }
}

function partsOf(file: TokenizerFile): TableParts {
  const vocabulary = vocabularyOf(file.model);
  return { vocabulary, addedTokens: addedTokensOf(file, vocabulary, undefined), normalizer: new Normalizer(file.normalizer) };
}
