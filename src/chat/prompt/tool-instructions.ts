/** Tools and results as plain text, for templates without tools. */
import { callsText } from "../dialects/calls/call-text.ts";
import type { CallSyntax, TagPair } from "../dialects/dialect.ts";
import type { TemplateTool } from "./template-messages.ts";

/** Returns instructions that teach a model to call tools in the syntax of its dialect. */
export function toolInstructions(tools: readonly TemplateTool[], syntax: CallSyntax): string {
  const example = callsText(syntax, [{ name: "function_name", arguments: { argument: "value" } }]);
  const listed = tools.map((tool) => JSON.stringify(tool.function)).join("\n");
  return [
    `You can call functions. Where one is needed, write only the calls, in this form:\n${example}`,
    `The results come in the next message. These are the functions, with JSON Schemas of their arguments:\n${listed}`,
  ].join("\n\n");
}

/** Returns the result of a call as the text of a user message. */
export function resultText(name: string | undefined, content: string, tags: TagPair | undefined): string {
  if (tags !== undefined) return tags.open + content + tags.close;
  return `Result of ${name ?? "the function"}:\n${content}`;
}
