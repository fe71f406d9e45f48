/** Renders every shape of conversation that the contract allows by every published template: all words stay, in order. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { detectDialect } from "../../../../src/chat/dialects/detect-dialect.ts";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { TemplateRefusalError } from "../../../../src/chat/jinja/errors.ts";
import { LiteralText } from "../../../../src/chat/prompt/literal-text.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { renderConversation } from "../../../../src/chat/prompt/render-conversation.ts";
import type { Conversation, Message } from "../../../../src/inference/conversation.ts";
import { packagedTemplate } from "./packaged-template.ts";

const { cases } = z
  .object({ cases: z.array(z.tuple([z.string(), z.unknown()])) })
  .parse(JSON.parse(readFileSync("tests/unit/chat/jinja/published.json", "utf8")));
/** Templates that need their own variables, or show only the last messages. */
const special = ["firefunction-v2:70b", "shieldgemma:27b", "granite3-guardian:2b"];
const names = cases.map(([name]) => name).filter((name) => !special.includes(name));

const system: Message = { role: "system", text: "wsystem" };
const user = (text: string): Message => ({ role: "user", parts: [{ type: "text", text }] });
const assistant = (text: string): Message => ({ role: "assistant", text, plan: "", thinking: "", toolCalls: [] });
const caller = (...ids: string[]): Message => ({
  role: "assistant",
  text: "",
  plan: "wplan",
  thinking: "",
  toolCalls: ids.map((id) => ({ id: `weather_${id}`, name: "weather", arguments: `{"city": "wcity${id}"}` })),
});
const result = (id: string): Message => ({
  role: "tool",
  toolCallId: `weather_${id}`,
  outputs: [{ id: `weather_${id}:0`, data: { output: `wresult${id}` } }],
});

const shapes: [shape: string, messages: Message[]][] = [
  ["a greeting of the assistant first", [assistant("wgreeting"), user("wfirst")]],
  ["a greeting behind a system message", [system, assistant("wgreeting"), user("wfirst")]],
  ["two greetings", [assistant("wgreeting"), assistant("wagain"), user("wfirst")]],
  ["system messages in the middle", [user("wfirst"), system, user("wsecond")]],
  ["two user messages in a row", [user("wfirst"), user("wsecond")]],
  ["two assistant messages in a row", [user("wfirst"), assistant("wanswer"), assistant("wmore"), user("wsecond")]],
  ["an empty user message", [user(""), assistant("wanswer"), user("wsecond")]],
  ["many turns", [system, user("wfirst"), assistant("wanswer"), user("wsecond"), assistant("wthird"), user("wfourth")]],
];
const shapesWithCalls: [shape: string, messages: Message[]][] = [
  ["a call and its result", [user("wfirst"), caller("a"), result("a")]],
  ["calls and results before anything that the user said", [caller("a"), result("a")]],
  ["a call without its result", [user("wfirst"), caller("a"), user("wsecond")]],
  ["two calls and one result", [user("wfirst"), caller("a", "b"), result("a")]],
  ["a call behind a text of the assistant", [user("wfirst"), assistant("wanswer"), caller("a"), result("a")]],
  ["a result before the next user message", [system, user("wfirst"), caller("a"), result("a"), user("wsecond")]],
  ["a result and its answer", [user("wfirst"), caller("a"), result("a"), assistant("wanswer"), user("wsecond")]],
];

function conversationOf(messages: Message[]): Conversation {
  return { messages, documents: [], tools: [], serviceInstructions: "" };
}

function written(source: string, conversation: Conversation): string {
  const template = new ChatTemplate({ chat_template: source, bos_token: "<bos>", eos_token: "<eos>" }, undefined);
  return renderConversation(template, conversation, dialects[detectDialect(source, [])], new LiteralText([]));
}

/** Returns the words of the caller's texts; some templates put no space between two texts. */
function wordsIn(text: string): string[] {
  return text.match(/wsystem|wgreeting|wagain|wfirst|wsecond|wthird|wfourth|wanswer|wmore|wcity[ab]|wresulta/g) ?? [];
}

/** Moves the words of the system message to the front, because templates may place them anywhere. */
function systemFirst(words: readonly string[]): string[] {
  return [...words.filter((word) => word === "wsystem"), ...words.filter((word) => word !== "wsystem")];
}

function sourceOf(name: string): string {
  return name.endsWith(".jinja") ? readFileSync(`tests/unit/chat/templates/${name}`, "utf8") : packagedTemplate(name);
}

describe("a conversation is written", () => {
  test.each(names)("by %s, whatever its shape", (name) => {
    const lost = shapes.flatMap(([shape, messages]) => {
      const expected = systemFirst(wordsIn(JSON.stringify(messages)));
      const actual = systemFirst(wordsIn(written(sourceOf(name), conversationOf(messages))));
      return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ shape, expected, actual }];
    });
    expect(lost).toEqual([]);
  });

  test.each(names)("with calls by %s, whatever its shape", (name) => {
    const lost = shapesWithCalls.flatMap(([shape, messages]) => {
      const expected = wordsIn(JSON.stringify(messages));
      const actual = wordsIn(written(sourceOf(name), conversationOf(messages)));
      return expected.every((word) => actual.includes(word)) ? [] : [{ shape, expected, actual }];
    });
    expect(lost).toEqual([]);
  });

  test("by Gemma's template with a greeting after an empty user message", () => {
    expect(written(packagedTemplate("gemma2:2b"), conversationOf([assistant("Welcome!"), user("Hi")]))).toBe(
      "<bos><start_of_turn>user\n<end_of_turn>\n<start_of_turn>model\nWelcome!<end_of_turn>\n" +
        "<start_of_turn>user\nHi<end_of_turn>\n<start_of_turn>model\n",
    );
  });

  test("by Gemma's template with the system message before the greeting", () => {
    expect(written(packagedTemplate("gemma2:2b"), conversationOf([system, assistant("Welcome!"), user("Hi")]))).toBe(
      "<bos><start_of_turn>user\nwsystem<end_of_turn>\n<start_of_turn>model\nWelcome!<end_of_turn>\n" +
        "<start_of_turn>user\nHi<end_of_turn>\n<start_of_turn>model\n",
    );
  });

  test("unchanged by a template that accepts it", () => {
    const source = "{% for m in messages %}[{{ m.role }} {{ m.content }}]{% endfor %}";
    expect(written(source, conversationOf([assistant("Welcome!"), user("a"), user("b")]))).toBe("[assistant Welcome!][user a][user b]");
  });

  test("or refused with the message of a template that accepts none of its shapes", () => {
    const source = "{{ raise_exception('only on Sundays') }}";
    expect(() => written(source, conversationOf([user("Hi")]))).toThrow(new TemplateRefusalError("only on Sundays"));
  });
});
