/** Seeded schemas of `oneOf`, `anyOf` and `allOf` over a few scalars, lists and closed objects, and values that distinguish them. */
import type { JsonValue } from "../../../src/inference/schema-node.ts";

type Schema = Record<string, unknown>;

const names = ["a", "b", "kind"];
const patterns = ["^a", "b$", "^[a-c]*$", "^ab?$"];

const scalars: JsonValue[] = [null, true, false, 0, 1, 2.5, 7, -3, "", "a", "ab", "abb", "cab", "2024-01-31"];
const lists: JsonValue[] = [[], [1], [2.5], ["a"], [1, 2], ["a", 1], [[]], [null]];
const members: (JsonValue | undefined)[] = [undefined, 1, 2.5, "a", "ab", null, [], { a: 1 }];

/** Values of every kind. */
export const values: readonly JsonValue[] = [
  ...scalars,
  ...lists,
  ...members.flatMap((a) => members.flatMap((b) => [undefined, "a", 1].map((kind) => objectOf({ a, b, kind })))),
];

function objectOf(entries: Record<string, JsonValue | undefined>): JsonValue {
  return Object.fromEntries(Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

export class CombinedSchemas {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  schema(levels: number): Schema {
    if (levels === 0 || this.#random() < 0.25) return this.#scalar();
    const draw = this.#random();
    if (draw < 0.35) return { oneOf: this.#several(levels) };
    if (draw < 0.45) return { anyOf: this.#several(levels) };
    if (draw < 0.6) return { allOf: this.#several(levels) };
    if (draw < 0.68) return { type: "array", items: this.schema(levels - 1) };
    return this.#object(levels);
  }

  #several(levels: number): Schema[] {
    return Array.from({ length: 2 + Math.floor(this.#random() * 2) }, () => this.schema(levels - 1));
  }

  #object(levels: number): Schema {
    const own = names.filter(() => this.#random() < 0.6);
    const object: Schema = {
      type: "object",
      properties: Object.fromEntries(own.map((name) => [name, this.schema(levels - 1)])),
      required: own.filter(() => this.#random() < 0.5),
      additionalProperties: false,
    };
    if (own.length > 1 && this.#random() < 0.3) object["oneOf"] = own.map((name) => ({ required: [name] }));
    return object;
  }

  #scalar(): Schema {
    return this.#of<Schema>([
      { type: "null" },
      { type: "boolean" },
      { type: "integer" },
      { type: "number" },
      { type: "string" },
      { const: "a" },
      { const: 1 },
      { enum: ["a", "ab", 2.5, null] },
      { enum: [0, 7, true] },
      { type: ["string", "integer"] },
      { type: "string", pattern: this.#of(patterns) },
      { allOf: [{ type: "string" }, { pattern: this.#of(patterns) }, { pattern: this.#of(patterns) }] },
    ]);
  }

  #of<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new TypeError("no items");
    return item;
  }
}
