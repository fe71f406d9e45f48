/** The bare library: web-llm, driven token by token through its public interface, with its own sampler on the GPU. */
import { MLCEngine } from "@mlc-ai/web-llm";
import { expose } from "comlink";
import type { BareRun } from "./bare-loop.ts";

const modelId = "model";
let engine: MLCEngine | undefined;

const library = {
  /** `folder`: absolute URL of a folder that web-llm takes for one of the hub. */
  async load(folder: string, libraryUrl: string, contextLength: number): Promise<void> {
    engine = new MLCEngine({
      appConfig: {
        model_list: [
          // Greedy: its sampler reads the defaults of the model.
          { model: folder, model_id: modelId, model_lib: libraryUrl, overrides: { context_window_size: contextLength, temperature: 0 } },
        ],
      },
      logLevel: "SILENT",
    });
    await engine.reload(modelId);
  },
  /** Never ends a reply. */
  async generate(promptIds: number[], tokens: number): Promise<BareRun> {
    if (engine === undefined) throw new Error("no model is loaded");
    await engine.resetChat();
    const ids = [await engine.forwardTokensAndSample(promptIds, true)];
    const firstAt = performance.now();
    while (ids.length < tokens) ids.push(await engine.forwardTokensAndSample(ids.slice(-1), false));
    return { ids, milliseconds: performance.now() - firstAt };
  },
};

export type WebLlmLibrary = typeof library;
expose(library);
