/** Code for a page that uses the unchanged package cohere-ai. */
import type { JsonObject, JsonValue } from "../../service/json-values.ts";
import { bodyOf, literal } from "./code-text.ts";
import type { SnippetCall } from "./snippet-call.ts";

type ClientClass = "CohereClient" | "CohereClientV2";

/** Class and method for each path; a chat and a generation that stream have a method of their own. */
const methods: Record<string, [ClientClass, string]> = {
  "POST /v2/chat": ["CohereClientV2", "chat"],
  "POST /v2/embed": ["CohereClientV2", "embed"],
  "POST /v2/rerank": ["CohereClientV2", "rerank"],
  "POST /v1/chat": ["CohereClient", "chat"],
  "POST /v1/generate": ["CohereClient", "generate"],
  "POST /v1/embed": ["CohereClient", "embed"],
  "POST /v1/rerank": ["CohereClient", "rerank"],
  "POST /v1/tokenize": ["CohereClient", "tokenize"],
  "POST /v1/detokenize": ["CohereClient", "detokenize"],
  "POST /v1/classify": ["CohereClient", "classify"],
  "POST /v1/summarize": ["CohereClient", "summarize"],
  "POST /v1/check-api-key": ["CohereClient", "checkApiKey"],
  "POST /v1/embed-jobs": ["CohereClient", "embedJobs.create"],
  "GET /v1/embed-jobs": ["CohereClient", "embedJobs.list"],
  "GET /v1/datasets": ["CohereClient", "datasets.list"],
  "GET /v1/models": ["CohereClient", "models.list"],
  "POST /v1/connectors": ["CohereClient", "connectors.create"],
  "GET /v1/connectors": ["CohereClient", "connectors.list"],
  "POST /v2/batches": ["CohereClient", "batches.create"],
  "GET /v2/batches": ["CohereClient", "batches.list"],
};

const printed: Record<string, string> = {
  "/v2/chat": `if (event.type === "content-delta") console.log(event.delta?.message?.content?.text);`,
  "/v1/chat": `if (event.eventType === "text-generation") console.log(event.text);`,
  "/v1/generate": `if (event.eventType === "text-generation") console.log(event.text);`,
};

export function cohereSnippet({ method, path, body }: SnippetCall): string {
  const [pathname = "", query] = path.split("?");
  const found = methods[`${method} ${pathname}`];
  if (found === undefined || query !== undefined)
    return "// See the methods of cohere-ai for this path; as fetch it can be sent as it is.\n";
  const [name, call] = found;
  const { stream, ...rest } = bodyOf(body);
  const options = body === undefined ? "" : literal(withCamelCaseNames(rest), "");
  const construction = [
    `import { ${name} } from "cohere-ai";`,
    ``,
    `const client = new ${name}({ token: "playground", baseUrl: location.origin });`,
  ];
  const lines =
    stream === true
      ? [
          `const stream = await client.${call}Stream(${options});`,
          `for await (const event of stream) {`,
          `  ${printed[pathname] ?? "console.log(event);"}`,
          `}`,
        ]
      : [`console.log(await client.${call}(${options}));`];
  return [...construction, ...lines, ""].join("\n");
}

/** The names in these maps come from the caller, not from the API. */
const freeMaps = new Set(["parameters", "json_schema", "schema", "data", "parameter_definitions"]);

/** The client names its options in camel case, at every depth. */
function withCamelCaseNames(value: JsonObject): JsonObject {
  const named = Object.entries(value).map(([name, inner]): [string, JsonValue] => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    freeMaps.has(name) ? inner : renamed(inner),
  ]);
  return Object.fromEntries(named);
}

function renamed(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(renamed);
  return typeof value === "object" && value !== null ? withCamelCaseNames(value) : value;
}
