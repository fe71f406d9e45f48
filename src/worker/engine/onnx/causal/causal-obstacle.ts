/** Explains why a graph cannot be used as a language model, from the names of its inputs and outputs. */
import type { TensorShape } from "../graph/tensor-shape.ts";
import { lengthInputs } from "../graph/length-inputs.ts";
import { hasCache, isCacheInput } from "../graph/cache-names.ts";

const knownInputs = new Set<string>(["attention_mask", "position_ids", "num_logits_to_keep", ...Object.values(lengthInputs)]);

/** Inputs of other kinds of exports, such as exports to several graphs, and the explanation for each. */
const otherExports: readonly (readonly [input: string, reason: string])[] = [
  [
    "inputs_embeds",
    'it reads vectors of tokens ("inputs_embeds"): the model is split into a graph that embeds tokens and a decoder, and this engine runs models of one graph',
  ],
  ["use_cache_branch", 'it is a merged decoder with two branches ("use_cache_branch"): an export with one branch for both is needed'],
  ["encoder_hidden_states", 'it is the decoder of an encoder-decoder model ("encoder_hidden_states")'],
  ["pixel_values", 'it reads images ("pixel_values")'],
];

/** Returns undefined if nothing prevents its use. `readsVectors`: whether the graph must read token vectors instead of ids. */
export function causalObstacle(
  inputs: ReadonlyMap<string, TensorShape>,
  outputs: Pick<ReadonlyMap<string, unknown>, "has" | "keys">,
  readsVectors: boolean,
): string | undefined {
  const tokens = readsVectors ? "inputs_embeds" : "input_ids";
  for (const [input, reason] of otherExports) if (input !== tokens && inputs.has(input)) return reason;
  if (!inputs.has(tokens)) return `it has no input "${tokens}", only ${listed(inputs.keys())}`;
  if (!outputs.has("logits")) return `it has no output "logits", only ${listed(outputs.keys())}`;
  if (!hasCache(inputs.keys())) {
    return 'it keeps no cache (inputs "past_key_values.0.key" and so on): it was exported without "past", and would compute the whole text for every token';
  }
  const unknown = [...inputs.keys()].filter((name) => name !== tokens && !knownInputs.has(name) && !isCacheInput(name));
  if (unknown.length > 0) return `it has unknown inputs: ${listed(unknown)}`;
  const axes = inputs.get("position_ids")?.dims.length ?? 2;
  if (axes !== 2) return `its input "position_ids" has ${axes} axes instead of 2`;
  return undefined;
}

export function listed(names: Iterable<string>): string {
  const all = [...names];
  return all.length > 8 ? `${all.slice(0, 8).join(", ")} and ${all.length - 8} more` : all.join(", ");
}
