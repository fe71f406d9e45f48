/** The AI SDK's provider: documents, a tool loop, reasoning and objects. */
import { createCohere, type CohereLanguageModelOptions } from "@ai-sdk/cohere";
import { generateObject, generateText, stepCountIs, streamText, tool } from "ai";
import { z } from "zod";
import { cities, greedySampling, kites, promptFor, scripted, token, trip, weather, type ClientTarget } from "./client-target.ts";

const textFile = (filename: string, text: string) =>
  ({ type: "file", filename, mediaType: "text/plain", data: new TextEncoder().encode(text) }) as const;

export function aiSdkCalls({ baseUrl, fetch, sampling = greedySampling }: ClientTarget) {
  const greedy = { ...sampling, maxOutputTokens: 96 };
  const provider = createCohere({ apiKey: token, baseURL: `${baseUrl}/v2`, ...(fetch && { fetch }) });
  return {
    /** Text files become documents, their citations sources. */
    async aiDocuments(model: string = scripted.chat) {
      const { text, sources, finishReason } = await generateText({
        model: provider(model),
        messages: [
          {
            role: "user",
            content: [
              { type: "text", text: promptFor(model, `say:${kites.sentence}`, kites.question) },
              textFile("ferries.txt", kites.other),
              textFile("kites.txt", kites.sentence),
            ],
          },
        ],
        ...greedy,
      });
      const cited: unknown[] = sources.map(({ title, providerMetadata }) => ({ title, ...providerMetadata?.["cohere"] }));
      return { text, finishReason, cited };
    },

    async aiToolLoop(model: string = scripted.chat) {
      const asked: string[] = [];
      const { text, steps, totalUsage } = await generateText({
        model: provider(model),
        prompt: promptFor(model, weather.script, weather.question),
        tools: {
          [weather.toolName]: tool({
            description: weather.description,
            inputSchema: z.object({ city: z.string() }),
            execute: ({ city }) => {
              asked.push(city);
              return weather.result;
            },
          }),
        },
        stopWhen: stepCountIs(3),
        ...greedy,
      });
      return { text, asked, finishReasons: steps.map((step) => step.finishReason), outputTokens: totalUsage.outputTokens };
    },

    async aiReasoning(model: string = scripted.reasoning) {
      const errors: string[] = [];
      const result = streamText({
        model: provider(model),
        prompt: "say:<think>Twice two.</think>Four.",
        providerOptions: { cohere: { thinking: { type: "enabled", tokenBudget: 50 } } satisfies CohereLanguageModelOptions },
        onError: ({ error }) => void errors.push(String(error)),
        ...greedy,
      });
      const parts: string[] = [];
      for await (const part of result.fullStream) parts.push(part.type);
      return { parts, errors, reasoning: await result.reasoningText, text: await result.text };
    },

    async aiObject(model: string = scripted.chat) {
      const { object, finishReason } = await generateObject({
        model: provider(model),
        // Its JSON Schema holds keywords that are read and not enforced: the bounds of an integer.
        schema: z.object({ city: z.enum(cities), days: z.int() }),
        prompt: promptFor(model, trip.script, trip.question),
        ...greedy,
      });
      return { object, finishReason };
    },
  };
}
