/** A page with the real host worker and the starter models; tests start it with `window.startService`. */
import { start, type Runtime, type StartOptions } from "../../../src/index.ts";

declare global {
  interface Window {
    startService: (options?: StartOptions) => Promise<Runtime>;
  }
}

window.startService = async (options = {}) => {
  window.cohabit = await start(options);
  return window.cohabit;
};
