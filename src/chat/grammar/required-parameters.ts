/** Finds out whether a tool requires a parameter (contract 2.1, strict_tools), without compiling its schema. */
import { isJsonObject } from "../json-object.ts";
import { schemaLimits } from "./schema/schema-limits.ts";
import { resolveReference } from "./schema/schema-source.ts";
import { SchemaRefusal } from "./schema/schema-refusal.ts";

/** Whether the schema requires a property that it lists. True for a schema that is nested too deeply to be read. */
export function requiresParameter(parameters: unknown): boolean {
  const targets = new Map<string, boolean>();
  const requiresTarget = (reference: string, depth: number): boolean => {
    const known = targets.get(reference);
    if (known !== undefined) return known;
    targets.set(reference, false);
    const found = requires(targetOf(parameters, reference), depth);
    targets.set(reference, found);
    return found;
  };
  const requires = (schema: unknown, depth: number): boolean => {
    if (!isJsonObject(schema)) return false;
    if (depth > schemaLimits.depth) return true;
    const { required, allOf, $ref } = schema;
    if (Array.isArray(required) && required.length > 0) return true;
    if (Array.isArray(allOf) && allOf.some((one) => requires(one, depth + 1))) return true;
    const alternatives = [schema["anyOf"], schema["oneOf"]].filter((list) => Array.isArray(list));
    if (alternatives.some((list) => list.length > 0 && list.every((one) => requires(one, depth + 1)))) return true;
    return typeof $ref === "string" && requiresTarget($ref, depth + 1);
  };
  return requires(parameters, 0);
}

/** Returns undefined if there is no target; the schema's reader refuses such a reference. */
function targetOf(document: unknown, reference: string): unknown {
  try {
    return resolveReference(document, reference, "#").value;
  } catch (caught) {
    if (caught instanceof SchemaRefusal) return undefined;
    throw caught;
  }
}
