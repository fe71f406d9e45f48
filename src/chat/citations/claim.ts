import { clauseNumbers } from "./text/clauses.ts";
import { negatedClauses } from "./evidence.ts";
import { anaphors } from "./words/word-lists.ts";
import type { PreparedSources } from "./prepared-sources.ts";
import type { Sentence } from "./text/sentences.ts";
import { tokenize, type Token } from "./text/tokens.ts";

/** A token of a reply. */
export interface ClaimToken extends Token {
  clause: number;
  /** Whether it is a name, which the source must contain like a number. */
  isName: boolean;
  /** Whether it occurs in the user's message, so that repeating it is not evidence. */
  isInQuestion: boolean;
  /** Weight in the coverage; 0 for grammar. */
  weight: number;
}

/** A sentence of a reply, prepared for comparison with statements of sources. */
export interface Claim {
  tokens: readonly ClaimToken[];
  clauseCount: number;
  negated: ReadonlySet<number>;
  /** Whether it is a line of code, in which order matters. */
  isCode: boolean;
  /** Whether it begins with a pronoun, so that an earlier sentence names the subject. */
  startsWithPronoun: boolean;
}

/** The user's message. */
export interface Question {
  keys: ReadonlySet<string>;
  /** Its content words, in order. */
  topic: readonly Token[];
}

const factWeight = 1.5;
const nameWeight = 1.3;
const lightWeight = 0.4;
/** Factor for words of the question: they are weak evidence, and a different wording in the source is a weak contradiction. */
const questionWordFactor = 0.2;
/** Further clauses are merged into the last one, which limits the time. */
const maxClauses = 12;

export function readQuestion(text: string): Question {
  const topic = tokenize(text).filter((token) => token.kind !== "grammar");
  return { keys: new Set(topic.flatMap((token) => [token.key, ...token.otherKeys])), topic };
}

/**
 * Whether a capital letter makes a word a name. The first word of a sentence is always capitalised: it is a name only if
 * the sources capitalise it, or if another capitalised word follows.
 */
function isName(tokens: readonly Token[], index: number, text: string, sources: PreparedSources, question: Question): boolean {
  const token = tokens[index];
  if (!token?.isCapitalised || token.kind !== "word" || sources.lowerCase.has(token.folded)) return false;
  if (sources.names.has(token.folded)) return true;
  const questionWord = question.topic.find((word) => word.folded === token.folded);
  if (questionWord) return questionWord.isCapitalised;
  if (index > 0 && !/[.:*_"“\n]\s*$/u.test(text.slice(tokens[index - 1]?.end, token.start))) return true;
  const next = tokens[index + 1];
  return next?.isCapitalised === true && next.kind === "word" && /^ $/u.test(text.slice(token.end, next.start));
}

export function readClaim(text: string, sentence: Sentence, sources: PreparedSources, question: Question): Claim {
  const plain = tokenize(text, sentence.start, sentence.end);
  const clauses = clauseNumbers(text, plain).map((clause) => Math.min(clause, maxClauses - 1));
  const tokens = plain.map((token, index): ClaimToken => {
    const name = isName(plain, index, text, sources, question);
    const isInQuestion = question.keys.has(token.key);
    const kindWeight =
      token.kind === "grammar" ? 0 : token.kind === "light" ? lightWeight : token.kind === "fact" ? factWeight : name ? nameWeight : 1;
    const weight = kindWeight * sources.rarity(token.key) * (isInQuestion ? questionWordFactor : 1);
    return { ...token, clause: clauses[index] ?? 0, isName: name, isInQuestion, weight };
  });
  return {
    tokens,
    clauseCount: (clauses.at(-1) ?? -1) + 1,
    negated: negatedClauses(plain, clauses),
    isCode: sentence.isCode,
    startsWithPronoun: plain.slice(0, 2).some((token) => anaphors.has(token.folded)),
  };
}

/** Phrases in which an assistant refers to itself and its help. */
const courtesy =
  /\b(?:I(?:['’]m| am| hope| would be|['’]d be) (?:\w+ )?(?:happy|glad|sorry|here|this|that|it)|(?:let me|please) (?:know|tell)|feel free|happy to (?:help|assist))\b/iu;

/**
 * Whether a sentence states no fact: questions, courtesies, and remarks on missing information ("The documents do not
 * mention a pool"), which no source contains.
 */
export function isRemark(text: string, sentence: Sentence, tokens: readonly Token[]): boolean {
  if (sentence.isQuestion) return true;
  const sentenceText = text.slice(sentence.start, sentence.end);
  if (courtesy.test(sentenceText)) return true;
  const denies = tokens.some((token) => token.isNegator) || /\b(?:un(?:able|known|clear)|insufficient)\b/iu.test(sentenceText);
  return (
    denies &&
    /\b(?:mention|specif|provid|contain|inform|find|found|know|known|sure|answer|tell|document|source|context|text|passage|result|state|say|detail|determin|dokument|erwähn|mentionn|menciona)/iu.test(
      sentenceText,
    )
  );
}
