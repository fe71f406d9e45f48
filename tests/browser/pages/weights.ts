/** A page with the weight store in a worker, as an engine has it; tests call it by `window.weights`. */
import * as Comlink from "comlink";
import type { WeightsWorker } from "./weights.worker.ts";

declare global {
  interface Window {
    weights: Comlink.Remote<WeightsWorker>;
  }
}

const worker = new Worker(new URL("./weights.worker.ts", import.meta.url), { type: "module" });
window.weights = Comlink.wrap<WeightsWorker>(worker);

/** A file that the fragment names is stored at once, and the title shows the outcome, for a tab that no test drives. */
if (location.hash !== "") {
  void window.weights.store(JSON.parse(decodeURIComponent(location.hash.slice(1)))).then(
    (sha256) => (document.title = `stored ${sha256}`),
    (caught: unknown) => (document.title = `failed ${String(caught)}`),
  );
}
