/**
 * An ONNX encoder of a few kilobytes, written field by field (onnx.proto of ONNX 1.16): a token's vector is its row of
 * a fixed table, so that the right answer is known on every device.
 */

const float32 = 1;
const int64 = 7;
const text = new TextEncoder();

/** Fields of a protobuf message in order. */
type Field = [number: number, value: number | string | Uint8Array | Field[]];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

function message(fields: Field[]): Uint8Array {
  const bytes = fields.flatMap(([number, value]) => {
    if (typeof value === "number") return [...varint(number << 3), ...varint(value)];
    const content = typeof value === "string" ? text.encode(value) : value instanceof Uint8Array ? value : message(value);
    return [...varint((number << 3) | 2), ...varint(content.length), ...content];
  });
  return Uint8Array.from(bytes);
}

function node(operator: string, inputs: string[], output: string, attributes: Field[] = []): Field {
  return [1, [...inputs.map((input): Field => [1, input]), [2, output], [4, operator], ...attributes]];
}

const integerAttribute = (name: string, value: number): Field => [
  5,
  [
    [1, name],
    [3, value],
    [20, 2],
  ],
];

function initializer(name: string, type: number, dims: number[], content: ArrayBuffer): Field {
  return [5, [...dims.map((size): Field => [1, size]), [2, type], [8, name], [9, new Uint8Array(content)]]];
}

function tensorInfo(field: 11 | 12, name: string, type: number, dims: (string | number)[]): Field {
  const shape = dims.map((size): Field => [1, [typeof size === "string" ? [2, size] : [1, size]]]);
  return [
    field,
    [
      [1, name],
      [
        2,
        [
          [
            1,
            [
              [1, type],
              [2, shape],
            ],
          ],
        ],
      ],
    ],
  ];
}

/** `table`: one row of `dimensions` numbers for each token. */
export function tinyEncoderGraph(table: Float32Array<ArrayBuffer>, dimensions: number): Uint8Array {
  const rows = ["batch", "sequence"];
  const graph: Field[] = [
    node("Gather", ["table", "input_ids"], "vectors"),
    node("Cast", ["attention_mask"], "mask", [integerAttribute("to", float32)]),
    node("Unsqueeze", ["mask", "last_axis"], "column"),
    node("Mul", ["vectors", "column"], "last_hidden_state"),
    [2, "tiny-encoder"],
    initializer("table", float32, [table.length / dimensions, dimensions], table.buffer),
    initializer("last_axis", int64, [1], BigInt64Array.of(2n).buffer),
    tensorInfo(11, "input_ids", int64, rows),
    tensorInfo(11, "attention_mask", int64, rows),
    tensorInfo(12, "last_hidden_state", float32, [...rows, dimensions]),
  ];
  return message([
    [1, 9],
    [8, [[2, 18]]],
    [7, graph],
  ]);
}
