/** The post-processor of `tokenizer.json`: the special tokens around a text or a pair of texts. */
import { z } from "zod";
import { type Component, componentsOf, unsupported } from "./component.ts";
import type { SpecialFrame } from "../prompt/special-frame.ts";
import { UnsupportedTokenizerError } from "./unsupported-tokenizer-error.ts";

type FrameKind = "single" | "pair";

/** A part of a row: special tokens, or one of the texts. */
type Part = { ids: readonly number[] } | { text: "A" | "B"; type: number };

const templatePartSchema = z.union([
  z.object({ SpecialToken: z.object({ id: z.string() }) }),
  z.object({ Sequence: z.object({ id: z.enum(["A", "B"]), type_id: z.int().min(0) }) }),
]);
const templateSchema = z.object({
  single: z.array(templatePartSchema),
  pair: z.array(templatePartSchema),
  special_tokens: z.record(z.string(), z.object({ ids: z.array(z.int().min(0)) })),
});
const specialTokenSchema = z.tuple([z.string(), z.int().min(0)]);
const bertSchema = z.object({ cls: specialTokenSchema, sep: specialTokenSchema });

const textA: Part = { text: "A", type: 0 };

/** Throws UnsupportedTokenizerError, or a ZodError if a component has another shape. */
export function createFrames(config: unknown): (kind: FrameKind) => SpecialFrame {
  // "ByteLevel" only moves the offsets of tokens.
  const adding = componentsOf(config, "processors").filter(({ type }) => type !== "ByteLevel");
  if (adding.length > 1) throw new UnsupportedTokenizerError("post_processor 'Sequence' with two parts that add tokens");
  const partsOf = adding[0] === undefined ? plainParts : rowParts(adding[0]);
  // Throws here, when the file is read, instead of at the first text.
  frameOf(partsOf("single"));
  return (kind) => frameOf(partsOf(kind));
}

function plainParts(kind: FrameKind): Part[] {
  return kind === "single" ? [textA] : [textA, { text: "B", type: 1 }];
}

function rowParts(config: Component): (kind: FrameKind) => Part[] {
  switch (config.type) {
    case "TemplateProcessing":
      return templateParts(templateSchema.parse(config));
    case "BertProcessing": {
      const [first, separator] = bertTokens(config);
      return (kind) => [first, textA, separator, ...(kind === "single" ? [] : [{ text: "B", type: 1 } as const, separator])];
    }
    case "RobertaProcessing": {
      const [first, separator] = bertTokens(config);
      return (kind) => [first, textA, separator, ...(kind === "single" ? [] : [separator, { text: "B", type: 0 } as const, separator])];
    }
    default:
      return unsupported(config, "post_processor");
  }
}

function bertTokens(config: Component): [Part, Part] {
  const { cls, sep } = bertSchema.parse(config);
  return [{ ids: [cls[1]] }, { ids: [sep[1]] }];
}

function templateParts({ single, pair, special_tokens: tokens }: z.output<typeof templateSchema>): (kind: FrameKind) => Part[] {
  const read = (template: typeof single): Part[] =>
    template.map((part) => {
      if ("Sequence" in part) return { text: part.Sequence.id, type: part.Sequence.type_id };
      const token = tokens[part.SpecialToken.id];
      if (token === undefined)
        throw new UnsupportedTokenizerError(`post_processor with an undefined token ${JSON.stringify(part.SpecialToken.id)}`);
      return { ids: token.ids };
    });
  const rows = { single: read(single), pair: read(pair) };
  return (kind) => rows[kind];
}

function frameOf(parts: readonly Part[]): SpecialFrame {
  const gaps: number[][] = [[]];
  const texts: { text: "A" | "B"; type: number }[] = [];
  for (const part of parts) {
    if ("ids" in part) gaps.at(-1)?.push(...part.ids);
    else {
      texts.push(part);
      gaps.push([]);
    }
  }
  const order = texts.map(({ text }) => text).join("");
  if (order !== "A" && order !== "AB")
    throw new UnsupportedTokenizerError(`post_processor with the texts ${order === "" ? "left out" : order}`);
  const [prefix = [], afterFirst = [], afterSecond = []] = gaps;
  return order === "A"
    ? { prefix, middle: [], suffix: afterFirst, marksSecond: false }
    : { prefix, middle: afterFirst, suffix: afterSecond, marksSecond: texts[1]?.type === 1 };
}
