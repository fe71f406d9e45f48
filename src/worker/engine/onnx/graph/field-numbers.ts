/** Field numbers of the messages in onnx.proto. */
export const fields = {
  model: { irVersion: 1, modelVersion: 5, graph: 7, opset: 8, functions: 25 },
  opset: { domain: 1, version: 2 },
  function: { domain: 10 },
  graph: { node: 1, initializer: 5, input: 11, output: 12 },
  node: { input: 1, output: 2, name: 3, operator: 4, attribute: 5, domain: 7 },
  attribute: { name: 1, float: 2, integer: 3, text: 4, graph: 6, graphs: 11, type: 20 },
  tensor: { dims: 1, type: 2, floats: 4, integers: 5, name: 8, raw: 9, external: 13, location: 14 },
  entry: { key: 1, value: 2 },
  value: { name: 1, type: 2 },
  type: { tensor: 1 },
  tensorType: { elementType: 1, shape: 2 },
  shape: { dimension: 1 },
  dimension: { size: 1, name: 2 },
} as const;
/** AttributeProto.AttributeType. */
export const attributeTypes = { float: 1, integer: 2, text: 3 } as const;
/** TensorProto.DataType. */
export const dataTypes = { float32: 1, uint8: 2, int8: 3, int32: 6, int64: 7, float16: 10, int4: 22 } as const;
