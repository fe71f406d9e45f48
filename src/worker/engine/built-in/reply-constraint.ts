/** JSON Schemas that hold replies of the browser's model to JSON output and tool calls. */
import type { Conversation, ReplyForm, ToolDefinition } from "../../../inference/conversation.ts";
import type { PromptConstraint } from "../../../transport/browser-model.ts";

export interface ReplyConstraint extends PromptConstraint {
  /** Whether the reply is the object of `wrapped-reply.ts`. */
  isWrapped: boolean;
}

/**
 * Returns the constraint of a reply; undefined if it is free text. A model that may call tools writes `{"reply": TEXT}` or
 * `{"tool_calls": [...]}`. `anyArguments`: calls may have any arguments, for schemas that the browser does not support.
 */
export function replyConstraint({ tools }: Conversation, form: ReplyForm, anyArguments = false): ReplyConstraint | undefined {
  if (form.output.type === "json") {
    return { schema: form.output.schema?.json ?? { type: "object" }, isShown: form.output.schema !== undefined, isWrapped: false };
  }
  if (tools.length === 0 || form.toolChoice === "none") return undefined;
  const definitions = new Map<string, unknown>();
  const calls = {
    type: "array",
    items: oneOf(tools.map((tool, index) => callSchema(tool, index, definitions, anyArguments))),
    minItems: 1,
    ...(form.maxToolCalls > 0 && { maxItems: form.maxToolCalls }),
  };
  const reply = { type: "string" };
  const withCalls = closedObject({ tool_calls: calls });
  const alternatives =
    form.toolChoice === "required" ? [withCalls] : [closedObject({ reply }), withCalls, closedObject({ reply, tool_calls: calls })];
  const schema = { ...oneOf(alternatives), ...(definitions.size > 0 && { $defs: Object.fromEntries(definitions) }) };
  // The system message describes the tools already.
  return { schema, isShown: false, isWrapped: true };
}

type Schema = Record<string, unknown>;

function oneOf(alternatives: Schema[]): Schema {
  const [only] = alternatives;
  return alternatives.length === 1 && only !== undefined ? only : { anyOf: alternatives };
}

function closedObject(properties: Record<string, Schema>): Schema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

function callSchema({ name, parameters }: ToolDefinition, index: number, definitions: Map<string, unknown>, anyArguments: boolean): Schema {
  const given = anyArguments ? { type: "object" } : parameters;
  const root = `#/$defs/tool${index}`;
  const moved = withRoot(given, root);
  if (JSON.stringify(moved) === JSON.stringify(given)) return closedObject({ name: { const: name }, arguments: given });
  definitions.set(`tool${index}`, moved);
  return closedObject({ name: { const: name }, arguments: { $ref: root } });
}

/** Rewrites references to the root of a schema that is moved to `root`. */
function withRoot(schema: unknown, root: string): unknown {
  if (Array.isArray(schema)) return schema.map((each: unknown) => withRoot(each, root));
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]: [string, unknown]) => {
      const isReference = key === "$ref" && typeof value === "string" && /^#(\/|$)/.test(value);
      return [key, isReference ? root + value.slice(1) : withRoot(value, root)];
    }),
  );
}
