import type { InferenceSession } from "onnxruntime-web";
import type { CheckRunner } from "./check-kernels.ts";

interface SessionFactory {
  InferenceSession: { create: (graph: Uint8Array, options: InferenceSession.SessionOptions) => Promise<InferenceSession> };
}

/** Computes the check over the package's own interface. */
export function ortCheckRunner(ort: SessionFactory): CheckRunner {
  return async ({ graph, outputs }) => {
    const session = await ort.InferenceSession.create(graph, { executionProviders: ["wasm"], graphOptimizationLevel: "disabled" });
    try {
      const found = await session.run({});
      return outputs.map(({ name }) => numbersOf(found[name]?.data));
    } finally {
      await session.release();
    }
  };
}

function numbersOf(data: unknown): ArrayLike<number> {
  return data instanceof Float32Array || data instanceof Int32Array || data instanceof Int8Array ? data : [];
}
