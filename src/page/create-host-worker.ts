import type { CreateHostWorker } from "./host-worker.ts";

/** The host worker of this package, as a file of its own: bundlers know this form, and a strict CSP allows it. */
export const createHostWorker: CreateHostWorker = () =>
  new Worker(new URL("../worker/host/host.worker.ts", import.meta.url), { type: "module", name: "cohabit-host" });
