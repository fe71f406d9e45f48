import { abbreviations } from "../words/word-lists.ts";

/** A part of a text that makes one statement; UTF-16 offsets. */
export interface Sentence {
  start: number;
  end: number;
  /** Whether it is a line of a fenced code block. */
  isCode: boolean;
  /** Whether it ends with a question mark. */
  isQuestion: boolean;
}

export interface Segmentation {
  sentences: Sentence[];
  /** Offset of the first text that further text could change; the text's length if there is none. */
  settled: number;
  /** Whether `settled` is in the middle of a line. */
  midLine: boolean;
  /** Whether `settled` is inside a fenced code block. */
  inCode: boolean;
}

const lineMarker = /^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+|[-*+•][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,3}[.)][ \t]+)?/u;
const terminator = /(?:([.]+)|([!?…]+[.!?…]*)|([。！？｡।؟۔]+))(["'”’»)\]*_`」』）]*)/gu;

function isAbbreviation(line: string, dot: number): boolean {
  // A short slice, so that the search does not start at every letter of a long line.
  const word = /(?:^|[^\p{L}.])([\p{L}.]{1,12})$/u.exec(line.slice(Math.max(0, dot - 13), dot))?.[1] ?? "";
  // A single letter does not end a sentence: "J. Smith", "U.S.", and the "I" of a roman numeral.
  return abbreviations.has(word.toLowerCase()) || /(?:^|\.)\p{Lu}$/u.test(word) || /^\p{L}\.\p{L}$/u.test(word);
}

/**
 * Splits one line into sentences and returns the offset of the first text that further text could change. `open`: more text
 * may follow. `midLine`: `start` is in the middle of a line.
 */
function splitLine(text: string, start: number, end: number, open: boolean, midLine: boolean, sentences: Sentence[]): number {
  const line = text.slice(start, end);
  let from = midLine ? 0 : (lineMarker.exec(line)?.[0].length ?? 0);
  let settled = start;
  const push = (to: number, isQuestion: boolean): void => {
    const trimmed = line.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(trimmed)) {
      sentences.push({ start: start + from, end: start + to, isCode: false, isQuestion });
    }
    from = to;
    settled = start + to;
  };
  for (const match of line.matchAll(terminator)) {
    const to = match.index + match[0].length;
    if (match.index < from) continue;
    const spaced = match[3] === undefined;
    if (spaced && !/\s/u.test(line.charAt(to)) && (to < line.length || open)) continue;
    if (!spaced && open && to === line.length) continue;
    if (match[1] !== undefined && isAbbreviation(line, match.index)) continue;
    push(to, /[?？؟]/u.test(match[0]));
  }
  if (!open) push(line.length, false);
  return settled;
}

/**
 * Splits a text, plain or markdown, into sentences. A sentence ends at a terminator followed by white space, or at the end
 * of its line. If `isComplete` is false, returns only sentences that no further text can change.
 */
export function splitSentences(text: string, isComplete: boolean, startsInCode = false, startsMidLine = false): Segmentation {
  const sentences: Sentence[] = [];
  let inCode = startsInCode;
  let midLine = startsMidLine;
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const open = newline === -1 && !isComplete;
    const line = text.slice(start, end);
    const fence = !midLine && /^\s*(?:```|~~~)/u.test(line);
    let settled = start;
    if (fence) inCode = open ? inCode : !inCode;
    else if (!inCode) settled = splitLine(text, start, end, open, midLine, sentences);
    else if (!open && /[\p{L}\p{N}]/u.test(line)) sentences.push({ start, end, isCode: true, isQuestion: false });
    if (open) return { sentences, settled, midLine: midLine || settled > start, inCode };
    start = end + 1;
    midLine = false;
  }
  return { sentences, settled: text.length, midLine, inCode };
}
