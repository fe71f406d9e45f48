/** Normalizers of `tokenizer.json`: changes to a text before it is split. */
import { z } from "zod";
import { toByteLevel } from "../byte-level.ts";
import { cleanedUp, mark, nonSpacingMark, normalForm, whitespace } from "../character-classes.ts";
import { type Component, componentsOf, unsupported } from "../component.ts";
import { patternSchema, matchesOf, replacing } from "../tokenizer-pattern.ts";
import { precompiledCharsmap } from "./precompiled-charsmap.ts";

interface Step {
  apply: (text: string) => string;
  /** Returns the length that is removed from the beginning, in code units. Default: 0. */
  lostLength?: (text: string) => number;
}

const replaceSchema = z.object({ pattern: patternSchema, content: z.string() });
const stripSchema = z.object({ strip_left: z.boolean(), strip_right: z.boolean() });
const prependSchema = z.object({ prepend: z.string() });
const precompiledSchema = z.object({ precompiled_charsmap: z.string() });
const bertSchema = z.object({
  clean_text: z.boolean().default(true),
  handle_chinese_chars: z.boolean().default(true),
  strip_accents: z.boolean().nullish(),
  lowercase: z.boolean().default(true),
});

export class Normalizer {
  readonly #steps: readonly Step[];

  /** Throws UnsupportedTokenizerError, or a ZodError if a component has another shape. */
  constructor(config: unknown) {
    this.#steps = componentsOf(config, "normalizers").flatMap(stepsOf);
  }

  get changesNothing(): boolean {
    return this.#steps.length === 0;
  }

  normalize(text: string): string {
    return this.#steps.reduce((current, { apply }) => apply(current), text);
  }

  /** Returns the length of the normalized first character, in code units: 0 if it is removed. */
  firstLength(text: string): number {
    let first = firstCharacter(text);
    let current = text;
    for (const { apply, lostLength } of this.#steps) {
      const lost = lostLength?.(current) ?? 0;
      if (lost >= first.length) return 0;
      current = apply(current);
      const alone = apply(first.slice(lost));
      first = alone !== "" && current.startsWith(alone) ? alone : firstCharacter(current);
    }
    return first.length;
  }
}

function firstCharacter(text: string): string {
  const code = text.codePointAt(0);
  return code === undefined ? "" : String.fromCodePoint(code);
}

function stepsOf(config: Component): Step[] {
  switch (config.type) {
    case "NFC":
    case "NFD":
    case "NFKC":
    case "NFKD":
      return [{ apply: normalForm(config.type) }];
    case "Lowercase":
      return [{ apply: lowercase }];
    case "StripAccents":
      return [removing(mark)];
    case "Nmt":
      return nmt();
    case "ByteLevel":
      return [{ apply: toByteLevel }];
    case "Strip":
      return [strip(stripSchema.parse(config))];
    case "Prepend":
      return [prepend(prependSchema.parse(config).prepend)];
    case "Replace":
      return [replace(replaceSchema.parse(config))];
    case "BertNormalizer":
      return bert(bertSchema.parse(config));
    case "Precompiled":
      return [{ apply: precompiledCharsmap(precompiledSchema.parse(config).precompiled_charsmap) }];
    default:
      return unsupported(config, "normalizer");
  }
}

/** Converts each character alone, as the reference does: a sigma at the end of a word has no special form. */
function lowercase(text: string): string {
  return text.replaceAll("\u03A3", "\u03C3").toLowerCase();
}

function removing(characterClass: string): Step {
  const all = new RegExp(characterClass, "gu");
  const first = new RegExp(`^(?:${characterClass})+`, "u");
  return { apply: (text) => text.replace(all, ""), lostLength: (text) => first.exec(text)?.[0].length ?? 0 };
}

function nmt(): Step[] {
  const spaces = /[\t\n\f\r\u1680\u200B-\u200F\u2028\u2029\u2581\uFEFF\uFFFD]/gu;
  return [removing(String.raw`[\u0001-\u0008\u000B\u000E-\u001F\u007F\u008F\u009F]`), { apply: (text) => text.replace(spaces, " ") }];
}

function strip({ strip_left: left, strip_right: right }: z.output<typeof stripSchema>): Step {
  const start = new RegExp(`^[${whitespace}]+`, "u");
  const isSpace = new RegExp(`[${whitespace}]`, "u");
  return {
    apply: (text) => {
      let end = text.length;
      // A loop from the end: an expression would be tried at each space of a long text, which takes quadratic time.
      if (right) while (end > 0 && isSpace.test(text[end - 1] ?? "")) end--;
      const kept = text.slice(0, end);
      return left ? kept.replace(start, "") : kept;
    },
    lostLength: (text) => (left ? (start.exec(text)?.[0].length ?? 0) : 0),
  };
}

function prepend(prefix: string): Step {
  return { apply: (text) => (text === "" ? text : prefix + text) };
}

function replace({ pattern, content }: z.output<typeof replaceSchema>): Step {
  const find = matchesOf(pattern);
  // The replacement takes the position of the last replaced character.
  const lostLength = (text: string): number => {
    const [first] = find(text);
    if (first === undefined || first.start > 0) return 0;
    return content === "" ? first.end : Math.max(0, Array.from(text.slice(0, first.end)).slice(0, -1).join("").length);
  };
  return { apply: replacing(pattern, content), lostLength };
}

function bert({
  clean_text: cleans,
  handle_chinese_chars: partsChinese,
  strip_accents,
  lowercase: lowers,
}: z.output<typeof bertSchema>): Step[] {
  const stripsAccents = strip_accents ?? lowers;
  const spaces = new RegExp(`[${whitespace}]`, "gu");
  const control = new RegExp(cleanedUp, "gu");
  const accents = new RegExp(nonSpacingMark, "gu");
  const decompose = normalForm("NFD");
  const ideographs =
    /[\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\u{20000}-\u{2A6DF}\u{2A700}-\u{2B81F}\u{2B920}-\u{2CEAF}\u{2F800}-\u{2FA1F}]/gu;
  // These rules change only runs of characters outside of printable ASCII, each run independently.
  const others = /[^\t\n\r -~]+/g;
  const rewritten = (run: string): string => {
    const clean = cleans ? run.replace(control, "").replace(spaces, " ") : run;
    const parted = partsChinese ? clean.replace(ideographs, " $& ") : clean;
    return stripsAccents ? decompose(parted).replace(accents, "") : parted;
  };
  const removed = [...(cleans ? [cleanedUp] : []), ...(stripsAccents ? [nonSpacingMark] : [])].join("|");
  const lostStart = removed === "" ? undefined : new RegExp(`^(?:${removed})+`, "u");
  return [
    {
      apply: (text) => {
        const written = text.replace(others, rewritten);
        const spaced = cleans ? written.replace(/[\t\n\r]/g, " ") : written;
        return lowers ? lowercase(spaced) : spaced;
      },
      lostLength: (text) => lostStart?.exec(text)?.[0].length ?? 0,
    },
  ];
}
