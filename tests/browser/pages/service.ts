/** A page with the real host worker; tests start it with `window.startService`. */
import { start, type Runtime, type StartOptions } from "../../../src/index.ts";
import "./language-model.ts";
import countingGpuUrl from "./counting-gpu.worker.ts?worker&url";
import failingGpuUrl from "../web-llm/failing-gpu.worker.ts?worker&url";
import scriptedEngineUrl from "../../scripted/scripted-engine.worker.ts?worker&url";

declare global {
  interface Window {
    /**
     * Starts the runtime with the starter models; models of the engine "scripted" follow scripts, "failing-gpu" is
     * web-llm, "counting-gpu" onnx.
     */
    startService: (options?: StartOptions) => Promise<Runtime>;
  }
}

window.startService = async (options = {}) => {
  const engines = {
    scripted: new URL(scriptedEngineUrl, document.baseURI).href,
    "counting-gpu": new URL(countingGpuUrl, document.baseURI).href,
    "failing-gpu": new URL(failingGpuUrl, document.baseURI).href,
  };
  window.cohabit = await start({ engines, ...options });
  return window.cohabit;
};
