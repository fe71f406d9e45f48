/**
 * Reads `tokenizer.json` with the vocabulary and the merges of BPE packed. As strings and arrays, the tokens of Gemma 3 (31 MB of JSON) take seconds to
 * make, and V8 keeps 64 MB for new objects afterwards.
 */
import { z } from "zod";
import { JsonCursor, UnreadJsonError } from "./json-cursor.ts";
import { Merges } from "./models/merges.ts";
import { maxTextUnits, PackedVocabulary } from "./models/packed-vocabulary.ts";
import { TokenTexts } from "./models/token-texts.ts";

/** BPE without a prefix of later parts: the text of a merged token consists of its parts. */
const packableSchema = z.looseObject({
  model: z.looseObject({ type: z.literal("BPE").nullish(), continuing_subword_prefix: z.literal("").nullish() }),
});

interface Range {
  start: number;
  end: number;
}

/**
 * Returns the content for `TextTokenizer`. A file that cannot be packed is parsed as a whole.
 * @param parse Parses JSON. Its errors are thrown.
 */
export function readTokenizerFile(bytes: Uint8Array, parse: (json: string) => unknown): unknown {
  try {
    return packed(bytes, parse) ?? parse(new TextDecoder().decode(bytes));
  } catch (caught) {
    if (caught instanceof UnreadJsonError) return parse(new TextDecoder().decode(bytes));
    throw caught;
  }
}

function packed(bytes: Uint8Array, parse: (json: string) => unknown): unknown {
  const { vocab, merges } = rangesIn(bytes);
  if (vocab === undefined || merges === undefined) return undefined;
  const read = packableSchema.safeParse(parse(textWithout(bytes, vocab, merges)));
  if (!read.success) return undefined;
  const texts = textsIn(bytes, vocab);
  const model = { ...read.data.model, vocab: new PackedVocabulary(texts), merges: mergesIn(bytes, merges, texts) };
  return { ...read.data, model };
}

/** Returns the ranges of `model.vocab` and `model.merges`. */
function rangesIn(bytes: Uint8Array): { vocab: Range | undefined; merges: Range | undefined } {
  const cursor = new JsonCursor(bytes);
  const scratch = new Uint16Array(maxTextUnits);
  const ranges = new Map<string, Range>();
  let models = 0;
  cursor.object(scratch, (length) => {
    if (textOf(scratch, length) !== "model") return cursor.skip();
    models++;
    cursor.object(scratch, (partLength) => {
      const name = textOf(scratch, partLength);
      const { start } = cursor;
      cursor.skip();
      if (name !== "vocab" && name !== "merges") return;
      if (ranges.has(name)) throw new UnreadJsonError();
      ranges.set(name, { start, end: cursor.end });
    });
  });
  if (models > 1) throw new UnreadJsonError();
  return { vocab: ranges.get("vocab"), merges: ranges.get("merges") };
}

const textOf = (units: Uint16Array, length: number): string => String.fromCharCode(...units.subarray(0, length));

/** Returns the JSON with null as vocabulary and merges. */
function textWithout(bytes: Uint8Array, vocab: Range, merges: Range): string {
  const [former, latter] = vocab.start < merges.start ? [vocab, merges] : [merges, vocab];
  // Copies, because Chromium keeps the whole buffer of an array that it has decoded until the next garbage collection.
  const decode = (start: number, end?: number): string => new TextDecoder().decode(bytes.slice(start, end));
  return `${decode(0, former.start)}null${decode(former.end, latter.start)}null${decode(latter.end)}`;
}

function textsIn(bytes: Uint8Array, { start }: Range): TokenTexts {
  const units = new Uint16Array(maxTextUnits);
  const read = (visit: (length: number, id: number) => void): void => {
    const cursor = new JsonCursor(bytes, start);
    cursor.object(units, (length) => visit(length, cursor.integer()));
  };
  const sizes = { count: 0, units: 0, idLimit: 0, isOrdered: true };
  read((length, id) => {
    if (id !== sizes.count) sizes.isOrdered = false;
    sizes.count++;
    sizes.units += length;
    sizes.idLimit = Math.max(sizes.idLimit, id + 1);
  });
  // Ids with large gaps.
  if (sizes.idLimit > 4 * sizes.count + 1024) throw new UnreadJsonError();
  const texts = new TokenTexts(sizes);
  read((length, id) => {
    if (!texts.add(units, length, id)) throw new UnreadJsonError();
  });
  return texts;
}

const [space, numberSign] = [0x20, 0x23];

function mergesIn(bytes: Uint8Array, { start }: Range, texts: TokenTexts): Merges {
  let count = 0;
  const counting = new JsonCursor(bytes, start);
  counting.array(() => {
    counting.skip();
    count++;
  });
  const merges = new Merges(count);
  const units = new Uint16Array(2 * maxTextUnits);
  const cursor = new JsonCursor(bytes, start);
  const idOf = (from: number, to: number): number => {
    const id = texts.idOf(units, from, to);
    // An unknown token: the parser of the whole file names it.
    if (id < 0) throw new UnreadJsonError();
    return id;
  };
  const add = (middle: number, end: number): void => merges.add(idOf(0, middle), idOf(middle, end), idOf(0, end));
  // The merges share this function: V8 would collect half a million short-lived ones.
  let [tokens, middle, end] = [0, 0, 0];
  const readToken = (): void => {
    middle = end;
    end = cursor.string(units, end);
    tokens++;
  };
  cursor.array(() => {
    [tokens, middle, end] = [0, 0, 0];
    if (!cursor.isString) {
      cursor.array(readToken);
      if (tokens !== 2) throw new UnreadJsonError();
      add(middle, end);
      return;
    }
    end = cursor.string(units, 0);
    // The heading of an older file, "#version: 0.2", has one space, too.
    if (units[0] === numberSign && textOf(units, end).startsWith("#version")) return;
    middle = indexOf(units, space, 0, end);
    if (middle < 0 || indexOf(units, space, middle + 1, end) >= 0) throw new UnreadJsonError();
    units.copyWithin(middle, middle + 1, end);
    add(middle, end - 1);
  });
  return merges;
}

function indexOf(units: Uint16Array, unit: number, start: number, end: number): number {
  for (let index = start; index < end; index++) if (units[index] === unit) return index;
  return -1;
}
