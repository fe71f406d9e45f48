/** Schemas of tests, read as the API reads the schemas of requests. */
import { readResponseSchema, schemaGrammar } from "../../src/chat/grammar/response-grammar.ts";
import { readToolSchema } from "../../src/chat/grammar/tool-parameters.ts";
import type { OutputGrammar } from "../../src/chat/grammar/output-grammar.ts";
import type { OutputSchema, ToolDefinition } from "../../src/inference/conversation.ts";
import type { SchemaNode } from "../../src/inference/schema-node.ts";

/** The grammar of JSON output. */
export const responseGrammar = (schema: unknown): OutputGrammar => schemaGrammar(readResponseSchema(schema).root);

export const readArguments = (parameters: unknown): SchemaNode => readToolSchema(parameters).root;

export const jsonOutput = (schema: Record<string, unknown>): { type: "json"; schema: OutputSchema } => ({
  type: "json",
  schema: { json: schema, node: readResponseSchema(schema).root },
});

export const withReadArguments = (tool: ToolDefinition): ToolDefinition => ({ ...tool, argumentsNode: readArguments(tool.parameters) });
