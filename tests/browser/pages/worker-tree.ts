/** A page that creates workers for its worker, as it does for a host; tests call the worker by `window.requester`. */
import * as Comlink from "comlink";
import { WorkerTree } from "../../../src/page/host/worker-tree.ts";
import type { Requester } from "./requester.worker.ts";

declare global {
  interface Window {
    requester: Comlink.Remote<Requester>;
    endWorkers: () => void;
    /** Texts of the errors that reached this page. */
    pageErrors: string[];
  }
}

const worker = new Worker(new URL("./requester.worker.ts", import.meta.url), { type: "module" });
const workers = new WorkerTree(worker);
window.requester = Comlink.wrap<Requester>(worker);
window.endWorkers = () => workers.end();
window.pageErrors = [];
addEventListener("error", ({ message }) => window.pageErrors.push(message));
