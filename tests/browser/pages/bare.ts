/** A page without behaviour of its own: tests start the runtime on it by the query, or from outside. */
import { startWith } from "../../../src/page/start-with.ts";
import type { Runtime, StartOptions } from "../../../src/page/runtime.ts";

declare global {
  interface Window {
    /** Starts the runtime with the fake host; `lostScript` is the URL of its script in a site that was deployed anew. */
    startFake: (options?: StartOptions, lostScript?: string) => Promise<Runtime>;
    cohabit: Runtime | undefined;
  }
}

window.startFake = async (options = {}, lostScript) => {
  const createWorker = (): Worker =>
    lostScript === undefined
      ? new Worker(new URL("./fake-host.worker.ts", import.meta.url), { type: "module" })
      : new Worker(lostScript, { type: "module" });
  window.cohabit = await startWith(createWorker, options);
  return window.cohabit;
};
