/** Converts a chat completion request to a v2 chat request; both share checks and reply. */
import type { ChatMessage, ChatRequest } from "../../chat-v2/chat-request.ts";
import type { ChatVariant } from "../../chat-v2/start-chat.ts";
import { UnsupportedByModel } from "../../response/errors.ts";
import type { CompletionMessage, CompletionRequest } from "./completion-request.ts";

type AssistantMessage = Extract<CompletionMessage, { role: "assistant" }>;

/** Messages and tools keep their index, because errors name it. */
export function toChatRequest(request: CompletionRequest): ChatRequest {
  const { stop, top_p, top_k, seed, tools, tool_choice } = request;
  return {
    model: request.model,
    messages: request.messages.map(chatMessage),
    stream: request.stream,
    tools: tools?.map(({ type, function: { name, description, parameters = {} } }) => ({
      type,
      function: { name, description, parameters },
    })),
    strict_tools: false,
    documents: undefined,
    // The reply has no property for citations.
    citation_options: { mode: "OFF" },
    response_format: responseFormat(request),
    safety_mode: "CONTEXTUAL",
    max_tokens: request.max_completion_tokens ?? request.max_tokens,
    stop_sequences: stop,
    temperature: request.temperature,
    seed: seed === undefined ? undefined : seedOf(seed),
    frequency_penalty: request.frequency_penalty,
    presence_penalty: request.presence_penalty,
    k: top_k,
    p: top_p,
    logprobs: request.logprobs,
    tool_choice: toolChoice(tool_choice),
    thinking: thinking(request),
    priority: 0,
  };
}

/** The rest of the conversion, which depends on the model. Adds a line to `warnings` if strict tools are not enforced. */
export function chatVariant(request: CompletionRequest, warnings: string[], replyStart?: string): ChatVariant {
  const isStrict = request.tools?.some((tool) => tool.function.strict === true) === true;
  return {
    systemAnywhere: true,
    offeredTool: typeof request.tool_choice === "object" ? request.tool_choice.function.name : undefined,
    adjustRequest: (chat, model) => {
      if (chat.thinking?.type === "enabled" && !model.features.includes("reasoning")) {
        throw new UnsupportedByModel(request.model, "reasoning_effort");
      }
      if (!isStrict) return chat;
      // Clients send `strict` unasked, so a model that cannot enforce it is no error.
      if (!model.features.includes("strict_tools")) warnings.push("tools: strict is ignored, because the model does not support it");
      return { ...chat, strict_tools: model.features.includes("strict_tools") };
    },
    adjustForm: (form) => ({
      ...form,
      maxToolCalls: request.parallel_tool_calls ? 0 : 1,
      ...(replyStart !== undefined && { replyStart }),
    }),
  };
}

const toolChoices = { none: "NONE", auto: undefined, required: "REQUIRED" } as const;

function toolChoice(choice: CompletionRequest["tool_choice"]): ChatRequest["tool_choice"] {
  if (choice === undefined) return undefined;
  return typeof choice === "string" ? toolChoices[choice] : "REQUIRED";
}

function responseFormat({ response_format: format }: CompletionRequest): ChatRequest["response_format"] {
  if (format?.type !== "json_schema") return format;
  return { type: "json_object", json_schema: format.json_schema.schema };
}

/** Max tokens of the thinking; without an entry it is not limited. */
const thinkingBudgets: Partial<Record<NonNullable<CompletionRequest["reasoning_effort"]>, number>> = {
  minimal: 128,
  low: 512,
  medium: 2048,
};

function thinking({ reasoning_effort: effort }: CompletionRequest): ChatRequest["thinking"] {
  if (effort === undefined) return undefined;
  return effort === "none" ? { type: "disabled" } : { type: "enabled", token_budget: thinkingBudgets[effort] };
}

/** Negative seeds are allowed here: each becomes a large one of its own. */
function seedOf(seed: number): number {
  return Math.min(seed < 0 ? 2 ** 52 - seed : seed, 2 ** 64);
}

function chatMessage(message: CompletionMessage): ChatMessage {
  switch (message.role) {
    case "developer":
    case "system":
      return { role: "system", content: message.content };
    case "user":
      return { role: "user", content: message.content };
    case "assistant":
      return assistantMessage(message);
    case "tool":
      return { role: "tool", content: message.content, tool_call_id: message.tool_call_id };
  }
}

/** A message with calls has the plan of the reply as its text (`completion-body.ts`), so the text becomes the plan again. */
function assistantMessage({ content, refusal, tool_calls, reasoning_content = "" }: AssistantMessage): ChatMessage {
  const given = typeof content === "string" ? content : content?.map((part) => ("text" in part ? part.text : part.refusal)).join("\n");
  const text = given ?? refusal;
  if (!tool_calls) return { role: "assistant", content: text, tool_calls };
  return {
    role: "assistant",
    content: reasoning_content === "" ? undefined : [{ type: "thinking", thinking: reasoning_content }],
    tool_calls,
    tool_plan: text === "" ? undefined : text,
  };
}
