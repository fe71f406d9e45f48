import { isCacheInput, isKeyOrValue } from "../graph/cache-names.ts";
import { isReadOnGpu } from "../graph/gpu-readers.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import type { GraphDraft } from "../graph/graph-draft.ts";
import { graphFacts } from "../graph/graph-facts.ts";
import type { GraphNode } from "../graph/parse-graph.ts";

/** The operator extends a cache in place, and can read its length on the GPU. */
const attention = "GroupQueryAttention";
/** Inputs of attention after these are positions, a bias and sinks. */
const plainInputs = 9;
/** -1, for no window, reads as a number without a sign. */
const noWindow = 2 ** 63;
const integerInputs: ReadonlySet<string> = new Set(["input_ids", "position_ids", ...Object.values(lengthInputs)]);

/** Whether a graph computes the same when the commands of a run are recorded and submitted again (`RecordedRuns`). */
export function canBeRecorded(draft: GraphDraft): boolean {
  const facts = graphFacts(draft);
  const staysOnGpu = [...facts.inputs].every((name) => {
    if (isKeyOrValue(name)) return [...(facts.readers.get(name) ?? [])].every((operator) => operator === attention);
    return name === "inputs_embeds" || isCacheInput(name) || (integerInputs.has(name) && isReadOnGpu(facts, name));
  });
  if (!staysOnGpu || !facts.inputs.has(lengthInputs.totalLength)) return false;
  return draft.nodes.every((node) => node.operator !== attention || isPlain(node));
}

/**
 * With a length that only the GPU knows, ONNX Runtime ignores the window of attention (and so computes other tokens), and refuses
 * options that its fast kernel does not have.
 */
function isPlain({ integers, inputs }: GraphNode): boolean {
  const hasWindow = (integers.get("local_window_size") ?? noWindow) < noWindow;
  const others = [integers.get("smooth_softmax"), integers.get("qk_output")];
  return !hasWindow && others.every((value = 0) => value === 0) && inputs.slice(plainInputs).every((name) => name === "");
}
