/** Code for a page that uses the package openai, through the compatible routes of the API. */
import { jsonAt, textAt, type JsonObject, type JsonValue } from "../../service/json-values.ts";
import { bodyOf, leftOut, literal, objectsAt } from "./code-text.ts";
import type { SnippetCall } from "./snippet-call.ts";

const client = [
  `import OpenAI from "openai";`,
  ``,
  `const client = new OpenAI({`,
  `  apiKey: "playground",`,
  `  baseURL: \`\${location.origin}/compatibility/v1\`,`,
  `  dangerouslyAllowBrowser: true, // There is no key to keep secret.`,
  `});`,
];

export function openAiSnippet({ path, body }: SnippetCall): string {
  const given = bodyOf(body);
  switch (path) {
    case "/v2/chat":
      return chatSnippet(given);
    case "/v2/embed":
      return [
        ...client,
        `const { data } = await client.embeddings.create(${literal({ model: given["model"] ?? "", input: given["texts"] ?? [], encoding_format: "float" }, "")});`,
        `console.log(data.map(({ embedding }) => embedding));`,
        ...leftOut(given, ["model", "texts", "embedding_types"]),
        "",
      ].join("\n");
    case "/v1/models":
      return [...client, `for await (const model of client.models.list()) console.log(model.id);`, ""].join("\n");
    default:
      return "// The OpenAI API has no such request: it covers chat, embeddings and models.\n";
  }
}

/** Names of the OpenAI API's fields, by the name of the field here. */
const fieldNames: Record<string, string> = {
  temperature: "temperature",
  p: "top_p",
  max_tokens: "max_tokens",
  seed: "seed",
  stop_sequences: "stop",
  frequency_penalty: "frequency_penalty",
  presence_penalty: "presence_penalty",
  logprobs: "logprobs",
  tools: "tools",
};

function chatSnippet(body: JsonObject): string {
  const isStreamed = body["stream"] === true;
  const fields = Object.entries(fieldNames).flatMap(([field, name]): [string, JsonValue][] =>
    body[field] === undefined ? [] : [[name, body[field]]],
  );
  const choice = textAt(body, "tool_choice");
  const request: JsonObject = {
    model: body["model"] ?? "",
    messages: objectsAt(body, "messages").map(openAiMessage),
    ...Object.fromEntries(fields),
    ...(choice === undefined ? {} : { tool_choice: choice.toLowerCase() }),
    ...responseFormat(body),
    ...(isStreamed ? { stream: true } : {}),
  };
  const known = [...Object.keys(fieldNames), "model", "messages", "stream", "tool_choice", "response_format"];
  const read = isStreamed
    ? [`for await (const chunk of reply) console.log(chunk.choices[0]?.delta.content ?? "");`]
    : [`console.log(reply.choices[0]?.message);`];
  return [
    ...client,
    `const reply = await client.chat.completions.create(${literal(request, "")});`,
    ...read,
    ...leftOut(body, known),
    "",
  ].join("\n");
}

function responseFormat(body: JsonObject): JsonObject {
  if (textAt(body, "response_format", "type") !== "json_object") return {};
  const schema = jsonAt(body, "response_format", "json_schema");
  if (schema === undefined) return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: { name: "reply", schema } } };
}

function openAiMessage(message: JsonObject): JsonObject {
  const { tool_plan: _, ...kept } = message;
  if (message["role"] === "tool") {
    const outputs = objectsAt(message, "content").map((block) => jsonAt(block, "document", "data") ?? block);
    return { ...kept, content: JSON.stringify(outputs.length === 1 ? outputs[0] : outputs) };
  }
  return kept;
}
