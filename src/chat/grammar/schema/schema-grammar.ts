/** Writes the grammar of texts that satisfy a schema. Each node becomes one rule, which shared and recursive nodes reuse. */
import type { GrammarText } from "../text/grammar-text.ts";
import { terminal } from "../text/grammar-text.ts";
import * as json from "../json-rules.ts";
import type { JsonValue, ObjectNode, SchemaNode, TextAutomaton } from "../../../inference/schema-node.ts";
import type { ValueNotation } from "../notation/value-notation.ts";
import { OtherNames } from "../text/other-names.ts";
import { schemaLimits } from "./schema-limits.ts";
import { unprocessable } from "./schema-refusal.ts";
import { possibleNodes } from "./schema-satisfiability.ts";
import { distinctOptions, withoutLimits } from "./schema-union.ts";
import { isDense } from "../text/text-automaton.ts";

/** Levels of objects and lists in a value without a schema (contract 2.6 allows 5 in total). */
const freeLevels = 4;

/** The notation of an object and its members, as expressions of the grammar. */
export interface MemberStyle {
  open: string;
  close: string;
  separator: string;
  key: (name: string) => string;
  /** Returns the key of an unlisted member; undefined if the object can have none. */
  otherKey: (names: TextAutomaton) => string | undefined;
  /** `name`: undefined for an unlisted member. */
  value: (member: { name: string | undefined; schema: SchemaNode }) => string;
}

export class SchemaRules {
  readonly #rules: GrammarText;
  readonly #names = new Map<SchemaNode, string>();
  readonly #possible: ReadonlySet<SchemaNode>;
  readonly #otherNames: OtherNames;
  readonly #notation: ValueNotation;
  readonly #otherKeys = new Map<string, string | undefined>();

  /** `roots`: all schemas of the grammar. Throws a SchemaRefusal if together they would take too long to compile. */
  constructor(rules: GrammarText, roots: readonly SchemaNode[], notation = json.jsonNotation) {
    this.#rules = rules;
    this.#notation = notation;
    this.#possible = possibleNodes(roots);
    checkPatterns(this.#possible);
    const lists = [...this.#possible].flatMap((node) =>
      node.kind === "object" && this.#possible.has(node.additional) ? [listedNames(node)] : [],
    );
    // Nested objects first.
    this.#otherNames = new OtherNames(lists.toReversed());
  }

  /** Returns the name of the rule for one of the roots, which must be satisfiable. */
  add(root: SchemaNode): string {
    return this.#expression(root);
  }

  /**
   * Returns the rule of an object's members in another style than JSON, for the arguments of a call. Undefined if
   * the root is not one object.
   */
  addMembers(root: SchemaNode, style: MemberStyle): string | undefined {
    const [only, ...others] =
      root.kind === "object" ? [root] : root.kind === "union" || root.kind === "reference" ? this.#options(root) : [];
    if (only?.kind !== "object" || others.length > 0) return undefined;
    const name = this.#rules.freshName("members");
    return this.#rules.rule(name, () => this.#object(only, name, style));
  }

  /** Returns the rule for a part of one of the roots. */
  value(node: SchemaNode): string {
    return this.#expression(node);
  }

  #objectStyle(): MemberStyle {
    return {
      open: '"{"',
      close: '"}"',
      separator: json.comma(this.#rules),
      key: (name) => this.#notation.key(this.#rules, name),
      otherKey: (names) => this.#otherKey(names),
      value: ({ schema }) => this.#expression(schema),
    };
  }

  #otherKey(names: TextAutomaton): string | undefined {
    const automaton = keyOf(names);
    if (!this.#otherKeys.has(automaton)) {
      this.#otherKeys.set(automaton, this.#notation.automatonKey(this.#rules, names, this.#rules.freshName("other_name")));
    }
    return this.#otherKeys.get(automaton);
  }

  #expression(node: SchemaNode): string {
    const known = this.#names.get(node);
    if (known !== undefined) return known;
    switch (node.kind) {
      case "any":
        return json.anyValue(this.#rules, freeLevels, this.#notation);
      case "integer":
        return node.except === undefined ? json.integer(this.#rules) : json.integerExcept(this.#rules, node.except);
      case "fraction":
        return json.fraction(this.#rules, node.except);
      case "number":
        return json.number(this.#rules);
      case "boolean":
      case "null":
      case "literal":
        return this.#rules.shared(JSON.stringify(node), "literal", () => json.literals(this.#rules, literalValues(node), this.#notation));
      case "string":
        return node.automaton === undefined ? this.#notation.anyString(this.#rules) : this.#patternString(node.automaton);
      case "never":
        // Reached only for an empty list or an omitted property, which have rules of their own.
        return '""';
      default: {
        const name = this.#rules.freshName(node.kind);
        this.#names.set(node, name);
        return this.#rules.rule(name, () => this.#composite(node, name));
      }
    }
  }

  #composite(node: Extract<SchemaNode, { kind: "array" | "object" | "union" | "reference" }>, name: string): string {
    switch (node.kind) {
      case "array":
        if (!this.#possible.has(node.items)) return terminal("[]");
        return json.listOf(this.#rules, this.#expression(node.items), `${name}_rest`, node.isNonEmpty);
      case "object":
        return this.#object(node, name, this.#objectStyle());
      case "union":
      case "reference":
        return this.#union(this.#options(node));
    }
  }

  #union(options: readonly SchemaNode[]): string {
    const fixed = options.flatMap(literalValues);
    const others = options.filter((option) => literalValues(option).length === 0).map((option) => this.#expression(option));
    // Next to other rules the literals need their own rule, because the library inlines small rules.
    if (fixed.length === 0) return others.join(" | ");
    const choices = json.literals(this.#rules, fixed, this.#notation);
    return others.length === 0 ? choices : [this.#rules.shared(`or ${choices}`, "literal", () => choices), ...others].join(" | ");
  }

  /** Returns the satisfiable options of a union. References back to it are omitted: they add no value, and the matcher cannot handle them. */
  #options(union: SchemaNode): SchemaNode[] {
    const reached = new Set<SchemaNode>([union]);
    for (const node of reached) {
      if (node.kind === "union") for (const option of node.options) reached.add(option);
      if (node.kind === "reference" && node.target !== undefined) reached.add(node.target);
    }
    const options = [...reached].filter((node) => node.kind !== "union" && node.kind !== "reference" && this.#possible.has(node));
    return distinctOptions(options.map(withoutLimits));
  }

  #patternString(automaton: TextAutomaton): string {
    const name: string = this.#rules.shared(keyOf(automaton), "pattern", () =>
      this.#notation.automatonString(this.#rules, automaton, name),
    );
    return name;
  }

  /**
   * Writes properties in their order; optional ones may be omitted. Rule `_next_i` matches one or more of the properties from
   * index i on; `_after_i` matches the rest after a property if index i is next.
   */
  #object(node: ObjectNode, name: string, style: MemberStyle): string {
    const properties = node.properties.filter(({ schema }) => this.#possible.has(schema));
    const extra = this.#possible.has(node.additional) ? this.#extraMember(node, style) : undefined;
    const lastRequired = properties.findLastIndex(({ required }) => required);
    const hasNext = (index: number): boolean => index < properties.length || extra !== undefined;
    const next = (index: number): string =>
      this.#rules.rule(`${name}_next_${index}`, () => {
        const property = properties[index];
        if (property === undefined) return `${extra} ${after(index)}`;
        const written = `${style.key(property.name)} ${style.value(property)} ${after(index + 1)}`;
        return property.required || !hasNext(index + 1) ? written : `${written} | ${next(index + 1)}`;
      });
    const rest = (index: number, comma: string): string => {
      const closing = lastRequired < index ? [style.close] : [];
      return [...closing, ...(hasNext(index) ? [`${comma}${next(index)}`] : [])].join(" | ");
    };
    const after = (index: number): string =>
      this.#rules.rule(`${name}_after_${index}`, () => rest(index, style.separator === "" ? "" : `${style.separator} `));
    return `${style.open === "" ? "" : `${style.open} `}(${rest(0, "")})`;
  }

  /** Returns the rule of an unlisted property. Its name has no escapes, so that it cannot spell a listed one. */
  #extraMember(node: ObjectNode, style: MemberStyle): string | undefined {
    const names = this.#otherNames.automaton(listedNames(node));
    const key = names === undefined ? undefined : style.otherKey(names);
    return key === undefined ? undefined : `${key} ${style.value({ name: undefined, schema: node.additional })}`;
  }
}

function listedNames({ properties }: ObjectNode): string[] {
  return properties.map((property) => property.name);
}

/** Throws a SchemaRefusal if the patterns of all schemas together exceed the limits of one schema. */
function checkPatterns(nodes: ReadonlySet<SchemaNode>): void {
  const automata = new Map<string, TextAutomaton>();
  for (const node of nodes) {
    if (node.kind === "string" && node.automaton !== undefined) automata.set(keyOf(node.automaton), node.automaton);
  }
  const states = [...automata.values()].flatMap((automaton) => automaton.states);
  const { patternStates, densePatternStates } = schemaLimits;
  if (states.length <= patternStates && states.filter(isDense).length <= densePatternStates) return;
  throw unprocessable(
    "#",
    `the patterns of the schemas are too complex together (more than ${patternStates} states, or ${densePatternStates} with many characters)`,
  );
}

/** Equal automata have equal keys, also across schemas. */
function keyOf({ states }: TextAutomaton): string {
  return JSON.stringify(states);
}

/** Returns the values of a node that has only a few; [] for other nodes. */
function literalValues(node: SchemaNode): JsonValue[] {
  if (node.kind === "boolean") return [true, false];
  if (node.kind === "null") return [null];
  return node.kind === "literal" ? [node.value] : [];
}
