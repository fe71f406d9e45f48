/** Loads the file of the fragment twice by the weight store in a worker, as an engine does, and posts each duration to the server. */
import * as Comlink from "comlink";
import type { LoadingWorker } from "./loading.worker.ts";

const worker = Comlink.wrap<LoadingWorker>(new Worker(new URL("./loading.worker.ts", import.meta.url), { type: "module" }));
const report = async (text: string): Promise<void> => void (await fetch("/report", { method: "POST", body: text }));

try {
  await worker.prepare();
  for (const step of ["bare", "first", "again"] as const) {
    await report(`start ${step}`);
    const milliseconds = await (step === "bare" ? worker.fetchAlone : worker.load)(JSON.parse(decodeURIComponent(location.hash.slice(1))));
    await report(`end ${milliseconds}`);
  }
  await report("done");
} catch (caught) {
  await report(`failed ${String(caught)}`);
}
