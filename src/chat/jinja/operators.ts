/** Arithmetic and the other binary operators, on numbers, texts and sequences. */
import { escapeHtml } from "./escape-html.ts";
import { TemplateRuntimeError } from "./errors.ts";
import type { Fuel } from "./fuel.ts";
import { printf } from "./text/printf.ts";
import { Markup, numberOf, textOf, Tuple, typeName, Undefined, type Value } from "./values.ts";

export type BinaryOperator = "+" | "-" | "*" | "/" | "//" | "%" | "**";

/** Max bits of an integer; only malicious templates need more. */
const maxBits = 200_000;

export function operate(operator: BinaryOperator, left: Value, right: Value, fuel: Fuel): Value {
  if (left instanceof Undefined) left.fail();
  const leftText = textOf(left);
  // The only operator that accepts an undefined right operand.
  if (operator === "%" && leftText !== undefined) {
    const text = printf(leftText, right, fuel);
    return left instanceof Markup ? new Markup(text) : text;
  }
  if (right instanceof Undefined) right.fail();
  const leftNumber = numberOf(left);
  const rightNumber = numberOf(right);
  if (leftNumber !== undefined && rightNumber !== undefined) return calculate(operator, leftNumber, rightNumber, fuel);
  if (operator === "+") {
    const sum = joined(left, right, fuel);
    if (sum !== undefined) return sum;
  }
  if (operator === "*") {
    const product = repeated(left, right, fuel) ?? repeated(right, left, fuel);
    if (product !== undefined) return product;
  }
  const name = operator === "**" ? "** or pow()" : operator;
  throw new TemplateRuntimeError(`unsupported operand type(s) for ${name}: '${typeName(left)}' and '${typeName(right)}'`);
}

function joined(left: Value, right: Value, fuel: Fuel): Value | undefined {
  const leftText = textOf(left);
  const rightText = textOf(right);
  if (leftText !== undefined && rightText !== undefined) {
    fuel.useText(leftText.length + rightText.length);
    if (left instanceof Markup) return new Markup(leftText + (right instanceof Markup ? rightText : escapeHtml(rightText)));
    return right instanceof Markup ? new Markup(escapeHtml(leftText) + rightText) : leftText + rightText;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    fuel.use(left.length + right.length);
    return [...left, ...right];
  }
  if (left instanceof Tuple && right instanceof Tuple) {
    fuel.use(left.items.length + right.items.length);
    return new Tuple([...left.items, ...right.items]);
  }
  return undefined;
}

function repeated(value: Value, count: Value, fuel: Fuel): Value | undefined {
  if (typeof count !== "bigint" && typeof count !== "boolean") return undefined;
  const times = Math.max(0, Number(count));
  const text = textOf(value);
  if (text !== undefined) {
    fuel.useText(text.length * times);
    const result = text === "" ? "" : text.repeat(times);
    return value instanceof Markup ? new Markup(result) : result;
  }
  const items = Array.isArray(value) ? value : value instanceof Tuple ? value.items : undefined;
  if (items === undefined) return undefined;
  fuel.use(items.length * times);
  const all = items.length === 0 ? [] : Array.from({ length: times }, () => items).flat();
  return Array.isArray(value) ? all : new Tuple(all);
}

function calculate(operator: BinaryOperator, left: bigint | number, right: bigint | number, fuel: Fuel): bigint | number {
  if (typeof left === "bigint" && typeof right === "bigint") return calculateIntegers(operator, left, right, fuel);
  const [a, b] = [Number(left), Number(right)];
  if (b === 0 && (operator === "/" || operator === "//" || operator === "%")) throw new TemplateRuntimeError("division by zero");
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "//":
      return Math.floor(a / b);
    case "%": {
      const rest = a % b;
      return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
    }
    case "**":
      return power(a, b);
  }
}

function calculateIntegers(operator: BinaryOperator, left: bigint, right: bigint, fuel: Fuel): bigint | number {
  if (right === 0n && (operator === "/" || operator === "//" || operator === "%")) throw new TemplateRuntimeError("division by zero");
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      useBits(bitsOf(left) + bitsOf(right), fuel);
      return left * right;
    case "/":
      return Number(left) / Number(right);
    case "//": {
      const quotient = left / right;
      return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient;
    }
    case "%": {
      const rest = left % right;
      return rest !== 0n && rest < 0n !== right < 0n ? rest + right : rest;
    }
    case "**":
      if (right < 0n) return power(Number(left), Number(right));
      useBits(bitsOf(left) * Number(right), fuel);
      return left ** right;
  }
}

function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) throw new TemplateRuntimeError("0.0 cannot be raised to a negative power");
  const result = base ** exponent;
  if (Number.isFinite(base) && Number.isFinite(exponent) && !Number.isFinite(result)) {
    throw new TemplateRuntimeError("the result of ** is no finite number");
  }
  return result;
}

/** Returns the number of bits, rounded up for numbers of several digits. */
function bitsOf(value: bigint): number {
  return value === 0n || value === 1n || value === -1n ? 1 : 4 * value.toString(16).length;
}

function useBits(bits: number, fuel: Fuel): void {
  if (bits > maxBits) throw new TemplateRuntimeError("an integer is too long");
  fuel.use(bits / 64);
}

export function negate(operator: "-" | "+", value: Value): Value {
  if (value instanceof Undefined) value.fail();
  const number = numberOf(value);
  if (number === undefined) throw new TemplateRuntimeError(`bad operand type for unary ${operator}: '${typeName(value)}'`);
  return operator === "-" ? -number : number;
}
