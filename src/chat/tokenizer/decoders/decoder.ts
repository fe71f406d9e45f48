/** The decoder of `tokenizer.json`, which converts tokens to text as they arrive. */
import { z } from "zod";
import { fromByteLevel } from "../byte-level.ts";
import { characterSchema, type Component, componentsOf, unsupported } from "../component.ts";
import { metaspaceSchema, prependSchemeOf } from "../metaspace.ts";
import { patternSchema, replacing } from "../tokenizer-pattern.ts";
import {
  ByteFallbackTokens,
  ByteLevelTokens,
  byteOf,
  type DecoderStep,
  DistinctTokens,
  FusedTokens,
  MappedCharacters,
  MappedTokens,
  type OpenCharacter,
  StrippedTokens,
  SuffixedTokens,
  type TokenPart,
} from "./token-text.ts";

/** Decodes tokens that arrive one by one, to the same text as all of them at once. */
export interface TextStream {
  /** Returns text that no later token changes. */
  push(token: string): string;
  /** Returns the rest. */
  end(openCharacter: OpenCharacter): string;
}

interface DecoderPart {
  start: () => DecoderStep;
  /** Returns the text of a token inside a text; bytes if they may be a part of a character. */
  inside: (token: string) => string | Uint8Array;
}

const replaceSchema = z.object({ pattern: patternSchema, content: z.string() });
const stripSchema = z.object({ content: characterSchema, start: z.int().min(0), stop: z.int().min(0) });
const wordPieceSchema = z.object({ prefix: z.string().default("##"), cleanup: z.boolean().default(true) });
const suffixSchema = z.object({ suffix: z.string().default("</w>") });
const ctcSchema = z.object({
  pad_token: z.string().default("<pad>"),
  word_delimiter_token: z.string().default("|"),
  cleanup: z.boolean().default(true),
});

const encoder = new TextEncoder();

export class Decoder {
  readonly #parts: readonly DecoderPart[];

  /** Throws UnsupportedTokenizerError, or a ZodError if a component has another shape. */
  constructor(config: unknown) {
    const components = componentsOf(config, "decoders");
    const isNone = config === null || config === undefined;
    const fuse = components.findIndex(({ type }) => type === "Fuse" || type === "ByteLevel");
    this.#parts = isNone ? [spaced] : components.map((component, index) => partOf(component, fuse !== -1 && index > fuse));
  }

  start(): TextStream {
    const steps = this.#parts.map((part) => part.start());
    return {
      push: (token) => {
        let parts = [{ text: token, isStart: true, isEnd: true }];
        for (const step of steps) parts = parts.flatMap((part) => step.push(part));
        return textOf(parts);
      },
      end: (openCharacter) => {
        let parts: TokenPart[] = [];
        for (const step of steps) parts = [...parts.flatMap((part) => step.push(part)), ...step.end(openCharacter)];
        return textOf(parts);
      },
    };
  }

  /** Returns the bytes of a token inside a text. */
  bytesOf(token: string): Uint8Array {
    let written: string | Uint8Array = token;
    for (const part of this.#parts) if (typeof written === "string") written = part.inside(written);
    return typeof written === "string" ? encoder.encode(written) : written;
  }
}

function textOf(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join("");
}

/** The decoder of files that name none: a space before each token but the first. */
const spaced: DecoderPart = {
  start: () => new MappedTokens((token, index) => (index === 0 ? token : ` ${token}`)),
  inside: (token) => token,
};

/** `isFused`: whether an earlier component has joined the tokens. */
function partOf(config: Component, isFused: boolean): DecoderPart {
  switch (config.type) {
    case "ByteLevel":
      return { start: () => new ByteLevelTokens(), inside: fromByteLevel };
    case "Fuse":
      return { start: () => new FusedTokens(), inside: (token) => token };
    case "ByteFallback":
      return { start: () => new ByteFallbackTokens(), inside: bytesOfToken };
    case "Metaspace":
      return metaspace(config);
    case "Replace": {
      const { pattern, content } = replaceSchema.parse(config);
      const replace = replacing(pattern, content);
      const isOneCharacter = "String" in pattern && characterSchema.safeParse(pattern.String).success;
      return isOneCharacter ? { start: () => new MappedCharacters(replace), inside: replace } : mappedTokens(replace);
    }
    case "Strip": {
      const { content, start, stop } = stripSchema.parse(config);
      const strip = (): DecoderStep => new StrippedTokens(content, start, stop);
      const inside = (token: string): string => textOf(strip().push({ text: token, isStart: true, isEnd: true }));
      return { start: strip, inside: isFused ? (token) => token : inside };
    }
    case "WordPiece": {
      const { prefix, cleanup } = wordPieceSchema.parse(config);
      const spaces = (token: string, index: number): string => {
        if (index === 0) return token;
        return token.startsWith(prefix) ? token.slice(prefix.length) : ` ${token}`;
      };
      return mappedTokens(cleanup ? (token, index) => cleanedUp(spaces(token, index)) : spaces);
    }
    case "BPEDecoder": {
      const { suffix } = suffixSchema.parse(config);
      return { start: () => new SuffixedTokens(suffix), inside: (token) => token.replaceAll(suffix, " ") };
    }
    case "CTC": {
      const { pad_token: pad, word_delimiter_token: delimiter, cleanup } = ctcSchema.parse(config);
      const map = (token: string): string => {
        const text = token.replaceAll(pad, "");
        return cleanup ? cleanedUp(text).replaceAll(delimiter, " ") : text;
      };
      return { start: () => new DistinctTokens(map), inside: map };
    }
    default:
      return unsupported(config, "decoder");
  }
}

function mappedTokens(map: (token: string, index: number) => string): DecoderPart {
  return { start: () => new MappedTokens(map), inside: (token) => map(token, 1) };
}

function metaspace(config: Component): DecoderPart {
  const options = metaspaceSchema.parse(config);
  const { replacement } = options;
  const dropsFirst = prependSchemeOf(options) !== "never";
  const map = (text: string, index: number): string => text.replaceAll(replacement, index === 0 && dropsFirst ? "" : " ");
  return { start: () => new MappedCharacters(map), inside: (token) => map(token, 1) };
}

function bytesOfToken(token: string): string | Uint8Array {
  const byte = byteOf(token);
  return byte === undefined ? token : Uint8Array.of(byte);
}

/** Removes spaces before English punctuation and contractions. */
const cleanups: readonly (readonly [string, string])[] = [
  [" .", "."],
  [" ?", "?"],
  [" !", "!"],
  [" ,", ","],
  [" ' ", "'"],
  [" n't", "n't"],
  [" 'm", "'m"],
  [" do not", " don't"],
  [" 's", "'s"],
  [" 've", "'ve"],
  [" 're", "'re"],
];

function cleanedUp(text: string): string {
  return cleanups.reduce((current, [from, to]) => current.replaceAll(from, to), text);
}
