/** Checks of a v1 chat request across properties, against the model, and of the resources it names (contract 4.1, 4.2). */
import { checkJsonCapability, checkResponseFormat } from "../../chat/request/json-output.ts";
import { checkSafetyCapability } from "../../chat/request/safety.ts";
import { checkDocumentIds } from "../../chat/request/supplied-documents.ts";
import { InvalidRequest, NotSupportedWith, RequiresOther, UnsupportedByModel } from "../../response/errors.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import type { ChatV1Request } from "./chat-v1-request.ts";
import { safetyRequest, suppliedDocuments } from "./to-conversation.ts";

/** Throws an ApiError. */
export function checkCombinations(request: ChatV1Request): void {
  const { message, chat_history, conversation_id, tools, tool_results, documents, connectors } = request;
  if (message === "" && !tool_results) throw new InvalidRequest("message must not be empty without tool_results");
  if (tool_results && !tools) throw new RequiresOther("tool_results", "tools");
  if (chat_history && conversation_id !== undefined) throw new NotSupportedWith("chat_history", "conversation_id");
  const present = { connectors: connectors !== undefined, documents: documents !== undefined, tools: tools !== undefined };
  if (request.raw_prompting) {
    for (const [other, isPresent] of Object.entries({ ...present, search_queries_only: request.search_queries_only })) {
      if (isPresent) throw new NotSupportedWith("raw_prompting", other);
    }
  }
  checkToolNames(request);
  checkDocumentIds(suppliedDocuments(request));
  checkResponseFormat(request.response_format, { ...present, tool_results: tool_results !== undefined });
}

/** Throws UnsupportedByModel. */
export function checkCapabilities(request: ChatV1Request, model: ModelDescription): void {
  const name = request.model ?? model.name;
  const usesTools =
    request.tools !== undefined || request.chat_history?.some((message) => message.role === "TOOL" || message.tool_calls !== undefined);
  if (usesTools && !model.features.includes("tools")) throw new UnsupportedByModel(name, "tools");
  checkJsonCapability(request.response_format, model, name);
  checkSafetyCapability(safetyRequest(request), model, name);
}

function checkToolNames({ tools = [] }: ChatV1Request): void {
  const names = new Set<string>();
  for (const [index, { name }] of tools.entries()) {
    if (names.has(name)) throw new InvalidRequest(`tools[${index}].name '${name}' is not unique`);
    names.add(name);
  }
}
