/** The object `loop` of Jinja's loops. */
import { equals } from "../comparison.ts";
import { TemplateRuntimeError } from "../errors.ts";
import { type Arguments, Callable, presentOr, Tuple, Undefined, type Value } from "../values.ts";

export interface LoopState {
  items: readonly Value[];
  index: number;
  depth: number;
  /** The values of the last call of `loop.changed`. */
  changed: Tuple | undefined;
}

/** `recurse`: renders the same loop over other items. */
export function loopObject(state: LoopState, recurse: ((items: Value) => Value) | undefined): Callable {
  const call = (given: Arguments): Value => {
    if (recurse === undefined) throw new TemplateRuntimeError("The loop must have the 'recursive' marker to be called recursively.");
    return recurse(given.bind("loop", ["iterable"], 1)[0] ?? null);
  };
  return new Callable("loop", call, "LoopContext", (name) => member(state, name));
}

function member(state: LoopState, name: string): Value | undefined {
  const { items, index, depth } = state;
  switch (name) {
    case "index":
      return BigInt(index + 1);
    case "index0":
      return BigInt(index);
    case "revindex":
      return BigInt(items.length - index);
    case "revindex0":
      return BigInt(items.length - index - 1);
    case "first":
      return index === 0;
    case "last":
      return index === items.length - 1;
    case "length":
      return BigInt(items.length);
    case "depth":
      return BigInt(depth + 1);
    case "depth0":
      return BigInt(depth);
    case "previtem":
      return presentOr(items[index - 1], () => new Undefined("there is no previous item"));
    case "nextitem":
      return presentOr(items[index + 1], () => new Undefined("there is no next item"));
    case "cycle":
      return new Callable("cycle", ({ positional }) => {
        if (positional.length === 0) throw new TemplateRuntimeError("no items for cycling given");
        return positional[index % positional.length] ?? null;
      });
    case "changed":
      return new Callable("changed", ({ positional }, { fuel }) => {
        const values = new Tuple([...positional]);
        const isChanged = state.changed === undefined || !equals(values, state.changed, fuel);
        if (isChanged) state.changed = values;
        return isChanged;
      });
    default:
      return undefined;
  }
}
