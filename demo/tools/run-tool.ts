/** Runs a tool of the page. A failure is an output too: the model reads it. */
import type { PassageChoice } from "../../src/index.ts";
import type { ToolOutput } from "../chat/conversation/conversation.ts";
import { bestPassages } from "../chat/documents/best-passages.ts";
import type { SourceDocument } from "../chat/documents/source-document.ts";
import { parseJson, textAt } from "../service/json-values.ts";
import { wasStopped } from "../service/service-error.ts";
import { calculate } from "./calculator.ts";
import { readClock } from "./clock.ts";
import type { ReadyTool } from "./ready-tools.ts";

/** Max passages that a small model reads without mixing them up. */
const choice: PassageChoice = { max: 2, minRelevance: 0, minProbability: 0 };

/** Throws only if `signal` aborts. */
export async function runTool(
  name: ReadyTool,
  argumentsText: string,
  documents: readonly SourceDocument[],
  signal: AbortSignal,
): Promise<ToolOutput[]> {
  const given = parseJson(argumentsText);
  try {
    switch (name) {
      case "calculator": {
        const expression = textAt(given, "expression") ?? "";
        return [{ data: { expression, result: String(calculate(expression)) } }];
      }
      case "clock":
        return [{ data: { ...readClock(textAt(given, "time_zone") ?? "", new Date()) } }];
      case "search_documents": {
        const found = await bestPassages(textAt(given, "query") ?? "", documents, choice, signal);
        return found.length === 0
          ? [{ data: { result: "There are no documents." } }]
          : found.map(({ id, title, text }) => ({ id, data: { title, text } }));
      }
    }
  } catch (error) {
    if (wasStopped(error)) throw error;
    return [{ data: { error: error instanceof Error ? error.message : String(error) } }];
  }
}
