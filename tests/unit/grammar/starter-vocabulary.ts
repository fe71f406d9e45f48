/** The vocabulary of the starter chat model: byte-level tokens, including tags of tools and thinking. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { TokenBytes, Vocabulary } from "../../../src/worker/engine/guided/token-grammar.ts";

const tokenizerSchema = z.object({
  added_tokens: z.array(z.object({ id: z.int(), content: z.string(), special: z.boolean() })),
  model: z.object({ vocab: z.record(z.string(), z.int()) }),
});

class FileTokens implements TokenBytes {
  readonly #bytes: Uint8Array[] = [];
  readonly #special = new Set<number>();
  readonly #ids = new Map<string, number>();

  constructor(file: string) {
    const { added_tokens, model } = tokenizerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    const byteOf = new Map<string, number>();
    for (let byte = 0, next = 0x100; byte < 256; byte++) {
      const printable = (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
      byteOf.set(String.fromCharCode(printable ? byte : next++), byte);
    }
    for (const [piece, id] of Object.entries(model.vocab)) {
      this.#bytes[id] = Uint8Array.from(piece, (character) => byteOf.get(character) ?? 0x3f);
    }
    for (const { id, content, special } of added_tokens) {
      this.#bytes[id] = new TextEncoder().encode(content);
      this.#ids.set(content, id);
      if (special) this.#special.add(id);
    }
  }

  get size(): number {
    return this.#bytes.length;
  }

  bytes(id: number): Uint8Array {
    return this.#bytes[id] ?? new Uint8Array(0);
  }

  isSpecial(id: number): boolean {
    return this.#special.has(id);
  }

  idOf(content: string): number {
    return this.#ids.get(content) ?? -1;
  }
}

export const starterTokens = new FileTokens("models/starter-chat/tokenizer.json");

export const starterVocabulary: Vocabulary = {
  tokens: starterTokens,
  logitsLength: starterTokens.size,
  endTokenIds: [starterTokens.idOf("<|im_end|>"), starterTokens.idOf("<|endoftext|>")],
};
