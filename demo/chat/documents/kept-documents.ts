/** Documents as datasets of the service: rows with text, title, heading and pages, embedded in the background. */
import type { ReadDocument } from "../../../src/documents.ts";
import { searchOutput } from "../../data/dataset-search.ts";
import { isRunning, readJob, type EmbedJob } from "../../data/stored-data.ts";
import { textAt } from "../../service/json-values.ts";
import { modelsOf, service } from "../../service/playground.ts";
import { ServiceError } from "../../service/service-error.ts";
import { maxNameLength, rowsOf, uploadPath } from "./passage-rows.ts";
import type { Passage, SourceDocument } from "./source-document.ts";

const pollMs = 500;
/** Rows of the nearest vectors, which the reranker orders. */
const maxNearest = 20;
/** States of a dataset before its validation ends. */
const uncheckedStates: ReadonlySet<string> = new Set(["queued", "processing", "unknown"]);

/** Stores the passages and starts to embed them. Returns the id of the embed job, which continues after a reload. */
export async function keepAsDataset(name: string, document: ReadDocument, stop: AbortSignal): Promise<string> {
  const form = new FormData();
  form.set("data", rowsOf(document));
  const stored = await service.request({ method: "POST", path: uploadPath(name), form }, stop);
  const id = textAt(stored, "id") ?? "";
  const isUnchecked = (answer: unknown): boolean => uncheckedStates.has(textAt(answer, "dataset", "validation_status") ?? "");
  await untilDone(`/v1/datasets/${id}`, isUnchecked, stop);
  const model = modelsOf("embed")[0]?.id ?? "";
  const body = { model, dataset_id: id, input_type: "search_document", name: name.slice(0, maxNameLength) };
  return textAt(await service.json("/v1/embed-jobs", body, stop), "job_id") ?? "";
}

/** Returns the passages of a kept document that are nearest to the question. Waits until it is embedded, and reports the wait in words. */
export async function nearestPassages(
  document: SourceDocument,
  question: string,
  stop: AbortSignal,
  onWait: (text: string) => void,
): Promise<Passage[]> {
  const job = await completeJob(document, stop, onWait);
  const { best } = await searchOutput(job, question, stop, maxNearest);
  return best.map(({ text, number, fields }) => {
    const kept = new Map(fields);
    const [page, lastPage] = [Number(kept.get("page") ?? 0), Number(kept.get("lastPage") ?? 0)];
    return {
      id: `${document.id}#${number}`,
      title: kept.get("title") ?? document.title,
      heading: kept.get("heading") ?? "",
      text,
      ...(page > 0 ? { page } : {}),
      ...(lastPage > 0 ? { lastPage } : {}),
    };
  });
}

async function completeJob({ job = "", title }: SourceDocument, stop: AbortSignal, onWait: (text: string) => void): Promise<EmbedJob> {
  const isUnfinished = (found: unknown): boolean => {
    const { status, tokens } = readJob(found);
    const count = tokens === 0 ? "" : `, ${tokens.toLocaleString("en")} tokens so far`;
    if (isRunning(status)) onWait(`Waiting until ${title} is embedded${count}`);
    return isRunning(status);
  };
  const answer = await untilDone(`/v1/embed-jobs/${job}`, isUnfinished, stop);
  const found = readJob(answer);
  if (found.status !== "complete") throw new ServiceError(404, `the passages of ${title} are not kept: its embed job is ${found.status}`);
  return found;
}

/** Polls `path` and returns the first final answer. */
async function untilDone(path: string, isUnfinished: (answer: unknown) => boolean, stop: AbortSignal): Promise<unknown> {
  for (;;) {
    const answer = await service.request({ method: "GET", path, isQuiet: true }, stop);
    if (!isUnfinished(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    stop.throwIfAborted();
  }
}
