/** The last call as code that makes it again. */
import type { CallRecord } from "./call-record.ts";
import type { JsonObject, JsonValue } from "./json-values.ts";

/** For the console of this page. */
export function fetchSnippet(record: CallRecord): string {
  const call = [
    `const response = await fetch(${JSON.stringify(record.path)}, {`,
    `  method: "POST",`,
    `  headers: ${indented(JSON.stringify(record.requestHeaders, undefined, 2))},`,
    `  body: JSON.stringify(${indented(JSON.stringify(record.body, undefined, 2))}),`,
    `});`,
  ];
  const read =
    record.body["stream"] === true
      ? [
          `const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();`,
          `for (;;) {`,
          `  const { done, value } = await reader.read();`,
          `  if (done) break;`,
          `  console.log(value);`,
          `}`,
        ]
      : [`console.log(await response.json());`];
  return [...call, ...read, ""].join("\n");
}

const clientMethods: Record<string, string> = { "/v2/chat": "chat", "/v2/embed": "embed", "/v2/rerank": "rerank" };

/** For a page that uses the cohere-ai package, unchanged. */
export function clientSnippet(record: CallRecord): string {
  const { stream, ...rest } = record.body;
  const method = clientMethods[record.path] ?? "fetch";
  const options = JSON.stringify(withCamelCaseNames(rest), undefined, 2);
  const construction = [
    `import { CohereClientV2 } from "cohere-ai";`,
    ``,
    `const client = new CohereClientV2({ token: "playground", baseUrl: location.origin });`,
  ];
  const call =
    stream === true
      ? [
          `const stream = await client.chatStream(${options});`,
          `for await (const event of stream) {`,
          `  if (event.type === "content-delta") console.log(event.delta?.message?.content?.text);`,
          `}`,
        ]
      : [`console.log(await client.${method}(${options}));`];
  return [...construction, ...call, ""].join("\n");
}

/** The client names its options in camel case; nested names here have one word. */
function withCamelCaseNames(body: JsonObject): JsonObject {
  const named = Object.entries(body).map(([name, value]): [string, JsonValue] => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n  ");
}
