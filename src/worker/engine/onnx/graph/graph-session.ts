/** A graph opened through the public interface of ONNX Runtime, on either device. */
import type { InferenceSession } from "onnxruntime-web";
import { asDamage } from "./damaged-graph.ts";
import { type FloatType, isElementType } from "./element-types.ts";
import type { GraphFiles } from "./graph.ts";
import type { TensorShape } from "./tensor-shape.ts";
import { type GraphFacts, graphFacts } from "./graph-facts.ts";
import type { Ort } from "../ort-builds.ts";
import { orThreadFailure } from "../../thread-failures.ts";

export interface GraphSession {
  session: InferenceSession;
  inputs: ReadonlyMap<string, TensorShape>;
  outputs: ReadonlyMap<string, TensorShape>;
  facts: GraphFacts;
  /** The element type that the cache must have; undefined: any. */
  cacheType: FloatType | undefined;
}

/**
 * Rejects with a `files-damaged` failure if the runtime refuses the graph, with `threads-failed` if the threads of the first session
 * do not start. `keptOnGpu`: outputs that are not read back.
 */
export async function openGraphSession(
  ort: Ort,
  files: GraphFiles,
  executionProvider: InferenceSession.ExecutionProviderConfig,
  keptOnGpu: readonly string[] = [],
): Promise<GraphSession> {
  const { path: graphPath, draft, widened, cacheType } = files;
  const { graph, externalData } = draft.write();
  const session = await asDamage(graphPath, () =>
    orThreadFailure(() =>
      ort.InferenceSession.create(graph, {
        executionProviders: [executionProvider],
        externalData: Array.from(externalData, ([path, data]) => ({ path, data })),
        ...(keptOnGpu.length > 0 && {
          preferredOutputLocation: Object.fromEntries(keptOnGpu.map((name) => [name, "gpu-buffer"] as const)),
        }),
        // The runtime folds DequantizeLinear into constants only if it does not look for quantised graphs.
        ...(widened && { extra: { session: { disable_quant_qdq: "1" } } }),
      }),
    ),
  );
  return {
    session,
    inputs: shapes(session.inputMetadata),
    outputs: shapes(session.outputMetadata),
    facts: graphFacts(draft),
    cacheType,
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
