/** Embed jobs: rows a second compared with the encoder alone, and the slowdown of a chat during a job. */
import { type BenchService, onThreads } from "../bench-service.ts";
import { streamChat } from "../chat-stream.ts";
import { askForBareEmbedding } from "../peers/bare-protocol.ts";
import { mixedTexts } from "./mixed-texts.ts";

const authorization = { authorization: "Bearer bench" };
const pollMs = 50;
/** The number of rows that a job takes at a time. */
const rowsAtOnce = 256;
const chatTokens = 64;

/** Texts of 4 to 20 words. */
function shortTexts(count: number): string[] {
  return mixedTexts(3 * count)
    .map((text) => text.split(" ").slice(0, 20).join(" "))
    .slice(0, count);
}

/**
 * In turns: the engine's encoder in one loop, and a job over the same rows (from its creation to the moment when it is
 * complete; the upload is not counted). Then replies without and with a job that runs at the same time.
 */
export async function measureEmbedJob({ runtime, threads }: BenchService, repetitions: number, rows: number) {
  const model = onThreads("starter-embed", threads);
  const texts = shortTexts(rows);
  const samples = { job: new Array<number>(), bare: new Array<number>(), alone: new Array<number>(), beside: new Array<number>() };
  await runtime.load(model);
  await runtime.load("starter-chat");
  const dataset = await uploaded(texts);
  for (let run = 0; run < repetitions; run++) {
    const { milliseconds } = await askForBareEmbedding(model, texts, rowsAtOnce);
    const startedAt = performance.now();
    await completed(await created(model, dataset));
    samples.bare.push((1000 * rows) / milliseconds);
    samples.job.push((1000 * rows) / (performance.now() - startedAt));
  }
  await gapOfReply();
  for (let run = 0; run < repetitions; run++) {
    samples.alone.push(await gapOfReply());
    const job = await created(model, dataset);
    // The job is under way, and lasts longer than the reply.
    while ((await statusOf(job)) === "processing" && samples.beside.length <= run) samples.beside.push(await gapOfReply());
    const path = `/v1/embed-jobs/${job}/cancel`;
    await fetch(path, { method: "POST", headers: authorization });
    await completed(job);
  }
  await runtime.unload(model);
  return samples;
}

/** Milliseconds between two tokens, in the mean of one reply. */
async function gapOfReply(): Promise<number> {
  const messages = [{ role: "user" as const, content: "Please tell me all about rivers and the cities beside them, at length." }];
  const { firstTokenAt, endAt, outputTokens } = await streamChat({ model: "starter-chat", messages, max_tokens: chatTokens });
  return (endAt - firstTokenAt) / Math.max(1, outputTokens - 1);
}

async function uploaded(texts: readonly string[]): Promise<string> {
  const form = new FormData();
  form.append("data", new Blob([texts.map((text) => JSON.stringify({ text })).join("\n")]), "rows.jsonl");
  const response = await fetch("/v1/datasets?name=bench&type=embed-input", { method: "POST", headers: authorization, body: form });
  const { id } = await response.json();
  for (;;) {
    const { dataset } = await (await fetch(`/v1/datasets/${id}`, { headers: authorization })).json();
    if (dataset.validation_status === "validated") return id;
    if (dataset.validation_status === "failed") throw new Error(dataset.validation_error);
    await pause();
  }
}

async function created(model: string, dataset: string): Promise<string> {
  const response = await fetch("/v1/embed-jobs", {
    method: "POST",
    headers: { ...authorization, "content-type": "application/json" },
    body: JSON.stringify({ model, dataset_id: dataset, input_type: "search_document", name: "bench" }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`/v1/embed-jobs: ${response.status} ${JSON.stringify(body)}`);
  return body.job_id;
}

async function statusOf(job: string): Promise<string> {
  return (await (await fetch(`/v1/embed-jobs/${job}`, { headers: authorization })).json()).status;
}

async function completed(job: string): Promise<void> {
  for (let status = await statusOf(job); status !== "complete" && status !== "cancelled"; status = await statusOf(job)) {
    if (status === "failed") throw new Error("the embed job failed");
    await pause();
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMs));
