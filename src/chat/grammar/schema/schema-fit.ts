/** Whether a value of an enum also satisfies the assertions next to the enum. */
import { isJsonObject } from "../../json-object.ts";
import { sameJson } from "./json-value.ts";
import type { JsonValue, ReferenceNode, SchemaNode } from "../../../inference/schema-node.ts";
import { allowsText } from "../text/text-automaton.ts";
import { isWithin } from "./unenforced-limits.ts";

/** `followed`: references that were followed for this value; repeating one does not satisfy it. */
export function fitsNode(node: SchemaNode, value: JsonValue, followed = new Set<ReferenceNode>()): boolean {
  switch (node.kind) {
    case "any":
      return true;
    case "never":
      return false;
    case "null":
      return value === null;
    case "boolean":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number" && isWithin(node.limits, value);
    case "integer":
    case "fraction":
      return (
        typeof value === "number" &&
        Number.isInteger(value) === (node.kind === "integer") &&
        isWithin(node.limits, value) &&
        !node.except?.includes(value)
      );
    case "string":
      return (
        typeof value === "string" &&
        isWithin(node.limits, Array.from(value).length) &&
        (node.automaton === undefined || allowsText(node.automaton, value))
      );
    case "literal":
      return sameJson(node.value, value);
    case "array":
      return (
        Array.isArray(value) &&
        isWithin(node.limits, value.length) &&
        !(node.isNonEmpty === true && value.length === 0) &&
        value.every((item) => fitsNode(node.items, item))
      );
    case "union":
      return node.options.some((option) => fitsNode(option, value, followed));
    case "reference":
      if (node.target === undefined || followed.has(node)) return false;
      followed.add(node);
      return fitsNode(node.target, value, followed);
    case "object": {
      if (!isJsonObject(value) || !isWithin(node.limits, Object.keys(value).length)) return false;
      const named = new Map(node.properties.map((property) => [property.name, property]));
      return (
        node.properties.every(({ name, required }) => !required || Object.hasOwn(value, name)) &&
        Object.entries(value).every(([name, item]) => fitsNode(named.get(name)?.schema ?? node.additional, item))
      );
    }
  }
}
