/** Tools whose functions the page supplies, and which the session calls for the model. */
import type { Tool } from "./dictionaries.ts";
import type { WireCall, WireMessage } from "./service.ts";

export function wireTools(tools: readonly Tool[]): object[] {
  const names = wireNames(tools);
  return tools.map(({ description, inputSchema }, index) => ({
    type: "function",
    function: { name: names[index], description, parameters: inputSchema },
  }));
}

/** Contract 2.4. */
const wireName = /^[A-Za-z_][\w-]{0,63}$/;
const maxWireName = 64;

/** Returns names that the service accepts, each different: the tool's own, or one that resembles it. */
function wireNames(tools: readonly Tool[]): string[] {
  const used = new Set(tools.map(({ name }) => name).filter((name) => wireName.test(name)));
  return tools.map(({ name }, index) => {
    if (wireName.test(name)) return name;
    const similar = name.replaceAll(/[^\w-]/g, "_").replace(/^(?![A-Za-z_])/, "_");
    let found = similar.slice(0, maxWireName);
    for (let suffix = `_${index + 1}`; used.has(found); suffix = `_${suffix}`)
      found = similar.slice(0, maxWireName - suffix.length) + suffix;
    used.add(found);
    return found;
  });
}

/** Calls the functions at the same time. A function that fails has its error as the result, for the model to read. */
export function callTools(tools: readonly Tool[], calls: readonly WireCall[]): Promise<WireMessage[]> {
  const names = wireNames(tools);
  return Promise.all(
    calls.map(async (call): Promise<WireMessage> => {
      const tool = tools[names.indexOf(call.function.name)];
      return { role: "tool", tool_call_id: call.id, content: await resultOf(tool, call) };
    }),
  );
}

async function resultOf(tool: Tool | undefined, call: WireCall): Promise<string> {
  try {
    const input: unknown = JSON.parse(call.function.arguments);
    return String(await tool?.execute(input));
  } catch (caught) {
    return JSON.stringify({ error: caught instanceof Error ? caught.message : String(caught) });
  }
}
