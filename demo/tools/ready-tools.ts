/** The tools that the page itself runs. */
import definitions from "./ready-tools.json";

export type ReadyTool = keyof typeof definitions;

export const readyToolDefinitions = definitions;
export const readyToolNames: readonly ReadyTool[] = ["calculator", "clock", "search_documents"];

export function isReadyTool(name: string): name is ReadyTool {
  return readyToolNames.some((ready) => ready === name);
}
