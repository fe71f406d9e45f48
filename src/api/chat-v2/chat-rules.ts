/** Checks of a chat request that span properties (contract 0.5, step 6) and that need the model (step 8). */
import { checkImageData, checkImageSizes } from "../data-uri.ts";
import { InvalidRequest, NotImplemented, NotSupportedWith, RequiresOther, UnsupportedByModel } from "../errors.ts";
import type { ModelDescription } from "../service.ts";
import type { ChatRequest } from "./chat-request.ts";
import { checkMessages } from "./message-rules.ts";

export function checkCombinations(request: ChatRequest): void {
  checkMessages(request.messages);
  checkImageSizes(imagesOf(request).map(({ url }) => url));
  checkTools(request);
  checkDocuments(request);
  checkResponseFormat(request);
}

export function checkCapabilities(request: ChatRequest, model: ModelDescription): void {
  const requireFeature = (feature: ModelDescription["features"][number], used: boolean, name: string) => {
    if (used && !model.features.includes(feature)) throw new UnsupportedByModel(request.model, name);
  };
  requireFeature("vision", imagesOf(request).length > 0, "images");
  requireFeature("reasoning", request.thinking?.type === "enabled", "thinking");
  requireFeature("safety_off", request.safety_mode === "OFF", "safety_mode OFF");
}

/** Features of the contract that this service does not have. Throws NotImplemented. */
export function refuseUnimplemented(request: ChatRequest): void {
  const usesTools = request.tools !== undefined || request.messages.some((message) =>
    message.role === "tool" || (message.role === "assistant" && (message.tool_calls || message.tool_plan)));
  if (usesTools) throw new NotImplemented("tools");
  if (request.documents) throw new NotImplemented("documents");
  if (request.response_format?.type === "json_object") throw new NotImplemented("response_format json_object");
  if (request.thinking?.type === "enabled") throw new NotImplemented("thinking");
}

/** Step 10. Throws Unprocessable. */
export function checkContent(request: ChatRequest): void {
  for (const { url, field } of imagesOf(request)) checkImageData(url, field);
}

function checkTools({ tools, tool_choice, strict_tools }: ChatRequest): void {
  if (tool_choice === "REQUIRED" && !tools) throw new RequiresOther("tool_choice REQUIRED", "tools");
  if (!tools) return;
  const names = new Set<string>();
  let fields = 0;
  for (const [index, { function: { name, parameters } }] of tools.entries()) {
    if (names.has(name)) throw new InvalidRequest(`tools[${index}].function.name '${name}' is not unique`);
    names.add(name);
    if (!strict_tools) continue;
    const { required } = parameters;
    if (!Array.isArray(required) || required.length === 0) {
      throw new InvalidRequest(`tools[${index}].function.parameters must require at least one parameter with strict_tools`);
    }
    fields += countFields(parameters);
  }
  if (fields > 200) throw new InvalidRequest(`tools must have at most 200 fields with strict_tools - received ${fields}`);
}

/** Entries of every `properties` map of a JSON Schema. */
function countFields(schema: unknown): number {
  if (typeof schema !== "object" || schema === null) return 0;
  let count = 0;
  const entries: [string, unknown][] = Object.entries(schema);
  for (const [key, value] of entries) {
    if (key === "properties" && typeof value === "object" && value !== null) count += Object.keys(value).length;
    count += countFields(value);
  }
  return count;
}

function checkDocuments({ documents = [] }: ChatRequest): void {
  const ids = documents.flatMap((document) => (typeof document === "string" ? [] : document.id ?? []));
  if (new Set(ids).size < ids.length) throw new InvalidRequest("duplicate document ID");
}

function checkResponseFormat({ response_format, documents, tools }: ChatRequest): void {
  if (!response_format) return;
  const schema = response_format.json_schema ?? response_format.schema;
  if (response_format.type === "text") {
    if (schema) throw new NotSupportedWith("response_format.json_schema", "response_format.type text");
    return;
  }
  if (documents) throw new NotSupportedWith("response_format json_object", "documents");
  if (tools) throw new NotSupportedWith("response_format json_object", "tools");
  if (schema && schema["type"] !== "object") {
    throw new InvalidRequest("response_format.json_schema must have the top-level type object");
  }
}

function imagesOf({ messages }: ChatRequest): { url: string; field: string }[] {
  return messages.flatMap((message, turn) => {
    if (message.role !== "user" || typeof message.content === "string") return [];
    return message.content.flatMap((block, index) =>
      block.type === "image_url"
        ? [{ url: block.image_url.url, field: `messages[${turn}].content[${index}].image_url.url` }]
        : []);
  });
}
