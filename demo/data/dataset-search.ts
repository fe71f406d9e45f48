/** Searches the output of an embed job: its rows are read as they arrive, and only the best are kept. */
import { listAt, parseJson, textAt, valueAt } from "../service/json-values.ts";
import { service } from "../service/playground.ts";
import type { EmbedJob } from "./stored-data.ts";

export interface FoundRow {
  /** Counts from 1. */
  number: number;
  text: string;
  /** Fields that the dataset keeps with the text. */
  fields: [string, string][];
  cosine: number;
}

/** Returns at most `maxFound` rows, the best first, and the number of compared rows. */
export async function searchOutput(
  job: EmbedJob,
  query: string,
  stop: AbortSignal,
  maxFound = 8,
): Promise<{ best: FoundRow[]; rows: number }> {
  const body = { model: job.model, input_type: "search_query", embedding_types: ["float"], texts: [query] };
  const embedded = await service.json("/v2/embed", body, stop);
  const wanted = numbers(listAt(embedded, "embeddings", "float")[0]);
  const dataset = await service.request({ method: "GET", path: `/v1/datasets/${job.output ?? ""}` }, stop);
  let best: FoundRow[] = [];
  let rows = 0;
  for (const part of listAt(dataset, "dataset", "dataset_parts")) {
    for await (const line of linesOf(textAt(part, "url") ?? "", stop)) {
      const row = parseJson(line);
      rows += 1;
      const cosine = cosineOf(wanted, numbers(valueAt(row, "embeddings", "float")));
      if (best.length < maxFound || cosine > (best.at(-1)?.cosine ?? -1)) {
        best = [...best, { number: rows, text: textAt(row, "text") ?? "", fields: keptFields(row), cosine }]
          .sort((a, b) => b.cosine - a.cosine)
          .slice(0, maxFound);
      }
    }
  }
  return { best, rows };
}

async function* linesOf(url: string, stop: AbortSignal): AsyncGenerator<string> {
  const { pathname, search } = new URL(url);
  let rest = "";
  for await (const text of service.call({ method: "GET", path: pathname + search, isQuiet: true }, stop).text) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter((line) => line !== "");
  }
  if (rest !== "") yield rest;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Divides by the lengths of both vectors, because a hub's model may not normalise. */
function cosineOf(a: readonly number[], b: readonly number[]): number {
  const product = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  const lengths = Math.sqrt(product(a, a) * product(b, b));
  return lengths === 0 ? 0 : product(a, b) / lengths;
}

function keptFields(row: unknown): [string, string][] {
  if (typeof row !== "object" || row === null) return [];
  return Object.entries(row).flatMap(([name, value]): [string, string][] =>
    name === "text" || name === "embeddings" ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
  );
}
