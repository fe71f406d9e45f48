import { presentOr, Undefined, type Value } from "../values.ts";

/** The names of a block and of the blocks around it. */
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
    return presentOr(this.#find(name), () => new Undefined(`'${name}' is undefined`));
  }

  #find(name: string): Value | undefined {
    const value = this.#names.get(name);
    return value !== undefined || this.#parent === undefined ? value : this.#parent.#find(name);
  }
}
