/** cohere-ai's first version: chat, its stream, documents, tools, conversations and generate. */
import { Cohere, CohereClient } from "cohere-ai";
import { greedySampling, kites, promptFor, scripted, token, weather, type ClientTarget } from "./client-target.ts";

const documents = [
  { id: "ferry", text: kites.other },
  { id: "kites", title: "Birds of Wales", text: kites.sentence },
];

const tools: Cohere.Tool[] = [
  {
    name: weather.toolName,
    description: weather.description,
    parameterDefinitions: { city: { type: "str", description: "Name of the city", required: true } },
  },
];

export function cohereV1Calls({ baseUrl, fetch, sampling = greedySampling }: ClientTarget) {
  const greedy = { ...sampling, maxTokens: 96 };
  const cohere = new CohereClient({ token, baseUrl, ...(fetch && { fetch }) });
  return {
    async cohereV1Chat(model: string = scripted.chat) {
      const message = promptFor(model, "say:Good morning.", "Hello! Who are you?");
      const { text, finishReason, chatHistory, meta } = await cohere.chat({ model, message, preamble: "Be brief.", ...greedy });
      return { text, finishReason, chatHistory, meta };
    },

    async cohereV1ChatStream(model: string = scripted.chat) {
      const message = promptFor(model, "say:Good morning.", "Hello! Who are you?");
      const types: string[] = [];
      let text = "";
      let whole: string | undefined;
      for await (const event of await cohere.chatStream({ model, message, preamble: "Be brief.", ...greedy })) {
        types.push(event.eventType);
        if (event.eventType === "text-generation") text += event.text;
        if (event.eventType === "stream-end") whole = event.response.text;
      }
      return { types, text, whole };
    },

    async cohereV1Documents(model: string = scripted.chat) {
      const message = promptFor(model, `say:${kites.sentence}`, kites.question);
      const reply = await cohere.chat({ model, message, documents, citationQuality: "ACCURATE", ...greedy });
      return { text: reply.text, citations: reply.citations ?? [], documents: reply.documents ?? [] };
    },

    async cohereV1DocumentsStream(model: string = scripted.chat) {
      const message = promptFor(model, `say:${kites.sentence}`, kites.question);
      const types: string[] = [];
      const citations: Cohere.ChatCitation[] = [];
      for await (const event of await cohere.chatStream({ model, message, documents, citationQuality: "FAST", ...greedy })) {
        types.push(event.eventType);
        if (event.eventType === "citation-generation") citations.push(...event.citations);
      }
      return { types, citations };
    },

    /** The model calls, then answers from the result: the history of the first reply and an empty message. */
    async cohereV1ToolLoop(model: string = scripted.chat) {
      const message = promptFor(model, weather.script, weather.question);
      const first = await cohere.chat({ model, message, tools, ...greedy });
      const toolCalls = first.toolCalls ?? [];
      const toolResults = toolCalls.map((call) => ({ call, outputs: [{ output: weather.result }] }));
      const second = await cohere.chat({ model, message: "", chatHistory: first.chatHistory ?? [], tools, toolResults, ...greedy });
      return {
        firstText: first.text,
        toolCalls,
        text: second.text,
        citations: second.citations ?? [],
        roles: second.chatHistory?.map(({ role }) => role),
      };
    },

    async cohereV1ToolStream(model: string = scripted.chat) {
      const types: string[] = [];
      let json = "";
      let toolCalls: Cohere.ToolCall[] = [];
      const message = promptFor(model, weather.script, weather.question);
      for await (const event of await cohere.chatStream({ model, message, tools, ...greedy })) {
        types.push(event.eventType);
        if (event.eventType === "tool-calls-chunk") json += event.toolCallDelta?.parameters ?? "";
        if (event.eventType === "tool-calls-generation") toolCalls = event.toolCalls;
      }
      return { types, json, toolCalls };
    },

    async cohereV1Conversation(model: string = scripted.chat) {
      const conversationId = "walk";
      await cohere.chat({ model, conversationId, message: promptFor(model, "say:First.", "Hello!"), ...greedy });
      const { chatHistory } = await cohere.chat({ model, conversationId, message: promptFor(model, "say:Second.", "And now?"), ...greedy });
      return chatHistory?.map((entry) => ("message" in entry ? entry.message : entry.role));
    },

    async cohereGenerate(model: string = scripted.chat) {
      const prompt = promptFor(model, "say:one two", "Hello! Who are you?");
      const {
        prompt: echoed,
        generations,
        meta,
      } = await cohere.generate({
        model,
        prompt,
        numGenerations: 2,
        returnLikelihoods: "GENERATION",
        seed: 7,
        temperature: 0,
        maxTokens: 24,
      });
      return { prompt: echoed, generations, warnings: meta?.warnings };
    },

    async cohereGenerateStream(model: string = scripted.chat) {
      const prompt = promptFor(model, "say:one two", "Hello! Who are you?");
      const types: string[] = [];
      let text = "";
      let generations: { text: string }[] = [];
      for await (const event of await cohere.generateStream({ model, prompt, seed: 7, temperature: 0, maxTokens: 24 })) {
        types.push(event.eventType);
        if (event.eventType === "text-generation") text += event.text;
        if (event.eventType === "stream-end") generations = event.response.generations ?? [];
      }
      return { types, text, generations };
    },
  };
}
