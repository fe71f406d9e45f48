/** Compares values by the rules of Python. */
import { Dict, DictView } from "./dict.ts";
import { TemplateRuntimeError } from "./errors.ts";
import type { Fuel } from "./fuel.ts";
import { iterate } from "./iteration.ts";
import { numberOf, Range, textOf, Tuple, typeName, Undefined, type Value } from "./values.ts";

export function equals(left: Value, right: Value, fuel: Fuel): boolean {
  fuel.use();
  const leftNumber = numberOf(left);
  const rightNumber = numberOf(right);
  // An int and a float may be equal.
  // oxlint-disable-next-line eslint/eqeqeq
  if (leftNumber !== undefined && rightNumber !== undefined) return leftNumber == rightNumber;
  if (left === right) return true;
  const text = textOf(left);
  if (text !== undefined) return text === textOf(right);
  if (Array.isArray(left)) return Array.isArray(right) && equalItems(left, right, fuel);
  if (left instanceof Tuple) return right instanceof Tuple && equalItems(left.items, right.items, fuel);
  if (left instanceof Dict) return right instanceof Dict && equalDicts(left, right, fuel);
  if (left instanceof Range && right instanceof Range) {
    return (
      left.length === right.length && (left.length === 0 || (left.start === right.start && (left.length === 1 || left.step === right.step)))
    );
  }
  if (left instanceof DictView && right instanceof DictView) {
    if (left.typeName === "dict_values" || right.typeName === "dict_values") return false;
    return left.dict.size === right.dict.size && Array.from(left.values()).every((item) => contains(right, item, fuel));
  }
  return left instanceof Undefined && right instanceof Undefined;
}

function equalItems(left: readonly Value[], right: readonly Value[], fuel: Fuel): boolean {
  return left.length === right.length && left.every((item, index) => equals(item, right[index] ?? null, fuel));
}

function equalDicts(left: Dict, right: Dict, fuel: Fuel): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left.entries()) {
    const other = right.get(key);
    if (other === undefined || !equals(value, other, fuel)) return false;
  }
  return true;
}

/** Returns a negative number if `left` comes first. @throws TemplateRuntimeError for values without an order. */
export function compare(left: Value, right: Value, fuel: Fuel, operator = "<"): number {
  fuel.use();
  if (left instanceof Undefined) left.fail();
  if (right instanceof Undefined) right.fail();
  const leftNumber = numberOf(left);
  const rightNumber = numberOf(right);
  if (leftNumber !== undefined && rightNumber !== undefined) {
    if (leftNumber < rightNumber) return -1;
    return leftNumber > rightNumber ? 1 : leftNumber >= rightNumber ? 0 : Number.NaN;
  }
  const leftText = textOf(left);
  const rightText = textOf(right);
  if (leftText !== undefined && rightText !== undefined) return compareTexts(leftText, rightText, fuel);
  if (Array.isArray(left) && Array.isArray(right)) return compareItems(left, right, fuel, operator);
  if (left instanceof Tuple && right instanceof Tuple) return compareItems(left.items, right.items, fuel, operator);
  throw new TemplateRuntimeError(`'${operator}' not supported between instances of '${typeName(left)}' and '${typeName(right)}'`);
}

function compareItems(left: readonly Value[], right: readonly Value[], fuel: Fuel, operator: string): number {
  for (const [index, item] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (!equals(item, other, fuel)) return compare(item, other, fuel, operator);
  }
  return left.length - right.length;
}

/** Compares code points: UTF-16 code units have another order. */
function compareTexts(left: string, right: string, fuel: Fuel): number {
  fuel.useText(Math.min(left.length, right.length));
  let index = 0;
  while (index < left.length && left.charCodeAt(index) === right.charCodeAt(index)) index++;
  const leftUnit = left.charCodeAt(index);
  const rightUnit = right.charCodeAt(index);
  if (Number.isNaN(leftUnit) || Number.isNaN(rightUnit)) return left.length - right.length;
  const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
  if (isSurrogate(leftUnit) !== isSurrogate(rightUnit)) return isSurrogate(leftUnit) ? 1 : -1;
  return leftUnit - rightUnit;
}

/** Evaluates `item in container`. */
export function contains(container: Value, item: Value, fuel: Fuel): boolean {
  const text = textOf(container);
  if (text !== undefined) {
    const part = textOf(item);
    if (item instanceof Undefined) item.fail();
    if (part === undefined) throw new TemplateRuntimeError(`'in <string>' requires string as left operand, not ${typeName(item)}`);
    fuel.useText(text.length);
    return text.includes(part);
  }
  if (container instanceof Dict) return container.has(item);
  if (container instanceof DictView && container.typeName === "dict_keys") return container.dict.has(item);
  if (typeName(container) === "Namespace" || typeName(container) === "NoneType" || numberOf(container) !== undefined) {
    throw new TemplateRuntimeError(`argument of type '${typeName(container)}' is not iterable`);
  }
  for (const member of iterate(container, fuel)) {
    if (equals(member, item, fuel)) return true;
  }
  return false;
}
