/** Checks of a chat request across properties (contract 0.5, step 6) and against the model (step 8). */
import { readArguments } from "../chat/request/request-schemas.ts";
import { checkJsonCapability, checkResponseFormat, readOutput } from "../chat/request/json-output.ts";
import { checkSafetyCapability } from "../chat/request/safety.ts";
import { checkDocumentIds } from "../chat/request/supplied-documents.ts";
import { checkImageCount, checkImageData, checkImageSizes } from "../request/data-uri.ts";
import { UnsupportedByModel } from "../response/errors.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { ChatRequest } from "./chat-request.ts";
import { checkMessages } from "./message-rules.ts";
import { safetyRequest, suppliedDocuments } from "./to-conversation.ts";
import { checkTools } from "./tool-rules.ts";

/** `systemAnywhere`: system messages may follow others. */
export function checkCombinations(request: ChatRequest, systemAnywhere = false): void {
  const { messages, documents, tools, response_format } = request;
  checkMessages(messages, systemAnywhere);
  const imageUrls = imagesOf(request).map(({ url }) => url);
  checkImageCount(imageUrls);
  checkImageSizes(imageUrls);
  checkTools(request);
  checkDocumentIds(suppliedDocuments(request));
  checkResponseFormat(response_format, { documents: documents !== undefined, tools: tools !== undefined });
}

export function checkCapabilities(request: ChatRequest, model: ModelDescription): void {
  const requireFeature = (feature: ModelDescription["features"][number], used: boolean, name: string) => {
    if (used && !model.features.includes(feature)) throw new UnsupportedByModel(request.model, name);
  };
  requireFeature("vision", imagesOf(request).length > 0, "images");
  requireFeature("reasoning", request.thinking?.type === "enabled", "thinking");
  const usesTools =
    request.tools !== undefined ||
    request.messages.some(({ role, ...message }) => role === "tool" || ("tool_calls" in message && message.tool_calls));
  requireFeature("tools", usesTools, "tools");
  requireFeature("tool_choice", request.tool_choice === "REQUIRED", "tool_choice");
  requireFeature("strict_tools", request.strict_tools && request.tools !== undefined, "strict_tools");
  checkJsonCapability(request.response_format, model, request.model);
  checkSafetyCapability(safetyRequest(request), model, request.model);
}

/** The parsed schemas of a request. */
export interface ChatContent {
  /** Schemas of the tools' arguments, in order; undefined if calls accept any object. */
  argumentsNodes: (SchemaNode | undefined)[];
  outputNode?: SchemaNode | undefined;
}

/**
 * Step 10: reads the schemas and checks the images. `offeredTool`: name of the only tool that is read. Adds lines to
 * `warnings` for ignored keywords of schemas.
 * Throws InvalidRequest or Unprocessable.
 */
export function readContent(request: ChatRequest, warnings: string[], offeredTool?: string): ChatContent {
  const { tools = [], strict_tools, tool_choice } = request;
  const isEnforced = strict_tools || tool_choice === "REQUIRED";
  const argumentsNodes = tools.map(({ function: { name, parameters } }, index) =>
    offeredTool === undefined || name === offeredTool
      ? readArguments(parameters, `tools[${index}].function.parameters`, isEnforced, warnings)
      : undefined,
  );
  const outputNode = readOutput(request.response_format, warnings);
  for (const { url, field } of imagesOf(request)) checkImageData(url, field);
  return { argumentsNodes, outputNode };
}

function imagesOf({ messages }: ChatRequest): { url: string; field: string }[] {
  return messages.flatMap((message, messageIndex) => {
    if (message.role !== "user" || typeof message.content === "string") return [];
    return message.content.flatMap((block, index) =>
      block.type === "image_url" ? [{ url: block.image_url.url, field: `messages[${messageIndex}].content[${index}].image_url.url` }] : [],
    );
  });
}
