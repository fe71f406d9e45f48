/** Makes the grammar of a reply (contract 2.4, 2.6). This module is loaded when the first request needs a grammar. */
import type { Conversation, ReplyForm, ToolDefinition } from "../../../inference/conversation.ts";
import type { Dialect } from "../../../chat/dialects/dialect.ts";
import type { OutputGrammar } from "../../../chat/grammar/output-grammar.ts";
import { jsonObjectGrammar, schemaGrammar } from "../../../chat/grammar/response-grammar.ts";
import { SchemaRefusal } from "../../../chat/grammar/schema/schema-refusal.ts";
import { toolGrammar } from "../../../chat/grammar/tool-grammar.ts";
import { anyArguments, type ToolSignature } from "../../../chat/grammar/tool-parameters.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";

export function jsonGrammar(output: Extract<ReplyForm["output"], { type: "json" }>): OutputGrammar {
  if (output.schema === undefined) return jsonObjectGrammar();
  const { node } = output.schema;
  return compileOrRefuse("response_format", () => schemaGrammar(node));
}

/**
 * Returns the grammar that holds from the opening of a call on: arguments satisfy the schema of their tool. If a schema cannot
 * be compiled, its tool takes any JSON object; if all tools together exceed the limits, all of them do. Throws
 * EngineFailureError instead if a call is required or strict.
 */
export function callGrammar(conversation: Conversation, form: ReplyForm, { calls: syntax }: Dialect): OutputGrammar {
  if (syntax === undefined) throw new EngineFailureError({ kind: "unprocessable", detail: "the model has no way to write a tool call" });
  const mustFit = form.strictTools || form.toolChoice === "required";
  const grammarOf = (tools: ToolSignature[]): OutputGrammar =>
    toolGrammar({
      tools,
      syntax,
      choice: form.toolChoice === "required" ? "required" : "automatic",
      ...(form.maxToolCalls > 0 ? { maxCalls: form.maxToolCalls } : {}),
    });
  return compileOrRefuse("tools", () => {
    try {
      return grammarOf(conversation.tools.map(signature));
    } catch (caught) {
      // Each tool is within the limits, but not all of them together.
      if (mustFit || !(caught instanceof SchemaRefusal)) throw caught;
      return grammarOf(conversation.tools.map(({ name }) => ({ name, parameters: anyArguments })));
    }
  });
}

function signature({ name, parameters, argumentsNode }: ToolDefinition): ToolSignature {
  return argumentsNode === undefined ? { name, parameters: anyArguments } : { name, parameters: argumentsNode, schema: parameters };
}

function compileOrRefuse(field: string, compile: () => OutputGrammar): OutputGrammar {
  try {
    return compile();
  } catch (caught) {
    if (!(caught instanceof SchemaRefusal)) throw caught;
    throw new EngineFailureError({ kind: "unprocessable", detail: `the schema of ${field} cannot be compiled: ${caught.message}` });
  }
}
