import { Undefined, type Value } from "../values.ts";

/** The names of a block, and those around it. */
export class Scope {
  readonly #names = new Map<string, Value>();
  readonly #parent: Scope | undefined;

  constructor(parent: Scope | undefined, names: Iterable<readonly [string, Value]> = []) {
    this.#parent = parent;
    for (const [name, value] of names) this.#names.set(name, value);
  }

  set(name: string, value: Value): void {
    this.#names.set(name, value);
  }

  get(name: string): Value {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.#parent) {
      const value = scope.#names.get(name);
      if (value !== undefined) return value;
    }
    return new Undefined(`'${name}' is undefined`);
  }
}
