/**
 * The dialects by name. Sources: the published chat templates of the families (docs/dialects.md lists the models), and the
 * replies in their documentation.
 */
import type { DialectName } from "./dialect-names.ts";
import type { CallLayout, CallSyntax, Dialect, TagPair } from "./dialect.ts";

const think: TagPair = { open: "<think>", close: "</think>" };

const nameAndArguments = { kind: "json", nameKey: "name", argumentsKey: "arguments" } as const;

/** https://github.com/NousResearch/Hermes-Function-Calling */
const hermesLayout: CallLayout = { open: "<tool_call>", first: "\n", last: "\n", close: "</tool_call>", between: "\n" };
const hermesCalls: CallSyntax = { layout: hermesLayout, notation: nameAndArguments };

const jsonList = { first: "[", separator: ", ", last: "]" };

const gemmaResults: TagPair = { open: "```tool_output\n", close: "\n```" };

export const dialects: Readonly<Record<DialectName, Dialect>> = {
  /** No tools, no thinking. */
  plain: {},
  hermes: { calls: hermesCalls },
  /** Qwen 3: https://qwenlm.github.io/blog/qwen3/ */
  qwen: { thinking: think, calls: hermesCalls },
  /** Qwen 3.5 and Qwen3-Coder. */
  "qwen-xml": { thinking: think, calls: { layout: hermesLayout, notation: { kind: "xml" } } },
  smollm3: { thinking: think, calls: hermesCalls },
  /** Granite 4. */
  granite: { thinking: think, calls: hermesCalls, prompt: { thinkingVariable: "thinking" } },
  /** Granite 3. */
  "granite-list": {
    thinking: think,
    answer: { open: "<response>", close: "</response>", isOpened: false },
    calls: { layout: { open: "<|tool_call|>", ...jsonList, close: "" }, notation: nameAndArguments },
    prompt: { thinkingVariable: "thinking" },
  },
  /** Phi-4-mini. */
  phi: { calls: { layout: { open: "<|tool_call|>", ...jsonList, close: "<|/tool_call|>" }, notation: nameAndArguments } },
  /** Llama 3.1 to 3.3 by their own templates; Llama 4's text models, too. */
  llama: {
    calls: {
      layout: { open: "", optionalOpen: "<|python_tag|>", first: "", separator: "; ", last: "", close: "" },
      notation: { kind: "json", nameKey: "name", argumentsKey: "parameters" },
    },
    prompt: { oneCallPerMessage: true },
  },
  /** Llama 3.2 as its model card describes calls with several functions. */
  "llama-python": {
    calls: { layout: { open: "", optionalOpen: "<|python_tag|>", ...jsonList, close: "" }, notation: { kind: "python" } },
    prompt: { oneCallPerMessage: true },
  },
  /** Mistral 7B v0.3 to Mistral Small 3.1. */
  "mistral-list": {
    calls: { layout: { open: "[TOOL_CALLS]", ...jsonList, close: "" }, notation: nameAndArguments },
    prompt: { shortCallIds: true },
  },
  /** Mistral Small 3.2, Devstral, Magistral and Ministral 3. */
  mistral: {
    thinking: { open: "[THINK]", close: "[/THINK]" },
    calls: {
      layout: { open: "[TOOL_CALLS]", first: "", last: "", close: "", between: "" },
      notation: { kind: "named", before: "", beforeArguments: "[ARGS]", after: "" },
    },
    prompt: { shortCallIds: true },
  },
  /** Gemma 3: no calls of its own, taught by instructions as Google's documentation does. */
  gemma: {
    calls: { layout: { open: "```tool_code", first: "\n", separator: "\n", last: "\n", close: "```" }, notation: { kind: "python" } },
    prompt: { toolResult: gemmaResults },
  },
  gemma4: {
    thinking: { open: "<|channel>thought", close: "<channel|>" },
    calls: {
      layout: { open: "<|tool_call>", first: "", last: "", close: "<tool_call|>", between: "" },
      notation: { kind: "gemma", quote: '<|"|>' },
    },
  },
  functiongemma: {
    calls: {
      layout: { open: "<start_function_call>", first: "", last: "", close: "<end_function_call>", between: "" },
      notation: { kind: "gemma", quote: "<escape>" },
    },
  },
  lfm2: {
    thinking: think,
    calls: { layout: { open: "<|tool_call_start|>", ...jsonList, close: "<|tool_call_end|>" }, notation: { kind: "python" } },
    prompt: { thinkingKey: "thinking" },
  },
  /** Command R and R+. */
  "command-r": {
    calls: {
      layout: { open: "Action: ```json", first: "\n[\n", separator: ",\n", last: "\n]", close: "```" },
      notation: { kind: "json", nameKey: "tool_name", argumentsKey: "parameters" },
    },
    prompt: { thinkingKey: "tool_plan" },
  },
  /** Command R7B and Command A. */
  "command-a": {
    thinking: { open: "<|START_THINKING|>", close: "<|END_THINKING|>" },
    thinkingIsPlan: true,
    answer: { open: "<|START_RESPONSE|>", close: "<|END_RESPONSE|>", isOpened: true },
    calls: {
      layout: { open: "<|START_ACTION|>", first: "[\n    ", separator: ",\n    ", last: "\n]", close: "<|END_ACTION|>" },
      notation: { kind: "json", nameKey: "tool_name", argumentsKey: "parameters", idKey: "tool_call_id" },
    },
    prompt: { thinkingKey: "tool_plan", thinkingVariable: "reasoning" },
  },
  /** DeepSeek R1 and its distilled models. */
  deepseek: {
    thinking: think,
    calls: {
      layout: { open: "<｜tool▁calls▁begin｜>", first: "", separator: "\n", last: "", close: "<｜tool▁calls▁end｜>" },
      notation: {
        kind: "named",
        before: "<｜tool▁call▁begin｜>function<｜tool▁sep｜>",
        beforeArguments: "\n```json\n",
        after: "\n```<｜tool▁call▁end｜>",
      },
    },
    prompt: { thinkingVariable: "thinking" },
  },
};
