/**
 * A schema that cannot be used. `invalid`: violates a rule of the field (400: it is no object, or its top-level type is not object).
 * `unprocessable`: a schema that cannot be compiled (422, contract 0.5 step 10 and 2.6).
 */
export type SchemaRefusalKind = "invalid" | "unprocessable";

export class SchemaRefusal extends Error {
  readonly kind: SchemaRefusalKind;
  /** Location in the schema, as a URI fragment ("#/properties/city"). */
  readonly where: string;
  readonly detail: string;

  constructor(kind: SchemaRefusalKind, where: string, detail: string) {
    super(`${detail} at ${where}`);
    this.name = "SchemaRefusal";
    this.kind = kind;
    this.where = where;
    this.detail = detail;
  }
}

export function unprocessable(where: string, detail: string): SchemaRefusal {
  return new SchemaRefusal("unprocessable", where, detail);
}
