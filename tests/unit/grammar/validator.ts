/** Decides whether values satisfy a schema: ajv, JSON Schema 2020-12, formats asserted. */
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";

/** Returns the errors of a value, "" for a valid one. `unicodeRegExp: false` accepts patterns with escapes such as "\\-", which the standard refuses. */
export function validator(schema: unknown, { unicodeRegExp = true } = {}): (value: unknown) => string {
  if (typeof schema !== "object" || schema === null) throw new TypeError("not a schema");
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true, unicodeRegExp }));
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? "" : ajv.errorsText(validate.errors));
}
