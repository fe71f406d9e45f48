import { fields } from "./field-numbers.ts";
import { bytesField, joined, numberField, textField } from "./protobuf-writer.ts";

/** Field of GraphProto. */
const graphName = 2;

export interface NewGraph {
  name: string;
  irVersion: number;
  /** Version of ONNX's own operators. */
  opset: number;
}

/** Encodes a graph without nodes, whose nodes may be operators of ONNX and of ONNX Runtime. */
export function emptyGraph({ name, irVersion, opset }: NewGraph): Uint8Array<ArrayBuffer> {
  const opsets: readonly (readonly [domain: string, version: number])[] = [
    ["", opset],
    ["com.microsoft", 1],
  ];
  const imports = opsets.map(([domain, version]) =>
    bytesField(fields.model.opset, joined([textField(fields.opset.domain, domain), numberField(fields.opset.version, version)])),
  );
  return joined([numberField(fields.model.irVersion, irVersion), bytesField(fields.model.graph, textField(graphName, name)), ...imports]);
}
