/** Writes the grammar of texts that satisfy a schema. Each node becomes one rule, which shared and recursive nodes reuse. */
import type { GrammarText } from "../text/grammar-text.ts";
import { terminal } from "../text/grammar-text.ts";
import * as json from "../json-rules.ts";
import type { JsonValue, ObjectNode, SchemaNode, TextAutomaton } from "../../../inference/schema-node.ts";
import { OtherNames } from "../text/other-names.ts";
import { schemaLimits } from "./schema-limits.ts";
import { unprocessable } from "./schema-refusal.ts";
import { possibleNodes } from "./schema-satisfiability.ts";
import { isDense } from "../text/text-automaton.ts";

/** Levels of objects and lists in a value without a schema (contract 2.6 allows 5 in total). */
const freeLevels = 4;

export class SchemaRules {
  readonly #rules: GrammarText;
  readonly #names = new Map<SchemaNode, string>();
  readonly #possible: ReadonlySet<SchemaNode>;
  readonly #otherNames: OtherNames;

  /** `roots`: all schemas of the grammar. Throws a SchemaRefusal if compiling them would take too long. */
  constructor(rules: GrammarText, roots: readonly SchemaNode[]) {
    this.#rules = rules;
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

  #expression(node: SchemaNode): string {
    const known = this.#names.get(node);
    if (known !== undefined) return known;
    switch (node.kind) {
      case "any":
        return json.anyValue(this.#rules, freeLevels);
      case "integer":
        return json.integer(this.#rules);
      case "number":
        return json.number(this.#rules);
      case "boolean":
      case "null":
      case "literal":
        return this.#rules.shared(JSON.stringify(node), "literal", () => json.literals(this.#rules, literalValues(node)));
      case "string":
        return node.automaton === undefined ? json.anyString(this.#rules) : this.#patternString(node.automaton);
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
        return this.#possible.has(node.items) ? json.listOf(this.#rules, this.#expression(node.items), `${name}_rest`) : terminal("[]");
      case "object":
        return this.#object(node, name);
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
    const choices = json.literals(this.#rules, fixed);
    return others.length === 0 ? choices : [this.#rules.shared(`or ${choices}`, "literal", () => choices), ...others].join(" | ");
  }

  /** Returns the satisfiable options of a union. References back to it are omitted: they add nothing, and the matcher cannot handle them. */
  #options(union: SchemaNode): SchemaNode[] {
    const reached = new Set<SchemaNode>([union]);
    for (const node of reached) {
      if (node.kind === "union") for (const option of node.options) reached.add(option);
      if (node.kind === "reference" && node.target !== undefined) reached.add(node.target);
    }
    return [...reached].filter((node) => node.kind !== "union" && node.kind !== "reference" && this.#possible.has(node));
  }

  #patternString(automaton: TextAutomaton): string {
    const name: string = this.#rules.shared(keyOf(automaton), "pattern", () => json.automatonString(this.#rules, automaton, name));
    return name;
  }

  /**
   * Properties in their order; optional ones may be omitted. Rule `_next_i` matches one or more of the properties from
   * index i on; `_after_i` matches what follows a property if index i is next.
   */
  #object(node: ObjectNode, name: string): string {
    const properties = node.properties.filter(({ schema }) => this.#possible.has(schema));
    const extra = this.#possible.has(node.additional) ? this.#extraMember(node) : undefined;
    const lastRequired = properties.findLastIndex(({ required }) => required);
    const hasNext = (index: number): boolean => index < properties.length || extra !== undefined;
    const next = (index: number): string =>
      this.#rules.rule(`${name}_next_${index}`, () => {
        const property = properties[index];
        if (property === undefined) return `${extra} ${after(index)}`;
        const key = json.nameAndColon(this.#rules, property.name);
        const written = `${key} ${this.#expression(property.schema)} ${after(index + 1)}`;
        return property.required || !hasNext(index + 1) ? written : `${written} | ${next(index + 1)}`;
      });
    const rest = (index: number, comma: string): string => {
      const closing = lastRequired < index ? ['"}"'] : [];
      return [...closing, ...(hasNext(index) ? [`${comma}${next(index)}`] : [])].join(" | ");
    };
    const after = (index: number): string => this.#rules.rule(`${name}_after_${index}`, () => rest(index, `${json.comma(this.#rules)} `));
    return `"{" (${rest(0, "")})`;
  }

  /** A property that is not listed. Its name has no escapes, so that it cannot equal a listed name. */
  #extraMember(node: ObjectNode): string | undefined {
    const names = this.#otherNames.automaton(listedNames(node));
    if (names === undefined) return undefined;
    return `${this.#patternString(names)} ":" ${json.space(this.#rules)} ${this.#expression(node.additional)}`;
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
