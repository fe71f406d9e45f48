/** Joins the text of a reply with the tokens that llama.cpp reports, which lack the tokens that end inside of a character. */
import type { CompletionPart } from "../chat/completer/completer.ts";

export interface ReportedToken {
  id: number;
  logprob: number;
  /** Its part of the text, in UTF-8. Empty for most control tokens. */
  bytes: readonly number[];
}

export interface ReportedReply {
  text: string;
  /** Without the end token. */
  tokens: readonly ReportedToken[];
  /** Number of tokens with the missing ones. */
  tokenCount: number;
}

type TokensPart = { type: "tokens"; ids: number[]; logprobs: number[] };
type TextPart = Extract<CompletionPart, { type: "text" }>;

/**
 * Returns the parts of the reply in order. A character of several tokens is a text without ids, because only the last of its tokens is
 * reported.
 */
export function replyParts({ text, tokens, tokenCount }: ReportedReply): (TokensPart | TextPart)[] {
  const bytes = new TextEncoder().encode(text);
  const parts: (TokensPart | TextPart)[] = [];
  const texts: TextPart[] = [];
  let offset = 0;
  const addText = (end: number, ownTokens: number): void => {
    const part: TextPart = { type: "text", text: new TextDecoder().decode(bytes.subarray(offset, end)), tokens: ownTokens, lacksIds: true };
    parts.push(part);
    texts.push(part);
    offset = end;
  };
  const addToken = ({ id, logprob }: ReportedToken): void => {
    let last = parts.at(-1);
    if (last?.type !== "tokens") parts.push((last = { type: "tokens", ids: [], logprobs: [] }));
    last.ids.push(id);
    last.logprobs.push(logprob);
  };
  let withoutText = 0;
  for (const token of tokens) {
    const endsCharacter = isContinuation(token.bytes[0]);
    const start = indexOf(bytes, token.bytes, endsCharacter ? offset + 1 : offset);
    if (start < 0) withoutText += 1;
    else if (endsCharacter) addText(start + token.bytes.length, 1);
    else {
      if (start > offset) addText(start, 0);
      addToken(token);
      offset += token.bytes.length;
    }
  }
  if (offset < bytes.length) addText(bytes.length, 0);
  const last = texts.at(-1);
  if (last !== undefined) last.tokens += withoutText + Math.max(0, tokenCount - tokens.length);
  return parts;
}

/** Whether a byte continues a character in UTF-8. */
const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** Returns the first index from `from` on at which `searched` lies in `bytes`, or -1. */
function indexOf(bytes: Uint8Array, searched: readonly number[], from: number): number {
  for (let index = from; index + searched.length <= bytes.length; index++) {
    if (searched.every((byte, position) => bytes[index + position] === byte)) return index;
  }
  return -1;
}
