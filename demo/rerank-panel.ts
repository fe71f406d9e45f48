/** Rerank: documents in the order of their relevance to a query. */
import { element, make } from "./document-elements.ts";
import { listAt, numberAt } from "./json-values.ts";
import type { ModelList } from "./model-list.ts";
import { milliseconds } from "./model-phrases.ts";
import { numberField } from "./number-field.ts";
import { filledLines, runOnSubmit } from "./run-on-submit.ts";
import type { Service } from "./service.ts";

const query = element("rerank-query", HTMLInputElement);
const documents = element("rerank-documents", HTMLTextAreaElement);
const top = element("rerank-top", HTMLInputElement);
const model = element("rerank-model", HTMLSelectElement);

export function startRerank(service: Service, models: ModelList): void {
  runOnSubmit("rerank", models, async (signal) => {
    const lines = filledLines(documents);
    const body = { model: model.value, query: query.value, documents: lines, ...numberField("top_n", top) };
    const start = performance.now();
    const response = await service.json("/v2/rerank", body, signal);
    const took = performance.now() - start;
    const results = listAt(response, "results").map((result) => {
      const index = numberAt(result, "index") ?? -1;
      return rankedDocument(lines[index] ?? "", index + 1, numberAt(result, "relevance_score") ?? 0);
    });
    const facts = [`${results.length} of ${lines.length} documents`, milliseconds(took)];
    return [make("ol", "ranking", ...results), make("p", "outcome-facts", ...facts.map((fact) => make("span", "", fact)))];
  });
}

function rankedDocument(text: string, line: number, score: number): HTMLElement {
  const bar = make("span", "score-bar");
  bar.setAttribute("aria-hidden", "true");
  bar.style.setProperty("--score", score.toFixed(4));
  return make(
    "li",
    "ranked",
    make("p", "ranked-text", text),
    make("p", "ranked-score", bar, make("span", "score", score.toFixed(3)), make("span", "line", `line ${line}`)),
  );
}
