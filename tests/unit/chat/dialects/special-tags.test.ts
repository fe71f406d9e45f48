/** Tags that are special tokens of a model: other special tokens have no text, but the reader and the grammars see these. */
import "../../grammar/xgrammar-in-node.ts";
import { describe, expect, test } from "vitest";
import { dialectOf, tagsOf } from "../../../../src/chat/dialects/dialect.ts";
import type { DialectName } from "../../../../src/chat/dialects/dialect-names.ts";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { toolGrammar } from "../../../../src/chat/grammar/tool-grammar.ts";
import { readArguments } from "../../../scripted/read-schemas.ts";
import { ReplyReader } from "../../../../src/chat/reply/reply-reader.ts";
import { TextTokenizer } from "../../../../src/chat/tokenizer/text-tokenizer.ts";
import type { ReplyEvent } from "../../../../src/inference/reply-events.ts";
import { createOutputGuide } from "../../../../src/worker/engine/guided/output-guide.ts";
import { ReplyTags } from "../../../../src/worker/engine/guided/reply-tags.ts";
import { TagBan } from "../../../../src/worker/engine/guided/tag-ban.ts";
import { TokenGrammar } from "../../../../src/worker/engine/guided/token-grammar.ts";
import { byteTokenizerConfig, byteTokenizerFile, byteTokens } from "../../../scripted/byte-tokenizer.ts";
import { callSyntax } from "../../../scripted/call-syntax.ts";

/** A tokenizer with each tag of the dialect as one special token. */
function tokenizerWith(name: DialectName): TextTokenizer {
  const [pattern] = byteTokenizerFile.added_tokens;
  const tags = tagsOf(dialects[name]).filter((tag) => !byteTokenizerFile.added_tokens.some(({ content }) => content === tag));
  const added = [...new Set(tags)].map((content, index) => ({ ...pattern, content, id: byteTokens.padding + 1 + index, special: true }));
  const tokenizer = new TextTokenizer(
    { ...byteTokenizerFile, added_tokens: [...byteTokenizerFile.added_tokens, ...added] },
    byteTokenizerConfig,
  );
  tokenizer.table.readAsText(tagsOf(dialects[name]));
  return tokenizer;
}

function read(name: DialectName, reply: string, { supportsReasoning = false } = {}): ReplyEvent[] {
  const tokenizer = tokenizerWith(name);
  const reader = new ReplyReader({
    replyId: "r",
    tokens: tokenizer.table,
    dialect: dialectOf(dialects[name], supportsReasoning),
    stopSequences: [],
    logprobs: false,
    inputTokens: 1,
    billedInputTokens: 1,
    toolCalls: { tools: new Map([["f", {}]]), maxCalls: 0 },
  });
  return [...Array.from(tokenizer.encodePrompt(reply)).flatMap((id) => reader.push(id, 0).events), ...reader.end("COMPLETE")];
}

/** Returns the types of the events in order, with their texts joined. */
function summary(events: readonly ReplyEvent[]): string {
  return events
    .flatMap((event) => {
      if (event.type === "text-delta" || event.type === "plan-delta") return [event.text];
      if (event.type === "thinking-delta") return [event.thinking];
      if (event.type === "tool-call-delta") return [event.arguments];
      return [event.type === "tool-call-start" ? `[${event.name}]` : event.type === "reply-end" ? event.finishReason : `<${event.type}>`];
    })
    .join("");
}

describe("tags that are special tokens", () => {
  test("open and close calls", () => {
    expect(summary(read("lfm2", 'Look.<|tool_call_start|>[f(a="b")]<|tool_call_end|>'))).toBe('Look.[f]{"a":"b"}<tool-call-end>TOOL_CALL');
    expect(summary(read("mistral", '[TOOL_CALLS]f[ARGS]{"a": 1}'))).toBe('[f]{"a": 1}<tool-call-end>TOOL_CALL');
    expect(summary(read("gemma4", '<|tool_call>call:f{a:<|"|>b"{<|"|>}<tool_call|>'))).toBe(
      String.raw`[f]{"a":"b\"{"}<tool-call-end>TOOL_CALL`,
    );
    expect(summary(read("llama", '<|python_tag|>{"name": "f", "parameters": {}}'))).toBe("[f]{}<tool-call-end>TOOL_CALL");
  });

  test("of Command models around thinking, plan and answer are removed", () => {
    const answer = "<|START_RESPONSE|>Hi <b>.<|END_RESPONSE|>";
    expect(summary(read("command-a", answer))).toBe("<text-start>Hi <b>.<text-end>COMPLETE");
    expect(summary(read("command-a", answer.slice("<|START_RESPONSE|>".length)))).toBe("<text-start>Hi <b>.<text-end>COMPLETE");
    const call =
      '<|START_THINKING|>I will look.<|END_THINKING|><|START_ACTION|>[\n    {"tool_call_id": "0", "tool_name": "f", "parameters": {}}\n]<|END_ACTION|>';
    expect(summary(read("command-a", call))).toBe("I will look.[f]{}<tool-call-end>TOOL_CALL");
    expect(summary(read("command-a", call, { supportsReasoning: true }))).toBe(
      "<thinking-start>I will look.<thinking-end>[f]{}<tool-call-end>TOOL_CALL",
    );
  });

  test("of Granite 3 are removed around the answer after thinking, and are text elsewhere", () => {
    expect(summary(read("granite-list", "<think>a</think><response>b</response>"))).toBe(
      "<thinking-start>a<thinking-end><text-start>b<text-end>COMPLETE",
    );
    expect(summary(read("granite-list", "Write <response>b</response>"))).toBe(
      "<text-start>Write <response>b</response><text-end>COMPLETE",
    );
  });

  test.each(["lfm2", "mistral", "gemma4", "phi", "command-a", "deepseek"] as const)(
    "begin required calls in the dialect %s, and are banned where there may be none",
    async (name) => {
      const { table } = tokenizerWith(name);
      const vocabulary = { tokens: table, logitsLength: table.size, endTokenIds: [byteTokens.turnEnd] };
      const grammars = new TokenGrammar(vocabulary);
      const syntax = callSyntax(name);
      const grammar = toolGrammar({ tools: [{ name: "f", parameters: readArguments({}) }], syntax, choice: "required" });
      const guide = await createOutputGuide(grammars, { grammar });
      const allowed = async (by: { mask: (logits: Float32Array) => Promise<void> }): Promise<number[]> => {
        const logits = new Float32Array(table.size).fill(1);
        await by.mask(logits);
        return [...logits.keys()].filter((id) => logits[id] === 1);
      };
      const tag = table.idOf(syntax.layout.open) ?? -1;
      const first = await allowed(guide);
      expect(first).toContain(tag);
      expect(first).not.toContain("a".charCodeAt(0));
      guide.dispose();
      await grammars.dispose();
      expect(await allowed(new TagBan({ text: syntax.layout.open, onlyFirst: false }, new ReplyTags(table)))).not.toContain(tag);
    },
  );
});

describe("calls without a tag", () => {
  test("begin the answer or are text", () => {
    const call = '{"name": "f", "parameters": {"a": 1}}';
    expect(summary(read("llama", `\n${call}`))).toBe('[f]{"a": 1}<tool-call-end>TOOL_CALL');
    expect(summary(read("llama", `So: ${call}`))).toBe(`<text-start>So: ${call}<text-end>COMPLETE`);
    expect(summary(read("llama-python", "[f(a=1)]"))).toBe('[f]{"a":1}<tool-call-end>TOOL_CALL');
    expect(summary(read("llama-python", "[1] is f(a=1)"))).toBe("<text-start>[1] is f(a=1)<text-end>COMPLETE");
  });
});
