/** Components of `tokenizer.json`: rules as objects with a `type`. */
import { z } from "zod";
import { UnsupportedTokenizerError } from "./unsupported-tokenizer-error.ts";

const componentSchema = z.looseObject({ type: z.string() });

export type Component = z.output<typeof componentSchema>;

/** Throws UnsupportedTokenizerError. `kind`: of component, for the message. */
export function unsupported({ type }: Component, kind: string): never {
  throw new UnsupportedTokenizerError(`${kind} '${type}'`);
}

/** Returns the components of a rule, with nested sequences flattened; none for null and undefined. `field`: the member that lists a sequence. */
export function componentsOf(config: unknown, field: string): Component[] {
  if (config === null || config === undefined) return [];
  const component = componentSchema.parse(config);
  if (component.type !== "Sequence") return [component];
  return z
    .array(z.unknown())
    .parse(component[field])
    .flatMap((part) => componentsOf(part, field));
}

/** One Unicode code point, as in the reference. */
export const characterSchema = z.string().refine((text) => Array.from(text).length === 1, "must be one character");
