/** Seeded schemas of enforced keywords, like the schemas of people and generators. */

const words = [
  "name",
  "city",
  "total amount",
  "id",
  "created_at",
  "tags",
  "is-active",
  "naïve",
  "数量",
  'x"y',
  "a\\b",
  "price",
  "unit",
  "kind",
  "items",
  "n",
  "",
  "emoji😀",
  "$ref",
  "type",
];
const patterns = [
  "[A-Z]{2,3}-\\d{1,4}",
  "^\\d{5}(-\\d{4})?$",
  "(red|green|blue)+",
  '[^"\\\\]{1,8}',
  "\\w+@\\w+\\.(com|org)",
  "^[\\u00e0-\\u00ff]{2}$",
  "#[0-9a-f]{6}",
  "(?:\\+\\d{1,3} )?\\d{3}-\\d{4}",
  "a*b*c*",
  ".{0,5}",
  "[\\s\\S]{2}",
  "日本|東京",
];
const formats = ["date", "time", "date-time", "uuid"];

export class SchemaGenerator {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Returns a schema of objects. A third of them has definitions, some recursive ones. */
  responseSchema(): Record<string, unknown> {
    const schema = this.#object(3);
    if (this.#random() > 0.35) return schema;
    const definitions = {
      leaf: this.#scalar(),
      node: {
        type: "object",
        properties: {
          value: this.#scalar(),
          next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] },
          children: { type: "array", items: { $ref: "#/$defs/node" } },
        },
        required: this.#random() < 0.5 ? ["value", "next"] : ["value"],
        additionalProperties: false,
      },
    };
    return {
      type: "object",
      properties: { ...propertiesOf(schema), node: { $ref: "#/$defs/node" }, leaf: { $ref: "#/$defs/leaf", description: "d" } },
      required: ["node"],
      $defs: definitions,
    };
  }

  /** Returns the parameters of a tool, half of them with Python type names, and the JSON Schema of the same meaning. */
  tool(): { written: Record<string, unknown>; meant: Record<string, unknown> } {
    const meant = { type: "object", properties: {} as Record<string, unknown>, required: [] as string[], additionalProperties: false };
    const written = { type: "object", properties: {} as Record<string, unknown>, required: meant.required };
    const python: [string, unknown][] = [
      ["str", { type: "string" }],
      ["int", { type: "integer" }],
      ["float", { type: "number" }],
      ["bool", { type: "boolean" }],
      ["List[str]", { type: "array", items: { type: "string" } }],
      ["dict", { type: "object" }],
      ["Optional[int]", { type: ["integer", "null"] }],
      ["Dict[str, bool]", { type: "object", additionalProperties: { type: "boolean" } }],
    ];
    for (const name of this.#names()) {
      const schema = this.#random() < 0.5 ? undefined : this.#schema(2);
      const [text, meaning] = this.#pick(python);
      written.properties[name] = schema ?? { type: text, description: "d" };
      meant.properties[name] = schema ?? meaning;
      if (this.#random() < 0.6) meant.required.push(name);
    }
    return { written, meant };
  }

  toolName(): string {
    return `${this.#pick(["get", "set", "find", "send_mail", "A"])}_${Math.floor(this.#random() * 1e6)}${this.#random() < 0.3 ? "-v2" : ""}`;
  }

  #schema(depth: number): unknown {
    const choice = this.#random();
    if (depth > 0 && choice < 0.2) return this.#object(depth - 1);
    if (depth > 0 && choice < 0.35) return { type: "array", items: this.#schema(depth - 1) };
    if (depth > 0 && choice < 0.45) {
      return { [this.#random() < 0.7 ? "anyOf" : "oneOf"]: [this.#tagged("a", depth - 1), this.#tagged("b", depth - 1), { type: "null" }] };
    }
    return this.#scalar();
  }

  /** Returns objects that oneOf can distinguish. */
  #tagged(kind: string, depth: number): unknown {
    const schema = this.#object(depth);
    return {
      type: "object",
      properties: { kind: { const: kind }, value: this.#scalar(), inner: schema },
      required: ["kind", "value"],
      additionalProperties: false,
    };
  }

  #object(depth: number): Record<string, unknown> {
    const names = this.#names();
    const schema: Record<string, unknown> = {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, this.#schema(depth)])),
    };
    const required = names.filter(() => this.#random() < 0.6);
    if (required.length > 0 || this.#random() < 0.5) schema["required"] = required;
    const additional = this.#random();
    if (additional < 0.5) schema["additionalProperties"] = false;
    else if (additional < 0.6) schema["additionalProperties"] = this.#scalar();
    else if (additional < 0.65) schema["additionalProperties"] = true;
    return schema;
  }

  #scalar(): Record<string, unknown> {
    const choice = this.#random();
    if (choice < 0.2) return { type: "string" };
    if (choice < 0.35) return { type: "integer" };
    if (choice < 0.45) return { type: "number" };
    if (choice < 0.55) return { type: "boolean" };
    if (choice < 0.6) return { type: this.#random() < 0.5 ? ["string", "null"] : ["number", "boolean"] };
    if (choice < 0.72) return { enum: words.filter(() => this.#random() < 0.3).concat("z") };
    if (choice < 0.76) return { enum: [1, "1", null, false, [1, { a: "é" }], { b: [] }] };
    if (choice < 0.8) return { const: this.#pick<unknown>(words) };
    if (choice < 0.92) return { type: "string", pattern: this.#pick(patterns) };
    return { type: "string", format: this.#pick(formats) };
  }

  #names(): string[] {
    const count = Math.floor(this.#random() * 5);
    return [...new Set(Array.from({ length: count }, () => this.#pick(words)))];
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }
}

function propertiesOf(schema: Record<string, unknown>): object {
  const { properties } = schema;
  return typeof properties === "object" && properties !== null ? properties : {};
}
