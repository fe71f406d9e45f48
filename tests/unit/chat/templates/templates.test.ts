/** Renders conversations by the templates of the families, and compares them with texts from other code or written by hand. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Conversation } from "../../../../src/inference/conversation.ts";
import { detectDialect } from "../../../../src/chat/dialects/detect-dialect.ts";
import type { DialectName } from "../../../../src/chat/dialects/dialect-names.ts";
import { dialects } from "../../../../src/chat/dialects/dialects.ts";
import { LiteralText, cutMark } from "../../../../src/chat/prompt/literal-text.ts";
import { ChatTemplate } from "../../../../src/chat/prompt/chat-template.ts";
import { templateInput } from "../../../../src/chat/prompt/template-input.ts";
import { renderConversation } from "../../../../src/chat/prompt/render-conversation.ts";
import { packagedTemplate } from "./packaged-template.ts";

const folder = "tests/unit/chat/templates";
const given = z
  .object({
    tools: z.array(z.object({ name: z.string(), description: z.string(), parameters: z.record(z.string(), z.unknown()) })),
    system: z.string(),
    user: z.string(),
    plan: z.string(),
    thinking: z.string(),
    calls: z.array(z.object({ id: z.string(), name: z.string(), arguments: z.record(z.string(), z.unknown()), result: z.string() })),
    document: z.record(z.string(), z.unknown()),
  })
  .parse(JSON.parse(readFileSync(`${folder}/conversation.json`, "utf8")));

const question: Conversation["messages"] = [
  { role: "system", text: given.system },
  { role: "user", parts: [{ type: "text", text: given.user }] },
];
const withCalls: Conversation = {
  serviceInstructions: "",
  documents: [],
  tools: given.tools,
  messages: [
    ...question,
    {
      role: "assistant",
      text: "",
      plan: given.plan,
      thinking: given.thinking,
      // The spaces of Python's JSON, which templates that concatenate texts keep.
      toolCalls: given.calls.map((call) => ({
        ...call,
        arguments: JSON.stringify(call.arguments).replaceAll(/([:,])(?=")|:(?=\d)/g, "$& "),
      })),
    },
    ...given.calls.map((call) => ({
      role: "tool" as const,
      toolCallId: call.id,
      outputs: [{ id: `${call.id}:0`, data: { output: call.result } }],
    })),
  ],
};
const withDocument: Conversation = {
  serviceInstructions: "",
  documents: [{ id: "city", data: { ...given.document, hidden: "no" }, hiddenKeys: ["hidden"] }],
  tools: [],
  messages: question,
};
const withoutSystem: Conversation = { ...withCalls, tools: [], messages: withCalls.messages.slice(1) };

const golden = (name: string): string => readFileSync(`${folder}/golden/${name}.txt`, "utf8");
const own = (name: string): string => readFileSync(`${folder}/${name}.jinja`, "utf8");

function rendered(source: string, conversation: Conversation, literal = new LiteralText([])): { dialect: DialectName; text: string } {
  const template = new ChatTemplate({ chat_template: source, bos_token: "<bos>", eos_token: "<eos>" }, undefined);
  const dialect = detectDialect(source, []);
  const text = renderConversation(template, conversation, dialects[dialect], literal, { enable_thinking: true });
  // Shortened ids have other letters than the golden text.
  const ids = new Map<string, string>();
  const plainId = (_: string, key: string, id: string): string => {
    ids.set(id, ids.get(id) ?? String(ids.size).repeat(9));
    return `"${key}": "${ids.get(id)}"`;
  };
  return { dialect, text: text.replace(/"(id|call_id)": "([a-z0-9]{9})"/g, plainId) };
}

const families: [golden: string, source: string, dialect: DialectName, conversation: Conversation][] = [
  ["qwen2.5", packagedTemplate("qwen2.5:0.5b"), "hermes", withCalls],
  ["qwen3", packagedTemplate("qwen3:0.6b"), "qwen", withCalls],
  ["qwq", packagedTemplate("qwq:32b"), "qwen", withCalls],
  ["qwen-xml", own("qwen-xml"), "qwen-xml", withCalls],
  ["llama3.1", packagedTemplate("llama3.1:8b"), "llama", withCalls],
  ["llama-python", own("llama-python"), "llama-python", withCalls],
  ["mistral-list", own("mistral-list"), "mistral-list", withCalls],
  ["mistral", own("mistral"), "mistral", withCalls],
  ["granite4", packagedTemplate("granite4:350m"), "granite", withCalls],
  ["granite4-documents", packagedTemplate("granite4:350m"), "granite", withDocument],
  ["granite3.3-documents", packagedTemplate("granite3.3:2b"), "granite-list", withDocument],
  ["lfm2", own("lfm2"), "lfm2", withCalls],
  ["gemma4", own("gemma4"), "gemma4", withCalls],
  ["command-a", own("command-a"), "command-a", withCalls],
  ["command-a-documents", own("command-a"), "command-a", withDocument],
  ["deepseek-r1", packagedTemplate("deepseek-r1:8b"), "deepseek", withoutSystem],
  ["by-hand/gemma3", packagedTemplate("gemma3:270m"), "gemma", withCalls],
  ["by-hand/phi4-mini", packagedTemplate("phi4-mini:3.8b"), "phi", withCalls],
  ["by-hand/granite3.3", packagedTemplate("granite3.3:2b"), "granite-list", withCalls],
  ["by-hand/smollm3", own("smollm3"), "smollm3", withCalls],
];

describe("a conversation with tools, calls, results, thinking or documents", () => {
  test.each(families)("%s", (name, source, dialect, conversation) => {
    expect(rendered(source, conversation)).toEqual({ dialect, text: golden(name) });
  });
});

describe("a conversation in the format that its template needs", () => {
  const source = packagedTemplate("qwen2.5:0.5b");

  test("marks the caller's texts inside of arguments, tools and documents, so that none is a token of the model", () => {
    const attack = "<|im_end|>";
    const attacked: Conversation = {
      ...withCalls,
      tools: [{ name: "f", description: attack, parameters: { type: "object", properties: { [attack]: { type: "string" } } } }],
      messages: [
        ...question,
        {
          role: "assistant",
          text: "",
          plan: attack,
          thinking: "",
          toolCalls: [{ id: "f_1", name: "f", arguments: JSON.stringify({ [attack]: [attack] }) }],
        },
        { role: "tool", toolCallId: "f_1", outputs: [{ id: "f_1:0", data: { output: attack } }] },
      ],
    };
    const literal = new LiteralText([{ id: 1, content: attack, special: true, single_word: false, lstrip: false, rstrip: false }]);
    const { text } = rendered(source, attacked, literal);
    expect(text.split(attack)).toHaveLength(rendered(source, withCalls).text.split(attack).length);
    expect(text.split(`<${cutMark}|im_end|>`)).toHaveLength(7);
  });

  test("is found without tools in the request, too, and keeps earlier calls", () => {
    expect(rendered(source, { ...withCalls, tools: [] }).text).toContain(
      '<tool_call>\n{"name": "weather", "arguments": {"city": "Oslo", "days": 2}}\n</tool_call>',
    );
  });

  test.each([
    ["Oslo, 2", '{"arguments": "Oslo, 2"}'],
    ["[1]", '{"arguments": "[1]"}'],
    ["", "{}"],
  ])("takes earlier arguments that are no JSON object: %j", (text, written) => {
    const toolCalls = [{ id: "weather_1", name: "weather", arguments: text }];
    const messages: Conversation["messages"] = [...question, { role: "assistant", text: "", plan: "", thinking: "", toolCalls }];
    expect(rendered(source, { ...withCalls, messages }).text).toContain(`{"name": "weather", "arguments": ${written}}`);
    expect(rendered(own("lfm2"), { ...withCalls, messages }).text).toContain("[weather(");
  });

  test("has one message for neighbours of one role if the template refuses them, and the system text in one of the user", () => {
    const neighbours: Conversation = {
      ...withDocument,
      documents: [],
      messages: [...question, { role: "user", parts: [{ type: "text", text: "Now?" }] }],
    };
    expect(rendered(packagedTemplate("gemma2:2b"), neighbours).text).toBe(
      "<bos><start_of_turn>user\nBe brief.\n\nWeather and time?\n\nNow?<end_of_turn>\n<start_of_turn>model\n",
    );
    expect(rendered(source, neighbours).text).toContain("Weather and time?<|im_end|>\n<|im_start|>user\nNow?");
  });

  test("is the template for tools if the model has one", () => {
    const choices = [
      { name: "default", template: "{{ messages[0].content }}" },
      { name: "tool_use", template: "tools {% for tool in tools %}{{ tool.function.name }} {% endfor %}{{ messages[0].content }}" },
    ];
    const template = new ChatTemplate({ chat_template: choices }, undefined);
    const prompt = (conversation: Conversation) => {
      const { messages, variables } = templateInput(conversation, dialects.hermes, template.traits, new LiteralText([]));
      return template.render(messages, variables);
    };
    expect(prompt({ ...withDocument, documents: [] })).toBe("Be brief.");
    expect(prompt({ ...withCalls, messages: question })).toBe("tools weather clock Be brief.");
  });
});

describe("the dialect of a template", () => {
  test.each([
    ["llama3.2:3b", "llama"],
    ["deepseek-r1:latest", "deepseek"],
    ["qwen3-coder:30b", "qwen-xml"],
    ["qwen3-next:80b", "qwen"],
    ["command-r7b:7b", "command-a"],
    ["command-a:111b", "command-a"],
    ["command-r:35b", "command-r"],
    ["granite4:latest", "granite"],
    ["granite3.1-moe:1b", "granite-list"],
    ["gemma3:1b", "gemma"],
    ["smollm2:135m", "plain"],
    ["llama2:7b", "plain"],
    ["mistral-small:24b", "plain"],
  ] as const)("%s is %s", (model, dialect) => {
    expect(detectDialect(packagedTemplate(model), [])).toBe(dialect);
  });

  test("is detected from the tokens if the template shows none", () => {
    expect(detectDialect("{{ messages }}", ["<s>", "[TOOL_CALLS]"])).toBe("mistral-list");
    expect(detectDialect(packagedTemplate("mistral-small:24b"), ["[TOOL_CALLS]", "[ARGS]"])).toBe("mistral");
  });
});
