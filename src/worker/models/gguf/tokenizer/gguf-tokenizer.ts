/**
 * Turns the vocabulary of a GGUF file into the content of a `tokenizer.json` and a `tokenizer_config.json`, with which `TextTokenizer`
 * gives the tokens of llama.cpp. Pure.
 */
import { type GgufMetadata, tokenizerModel } from "../gguf-metadata.ts";
import { ggufTemplates } from "../gguf-templates.ts";
import { type SpecialTokens, specialIdsOf, specialTokensOf } from "../gguf-special-tokens.ts";
import { UnreadableGgufError } from "../unreadable-gguf-error.ts";
import { type GgufVocabulary, textList, tokenTypes, vocabularyOf } from "./gguf-vocabulary.ts";
import { preTokenizerOf, type PreTokenizer } from "./pre-tokenizers.ts";
import { sentencePieceMerges } from "./sentence-piece-merges.ts";
import { tokenizerObstacle } from "./tokenizer-obstacle.ts";

export interface GgufTokenizer {
  /** The content of a `tokenizer.json`, the first parameter of `TextTokenizer`. */
  file: object;
  /** The content of a `tokenizer_config.json`: special tokens and chat templates. */
  config: object;
}

const space = "\u2581";
/** @throws UnreadableGgufError for a vocabulary that is damaged, or that `tokenizerObstacle` refuses. */
export function ggufTokenizer({ metadata }: { metadata: GgufMetadata }): GgufTokenizer {
  const obstacle = tokenizerObstacle(metadata);
  if (obstacle !== undefined) throw new UnreadableGgufError(obstacle);
  const vocabulary = vocabularyOf(metadata);
  const special = specialTokensOf(metadata);
  const rules = rulesOf(metadata, vocabulary);
  const file = {
    added_tokens: addedTokens(vocabulary),
    ...rules,
    post_processor: postProcessor(metadata, special),
  };
  const templates = ggufTemplates({ metadata });
  const config = {
    ...(special.beginToken !== undefined && { bos_token: special.beginToken }),
    ...(special.endToken !== undefined && { eos_token: special.endToken }),
    ...(special.unknownToken !== undefined && { unk_token: special.unknownToken }),
    ...(special.padToken !== undefined && { pad_token: special.padToken }),
    ...(special.separatorToken !== undefined && { sep_token: special.separatorToken }),
    ...(special.maskToken !== undefined && { mask_token: special.maskToken }),
    ...(templates !== undefined && { chat_template: templates }),
  };
  return { file, config };
}

/** Control tokens have no text; tokens that the model's authors defined do. */
function addedTokens({ tokens, types }: GgufVocabulary): object[] {
  return tokens.flatMap((content, id) => {
    const type = types[id];
    const isControl = type === tokenTypes.control || type === tokenTypes.unknown;
    if ((!isControl && type !== tokenTypes.userDefined) || content === "") return [];
    return [{ id, content, special: isControl, normalized: false }];
  });
}

function rulesOf(metadata: GgufMetadata, vocabulary: GgufVocabulary): object {
  const preTokenizer = preTokenizerOf(metadata);
  if (preTokenizer !== undefined)
    return preTokenizer.isSentencePiece === true
      ? spacedPairs(metadata, vocabulary, preTokenizer)
      : bytePairs(metadata, vocabulary, preTokenizer);
  switch (tokenizerModel(metadata)) {
    case "llama":
      return sentencePiece(metadata, vocabulary);
    case "bert":
      return wordPiece(metadata, vocabulary);
    default:
      return unigram(metadata, vocabulary);
  }
}

function bytePairs(metadata: GgufMetadata, { tokens }: GgufVocabulary, { patterns, ignoresMerges = false }: PreTokenizer): object {
  return {
    pre_tokenizer: {
      type: "Sequence",
      pretokenizers: [...patterns.map(splitting), { type: "ByteLevel", add_prefix_space: false, use_regex: false }],
    },
    decoder: { type: "ByteLevel" },
    model: { type: "BPE", vocab: idsOf(tokens), merges: mergesOf(metadata, tokens), ignore_merges: ignoresMerges },
  };
}

/** Byte-pair encoding over texts in which spaces are written as "▁" (Gemma 4). */
function spacedPairs(metadata: GgufMetadata, { tokens }: GgufVocabulary, { patterns }: PreTokenizer): object {
  return {
    normalizer: { type: "Replace", pattern: { String: " " }, content: space },
    pre_tokenizer: { type: "Sequence", pretokenizers: patterns.map(splitting) },
    decoder: spacedDecoder(false),
    model: {
      type: "BPE",
      vocab: idsOf(tokens),
      merges: mergesOf(metadata, tokens),
      byte_fallback: true,
      ...unknownToken(metadata, tokens),
    },
  };
}

function sentencePiece(metadata: GgufMetadata, vocabulary: GgufVocabulary): object {
  const { tokens } = vocabulary;
  const addsPrefix = metadata.get("tokenizer.ggml.add_space_prefix") !== false;
  const escaping = { type: "Replace", pattern: { String: " " }, content: space };
  return {
    normalizer: addsPrefix ? { type: "Sequence", normalizers: [{ type: "Prepend", prepend: space }, escaping] } : escaping,
    decoder: spacedDecoder(addsPrefix),
    model: {
      type: "BPE",
      vocab: idsOf(tokens),
      merges: sentencePieceMerges(vocabulary),
      byte_fallback: true,
      fuse_unk: true,
      ...unknownToken(metadata, tokens),
    },
  };
}

function wordPiece(metadata: GgufMetadata, { tokens, types }: GgufVocabulary): object {
  const flag = (name: string, otherwise: boolean): boolean => {
    const value = metadata.get(`tokenizer.ggml.normalizer.${name}`);
    return typeof value === "boolean" ? value : otherwise;
  };
  const lowercase = flag("lowercase", true);
  // The file writes the beginning of a word as "▁", and a continuation without the mark of WordPiece.
  const written = tokens.map((token, id) => {
    if (types[id] === tokenTypes.control || types[id] === tokenTypes.unknown || /^\[.*\]$/.test(token)) return token;
    return token.startsWith(space) ? token.slice(space.length) : `##${token}`;
  });
  return {
    normalizer: {
      type: "BertNormalizer",
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: flag("strip_accents", lowercase),
      lowercase,
    },
    pre_tokenizer: { type: "BertPreTokenizer" },
    decoder: { type: "WordPiece", prefix: "##", cleanup: true },
    model: {
      type: "WordPiece",
      vocab: idsOf(written),
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
      unk_token: unknownToken(metadata, tokens).unk_token ?? "[UNK]",
    },
  };
}

function unigram(metadata: GgufMetadata, { tokens, types, scores }: GgufVocabulary): object {
  const charsmap = metadata.get("tokenizer.ggml.precompiled_charsmap");
  const addsPrefix = metadata.get("tokenizer.ggml.add_space_prefix") !== false;
  const removesSpaces = metadata.get("tokenizer.ggml.remove_extra_whitespaces") === true;
  const normalizers = [
    ...(charsmap instanceof Uint8Array || charsmap instanceof Int8Array
      ? [{ type: "Precompiled", precompiled_charsmap: base64(new Uint8Array(charsmap)) }]
      : []),
    ...(removesSpaces
      ? [
          { type: "Replace", pattern: { Regex: " {2,}" }, content: " " },
          { type: "Replace", pattern: { Regex: "(?<![\\s\\S]) | (?![\\s\\S])" }, content: "" },
        ]
      : []),
  ];
  const metaspace = { type: "Metaspace", replacement: space, prepend_scheme: addsPrefix ? "always" : "never" };
  return {
    normalizer: { type: "Sequence", normalizers },
    pre_tokenizer: metaspace,
    decoder: metaspace,
    model: {
      type: "Unigram",
      vocab: tokens.map((token, id) => pieceOf(token, types[id], scores[id] ?? 0, id)),
      unk_id: specialIdsOf(metadata).unknownToken ?? 2,
    },
  };
}

/** A noncharacter, which no text has. */
const unfindable = "\uFDD1";

/** llama.cpp finds no control token in a text, and gives the score 0 to tokens that the authors defined. */
function pieceOf(token: string, type: number | undefined, score: number, id: number): [string, number] {
  if (type === tokenTypes.control || type === tokenTypes.unknown) return [`${unfindable}${id}`, score];
  return [token, type === tokenTypes.userDefined ? 0 : score];
}

function splitting(pattern: string): object {
  return { type: "Split", pattern: { Regex: pattern }, behavior: "Isolated", invert: false };
}

function spacedDecoder(stripsFirst: boolean): object {
  const decoders = [{ type: "Replace", pattern: { String: space }, content: " " }, { type: "ByteFallback" }, { type: "Fuse" }];
  return { type: "Sequence", decoders: stripsFirst ? [...decoders, { type: "Strip", content: " ", start: 1, stop: 0 }] : decoders };
}

function unknownToken(metadata: GgufMetadata, tokens: readonly string[]): { unk_token?: string } {
  const token = tokens[specialIdsOf(metadata).unknownToken ?? -1];
  return token === undefined ? {} : { unk_token: token };
}

function idsOf(tokens: readonly string[]): Record<string, number> {
  return Object.fromEntries(tokens.map((token, id) => [token, id]));
}

/** Leaves out merges of tokens that the vocabulary lacks: they never apply. */
function mergesOf(metadata: GgufMetadata, tokens: readonly string[]): [string, string][] {
  const merges = textList(metadata, "tokenizer.ggml.merges");
  if (merges === undefined) throw new UnreadableGgufError("has no merges (tokenizer.ggml.merges)");
  const known = new Set(tokens);
  return merges.flatMap((merge): [string, string][] => {
    // The first token may begin with a space.
    const at = merge.indexOf(" ", 1);
    const [first, second] = [merge.slice(0, at), merge.slice(at + 1)];
    return at > 0 && known.has(first) && known.has(second) && known.has(first + second) ? [[first, second]] : [];
  });
}

function postProcessor(metadata: GgufMetadata, special: SpecialTokens): object | undefined {
  const ids = specialIdsOf(metadata);
  const tokens = new Map<string, number>();
  const part = (text: string | undefined, id: number | undefined): object[] => {
    if (text === undefined || id === undefined) return [];
    tokens.set(text, id);
    return [{ SpecialToken: { id: text, type_id: 0 } }];
  };
  const begin = special.addsBeginToken ? part(special.beginToken, ids.beginToken) : [];
  const end = special.addsEndToken ? part(special.endToken, ids.endToken) : [];
  const separator = special.addsSeparator ? part(special.separatorToken, ids.separatorToken) : [];
  // BERT ends each text with its separator; other models put it only between two texts.
  const closing = tokenizerModel(metadata) === "bert" ? separator : end;
  const between = tokenizerModel(metadata) === "bert" ? separator : [...end, ...separator];
  const text = (id: "A" | "B", type: number): object => ({ Sequence: { id, type_id: type } });
  const single = [...begin, text("A", 0), ...closing];
  const pair = [...begin, text("A", 0), ...between, text("B", tokenizerModel(metadata) === "bert" ? 1 : 0), ...closing];
  const special_tokens = Object.fromEntries([...tokens].map(([id, number]) => [id, { id, ids: [number], tokens: [id] }]));
  return { type: "TemplateProcessing", single, pair, special_tokens };
}

function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const pieceBytes = 0x8000;
  for (let at = 0; at < bytes.length; at += pieceBytes) pieces.push(String.fromCharCode(...bytes.subarray(at, at + pieceBytes)));
  return btoa(pieces.join(""));
}
