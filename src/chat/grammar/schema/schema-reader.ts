/**
 * Reads a JSON Schema by the keyword table of contract 2.6 into nodes for a grammar, or refuses it with the location. If
 * `properties` is present and `additionalProperties` is absent, other properties are not allowed: the standard allows
 * them, but a model would invent some.
 */
import { isJsonObject } from "../../json-object.ts";
import { jsonExtent } from "./json-value.ts";
import { exclusiveAlternatives } from "./exclusive-alternatives.ts";
import { isJsonValue, SchemaFacets } from "./schema-facets.ts";
import { fitsNode } from "./schema-fit.ts";
import { enforcedKeywords, type JsonType } from "./schema-keywords.ts";
import { schemaLimits } from "./schema-limits.ts";
import type { ObjectNode, ObjectProperty, ReferenceNode, SchemaNode, TextAutomaton } from "../../../inference/schema-node.ts";
import { SchemaRefusal, unprocessable } from "./schema-refusal.ts";
import { DifferenceBudget } from "./schema-difference.ts";
import { contradictionIn, possibleNodes } from "./schema-satisfiability.ts";
import { asserts, child, expandSources, type SchemaSource, sourceKey } from "./schema-source.ts";
import { unionOf } from "./schema-union.ts";
import { textAutomaton, type TextCondition, type TextReading } from "./text-conditions.ts";
import { isDense } from "../text/text-automaton.ts";
import { textFormats } from "./text-formats.ts";

export interface SchemaReading {
  root: SchemaNode;
  /** Keywords of the schema that have no effect on the output, in order of appearance. */
  ignoredKeywords: string[];
  /** Warnings about alternatives of `oneOf`, each with its location. */
  overlaps: string[];
}

/** A `oneOf` whose alternatives must be made exclusive. */
interface Alternatives {
  reference: ReferenceNode;
  where: string;
  written: SchemaNode[];
  sources: SchemaSource[];
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
  readonly #reading: TextReading;
  readonly #nodes = new Map<string, SchemaNode>();
  readonly #open = new Map<string, ReferenceNode>();
  readonly #locations = new Map<SchemaNode, string>();
  readonly #references: { where: string; node: SchemaNode }[] = [];
  readonly #alternatives: Alternatives[] = [];
  readonly #automata = new Map<string, TextAutomaton>();
  readonly #ignored = new Set<string>();
  #subschemas = 0;
  #depth = 0;
  #patternStates = 0;
  #densePatternStates = 0;
  #literals = 0;
  #literalCharacters = 0;

  /** `reading`: with `standard`, nodes allow every value that JSON Schema allows; with `written`, the values that a model is to write. */
  constructor(document: unknown, reading: TextReading = "written") {
    this.#document = document;
    this.#reading = reading;
  }

  read(): SchemaReading {
    const root = this.#node([{ value: this.#document, where: "#", without: [] }]);
    const overlaps = [...new Set(this.#separateAlternatives())];
    const possible = possibleNodes([root, ...this.#references.map(({ node }) => node)]);
    for (const { where, node } of this.#references) {
      if (possible.has(node) || contradictionIn(node, possible) !== undefined) continue;
      throw unprocessable(where, "the $ref recurses without end: no finite value can satisfy it");
    }
    if (!possible.has(root)) {
      const contradiction = contradictionIn(root, possible) ?? root;
      throw unprocessable(this.#locations.get(contradiction) ?? "#", "no value can satisfy the schema");
    }
    return { root, ignoredKeywords: [...this.#ignored], overlaps };
  }

  /** Makes the alternatives of each `oneOf` exclude each other, inner ones first. Returns warnings. */
  #separateAlternatives(): string[] {
    const standard = new SchemaReader(this.#document, "standard");
    const budget = new DifferenceBudget();
    const unfinished = new Set(this.#alternatives.map(({ reference }) => reference));
    return this.#alternatives.flatMap(({ reference, where, written, sources }) => {
      const alternatives = sources.map((source, at) => ({
        written: written[at] ?? { kind: "never" },
        allowed: standard.#allowedBy(source),
      }));
      const { node, mayOverlap, contained } = exclusiveAlternatives(alternatives, unfinished, budget);
      reference.target = node;
      unfinished.delete(reference);
      return [
        ...(mayOverlap ? [`'oneOf' at ${where}: a value may fit several of the alternatives`] : []),
        ...(contained.length > 0 ? [`'oneOf' at ${where}: each value of alternative ${listed(contained)} fits another one, too`] : []),
      ];
    });
  }

  #allowedBy(source: SchemaSource): SchemaNode | undefined {
    try {
      return this.#node([source]);
    } catch (caught) {
      if (caught instanceof SchemaRefusal) return undefined;
      throw caught;
    }
  }

  /** Returns the node for values that satisfy all the sources. */
  #node(sources: readonly SchemaSource[]): SchemaNode {
    const key = [...new Set(sources.map(sourceKey))].sort().join(" & ");
    const known = this.#nodes.get(key) ?? this.#open.get(key);
    if (known !== undefined) return known;
    this.#subschemas += 1;
    if (this.#subschemas > schemaLimits.subschemas) {
      throw unprocessable(
        sources[0]?.where ?? "#",
        `the schema has more than ${schemaLimits.subschemas} subschemas, including combinations of references and alternatives`,
      );
    }
    const reference: ReferenceNode = { kind: "reference", where: sources[0]?.where ?? "#", target: undefined };
    this.#open.set(key, reference);
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
    this.#open.delete(key);
    this.#nodes.set(key, node);
    if (!this.#locations.has(node)) this.#locations.set(node, reference.where);
    return node;
  }

  #combine(sources: readonly SchemaSource[]): SchemaNode {
    const { flat, references } = expandSources(this.#document, sources);
    for (const { value } of flat) if (isJsonObject(value)) this.#noteIgnored(value);
    const node = this.#together(sources, flat);
    for (const where of references) this.#references.push({ where, node });
    return node;
  }

  #together(sources: readonly SchemaSource[], flat: readonly SchemaSource[]): SchemaNode {
    const asserting = flat.filter(asserts);
    const [only] = asserting;
    if (only !== undefined && asserting.length === 1 && sources.some((source) => sourceKey(source) !== sourceKey(only))) {
      return this.#node([only]);
    }
    for (const [at, source] of asserting.entries()) {
      for (const keyword of ["anyOf", "oneOf"]) {
        if (!isJsonObject(source.value) || source.without.includes(keyword) || source.value[keyword] === undefined) continue;
        const rest = [...asserting];
        rest[at] = { ...source, without: [...source.without, keyword] };
        return this.#union(rest, source, keyword);
      }
    }
    return this.#plain(asserting);
  }

  #union(rest: readonly SchemaSource[], source: SchemaSource, keyword: string): SchemaNode {
    const options = isJsonObject(source.value) ? source.value[keyword] : undefined;
    if (!Array.isArray(options) || options.length === 0) {
      throw unprocessable(source.where, `'${keyword}' must be a list of at least one schema`);
    }
    const siblings = this.#facets(rest).isEmpty && rest.every((one) => this.#hasNoAlternatives(one)) ? [] : rest;
    const sources = options.map((option, at) => child(source, option, keyword, at));
    const written = sources.map((option) => this.#node([...siblings, option]));
    if (keyword === "anyOf" || this.#reading === "standard" || written.length === 1) return unionOf(written);
    const where = `${source.where}/oneOf`;
    const reference: ReferenceNode = { kind: "reference", where, target: unionOf(written) };
    this.#alternatives.push({ reference, where, written, sources });
    return reference;
  }

  #hasNoAlternatives({ value, without }: SchemaSource): boolean {
    if (!isJsonObject(value)) return true;
    return ["anyOf", "oneOf"].every((keyword) => value[keyword] === undefined || without.includes(keyword));
  }

  #facets(sources: readonly SchemaSource[]): SchemaFacets {
    const facets = new SchemaFacets();
    for (const source of sources) facets.add(source);
    return facets;
  }

  #plain(sources: readonly SchemaSource[]): SchemaNode {
    const facets = this.#facets(sources);
    const isStandard = this.#reading === "standard";
    if (facets.impossible) return { kind: "never" };
    if (facets.isEmpty && !(isStandard && everyType.some((type) => facets.limits(type) !== undefined))) return { kind: "any" };
    // The keywords also allow values of other types, which a model is not to write.
    const suggested = facets.suggestedTypes.size > 0 && facets.values === undefined && !isStandard ? facets.suggestedTypes : everyType;
    const types = [...(facets.types ?? suggested)];
    const node = unionOf(types.map((type) => this.#typed(type, facets)));
    if (facets.values === undefined) return node;
    const where = sources[0]?.where ?? "#";
    return unionOf(
      facets.values.filter(isJsonValue).map((value): SchemaNode => {
        this.#countLiteral(JSON.stringify(value).length, where);
        return isStandard || fitsNode(node, value) ? { kind: "literal", value } : { kind: "never" };
      }),
    );
  }

  #typed(type: JsonType, facets: SchemaFacets): SchemaNode {
    const found = facets.limits(type);
    const limits = found === undefined ? {} : { limits: found };
    switch (type) {
      case "string": {
        const automaton = this.#automaton(facets.texts);
        if (automaton === undefined) return { kind: "string", ...limits };
        return automaton.states.length === 0 ? { kind: "never" } : { kind: "string", automaton, ...limits };
      }
      case "array":
        return { kind: "array", items: facets.items.length === 0 ? { kind: "any" } : this.#node(facets.items), ...limits };
      case "object":
        return { ...this.#object(facets), ...limits };
      case "integer":
      case "number":
        return { kind: type, ...limits };
      default:
        return { kind: type };
    }
  }

  #object(facets: SchemaFacets): ObjectNode {
    const names = new Set(facets.objects.flatMap(({ properties }) => [...properties.keys()]));
    const isListed = names.size > 0 || facets.objects.some(({ additional }) => additional === undefined);
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
    const free: SchemaNode = isListed && this.#reading === "written" ? { kind: "never" } : { kind: "any" };
    return { kind: "object", properties, additional: additional.length === 0 ? free : this.#node(additional) };
  }

  #automaton(conditions: readonly TextCondition[]): TextAutomaton | undefined {
    const key = JSON.stringify(conditions.map((condition) => ("pattern" in condition ? [condition.pattern] : condition.format)));
    const known = this.#automata.get(key);
    if (known !== undefined) return known;
    const automaton = textAutomaton(conditions, this.#reading);
    if (automaton === undefined) return undefined;
    this.#automata.set(key, automaton);
    this.#patternStates += automaton.states.length;
    this.#densePatternStates += automaton.states.filter(isDense).length;
    if (this.#patternStates > schemaLimits.patternStates || this.#densePatternStates > schemaLimits.densePatternStates) {
      const { patternStates, densePatternStates } = schemaLimits;
      throw unprocessable(
        conditions[0]?.where ?? "#",
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
      if (keyword === "nullable" && schema["type"] === undefined) this.#ignored.add("nullable");
      if (keyword === "format" && !(typeof value === "string" && textFormats.has(value))) this.#ignored.add("format");
    }
  }
}

/** Names only a few indices, because a warning is sent in a header. */
function listed(indices: readonly number[]): string {
  const named = 8;
  const more = indices.length > named ? ` and ${indices.length - named} more` : "";
  return indices.slice(0, named).join(", ") + more;
}
