/** Tools whose functions the page supplies, and which the session calls for the model. */
import type { Tool } from "./dictionaries.ts";
import type { WireCall, WireMessage } from "./service.ts";

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
