/** A graph opened through the public interface of ONNX Runtime, on either device. */
import type { InferenceSession } from "onnxruntime-web";
import { asDamage } from "./damaged-graph.ts";
import { type FloatType, isElementType } from "./element-types.ts";
import type { GraphFiles } from "./graph.ts";
import type { TensorShape } from "./tensor-shape.ts";
import type { GraphFacts } from "./graph-file.ts";
import type { Ort } from "../ort-builds.ts";
import { orThreadFailure } from "../../thread-failures.ts";

export interface GraphSession {
  session: InferenceSession;
  inputs: ReadonlyMap<string, TensorShape>;
  outputs: ReadonlyMap<string, TensorShape>;
  facts: GraphFacts;
  /** See `GraphFiles`. */
  cacheType: FloatType | undefined;
}

/**
 * Rejects with a `files-damaged` failure if the runtime refuses the graph, with `threads-failed` if its threads, which the first
 * session starts, do not start. `keptOnGpu`: outputs that are not read back.
 */
export async function openGraphSession(
  ort: Ort,
  files: GraphFiles,
  executionProvider: InferenceSession.ExecutionProviderConfig,
  keptOnGpu: readonly string[] = [],
): Promise<GraphSession> {
  const session = await asDamage(files.path, () =>
    orThreadFailure(() =>
      ort.InferenceSession.create(files.graph, {
        executionProviders: [executionProvider],
        externalData: Array.from(files.externalData, ([path, data]) => ({ path, data })),
        ...(keptOnGpu.length > 0 && {
          preferredOutputLocation: Object.fromEntries(keptOnGpu.map((name) => [name, "gpu-buffer"] as const)),
        }),
        // The runtime leaves DequantizeLinear alone when it folds constants, unless it does not look for quantised graphs.
        ...(files.widened && { extra: { session: { disable_quant_qdq: "1" } } }),
      }),
    ),
  );
  return {
    session,
    inputs: shapes(session.inputMetadata),
    outputs: shapes(session.outputMetadata),
    facts: files.facts,
    cacheType: files.cacheType,
  };
}

function shapes(metadata: readonly InferenceSession.ValueMetadata[]): Map<string, TensorShape> {
  return new Map(
    metadata.map((value) => {
      if (!value.isTensor) return [value.name, { type: undefined, dims: [] }];
      const dims = value.shape.map((size) => (typeof size === "number" && size >= 0 ? size : undefined));
      return [value.name, { type: isElementType(value.type) ? value.type : undefined, dims }];
    }),
  );
}
