/** LangChain's integration, through a client of cohere-ai that it is given. */
import { ChatCohere, CohereEmbeddings, CohereRerank } from "@langchain/cohere";
import { HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { tool } from "@langchain/core/tools";
import { CohereClient } from "cohere-ai";
import { z } from "zod";
import { kites, promptFor, scripted, token, weather, type ClientTarget } from "./client-target.ts";

export function langchainCalls({ baseUrl, fetch }: ClientTarget) {
  const client = new CohereClient({ token, baseUrl, ...(fetch && { fetch }) });
  const chat = (model: string) => new ChatCohere({ client, model, temperature: 0 });
  return {
    async langchainInvoke(model: string = scripted.chat) {
      const question = new HumanMessage(promptFor(model, "say:Good morning.", "Hello! Who are you?"));
      const reply = await chat(model).invoke([new SystemMessage("Be brief."), question]);
      const usage: unknown = reply.usage_metadata;
      return { content: reply.content, usage };
    },

    async langchainStream(model: string = scripted.chat) {
      let text = "";
      const usages: unknown[] = [];
      for await (const chunk of await chat(model).stream(promptFor(model, "say:Good morning.", "Hello! Who are you?"))) {
        text += chunk.text;
        if (chunk.usage_metadata !== undefined) usages.push(chunk.usage_metadata);
      }
      return { text, usages };
    },

    async langchainToolLoop(model: string = scripted.chat) {
      const weatherTool = tool(() => weather.result, {
        name: weather.toolName,
        description: weather.description,
        schema: z.object({ city: z.string() }),
      });
      const bound = chat(model).bindTools([weatherTool]);
      const question = new HumanMessage(promptFor(model, weather.script, weather.question));
      const call = await bound.invoke([question]);
      const toolCalls = (call.tool_calls ?? []).map(({ name, args }) => ({ name, args }));
      const results = (call.tool_calls ?? []).map(({ id }) => new ToolMessage({ content: weather.result, tool_call_id: id ?? "" }));
      const answer = await bound.invoke([question, call, ...results]);
      return { toolCalls, content: answer.content };
    },

    async langchainEmbeddings(model: string = scripted.embed) {
      const embeddings = new CohereEmbeddings({ client, model });
      return {
        documents: await embeddings.embedDocuments([kites.sentence, kites.other]),
        query: await embeddings.embedQuery(kites.question),
      };
    },

    /** Two documents, though it asks for the best three. */
    async langchainRerank(model: string = scripted.rerank) {
      return new CohereRerank({ client, model }).rerank([kites.other, kites.sentence], kites.question);
    },
  };
}
