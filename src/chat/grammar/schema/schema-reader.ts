/**
 * Reads a JSON Schema by the keyword table of contract 2.6 into nodes for a grammar, or refuses it with the location. If
 * `properties` is present and `additionalProperties` is absent, other properties are not allowed: the standard allows
 * them, but a model would invent some.
 */
import { isJsonObject } from "../../json-object.ts";
import { jsonExtent } from "./json-value.ts";
import { isJsonValue, readPattern, SchemaFacets } from "./schema-facets.ts";
import { fitsNode } from "./schema-fit.ts";
import { enforcedKeywords, type JsonType } from "./schema-keywords.ts";
import { schemaLimits } from "./schema-limits.ts";
import type { ObjectNode, ObjectProperty, ReferenceNode, SchemaNode, TextAutomaton } from "../../../inference/schema-node.ts";
import { unprocessable } from "./schema-refusal.ts";
import { possibleNodes } from "./schema-satisfiability.ts";
import { child, resolveReference, type SchemaSource, sourceKey } from "./schema-source.ts";
import { isDense } from "../text/text-automaton.ts";
import { textFormats } from "./text-formats.ts";

export interface SchemaReading {
  root: SchemaNode;
  /** Keywords of the schema that have no effect on the output, in order of appearance. */
  ignoredKeywords: string[];
}

const everyType: readonly JsonType[] = ["object", "array", "string", "number", "boolean", "null"];

/** Throws a SchemaRefusal. Linear in the schema's size, which `schemaLimits` bounds. */
export function readSchema(schema: unknown): SchemaReading {
  const extent = jsonExtent(schema);
  if (extent.depth > schemaLimits.depth) {
    throw unprocessable("#", `the schema is nested more than ${schemaLimits.depth} levels deep`);
  }
  if (extent.values > schemaLimits.values || extent.characters > schemaLimits.characters) {
    throw unprocessable("#", `the schema is too large (over ${schemaLimits.values} values or ${schemaLimits.characters} characters)`);
  }
  return new SchemaReader(schema).read();
}

class SchemaReader {
  readonly #document: unknown;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #reading = new Map<string, ReferenceNode>();
  readonly #references: { where: string; node: SchemaNode }[] = [];
  readonly #automata = new Map<string, TextAutomaton>();
  readonly #ignored = new Set<string>();
  #subschemas = 0;
  #depth = 0;
  #patternStates = 0;
  #densePatternStates = 0;
  #literals = 0;
  #literalCharacters = 0;

  constructor(document: unknown) {
    this.#document = document;
  }

  read(): SchemaReading {
    const root = this.#node([{ value: this.#document, where: "#", without: [] }]);
    const possible = possibleNodes([root, ...this.#references.map(({ node }) => node)]);
    for (const { where, node } of this.#references) {
      if (!possible.has(node)) throw unprocessable(where, "the $ref recurses without end: no finite value can satisfy it");
    }
    if (!possible.has(root)) throw unprocessable("#", "no value can satisfy the schema");
    return { root, ignoredKeywords: [...this.#ignored] };
  }

  /** Returns the node for values that satisfy all the sources. */
  #node(sources: readonly SchemaSource[]): SchemaNode {
    const key = [...new Set(sources.map(sourceKey))].sort().join(" & ");
    const known = this.#nodes.get(key) ?? this.#reading.get(key);
    if (known !== undefined) return known;
    this.#subschemas += 1;
    if (this.#subschemas > schemaLimits.subschemas) {
      throw unprocessable(
        sources[0]?.where ?? "#",
        `the schema has more than ${schemaLimits.subschemas} subschemas, including combinations of references and alternatives`,
      );
    }
    const reference: ReferenceNode = { kind: "reference", where: sources[0]?.where ?? "#", target: undefined };
    this.#reading.set(key, reference);
    this.#depth += 1;
    if (this.#depth > schemaLimits.referenceDepth) {
      throw unprocessable(
        reference.where,
        `the schema is nested more than ${schemaLimits.referenceDepth} levels deep, including references`,
      );
    }
    const node = this.#combine(sources);
    this.#depth -= 1;
    reference.target = node;
    this.#reading.delete(key);
    this.#nodes.set(key, node);
    return node;
  }

  #combine(sources: readonly SchemaSource[]): SchemaNode {
    const [only] = sources;
    if (sources.length === 1 && only !== undefined && isJsonObject(only.value)) {
      const keywords = Object.keys(only.value).filter((name) => enforcedKeywords.has(name) && !only.without.includes(name));
      if (keywords.every((name) => name === "$ref" || name === "$defs" || name === "definitions") && keywords.includes("$ref")) {
        this.#noteIgnored(only.value);
        const node = this.#node([resolveReference(this.#document, only.value["$ref"], only.where)]);
        this.#references.push({ where: only.where, node });
        return node;
      }
    }
    const flat = this.#withoutReferences(sources);
    for (const [at, source] of flat.entries()) {
      for (const keyword of ["anyOf", "oneOf"]) {
        if (!isJsonObject(source.value) || source.without.includes(keyword) || source.value[keyword] === undefined) continue;
        const rest = [...flat];
        rest[at] = { ...source, without: [...source.without, keyword] };
        return this.#union(rest, source, keyword);
      }
    }
    return this.#plain(flat);
  }

  /** Returns the sources and, as further sources, the targets of their `$ref`. */
  #withoutReferences(sources: readonly SchemaSource[]): SchemaSource[] {
    const flat = new Map<string, SchemaSource>();
    const open = [...sources];
    for (let source = open.shift(); source !== undefined; source = open.shift()) {
      const { value } = source;
      const plain = { ...source, without: [...new Set([...source.without, "$ref"])] };
      if (flat.has(sourceKey(plain))) continue;
      flat.set(sourceKey(plain), plain);
      if (isJsonObject(value) && value["$ref"] !== undefined && !source.without.includes("$ref")) {
        open.push(resolveReference(this.#document, value["$ref"], source.where));
      }
    }
    return [...flat.values()];
  }

  #union(rest: readonly SchemaSource[], source: SchemaSource, keyword: string): SchemaNode {
    const options = isJsonObject(source.value) ? source.value[keyword] : undefined;
    if (!Array.isArray(options) || options.length === 0) {
      throw unprocessable(source.where, `'${keyword}' must be a list of at least one schema`);
    }
    const beside = this.#facets(rest).isEmpty && rest.every((one) => this.#hasNoAlternatives(one)) ? [] : rest;
    return unionOf(options.map((option, at) => this.#node([...beside, child(source, option, keyword, at)])));
  }

  #hasNoAlternatives({ value, without }: SchemaSource): boolean {
    if (!isJsonObject(value)) return true;
    return ["anyOf", "oneOf"].every((keyword) => value[keyword] === undefined || without.includes(keyword));
  }

  #facets(sources: readonly SchemaSource[]): SchemaFacets {
    const facets = new SchemaFacets();
    for (const source of sources) {
      if (isJsonObject(source.value)) this.#noteIgnored(source.value);
      facets.add(source, (pattern, where) => this.#automaton(pattern, where));
    }
    return facets;
  }

  #plain(sources: readonly SchemaSource[]): SchemaNode {
    const facets = this.#facets(sources);
    if (facets.impossible) return { kind: "never" };
    if (facets.isEmpty) return { kind: "any" };
    const suggested = facets.suggestedTypes.size > 0 && facets.values === undefined ? facets.suggestedTypes : everyType;
    const types = [...(facets.types ?? suggested)];
    const node = unionOf(types.map((type) => this.#typed(type, facets)));
    if (facets.values === undefined) return node;
    const where = sources[0]?.where ?? "#";
    return unionOf(
      facets.values.filter(isJsonValue).map((value): SchemaNode => {
        this.#countLiteral(JSON.stringify(value).length, where);
        return fitsNode(node, value) ? { kind: "literal", value } : { kind: "never" };
      }),
    );
  }

  #typed(type: JsonType, facets: SchemaFacets): SchemaNode {
    switch (type) {
      case "string":
        if (facets.automaton === undefined) return { kind: "string" };
        return facets.automaton.states.length === 0 ? { kind: "never" } : { kind: "string", automaton: facets.automaton };
      case "array":
        return { kind: "array", items: facets.items.length === 0 ? { kind: "any" } : this.#node(facets.items) };
      case "object":
        return this.#object(facets);
      default:
        return { kind: type };
    }
  }

  #object(facets: SchemaFacets): ObjectNode {
    const names = new Set(facets.objects.flatMap(({ properties }) => [...properties.keys()]));
    const listed = names.size > 0 || facets.objects.some(({ additional }) => additional === undefined);
    for (const name of facets.required) names.add(name);
    const properties = [...names].map((name): ObjectProperty => {
      this.#literalCharacters += name.length;
      const sources = facets.objects.flatMap(({ properties: own, additional }) => own.get(name) ?? additional ?? []);
      return {
        name,
        schema: sources.length === 0 ? { kind: "any" } : this.#node(sources),
        required: facets.required.has(name),
      };
    });
    const additional = facets.objects.flatMap((facet) => facet.additional ?? []);
    const free: SchemaNode = listed ? { kind: "never" } : { kind: "any" };
    return { kind: "object", properties, additional: additional.length === 0 ? free : this.#node(additional) };
  }

  #automaton(pattern: string, where: string): TextAutomaton {
    const known = this.#automata.get(pattern);
    if (known !== undefined) return known;
    const automaton = readPattern(pattern, where);
    this.#automata.set(pattern, automaton);
    this.#patternStates += automaton.states.length;
    this.#densePatternStates += automaton.states.filter(isDense).length;
    if (this.#patternStates > schemaLimits.patternStates || this.#densePatternStates > schemaLimits.densePatternStates) {
      const { patternStates, densePatternStates } = schemaLimits;
      throw unprocessable(
        where,
        `the patterns of the schema are too complex (more than ${patternStates} states, or ${densePatternStates} with many characters)`,
      );
    }
    return automaton;
  }

  #countLiteral(characters: number, where: string): void {
    this.#literals += 1;
    this.#literalCharacters += characters;
    if (this.#literals > schemaLimits.literals || this.#literalCharacters > schemaLimits.literalCharacters) {
      throw unprocessable(
        where,
        `the schema has too many enum values (over ${schemaLimits.literals}, or ${schemaLimits.literalCharacters} characters)`,
      );
    }
  }

  #noteIgnored(schema: Record<string, unknown>): void {
    for (const [keyword, value] of Object.entries(schema)) {
      if (!enforcedKeywords.has(keyword)) this.#ignored.add(keyword);
      if (keyword === "format" && !(typeof value === "string" && textFormats.has(value))) this.#ignored.add("format");
    }
  }
}

/** Joins options; flattens nested unions and removes duplicate kinds without conditions. */
function unionOf(options: readonly SchemaNode[]): SchemaNode {
  const flat = options.flatMap((option) => (option.kind === "union" ? option.options : [option]));
  const unconditional = new Set(flat.filter((option) => isUnconditional(option)).map(({ kind }) => kind));
  if (unconditional.has("any")) return { kind: "any" };
  const seen = new Set<unknown>();
  const distinct = flat.filter((option) => {
    if (option.kind === "never") return false;
    if (option.kind === "integer" && unconditional.has("number")) return false;
    if (option.kind === "string" && option.automaton !== undefined && unconditional.has("string")) return false;
    const identity = isUnconditional(option) ? option.kind : option.kind === "literal" ? `= ${JSON.stringify(option.value)}` : option;
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
  const [only] = distinct;
  if (only === undefined) return { kind: "never" };
  return distinct.length === 1 ? only : { kind: "union", options: distinct };
}

function isUnconditional(node: SchemaNode): boolean {
  return ["any", "null", "boolean", "integer", "number"].includes(node.kind) || (node.kind === "string" && node.automaton === undefined);
}
