/** Python's `dict` and its views: the results of `keys()`, `values()` and `items()`. */
import { TemplateRuntimeError } from "./errors.ts";
import { TemplateObject, Tuple, typeName, Undefined, type Value } from "./values.ts";

/** Returns the map's key: the same for keys that are equal in Python, such as 1, 1.0 and True. */
function mapKey(key: Value): unknown {
  if (typeof key === "boolean") return key ? 1n : 0n;
  if (typeof key === "number") return Number.isInteger(key) ? BigInt(key) : key;
  if (Array.isArray(key) || key instanceof Dict) throw new TemplateRuntimeError(`unhashable type: '${typeName(key)}'`);
  if (key instanceof Undefined) return Undefined;
  if (key instanceof Tuple) return `\u0000${key.items.map((item) => `${typeof item}${String(mapKey(item))}`).join("\u0000")}`;
  return key;
}

export class Dict extends TemplateObject {
  override readonly typeName = "dict";
  readonly #entries = new Map<unknown, readonly [Value, Value]>();

  constructor(entries: Iterable<readonly [Value, Value]> = []) {
    super();
    for (const [key, value] of entries) this.set(key, value);
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Value): Value | undefined {
    return this.#entries.get(mapKey(key))?.[1];
  }

  has(key: Value): boolean {
    return this.#entries.has(mapKey(key));
  }

  /** Adds an entry while the dict is built; templates cannot change it. */
  set(key: Value, value: Value): void {
    const known = mapKey(key);
    this.#entries.set(known, [this.#entries.has(known) ? (this.#entries.get(known)?.[0] ?? null) : key, value]);
  }

  entries(): Iterable<readonly [Value, Value]> {
    return this.#entries.values();
  }

  keys(): Value[] {
    return Array.from(this.#entries.values(), ([key]) => key);
  }
}

export class DictView extends TemplateObject {
  override readonly typeName: "dict_keys" | "dict_values" | "dict_items";
  readonly dict: Dict;

  constructor(kind: "keys" | "values" | "items", dict: Dict) {
    super();
    this.typeName = `dict_${kind}`;
    this.dict = dict;
  }

  *values(): IterableIterator<Value> {
    for (const [key, value] of this.dict.entries()) {
      if (this.typeName === "dict_items") yield new Tuple([key, value]);
      else yield this.typeName === "dict_keys" ? key : value;
    }
  }
}
