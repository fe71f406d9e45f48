/** The page of `npm run eval -- --only exactness`: engines without the service, one after the other. */
import { type Remote, wrap } from "comlink";
import { hasRelaxedSimd } from "../../../src/worker/engine/onnx/relaxed-simd.ts";
import { isSoftware } from "../../../src/worker/engine/onnx/webgpu-device.ts";
import type { Divergence } from "../exactness/divergence.ts";
import type { Exactness } from "../exactness/exactness.worker.ts";
import type { Computation, SharedLogits } from "../exactness/exactness-protocol.ts";

export interface Adapter {
  name: string;
  isSoftware: boolean;
  features: string[];
}

/** The passage as tokens of the model, and the logits of its reference. */
let reference: { ids: Int32Array; promptTokens: number; logits: SharedLogits } | undefined;

const exactness = {
  async devices(): Promise<{ hasRelaxedSimd: boolean; adapter?: Adapter }> {
    const adapter = (await navigator.gpu?.requestAdapter({ powerPreference: "high-performance" })) ?? undefined;
    if (adapter === undefined) return { hasRelaxedSimd: hasRelaxedSimd() };
    const { vendor, architecture } = adapter.info;
    const name = `${vendor} ${architecture}`.trim();
    return { hasRelaxedSimd: hasRelaxedSimd(), adapter: { name, isSoftware: isSoftware(adapter.info), features: [...adapter.features] } };
  },

  /** Computes the reference for later calls of `compare`. `tokens`: of the passage's beginning. @returns tokens of the passage. */
  async setReference(computation: Computation, text: string, tokens: number, promptTokens: number): Promise<number> {
    reference = undefined;
    reference = await inWorker(async (worker) => {
      const ids = await worker.tokenize(computation.folder, text, tokens);
      return { ids, promptTokens, logits: await worker.logits(computation, { ids, promptTokens }) };
    });
    return reference.ids.length;
  },

  /** Over the first `tokens` of the reference's passage. */
  async compare(computation: Computation, tokens: number): Promise<Divergence> {
    if (reference === undefined) throw new Error("there is no reference");
    const { ids, promptTokens, logits } = reference;
    return inWorker((worker) => worker.compare(computation, { ids: ids.slice(0, tokens), promptTokens }, logits));
  },
};

async function inWorker<Result>(work: (worker: Remote<Exactness>) => Promise<Result>): Promise<Result> {
  const worker = new Worker(new URL("../exactness/exactness.worker.ts", import.meta.url), { type: "module", name: "exactness" });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(`the worker failed: ${event.message}`)));
  });
  try {
    return await Promise.race([work(wrap<Exactness>(worker)), failed]);
  } finally {
    worker.terminate();
  }
}

declare global {
  interface Window {
    exactness: typeof exactness;
  }
}

window.exactness = exactness;
