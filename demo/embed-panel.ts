/** Embed: similarity of several texts, as a matrix of cosines. */
import { element, make } from "./document-elements.ts";
import { listAt, numberAt } from "./json-values.ts";
import type { ModelList } from "./model-list.ts";
import { milliseconds } from "./model-phrases.ts";
import { filledLines, runOnSubmit } from "./run-on-submit.ts";
import type { Service } from "./service.ts";
import { cosines } from "./cosines.ts";
import { similarityMatrix } from "./similarity-matrix.ts";

const texts = element("embed-texts", HTMLTextAreaElement);
const model = element("embed-model", HTMLSelectElement);

export function startEmbed(service: Service, models: ModelList): void {
  runOnSubmit("embed", models, async (signal) => {
    const lines = filledLines(texts);
    const body = { model: model.value, input_type: "clustering", embedding_types: ["float"], texts: lines };
    const start = performance.now();
    const response = await service.json("/v2/embed", body, signal);
    const took = performance.now() - start;
    const vectors = listAt(response, "embeddings", "float").map((vector) => (Array.isArray(vector) ? vector.map(Number) : []));
    const facts = [
      `${vectors.length} ${vectors.length === 1 ? "text" : "texts"}`,
      `${vectors[0]?.length ?? 0} dimensions`,
      `${numberAt(response, "meta", "billed_units", "input_tokens") ?? 0} tokens`,
      milliseconds(took),
    ];
    const note = make("p", "outcome-facts", ...facts.map((fact) => make("span", "", fact)));
    return [...similarityMatrix(lines, cosines(vectors)), note];
  });
}
