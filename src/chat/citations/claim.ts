import { clauseNumbers } from "./text/clauses.ts";
import { negatedClauses } from "./evidence.ts";
import { anaphors } from "./text/function-words.ts";
import type { PreparedSources } from "./prepared-sources.ts";
import type { Sentence } from "./text/sentences.ts";
import { tokenize, type Token } from "./text/tokens.ts";

/** A token of a reply with what it would prove. */
export interface ClaimToken extends Token {
  clause: number;
  /** Written as a name: it must be in the source like a number. */
  name: boolean;
  /** The user said it: repeating it proves nothing. */
  asked: boolean;
  /** What it counts for; 0 for grammar. */
  weight: number;
}

/** A sentence of a reply, ready to be compared with statements of sources. */
export interface Claim {
  tokens: readonly ClaimToken[];
  clauseCount: number;
  negated: ReadonlySet<number>;
  /** A line of code, where order is meaning. */
  code: boolean;
  /** Begins with a pronoun, so that its subject was named before. */
  leansBack: boolean;
}

/** What the user asked, as far as it bears on the evidence. */
export interface Question {
  keys: ReadonlySet<string>;
  /** Its content words in order; of these the topic consists. */
  topic: readonly Token[];
}

const factWeight = 1.5;
const nameWeight = 1.3;
const lightWeight = 0.4;
/** Words of the question weigh little: they neither prove nor, when the source puts them differently, refute. */
const askedShare = 0.2;
/** A sentence of more clauses is read with the last ones taken together; more would cost time and gain nothing. */
const maxClauses = 12;

export function readQuestion(text: string): Question {
  const topic = tokenize(text).filter((token) => token.kind !== "grammar");
  return { keys: new Set(topic.flatMap((token) => [token.key, ...token.otherKeys])), topic };
}

/**
 * Whether a capital letter makes a word a name. At the beginning of a sentence every word has one: there only words count
 * that the sources write with a capital, or that another capital follows.
 */
function isName(tokens: readonly Token[], index: number, text: string, sources: PreparedSources, question: Question): boolean {
  const token = tokens[index];
  if (!token?.capital || token.kind !== "word" || sources.lowerCase.has(token.folded)) return false;
  if (sources.names.has(token.folded)) return true;
  const asked = question.topic.find((word) => word.folded === token.folded);
  if (asked) return asked.capital;
  if (index > 0 && !/[.:*_"“\n]\s*$/u.test(text.slice(tokens[index - 1]?.end, token.start))) return true;
  const next = tokens[index + 1];
  return next?.capital === true && next.kind === "word" && /^ $/u.test(text.slice(token.end, next.start));
}

export function readClaim(text: string, sentence: Sentence, sources: PreparedSources, question: Question): Claim {
  const plain = tokenize(text, sentence.start, sentence.end);
  const clauses = clauseNumbers(text, plain).map((clause) => Math.min(clause, maxClauses - 1));
  const tokens = plain.map((token, index): ClaimToken => {
    const name = isName(plain, index, text, sources, question);
    const asked = question.keys.has(token.key);
    const kindWeight =
      token.kind === "grammar" ? 0 : token.kind === "light" ? lightWeight : token.kind === "fact" ? factWeight : name ? nameWeight : 1;
    const weight = kindWeight * sources.rarity(token.key) * (asked ? askedShare : 1);
    return { ...token, clause: clauses[index] ?? 0, name, asked, weight };
  });
  return {
    tokens,
    clauseCount: (clauses.at(-1) ?? -1) + 1,
    negated: negatedClauses(plain, clauses),
    code: sentence.code,
    leansBack: plain.slice(0, 2).some((token) => anaphors.has(token.folded)),
  };
}

/** What an assistant says about itself and its help. */
const courtesy =
  /\b(?:I(?:['’]m| am| hope| would be|['’]d be) (?:\w+ )?(?:happy|glad|sorry|here|this|that|it)|(?:let me|please) (?:know|tell)|feel free|happy to (?:help|assist))\b/iu;

/**
 * Sentences that state nothing about the world: questions, courtesies, and remarks on what the sources or the writer lack
 * ("The documents do not mention a pool"), which no source says.
 */
export function isRemark(text: string, sentence: Sentence, tokens: readonly Token[]): boolean {
  if (sentence.question) return true;
  const said = text.slice(sentence.start, sentence.end);
  if (courtesy.test(said)) return true;
  const denies = tokens.some((token) => token.negator) || /\b(?:un(?:able|known|clear)|insufficient)\b/iu.test(said);
  return (
    denies &&
    /\b(?:mention|specif|provid|contain|inform|find|found|know|known|sure|answer|tell|document|source|context|text|passage|result|state|say|detail|determin|dokument|erwähn|mentionn|menciona)/iu.test(
      said,
    )
  );
}
