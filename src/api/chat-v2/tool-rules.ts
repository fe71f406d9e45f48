/** Rules for the tools of a chat request and their combination with other properties (contract 2.1, 2.4). */
import { requiresParameter } from "../../chat/grammar/required-parameters.ts";
import { InvalidRequest, RequiresOther } from "../response/errors.ts";
import type { ChatRequest } from "./chat-request.ts";

const maxStrictFields = 200;

/** Throws an ApiError. */
export function checkTools({ tools, tool_choice, strict_tools }: ChatRequest): void {
  if (tool_choice === "REQUIRED" && !tools) throw new RequiresOther("tool_choice REQUIRED", "tools");
  if (!tools) return;
  const names = new Set<string>();
  let fields = 0;
  for (const [
    index,
    {
      function: { name, parameters },
    },
  ] of tools.entries()) {
    if (names.has(name)) throw new InvalidRequest(`tools[${index}].function.name '${name}' is not unique`);
    names.add(name);
    if (!strict_tools) continue;
    if (!requiresParameter(parameters)) {
      throw new InvalidRequest(`tools[${index}].function.parameters must require at least one parameter with strict_tools`);
    }
    fields += countFields(parameters);
  }
  if (fields > maxStrictFields) {
    throw new InvalidRequest(`tools must have at most ${maxStrictFields} fields with strict_tools - received ${fields}`);
  }
}

/** Counts the entries of every `properties` map of a JSON Schema. */
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
