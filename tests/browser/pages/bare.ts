/** A page that does nothing by itself: tests start the runtime on it by the query, or from outside. */
import { startWith } from "../../../src/page/start-with.ts";
import type { Runtime, StartOptions } from "../../../src/page/runtime.ts";

declare global {
  interface Window {
    /** Starts the runtime with the fake host. */
    startFake: (options?: StartOptions) => Promise<Runtime>;
    cohabit: Runtime | undefined;
  }
}

window.startFake = async (options = {}) => {
  window.cohabit = await startWith(() => new Worker(new URL("./fake-host.worker.ts", import.meta.url), { type: "module" }), options);
  return window.cohabit;
};
