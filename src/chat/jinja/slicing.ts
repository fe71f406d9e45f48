/** Evaluates `value[start:stop:step]`. */
import { TemplateRuntimeError } from "./errors.ts";
import type { Fuel } from "./fuel.ts";
import { isOneUnitEach } from "./iteration.ts";
import { indexOf, Markup, Range, textOf, Tuple, typeName, Undefined, type Value } from "./values.ts";

type Bound = Value | undefined;

/** @throws TemplateRuntimeError if the value has no slices. */
export function slice(value: Value, start: Bound, stop: Bound, step: Bound, fuel: Fuel): Value {
  if (value instanceof Undefined) value.fail();
  const text = textOf(value);
  if (text !== undefined) {
    fuel.useText(text.length);
    const part = isOneUnitEach(text) ? sliceText(text, start, stop, step) : picked(Array.from(text), start, stop, step).join("");
    return value instanceof Markup ? new Markup(part) : part;
  }
  const items = Array.isArray(value) ? value : value instanceof Tuple ? value.items : undefined;
  if (items !== undefined) {
    const part = picked(items, start, stop, step);
    fuel.use(part.length);
    return Array.isArray(value) ? part : new Tuple(part);
  }
  if (value instanceof Range) {
    const bounds = boundsOf(value.length, start, stop, step);
    return new Range(value.at(bounds.start), value.at(bounds.stop), value.step * BigInt(bounds.step));
  }
  throw new TemplateRuntimeError(`'${typeName(value)}' object has no slices`);
}

function sliceText(text: string, start: Bound, stop: Bound, step: Bound): string {
  const bounds = boundsOf(text.length, start, stop, step);
  if (bounds.step === 1) return bounds.start < bounds.stop ? text.slice(bounds.start, bounds.stop) : "";
  return picked(Array.from(text), start, stop, step).join("");
}

function picked<Item>(items: readonly Item[], start: Bound, stop: Bound, step: Bound): Item[] {
  const bounds = boundsOf(items.length, start, stop, step);
  if (bounds.step === 1) return items.slice(bounds.start, Math.max(bounds.start, bounds.stop));
  const part: Item[] = [];
  for (let index = bounds.start; bounds.step > 0 ? index < bounds.stop : index > bounds.stop; index += bounds.step) {
    const item = items[index];
    if (item !== undefined) part.push(item);
  }
  return part;
}

/** Returns the same bounds as Python's `slice.indices`. */
function boundsOf(length: number, startBound: Bound, stopBound: Bound, stepBound: Bound): { start: number; stop: number; step: number } {
  const step = integer(stepBound) ?? 1;
  if (step === 0) throw new TemplateRuntimeError("slice step cannot be zero");
  const [first, last] = step > 0 ? [0, length] : [-1, length - 1];
  const clamped = (bound: number): number => Math.min(last, Math.max(first, bound < 0 ? bound + length : bound));
  const start = integer(startBound);
  const stop = integer(stopBound);
  return {
    step,
    start: start === undefined ? (step > 0 ? first : last) : clamped(start),
    stop: stop === undefined ? (step > 0 ? last : first) : clamped(stop),
  };
}

function integer(bound: Bound): number | undefined {
  return bound === undefined || bound === null ? undefined : indexOf(bound, "a slice's index");
}
