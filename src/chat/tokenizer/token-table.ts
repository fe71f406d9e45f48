/** The tokens of a model by id: their texts, and the special tokens, which have no text. */
import { Decoder } from "./decoders/decoder.ts";
import type { OpenCharacter } from "./decoders/token-text.ts";
import { vocabularyOf } from "./models/model.ts";
import type { Vocabulary } from "./models/token-vocabulary.ts";
import { Normalizer } from "./normalizers/normalizer.ts";
import { type AddedToken, addedTokensOf, isNormalized, type TokenizerFile, tokenizerFileSchema } from "./tokenizer-file.ts";

/** Decodes tokens that arrive one by one. */
export interface TokenTextStream {
  /** Returns text that no later token changes. A character may take several tokens. */
  push(id: number): string;
  /** Returns the rest. `openCharacter`: the treatment of a last character without its last bytes. */
  end(openCharacter: OpenCharacter): string;
}

interface TableOptions {
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
  /** Texts of added tokens by id. They replace texts of the vocabulary. */
  readonly #addedTexts = new Map<number, string>();
  readonly #bytes: Uint8Array[] = [];
  readonly #added = new Map<string, number>();
  readonly #special = new Set<number>();

  constructor(file: TokenizerFile, { vocabulary, addedTokens, normalizer }: TableOptions = optionsOf(file)) {
    this.#decoder = new Decoder(file.decoder);
    this.#vocabulary = vocabulary;
    this.addedTokens = addedTokens;
    let idLimit = vocabulary.idLimit;
    for (const token of addedTokens) {
      const { id, content, special } = token;
      // A decoder may reverse the changes of the normalizer.
      this.#addedTexts.set(id, isNormalized(token) ? normalizer.normalize(content) : content);
      idLimit = Math.max(idLimit, id + 1);
      this.#added.set(content, id);
      if (special) this.#special.add(id);
    }
    this.size = idLimit;
  }

  /** Returns a table without tokens, for replies that arrive as text. */
  static empty(): TokenTable {
    return new TokenTable(tokenizerFileSchema.parse({ model: { vocab: {} } }));
  }

  /** Returns the UTF-8 of a token inside a text, possibly a part of a character; empty for ids without a token. */
  bytes(id: number): Uint8Array {
    const text = this.#textOf(id);
    if (text === undefined) return noBytes;
    return (this.#bytes[id] ??= this.#decoder.bytesOf(text));
  }

  /** Begins a text. Ids without a token have no text. */
  startText(): TokenTextStream {
    const stream = this.#decoder.start();
    return {
      push: (id) => {
        const text = this.#textOf(id);
        return text === undefined ? "" : stream.push(text);
      },
      end: (openCharacter) => stream.end(openCharacter),
    };
  }

  /** Makes the special tokens with these contents normal ones: the reader needs the text of the dialect's tags. */
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
    return this.#textOf(id) !== undefined;
  }

  /** Returns the id of a token by its text in `tokenizer.json`. */
  idOf(content: string): number | undefined {
    return this.#added.get(content) ?? this.#vocabulary.get(content);
  }

  #textOf(id: number): string | undefined {
    return this.#addedTexts.get(id) ?? this.#vocabulary.textOf(id);
  }
}

function optionsOf(file: TokenizerFile): TableOptions {
  const vocabulary = vocabularyOf(file.model);
  return { vocabulary, addedTokens: addedTokensOf(file, vocabulary, undefined), normalizer: new Normalizer(file.normalizer) };
}
