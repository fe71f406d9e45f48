/** Completes conversations with a server's `/chat/completions`, which renders prompts and parses replies. */
import { z } from "zod";
import type { ConversationCompleter, ConversationPart, ConversationRequest } from "../../chat/completer/conversation-completer.ts";
import type { CompletionUsage } from "../../chat/completer/completer.ts";
import type { SourceNeeds } from "../../reply-source/reply-source.ts";
import type { RemoteClient } from "../http/remote-client.ts";
import type { RemotePart } from "../../../models/record/remote-part.ts";
import type { ServerFacts } from "../server-facts.ts";
import { chatDocuments, chatMessages, chatTools } from "./chat-messages.ts";
import { serverSampling, samplingRefusal } from "./server-sampling.ts";
import { brokenOff, endReason, parsedChunk, usageOf, usageSchema } from "./server-usage.ts";
import { ToolCallDeltas, toolCallDeltaSchema } from "./tool-call-deltas.ts";

const deltaSchema = z.looseObject({
  content: z.string().nullish(),
  /** The field of vLLM before 0.12, llama.cpp and transformers. */
  reasoning_content: z.string().nullish(),
  /** The field of vLLM since 0.12. */
  reasoning: z.string().nullish(),
  /** TGI sends an object instead of a list. */
  tool_calls: z.union([z.array(toolCallDeltaSchema), toolCallDeltaSchema.transform((call) => [call])]).nullish(),
});

const chunkSchema = z.looseObject({
  choices: z.array(z.looseObject({ delta: deltaSchema.nullish(), finish_reason: z.string().nullish() })),
  usage: usageSchema,
});

export interface ChatCompleterOptions {
  client: RemoteClient;
  facts: ServerFacts;
  part: RemotePart;
  /** Name of the model on the server. */
  model: string;
  contextLength: number;
  readsImages: boolean;
  /** Whether thinking can be turned on and off. */
  supportsReasoning: boolean;
}

export class ChatCompleter implements ConversationCompleter {
  readonly side = "server";
  readonly contextLength: number;
  readonly maxReplies: number;
  readonly readsImages: boolean;
  readonly #options: ChatCompleterOptions;

  constructor(options: ChatCompleterOptions) {
    this.contextLength = options.contextLength;
    this.maxReplies = options.facts.parallel;
    this.readsImages = options.readsImages;
    this.#options = options;
  }

  refusal({ generation, form, hasTools }: SourceNeeds): string | undefined {
    const { facts } = this.#options;
    if (form.output.type === "json" && !facts.json) return "response_format: this model's server cannot constrain the model's output";
    if (hasTools && form.toolChoice === "required" && !facts.requiredCalls)
      return "tool_choice REQUIRED: this model's server cannot force a call";
    if (hasTools && form.strictTools && form.toolChoice !== "none" && !facts.strictCalls && form.toolChoice !== "required") {
      return "strict_tools: this model's server does not hold calls to their schema";
    }
    return samplingRefusal(generation, facts);
  }

  async *complete(request: ConversationRequest, signal: AbortSignal): AsyncGenerator<ConversationPart, void, void> {
    const calls = new ToolCallDeltas();
    let reason: "end-token" | "max-tokens" | undefined;
    let usage: CompletionUsage | undefined;
    for await (const event of this.#options.client.events("/chat/completions", this.#body(request), signal)) {
      const chunk = parsedChunk(chunkSchema, event);
      if (chunk.usage !== null && chunk.usage !== undefined) usage = usageOf(chunk.usage);
      const choice = chunk.choices[0];
      if (choice === undefined || reason !== undefined) continue;
      const { reasoning_content, reasoning, content, tool_calls } = choice.delta ?? {};
      const thinking = reasoning ?? reasoning_content ?? "";
      if (thinking !== "") yield { type: "thinking", text: thinking };
      if (typeof content === "string" && content !== "") yield { type: "text", text: content };
      for (const delta of tool_calls ?? []) yield* calls.push(delta);
      if (typeof choice.finish_reason === "string") reason = endReason(choice.finish_reason);
    }
    if (reason === undefined) throw brokenOff();
    yield* calls.flush();
    yield { type: "end", reason, ...(usage === undefined ? {} : { usage }) };
  }

  #body({ conversation, generation, form, fillsContext }: ConversationRequest): Record<string, unknown> {
    const { facts, part, model, supportsReasoning } = this.#options;
    const { tools, documents } = conversation;
    const asField = part.documents === "field" && documents.length > 0;
    // These servers have a small default of `max_tokens`.
    const needsLimit = facts.name === "tgi" || facts.name === "transformers";
    const isTransformers = facts.name === "transformers";
    return {
      model,
      messages: chatMessages(conversation, part.documents),
      ...(asField ? { documents: chatDocuments(documents) } : {}),
      ...(tools.length > 0 ? { tools: chatTools(tools, form.strictTools && facts.strictCalls) } : {}),
      ...(tools.length > 0 && !isTransformers ? { tool_choice: form.toolChoice } : {}),
      ...(tools.length > 0 && form.maxToolCalls === 1 && !isTransformers ? { parallel_tool_calls: false } : {}),
      ...(fillsContext && !needsLimit ? {} : { max_tokens: generation.maxTokens }),
      stream: true,
      ...(isTransformers ? {} : { stream_options: { include_usage: true } }),
      ...serverSampling(generation, facts),
      ...(supportsReasoning && facts.templateVariables ? { chat_template_kwargs: { enable_thinking: form.thinking.enabled } } : {}),
      ...(form.output.type === "json" ? { response_format: responseFormat(form.output.schema?.json, facts) } : {}),
    };
  }
}

function responseFormat(schema: Record<string, unknown> | undefined, { name }: ServerFacts): Record<string, unknown> {
  if (schema === undefined) return { type: "json_object" };
  if (name === "tgi") return { type: "json_object", value: schema };
  return { type: "json_schema", json_schema: { name: "reply", strict: true, schema } };
}
