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
