/** Tools whose functions the page supplies, and which the session calls for the model. */
import type { Tool } from "./dictionaries.ts";
import type { WireCall, WireMessage } from "./service.ts";

/** Throws a TypeError as Chrome does, or what a getter of the schema throws. */
export function checkTools(tools: readonly Tool[]): void {
  const names = new Set<string>();
  for (const { name, description, inputSchema } of tools) {
    if (name === "") throw new TypeError("A tool has no name.");
    if (description === "") throw new TypeError(`The tool ${name} has no description.`);
    if (names.has(name)) throw new TypeError(`Two tools have the name ${name}.`);
    names.add(name);
    const type: unknown = Reflect.get(inputSchema, "type");
    if (type !== "object") throw new TypeError(`The inputSchema of the tool ${name} must have the type object.`);
    const properties: unknown = Reflect.get(inputSchema, "properties");
    if (properties !== undefined && (typeof properties !== "object" || properties === null)) {
      throw new TypeError(`The properties of the inputSchema of the tool ${name} must be an object.`);
    }
    const required: unknown = Reflect.get(inputSchema, "required");
    if (required !== undefined && !Array.isArray(required)) {
      throw new TypeError(`The required properties of the inputSchema of the tool ${name} must be an array.`);
    }
    JSON.stringify(inputSchema);
  }
}

export function wireTools(tools: readonly Tool[]): object[] {
  return tools.map(({ name, description, inputSchema }) => ({
    type: "function",
    function: { name, description, parameters: inputSchema },
  }));
}

/** Calls the functions at the same time. A function that fails has its error as the result, for the model to read. */
export function callTools(tools: readonly Tool[], calls: readonly WireCall[]): Promise<WireMessage[]> {
  return Promise.all(
    calls.map(async (call): Promise<WireMessage> => ({ role: "tool", tool_call_id: call.id, content: await resultOf(tools, call) })),
  );
}

async function resultOf(tools: readonly Tool[], call: WireCall): Promise<string> {
  const tool = tools.find(({ name }) => name === call.function.name);
  try {
    const input: unknown = JSON.parse(call.function.arguments);
    return String(await tool?.execute(input));
  } catch (caught) {
    return JSON.stringify({ error: caught instanceof Error ? caught.message : String(caught) });
  }
}
