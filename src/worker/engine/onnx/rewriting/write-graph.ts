/** A graph's file of parts that were kept or made. */
import { graphField, graphFields, type GraphParts } from "./graph-parts.ts";
import { bytesField, joined, numberField } from "./protobuf-writer.ts";

/** Fields of a model that are numbers: the versions of the format and of the model. */
const numbers: ReadonlySet<number> = new Set([1, 5]);

/** `nodes` and `tensors`: in place of those that the parts were read with. */
export function writeGraphFile(
  { rest, modelRest }: GraphParts,
  nodes: readonly Uint8Array[],
  tensors: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const graph = joined([
    ...nodes.map((content) => bytesField(graphFields.node, content)),
    ...tensors.map((content) => bytesField(graphFields.initializer, content)),
    ...rest.map(({ number, content }) => bytesField(number, content)),
  ]);
  const model = modelRest.map(({ number, value, content }) =>
    numbers.has(number) ? numberField(number, value) : bytesField(number, content),
  );
  return joined([...model, bytesField(graphField, graph)]);
}
