/** The openai package against the OpenAI-compatible routes: chat, streams, its tool loop, its zod helpers, embeddings, models. */
import OpenAI, { APIError, AuthenticationError, BadRequestError, NotFoundError, UnprocessableEntityError } from "openai";
import { zodFunction, zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { cities, greedySampling, kites, promptFor, scripted, token, trip, weather, type ClientTarget } from "./client-target.ts";

const user = (content: string) => ({ role: "user" as const, content });

/** Strict, as the package's helper makes it; keeps what it is asked. */
const weatherTool = (asked: unknown[]) =>
  zodFunction({
    name: weather.toolName,
    description: weather.description,
    parameters: z.object({ city: z.enum(cities) }),
    function: (given) => {
      asked.push(given);
      return weather.result;
    },
  });

/** The exception of a call: its fields, and whether it has the package's type. */
async function failureOf(call: () => Promise<unknown>, type: abstract new (...fields: never[]) => Error) {
  try {
    await call();
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof APIError)) throw thrown;
    const { status, code, param, message } = thrown;
    return { isTyped: thrown instanceof type, status, code, param, message };
  }
}

export function openaiCalls({ baseUrl, fetch, sampling = greedySampling }: ClientTarget, path = "/compatibility/v1") {
  const greedy = { ...sampling, max_tokens: 96 };
  const clientFor = (apiKey: string) =>
    new OpenAI({ apiKey, baseURL: baseUrl + path, dangerouslyAllowBrowser: true, maxRetries: 0, ...(fetch && { fetch }) });
  const openai = clientFor(token);
  const { completions } = openai.chat;
  return {
    async openaiChat(model: string = scripted.chat) {
      const messages = [{ role: "developer" as const, content: "Be brief." }, user(promptFor(model, "say:Hello there.", "Hello!"))];
      const { choices, usage } = await completions.create({ model, messages, ...greedy });
      return { content: choices[0]?.message.content, finishReason: choices[0]?.finish_reason, usage };
    },

    async openaiStream(model: string = scripted.chat) {
      const messages = [user(promptFor(model, "say:Hello there.", "Hello!"))];
      const stream = await completions.create({ model, messages, stream: true, stream_options: { include_usage: true }, ...greedy });
      let content = "";
      let finishReason: string | null | undefined;
      let usage: OpenAI.CompletionUsage | null | undefined;
      for await (const chunk of stream) {
        content += chunk.choices[0]?.delta.content ?? "";
        finishReason ??= chunk.choices[0]?.finish_reason;
        usage = chunk.usage;
      }
      return { content, finishReason, usage };
    },

    /** The package calls the function and sends its result. */
    async openaiToolLoop(model: string = scripted.chat) {
      const asked: unknown[] = [];
      const runner = completions.runTools({
        model,
        messages: [user(promptFor(model, weather.script, weather.question))],
        tools: [weatherTool(asked)],
        ...greedy,
      });
      const content = await runner.finalContent();
      return { asked, content, roles: runner.messages.map(({ role }) => role) };
    },

    /** The same with a stream. */
    async openaiToolStream(model: string = scripted.chat) {
      const asked: unknown[] = [];
      const runner = completions.runTools({
        model,
        messages: [user(promptFor(model, weather.script, weather.question))],
        stream: true,
        tools: [weatherTool(asked)],
        ...greedy,
      });
      return { asked, content: await runner.finalContent() };
    },

    async openaiJson(model: string = scripted.chat) {
      const schema = z.object({ city: z.enum(cities), days: z.int() });
      const { choices } = await completions.parse({
        model,
        messages: [user(promptFor(model, trip.script, trip.question))],
        response_format: zodResponseFormat(schema, "trip"),
        ...greedy,
      });
      return choices[0]?.message.parsed;
    },

    /** Without a format the package asks for base64, and decodes it. */
    async openaiEmbeddings(model: string = scripted.embed) {
      const input = [kites.sentence, kites.other];
      const decoded = await openai.embeddings.create({ model, input });
      const plain = await openai.embeddings.create({ model, input, encoding_format: "float" });
      return {
        widths: decoded.data.map(({ embedding }) => embedding.length),
        areEqual: decoded.data.every(({ embedding }, row) =>
          embedding.every((value, column) => value === plain.data[row]?.embedding[column]),
        ),
        usage: plain.usage,
      };
    },

    async openaiModels(model: string = scripted.embed) {
      const ids: string[] = [];
      for await (const { id } of openai.models.list()) ids.push(id);
      return { ids, one: await openai.models.retrieve(model) };
    },

    async openaiErrors(model: string = scripted.chat) {
      const messages = [user("hi")];
      const endless = { type: "object", properties: { next: { $ref: "#" } }, required: ["next"] };
      return {
        badRequest: await failureOf(() => completions.create({ model, messages, n: 2 }), BadRequestError),
        unknownModel: await failureOf(() => completions.create({ model: "nope", messages }), NotFoundError),
        badKey: await failureOf(() => clientFor(" ").chat.completions.create({ model, messages }), AuthenticationError),
        unprocessable: await failureOf(
          () =>
            completions.create({
              model,
              messages,
              response_format: { type: "json_schema", json_schema: { name: "endless", schema: endless } },
            }),
          UnprocessableEntityError,
        ),
      };
    },

    /** Reads two chunks and disconnects; then sends another request. */
    async openaiAbort(model: string = scripted.chat) {
      const stream = await completions.create({ model, messages: [user("never-end")], stream: true });
      let seen = 0;
      for await (const _chunk of stream) {
        seen += 1;
        if (seen === 2) stream.controller.abort();
      }
      const { choices } = await completions.create({ model, messages: [user("say:served")] });
      return { seen, next: choices[0]?.message.content };
    },
  };
}
