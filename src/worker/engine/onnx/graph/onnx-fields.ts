/** Field numbers of the messages in onnx.proto. */
export const modelFields = { irVersion: 1, modelVersion: 5, graph: 7, opset: 8, functions: 25 } as const;
export const opsetFields = { domain: 1, version: 2 } as const;
export const functionFields = { domain: 10 } as const;
export const graphFields = { node: 1, initializer: 5, input: 11, output: 12 } as const;
export const nodeFields = { input: 1, output: 2, name: 3, operator: 4, attribute: 5, domain: 7 } as const;
export const attributeFields = { name: 1, float: 2, integer: 3, text: 4, graph: 6, graphs: 11, type: 20 } as const;
/** AttributeProto.AttributeType. */
export const attributeTypes = { float: 1, integer: 2, text: 3 } as const;
export const tensorFields = { dims: 1, type: 2, floats: 4, integers: 5, name: 8, raw: 9, external: 13, location: 14 } as const;
export const entryFields = { key: 1, value: 2 } as const;
export const valueFields = { name: 1, type: 2 } as const;
export const typeFields = { tensor: 1 } as const;
export const tensorTypeFields = { elementType: 1, shape: 2 } as const;
export const shapeFields = { dimension: 1 } as const;
export const dimensionFields = { size: 1, name: 2 } as const;
/** TensorProto.DataType. */
export const dataTypes = { float32: 1, uint8: 2, int8: 3, int64: 7, float16: 10, int4: 22 } as const;
