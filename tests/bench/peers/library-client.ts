import { type Remote, wrap } from "comlink";
import type { Library } from "./library.worker.ts";
import type { NaiveRerank } from "./naive-rerank.worker.ts";

/** Runs `work` with the bare library in a worker of its own, which is ended afterwards. */
export function withLibrary<Result>(work: (library: Remote<Library>) => Promise<Result>): Promise<Result> {
  return withWorker<Library, Result>(new Worker(new URL("./library.worker.ts", import.meta.url), { type: "module" }), work);
}

/** Like `withLibrary`, with the reranker in batches in their order. */
export function withNaiveRerank<Result>(work: (naive: Remote<NaiveRerank>) => Promise<Result>): Promise<Result> {
  return withWorker<NaiveRerank, Result>(new Worker(new URL("./naive-rerank.worker.ts", import.meta.url), { type: "module" }), work);
}

async function withWorker<Peer, Result>(worker: Worker, work: (peer: Remote<Peer>) => Promise<Result>): Promise<Result> {
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(`a peer's worker failed: ${event.message}`)));
  });
  try {
    return await Promise.race([work(wrap<Peer>(worker)), failed]);
  } finally {
    worker.terminate();
  }
}
