/** Code for a page that uses the AI SDK with @ai-sdk/cohere. */
import { jsonAt, parseJson, textAt, valueAt, type JsonObject } from "../../service/json-values.ts";
import { bodyOf, leftOut, literal, objectsAt } from "./code-text.ts";
import type { SnippetCall } from "./snippet-call.ts";

const provider = (functions: string): string[] => [
  `import { ${functions} } from "ai";`,
  `import { createCohere } from "@ai-sdk/cohere";`,
  ``,
  `const provider = createCohere({ apiKey: "playground", baseURL: \`\${location.origin}/v2\` });`,
];

export function aiSdkSnippet({ path, body }: SnippetCall): string {
  const given = bodyOf(body);
  const model = JSON.stringify(given["model"] ?? "");
  switch (path) {
    case "/v2/chat":
      return chatSnippet(given, model);
    case "/v2/embed":
      return [
        ...provider("embedMany"),
        `const { embeddings } = await embedMany({`,
        `  model: provider.embedding(${model}),`,
        `  values: ${literal(given["texts"] ?? [])},`,
        `  providerOptions: { cohere: { inputType: ${JSON.stringify(given["input_type"] ?? "search_document")} } },`,
        `});`,
        `console.log(embeddings);`,
        ...leftOut(given, ["model", "texts", "input_type", "embedding_types"]),
        "",
      ].join("\n");
    case "/v2/rerank":
      return [
        ...provider("rerank"),
        `const { ranking } = await rerank({`,
        `  model: provider.reranking(${model}),`,
        `  query: ${JSON.stringify(given["query"] ?? "")},`,
        `  documents: ${literal(given["documents"] ?? [])},`,
        ...(given["top_n"] === undefined ? [] : [`  topN: ${JSON.stringify(given["top_n"])},`]),
        `});`,
        `console.log(ranking);`,
        ...leftOut(given, ["model", "query", "documents", "top_n"]),
        "",
      ].join("\n");
    default:
      return "// @ai-sdk/cohere speaks /v2/chat, /v2/embed and /v2/rerank.\n";
  }
}

/** Names of the SDK's options, by the name of the API's field. */
const optionNames: Record<string, string> = {
  temperature: "temperature",
  max_tokens: "maxOutputTokens",
  p: "topP",
  k: "topK",
  seed: "seed",
  stop_sequences: "stopSequences",
  frequency_penalty: "frequencyPenalty",
  presence_penalty: "presencePenalty",
};

const known = [
  ...Object.keys(optionNames),
  "model",
  "messages",
  "stream",
  "tools",
  "tool_choice",
  "documents",
  "response_format",
  "thinking",
];

function chatSnippet(body: JsonObject, model: string): string {
  const isStreamed = body["stream"] === true;
  const tools = objectsAt(body, "tools").map((tool) => bodyOf(tool["function"]));
  const format = textAt(body, "response_format", "type") === "json_object" ? bodyOf(body["response_format"]) : undefined;
  const call = isStreamed ? "streamText" : "generateText";
  const functions = [call, ...(tools.length > 0 ? ["tool"] : []), ...(format === undefined ? [] : ["Output"])];
  if (tools.length > 0 || format?.["json_schema"] !== undefined) functions.push("jsonSchema");
  const options = Object.entries(optionNames).flatMap(([field, name]) =>
    body[field] === undefined ? [] : [`  ${name}: ${literal(body[field])},`],
  );
  return [
    ...provider(functions.join(", ")),
    `const result = ${isStreamed ? "" : "await "}${call}({`,
    `  model: provider(${model}),`,
    `  messages: ${messagesCode(body)},`,
    ...(tools.length === 0 ? [] : [`  tools: {`, ...tools.flatMap(toolCode), `  },`]),
    ...toolChoice(body),
    ...(format === undefined ? [] : [outputCode(format)]),
    ...options,
    ...thinkingCode(body),
    `});`,
    ...(isStreamed ? [`for await (const text of result.textStream) console.log(text);`] : [`console.log(result.text);`]),
    ...leftOut(body, known),
    "",
  ].join("\n");
}

function toolCode({ name, description, parameters }: JsonObject): string[] {
  return [
    `    ${JSON.stringify(name ?? "")}: tool({`,
    `      description: ${JSON.stringify(description ?? "")},`,
    `      inputSchema: jsonSchema(${literal(parameters ?? {}, "      ")}),`,
    `    }),`,
  ];
}

function toolChoice(body: JsonObject): string[] {
  return typeof body["tool_choice"] === "string" ? [`  toolChoice: ${JSON.stringify(body["tool_choice"].toLowerCase())},`] : [];
}

function outputCode(format: JsonObject): string {
  const schema = format["json_schema"];
  return schema === undefined ? `  output: Output.json(),` : `  output: Output.object({ schema: jsonSchema(${literal(schema)}) }),`;
}

function thinkingCode(body: JsonObject): string[] {
  const thinking = body["thinking"];
  if (thinking === undefined) return [];
  const budget = valueAt(thinking, "token_budget");
  const type = JSON.stringify(textAt(thinking, "type") ?? "enabled");
  return [
    `  providerOptions: { cohere: { thinking: { type: ${type}${budget === undefined ? "" : `, tokenBudget: ${JSON.stringify(budget)}`} } } },`,
  ];
}

/** Documents are text files of the last message of the user. */
function messagesCode(body: JsonObject): string {
  const documents = objectsAt(body, "documents");
  const messages = objectsAt(body, "messages");
  const names = new Map<string, string>();
  const last = messages.findLastIndex((message) => message["role"] === "user");
  const parts = messages.map((message, index) => {
    const converted = literal(modelMessage(message, names), "    ");
    return index === last && documents.length > 0 ? `    ${withFiles(textAt(message, "content") ?? "", documents)}` : `    ${converted}`;
  });
  return `[\n${parts.join(",\n")},\n  ]`;
}

function withFiles(text: string, documents: readonly JsonObject[]): string {
  const files = documents.map((document) => {
    const content = textAt(document, "data", "text") ?? JSON.stringify(document["data"] ?? "");
    const title = textAt(document, "data", "title") ?? textAt(document, "id") ?? "";
    return `        { type: "file", mediaType: "text/plain", filename: ${JSON.stringify(title)}, data: new TextEncoder().encode(${JSON.stringify(content)}) },`;
  });
  return [
    `{`,
    `      role: "user",`,
    `      content: [`,
    `        { type: "text", text: ${JSON.stringify(text)} },`,
    ...files,
    `      ],`,
    `    }`,
  ].join("\n");
}

function modelMessage(message: JsonObject, names: Map<string, string>): JsonObject {
  const role = textAt(message, "role") ?? "user";
  const calls = objectsAt(message, "tool_calls");
  if (role === "assistant" && calls.length > 0) {
    const content = calls.map((call): JsonObject => {
      const toolCallId = textAt(call, "id") ?? "";
      const toolName = textAt(call, "function", "name") ?? "";
      names.set(toolCallId, toolName);
      return { type: "tool-call", toolCallId, toolName, input: parseJson(textAt(call, "function", "arguments") ?? "{}") ?? {} };
    });
    return { role, content };
  }
  if (role !== "tool") return { role, content: message["content"] ?? "" };
  const toolCallId = textAt(message, "tool_call_id") ?? "";
  const outputs = objectsAt(message, "content").map((block) => jsonAt(block, "document", "data") ?? block);
  const value = outputs.length === 1 ? (outputs[0] ?? {}) : outputs;
  return { role, content: [{ type: "tool-result", toolCallId, toolName: names.get(toolCallId) ?? "", output: { type: "json", value } }] };
}
