/**
 * Writes schemas of zod 3 (zod-to-json-schema) and TypeBox, and the object-like cases of the JSON Schema test suite.
 * `node javascript-schemas.mjs <folder of the packages> <output folder>`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [packages, output] = process.argv.slice(2);
const require = createRequire(join(packages, "package.json"));
const { z } = require("zod");
const { zodToJsonSchema } = require("zod-to-json-schema");
const { Type } = require("@sinclair/typebox");
const write = (name, list) => writeFileSync(join(output, name), `${JSON.stringify(list, undefined, 1)}\n`);

const point = z.object({ x: z.number(), y: z.number() });
const tree = z.object({ value: z.number().int(), children: z.lazy(() => z.array(tree)) });
const zodModels = {
  prefixAndSuffix: z.object({ file: z.string().startsWith("img-").endsWith(".png"), note: z.string().includes("ab") }),
  severalChecks: z.object({ code: z.string().regex(/^[A-Z]+/).regex(/[0-9]$/).min(3).max(9) }),
  intersection: z.object({ both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.number().int().optional() })) }),
  strictIntersection: z.object({ both: point.and(z.object({ label: z.string() })) }),
  discriminated: z.object({
    shape: z.discriminatedUnion("type", [
      z.object({ type: z.literal("circle"), radius: z.number() }),
      z.object({ type: z.literal("square"), side: z.number() }).strict(),
    ]),
  }),
  nullable: z.object({ a: z.string().nullable(), b: point.nullable(), c: z.number().int().nullish() }),
  reused: z.object({ from: point, to: point }),
  tree: z.object({ root: tree }),
  enums: z.object({ unit: z.enum(["m", "km"]), mixed: z.union([z.literal(1), z.literal("one"), z.null()]) }),
  record: z.object({ counts: z.record(z.number().int()) }),
};
write(
  "zod-3.json",
  Object.entries(zodModels).flatMap(([name, model]) => [
    { name, schema: zodToJsonSchema(model) },
    { name: `${name} for OpenAPI`, schema: zodToJsonSchema(model, { target: "openApi3" }) },
  ]),
);

const typePoint = Type.Object({ x: Type.Number(), y: Type.Number() });
const typeModels = {
  union: Type.Object({ id: Type.Union([Type.Integer(), Type.String()]) }),
  intersect: Type.Object({ both: Type.Intersect([typePoint, Type.Object({ label: Type.String() })]) }),
  composite: Type.Composite([typePoint, Type.Object({ label: Type.Optional(Type.String()) })]),
  literals: Type.Object({ unit: Type.Union([Type.Literal("m"), Type.Literal("km")]), day: Type.String({ format: "date" }) }),
  recursive: Type.Object({ list: Type.Array(Type.Recursive((This) => Type.Object({ next: Type.Array(This) }))) }),
  closed: Type.Object({ a: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
};
write("typebox.json", Object.entries(typeModels).map(([name, schema]) => ({ name, schema: JSON.parse(JSON.stringify(schema)) })));

const suite = join(packages, "node_modules/json-schema-test-suite/tests/draft4");
const files = ["allOf", "anyOf", "oneOf", "enum", "properties", "required", "additionalProperties", "items", "pattern", "ref", "type"];
/** The value under a property, because the type at the top must be object; references follow it. */
const moved = (schema) => JSON.parse(JSON.stringify(schema), (key, value) => (key === "$ref" && /^#/.test(value) ? value.replace("#", "#/properties/value") : value));
write(
  "test-suite.json",
  files.flatMap((file) =>
    JSON.parse(readFileSync(join(suite, `${file}.json`), "utf8")).map(({ description, schema, tests }) => ({
      name: `${file}: ${description}`,
      schema: { type: "object", properties: { value: moved(schema) }, required: ["value"] },
      tests: tests.map(({ data, valid }) => ({ value: data, valid })),
    })),
  ),
);
