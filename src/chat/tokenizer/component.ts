/** Components of `tokenizer.json`: objects whose `type` says which rule they are. */
import { z } from "zod";
import { UnsupportedTokenizerError } from "./unsupported-tokenizer-error.ts";

const componentSchema = z.looseObject({ type: z.string() });

export type Component = z.output<typeof componentSchema>;

/** `kind`: of component, for messages. Throws UnsupportedTokenizerError. */
export function unsupported({ type }: Component, kind: string): never {
  throw new UnsupportedTokenizerError(`${kind} '${type}'`);
}

/** The components that the file lists, nested sequences flattened; null and undefined are no components. `field`: of the list. */
export function componentsOf(config: unknown, field: string): Component[] {
  if (config === null || config === undefined) return [];
  const component = componentSchema.parse(config);
  if (component.type !== "Sequence") return [component];
  return z
    .array(z.unknown())
    .parse(component[field])
    .flatMap((part) => componentsOf(part, field));
}

/** A character of Unicode, as the reference reads it. */
export const characterSchema = z.string().refine((text) => Array.from(text).length === 1, "must be one character");
