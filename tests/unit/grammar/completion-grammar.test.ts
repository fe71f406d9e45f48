/** The grammar of a complete reply: the replies that it accepts. */
import { afterAll, describe, expect, it } from "vitest";
import { completionGrammar, type CompletionRules } from "../../../src/chat/grammar/completion-grammar.ts";
import type { OutputGrammar } from "../../../src/chat/grammar/output-grammar.ts";
import { TextTokenizer } from "../../../src/chat/tokenizer/text-tokenizer.ts";
import { TokenGrammar } from "../../../src/worker/engine/guided/token-grammar.ts";
import { allows } from "../../../src/worker/engine/guided/token-mask.ts";
import { byteTokenizerConfig, byteTokenizerFile, byteTokens } from "../../scripted/byte-tokenizer.ts";

const { table } = new TextTokenizer(byteTokenizerFile, byteTokenizerConfig);
const grammars = new TokenGrammar({ tokens: table, logitsLength: table.size, endTokenIds: [byteTokens.turnEnd] });
afterAll(() => grammars.dispose());

const anywhere = (text: string) => ({ text, onlyFirst: false });
const thinking = { open: "<think>", close: "</think>" };
const json: OutputGrammar = { text: 'root ::= "{" rest\nrest ::= "}" | "a" rest\n', begins: { at: "answer" } };
const calls = (isRequired: boolean): OutputGrammar => ({
  text: 'root ::= "<call>x</call>"\n',
  begins: { at: "opening", openings: [anywhere("<call>")], isRequired },
});

/** Whether each text is a complete reply. */
async function describes(rules: CompletionRules, texts: readonly string[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const text of texts) {
    const { matcher, release } = await grammars.matcher(completionGrammar(rules) ?? "");
    found.push((text === "" || matcher._acceptString(text)) && allows(await matcher.getNextTokenBitmask(), byteTokens.turnEnd));
    release();
  }
  return found;
}

const replies: [name: string, rules: CompletionRules, whole: string[], not: string[]][] = [
  ["an answer", { grammar: json, bannedTags: [] }, ["{}", "{aa}"], ["", "{", "x{}", "{}x", "<think></think>{}"]],
  [
    "an answer behind thinking",
    { grammar: json, thinking: { ...thinking, state: "may-open" }, bannedTags: [] },
    ["{}", "<think></think>{}", "<think>a < b </thin {</think>\n{}", "<think>é😀\n</think>\n\n{a}"],
    ["", "<think>", "<think>x</think>", "<think>x{}", "<think>x</think>\n\n\n{}", "<think>x</think> {}", "<think>x</think>{}{}"],
  ],
  [
    "an answer behind thinking that the prompt opened",
    { grammar: json, thinking: { ...thinking, state: "opened" }, bannedTags: [] },
    ["</think>{}", "x</think>\n\n{}"],
    ["{}", "", "x", "<think>x{}"],
  ],
  ["calls that are required", { grammar: calls(true), bannedTags: [] }, ["<call>x</call>"], ["", "x<call>x</call>", "<call>"]],
  [
    "calls that are not",
    { grammar: calls(false), bannedTags: [] },
    ["", "text", "<", "<cal", "a<<call>x</call>", "<c<call>x</call>", "é😀\n<call>x</call>"],
    ["<call>", "<call>y</call>", "text<call>x", "<call>x</call>more"],
  ],
  [
    "calls behind thinking, which may name their tag",
    { grammar: calls(false), thinking: { ...thinking, state: "opened" }, bannedTags: [] },
    ["", "I <call> it", "x</think>\n\ntext", "<call>y</think><call>x</call>"],
    ["x</think><call>y", "x</think><call>x</call>more"],
  ],
  [
    "text without tags",
    { bannedTags: [anywhere("<call>"), anywhere("<think>")] },
    ["", "a < b", "<thin", "<cal<thin<", "é😀"],
    ["<call>", "a<think>b", "<<call>", "<ca<think>"],
  ],
  ["text without a tag that its own end begins", { bannedTags: [anywhere("aab")] }, ["aa", "aba", "aaac"], ["aab", "aaab", "cabaab"]],
  [
    "text that does not begin with a tag",
    { bannedTags: [{ text: "[f(", onlyFirst: true }, anywhere("<x>")] },
    ["", "[", "[f", " \n", "a[f(", "[g(", "[[f(", "é😀[f("],
    ["[f(", " \n[f(1)", "<x>", "a<x>", "[f<x>"],
  ],
  [
    "calls that only an answer may begin with",
    {
      grammar: {
        text: 'root ::= "[f(" "x" ")"\n',
        begins: { at: "opening", openings: [{ text: "[f(", onlyFirst: true }], isRequired: false },
      },
      bannedTags: [],
    },
    ["", "text", "[f(x)", "text [f(y", "[g("],
    ["[f(", "[f(y)", "[f(x) more"],
  ],
];

describe("the grammar of a complete reply describes", () => {
  it.each(replies)("%s", async (_name, rules, whole, not) => {
    expect(Object.fromEntries((await describes(rules, whole)).map((is, index) => [whole[index], is]))).toEqual(
      Object.fromEntries(whole.map((text) => [text, true])),
    );
    expect(Object.fromEntries((await describes(rules, not)).map((is, index) => [not[index], is]))).toEqual(
      Object.fromEntries(not.map((text) => [text, false])),
    );
  });

  it("any text if there are no rules: undefined", () => {
    expect(completionGrammar({ thinking: { ...thinking, state: "may-open" }, bannedTags: [] })).toBeUndefined();
  });
});
