/** The passages that answer a question best, by /v2/rerank. */
import { listAt, numberAt } from "../../service/json-values.ts";
import { modelsOf, service } from "../../service/playground.ts";
import type { SourceDocument } from "../setup/chat-setup.ts";
import { passagesOf } from "./passages.ts";

/** Returns at most `max` passages, the best first. */
export async function bestPassages(
  question: string,
  documents: readonly SourceDocument[],
  max: number,
  signal: AbortSignal,
): Promise<SourceDocument[]> {
  const passages = documents.flatMap(passagesOf);
  if (passages.length <= 1 || question.trim() === "") return passages.slice(0, max);
  const model = modelsOf("rerank")[0]?.id ?? "";
  const texts = passages.map(({ title, text }) => (title === "" ? text : `${title}\n${text}`));
  const response = await service.json("/v2/rerank", { model, query: question, documents: texts, top_n: max }, signal);
  return listAt(response, "results").flatMap((result) => passages[numberAt(result, "index") ?? -1] ?? []);
}
