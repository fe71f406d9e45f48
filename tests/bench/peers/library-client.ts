import { type Remote, wrap } from "comlink";
import type { Library } from "./library.worker.ts";

/** Runs `work` with the bare library in a worker of its own, which is ended afterwards. */
export async function withLibrary<Result>(work: (library: Remote<Library>) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL("./library.worker.ts", import.meta.url), { type: "module", name: "library" });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(`the library's worker failed: ${event.message}`)));
  });
  try {
    return await Promise.race([work(wrap<Library>(worker)), failed]);
  } finally {
    worker.terminate();
  }
}
