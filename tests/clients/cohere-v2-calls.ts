/** cohere-ai's second version: documents, tools, structured output and thinking. */
import { Cohere, CohereClientV2 } from "cohere-ai";
import { citySchema, greedySampling, kites, promptFor, scripted, token, trip, weather, type ClientTarget } from "./client-target.ts";

const user = (content: string): Cohere.ChatMessageV2 => ({ role: "user", content });

const documents: Cohere.V2ChatRequestDocumentsItem[] = [
  kites.other,
  { id: "kites", data: { title: "Birds of Wales", text: kites.sentence } },
];

const tools: Cohere.ToolV2[] = [
  {
    type: "function",
    function: {
      name: weather.toolName,
      description: weather.description,
      parameters: { type: "object", properties: { city: citySchema }, required: ["city"] },
    },
  },
];

const textOf = (content: Cohere.AssistantMessageResponseContentItem[] = []) =>
  content.map((block) => (block.type === "text" ? block.text : "")).join("");

export function cohereV2Calls({ baseUrl, fetch, sampling = greedySampling }: ClientTarget) {
  const greedy = { ...sampling, maxTokens: 96 };
  const cohere = new CohereClientV2({ token, baseUrl, ...(fetch && { fetch }) });
  return {
    async cohereV2Documents(model: string = scripted.chat) {
      const messages = [user(promptFor(model, `say:${kites.sentence}`, kites.question))];
      const { message, finishReason } = await cohere.chat({ model, messages, documents, ...greedy });
      return { text: textOf(message.content), citations: message.citations ?? [], finishReason };
    },

    async cohereV2DocumentsStream(model: string = scripted.chat) {
      const messages = [user(promptFor(model, `say:${kites.sentence} That is all.`, kites.question))];
      const types: string[] = [];
      const citations: (Cohere.Citation | undefined)[] = [];
      let text = "";
      const stream = await cohere.chatStream({ model, messages, documents, citationOptions: { mode: "FAST" }, ...greedy });
      for await (const event of stream) {
        types.push(event.type);
        if (event.type === "content-delta") text += event.delta?.message?.content?.text ?? "";
        if (event.type === "citation-start") citations.push(event.delta?.message?.citations);
      }
      return { types, text, citations };
    },

    /** A forced call, then the answer that the model gives once it has the tool's result. */
    async cohereV2ToolLoop(model: string = scripted.chat) {
      const messages = [user(promptFor(model, weather.script, weather.question))];
      const first = await cohere.chat({ model, messages, tools, toolChoice: "REQUIRED", ...greedy });
      const { toolCalls = [], toolPlan } = first.message;
      messages.push({ role: "assistant", toolCalls, ...(toolPlan !== undefined && { toolPlan }) });
      for (const { id } of toolCalls) messages.push({ role: "tool", toolCallId: id, content: weather.result });
      const second = await cohere.chat({ model, messages, tools, toolChoice: "NONE", ...greedy });
      return {
        finishReasons: [first.finishReason, second.finishReason],
        toolCalls,
        text: textOf(second.message.content),
        citations: second.message.citations ?? [],
      };
    },

    /** The model may choose to call. */
    async cohereV2ToolStream(model: string = scripted.chat) {
      const messages = [user(promptFor(model, weather.script, weather.question))];
      const types: string[] = [];
      let name: string | undefined;
      let json = "";
      let finishReason: string | undefined;
      for await (const event of await cohere.chatStream({ model, messages, tools, ...greedy })) {
        types.push(event.type);
        if (event.type === "tool-call-start") name = event.delta?.message?.toolCalls?.function?.name;
        if (event.type === "tool-call-delta") json += event.delta?.message?.toolCalls?.function?.arguments ?? "";
        if (event.type === "message-end") finishReason = event.delta?.finishReason;
      }
      return { types, name, json, finishReason };
    },

    async cohereV2Json(model: string = scripted.chat) {
      const messages = [user(promptFor(model, trip.script, trip.question))];
      const responseFormat: Cohere.ResponseFormatV2 = { type: "json_object", jsonSchema: trip.schema };
      const { message, finishReason } = await cohere.chat({ model, messages, responseFormat, ...greedy });
      return { text: textOf(message.content), finishReason };
    },

    async cohereV2Thinking(model: string = scripted.reasoning) {
      const messages = [user("say:<think>Twice two.</think>Four.")];
      const { message } = await cohere.chat({ model, messages, thinking: { type: "enabled", tokenBudget: 50 }, ...greedy });
      return message.content ?? [];
    },
  };
}
