/** Replies as words, so that case, punctuation and articles do not matter. */
import { functionWords } from "../../../src/chat/citations/words/word-lists.ts";

const articles = new Set(["a", "an", "the"]);

/** Runs of letters, digits and underscores, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Follows SQuAD's comparison of answers (https://arxiv.org/abs/1606.05250, section 6.1): without articles. */
export const answerWords = (text: string): string[] => wordsOf(text).filter((word) => !articles.has(word));

/** Words that carry facts rather than grammar. */
export const contentWords = (text: string): string[] => wordsOf(text).filter((word) => !functionWords.has(word));

/** Whether the reply contains the words of `value`, in order and unbroken. The reply must contain a value without words unchanged. */
export function holdsWords(reply: string, value: string): boolean {
  const wanted = answerWords(value);
  if (wanted.length === 0) return value !== "" && reply.includes(value);
  return ` ${answerWords(reply).join(" ")} `.includes(` ${wanted.join(" ")} `);
}

/** Same words in the same order, articles aside. */
export const saysTheSame = (reply: string, wanted: string): boolean => answerWords(reply).join(" ") === answerWords(wanted).join(" ");
