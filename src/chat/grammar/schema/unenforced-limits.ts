/** The assertions of a schema that the grammar does not enforce (contract 2.6), as ranges that can be compared. */
import type { UnenforcedLimits } from "../../../inference/schema-node.ts";
import type { JsonType } from "./schema-keywords.ts";
import { textFormats } from "./text-formats.ts";

interface LimitKeywords {
  min: string;
  max: string;
  /** Further assertions about the same type. */
  more: (schema: Record<string, unknown>) => boolean;
}

const ofNumbers: LimitKeywords = { min: "minimum", max: "maximum", more: ({ multipleOf }) => multipleOf !== undefined };
const keywordsOf: Partial<Record<JsonType, LimitKeywords>> = {
  integer: ofNumbers,
  number: ofNumbers,
  string: { min: "minLength", max: "maxLength", more: ({ format }) => typeof format === "string" && !textFormats.has(format) },
  array: { min: "minItems", max: "maxItems", more: ({ uniqueItems }) => uniqueItems === true },
  object: { min: "minProperties", max: "maxProperties", more: () => false },
};

/** Returns the limits that all the schemas set together for values of a type; undefined if there are none. */
export function limitsOf(type: JsonType, schemas: readonly Record<string, unknown>[]): UnenforcedLimits | undefined {
  const keywords = keywordsOf[type];
  if (keywords === undefined) return undefined;
  let limits: UnenforcedLimits | undefined;
  for (const schema of schemas) {
    const own = ownLimits(keywords, schema);
    limits = limits === undefined || own === undefined ? (limits ?? own) : bothLimits(limits, own);
  }
  return limits;
}

function ownLimits(keywords: LimitKeywords, schema: Record<string, unknown>): UnenforcedLimits | undefined {
  const min = bound(schema[keywords.min], Number.NEGATIVE_INFINITY);
  const max = bound(schema[keywords.max], Number.POSITIVE_INFINITY);
  const { exclusiveMinimum, exclusiveMaximum } = keywords === ofNumbers ? schema : {};
  // In draft 4 the value is true and `minimum` holds the number; in later drafts the value is the number.
  const openMin = exclusiveMinimum === true ? min : bound(exclusiveMinimum, Number.NEGATIVE_INFINITY);
  const openMax = exclusiveMaximum === true ? max : bound(exclusiveMaximum, Number.POSITIVE_INFINITY);
  const limits: UnenforcedLimits = {
    min: Math.max(min, openMin),
    max: Math.min(max, openMax),
    isMinExclusive: openMin >= min && Number.isFinite(openMin),
    isMaxExclusive: openMax <= max && Number.isFinite(openMax),
    hasMore: keywords.more(schema),
  };
  return limits.hasMore || Number.isFinite(limits.min) || Number.isFinite(limits.max) ? limits : undefined;
}

function bound(value: unknown, absent: number): number {
  return typeof value === "number" ? value : absent;
}

function bothLimits(left: UnenforcedLimits, right: UnenforcedLimits): UnenforcedLimits {
  const higher = left.min > right.min || (left.min === right.min && left.isMinExclusive) ? left : right;
  const lower = left.max < right.max || (left.max === right.max && left.isMaxExclusive) ? left : right;
  return {
    min: higher.min,
    isMinExclusive: higher.isMinExclusive,
    max: lower.max,
    isMaxExclusive: lower.isMaxExclusive,
    hasMore: left.hasMore || right.hasMore,
  };
}

/** Whether no value is within both limits. `isWhole`: values are integers. */
export function areApart(left: UnenforcedLimits | undefined, right: UnenforcedLimits | undefined, isWhole: boolean): boolean {
  if (left === undefined || right === undefined) return false;
  const both = bothLimits(left, right);
  if (isWhole) {
    const min = both.isMinExclusive ? Math.floor(both.min) + 1 : Math.ceil(both.min);
    const max = both.isMaxExclusive ? Math.ceil(both.max) - 1 : Math.floor(both.max);
    return min > max;
  }
  return both.min > both.max || (both.min === both.max && (both.isMinExclusive || both.isMaxExclusive));
}

/** Whether a value or a size is within the limits. */
export function isWithin(limits: UnenforcedLimits | undefined, size: number): boolean {
  if (limits === undefined) return true;
  const { min, max, isMinExclusive, isMaxExclusive } = limits;
  return (isMinExclusive ? size > min : size >= min) && (isMaxExclusive ? size < max : size <= max);
}
