/** Parts that the request schemas share. Bounds have a min and a max, because the contract's messages name both (1.3). */
import { z } from "zod";

/** Parameters of a custom issue for `schema-errors.ts`. */
export const issueParametersSchema = z.object({
  expectedType: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});
type IssueParameters = z.input<typeof issueParametersSchema>;

function within(minimum: number | undefined, maximum: number | undefined) {
  const params: IssueParameters = { minimum, maximum };
  const check = (value: number) => (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
  return [check, { params }] as const;
}

/** An integer of any size; `5.0` is one, `5.5` and `"5"` are not. */
export function integer() {
  const params: IssueParameters = { expectedType: "integer" };
  return z.number().refine(Number.isInteger, { params, abort: true });
}

export const integerBetween = (minimum: number, maximum: number) => integer().refine(...within(minimum, maximum));
export const integerAtLeast = (minimum: number) => integer().refine(...within(minimum, undefined));
export const numberBetween = (minimum: number, maximum: number) => z.number().refine(...within(minimum, maximum));
export const numberAtLeast = (minimum: number) => z.number().refine(...within(minimum, undefined));

/** A text with a length in Unicode code points within the bounds. */
export const charactersBetween = (minimum: number, maximum: number) =>
  z.string().refine(
    (text) => {
      // A code point is one or two UTF-16 units, so a much longer text need not be counted.
      const count = text.length > 2 * maximum ? text.length : Array.from(text).length;
      return count >= minimum && count <= maximum;
    },
    { error: `must have between ${minimum} and ${maximum} characters` },
  );

/** A text that a header can contain: visible characters of Latin-1, without line breaks. */
export const headerText = z.string().regex(/^[\x20-\x7e\xa0-\xff]*$/, { error: "must be of visible characters of Latin-1" });

/** An optional list; empty means absent (contract 0.3). */
export const listOrAbsent = <Element extends z.ZodType>(element: Element) =>
  z
    .array(element)
    .optional()
    .transform((list) => (list && list.length > 0 ? list : undefined));

/** Lower is served first (contract 2.1). */
export const prioritySchema = integerBetween(0, 999).default(0);

/** A map of the caller's data; its values are not checked. */
export const freeFormMap = z.record(z.string(), z.unknown());
