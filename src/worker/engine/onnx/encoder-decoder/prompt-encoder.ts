/** Runs the encoder's graph, which reads a prompt in one run. */
import type { Tensor } from "onnxruntime-web";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { integerTensor } from "../causal/input-tensors.ts";
import { isFloat, isInteger } from "../graph/element-types.ts";
import type { GraphSession } from "../graph/graph-session.ts";
import type { Ort } from "../ort-builds.ts";

export const encoderOutput = "last_hidden_state";
const inputs = ["input_ids", "attention_mask"];

export class PromptEncoder {
  readonly #ort: Ort;
  readonly #graph: GraphSession;

  /** @throws EngineFailureError ("files-damaged") with the reason if the graph is no encoder. */
  constructor(ort: Ort, graph: GraphSession) {
    if (!graph.inputs.has("input_ids") || !isFloat(graph.outputs.get(encoderOutput)?.type)) {
      throw unusable(`it does not make "${encoderOutput}" of "input_ids", but ${listed(graph.outputs)} of ${listed(graph.inputs)}`);
    }
    const unknown = [...graph.inputs].filter(([name, { type }]) => !inputs.includes(name) || !isInteger(type));
    if (unknown.length > 0) throw unusable(`it has unknown inputs: ${listed(new Map(unknown))}`);
    this.#ort = ort;
    this.#graph = graph;
  }

  /**
   * Returns [1, tokens, width], on the device if the graph was opened so. @throws EngineFailureError ("unprocessable") if there are
   * no tokens.
   */
  async encode(ids: readonly number[]): Promise<Tensor> {
    if (ids.length === 0)
      throw new EngineFailureError({ kind: "unprocessable", detail: "the prompt is empty: the model has nothing to read" });
    const feeds = Object.fromEntries(
      [...this.#graph.inputs].map(([name, { type }]) => {
        const valueAt = (index: number): number => (name === "input_ids" ? (ids[index] ?? 0) : 1);
        return [name, integerTensor(this.#ort, isInteger(type) ? type : "int64", [1, ids.length], valueAt)];
      }),
    );
    const { [encoderOutput]: encoded } = await this.#graph.session.run(feeds, [encoderOutput]);
    if (encoded === undefined) throw unusable(`it gives no "${encoderOutput}"`);
    return encoded;
  }
}

const listed = (tensors: ReadonlyMap<string, unknown>): string => [...tensors.keys()].join(", ");

function unusable(reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `the graph cannot be used as an encoder: ${reason}` });
}
