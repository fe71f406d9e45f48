/** Which graphs compute the same when the commands of a run are recorded and submitted again (see `RecordedRuns`). */
import { isCacheInput, isKeyOrValue } from "../graph/cache-names.ts";
import { isReadOnGpu } from "../graph/gpu-readers.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import type { GraphFiles } from "../graph/graph.ts";
import { type GraphNode, readGraphParts } from "./graph-parts.ts";

/** Extends a cache in place, and can read its length on the GPU. */
const attention = "GroupQueryAttention";
/** Positions, a bias and sinks of attention come behind this number of inputs. */
const plainInputs = 9;
/** A number below zero, as -1 for no window, reads as one without a sign. */
const noWindow = 2 ** 63;
const integerInputs: ReadonlySet<string> = new Set(["input_ids", "position_ids", ...Object.values(lengthInputs)]);

/** `files`: as `forWebGpu` gives them. */
export function canBeRecorded({ facts, graph, externalData }: GraphFiles): boolean {
  const staysOnGpu = [...facts.inputs].every((name) => {
    if (isKeyOrValue(name)) return [...(facts.readers.get(name) ?? [])].every((operator) => operator === attention);
    return name === "inputs_embeds" || isCacheInput(name) || (integerInputs.has(name) && isReadOnGpu(facts, name));
  });
  if (!staysOnGpu || !facts.inputs.has(lengthInputs.totalLength)) return false;
  const { nodes } = readGraphParts(graph, externalData);
  return nodes.every((node) => node.operator !== attention || isPlain(node));
}

/**
 * With a length that only the GPU knows, ONNX Runtime computes attention without regard to its window (seen: other tokens), and
 * refuses what its fast kernel does not do.
 */
function isPlain({ integers, inputs }: GraphNode): boolean {
  const hasWindow = (integers.get("local_window_size") ?? noWindow) < noWindow;
  const others = [integers.get("smooth_softmax"), integers.get("qk_output")];
  return !hasWindow && others.every((value = 0) => value === 0) && inputs.slice(plainInputs).every((name) => name === "");
}
