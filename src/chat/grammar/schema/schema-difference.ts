/**
 * Computes the values of one node that another does not allow, for `oneOf`: a value must fit exactly one alternative.
 * A difference never holds too many values, but may hold too few. `isLossy` is true if it may have lost all of them.
 */
import type { ObjectNode, ReferenceNode, SchemaNode, TextAutomaton } from "../../../inference/schema-node.ts";
import { anyText, subtractAutomata } from "../text/automaton-products.ts";
import { PatternRefusal } from "../text/pattern.ts";
import { isDense, textsAutomaton } from "../text/text-automaton.ts";
import { fitsNode } from "./schema-fit.ts";
import { unionOf, withoutLimits } from "./schema-union.ts";
import { areApart } from "./unenforced-limits.ts";

export interface Difference {
  /** The first node itself if no value is removed. */
  node: SchemaNode;
  /** Whether values were removed that the second node may not allow. */
  isLossy: boolean;
}

type Kind<Name extends SchemaNode["kind"]> = Extract<SchemaNode, { kind: Name }>;

/** The remaining size of the differences of one schema, which limits the time to compile them. */
export class DifferenceBudget {
  /** Members of objects. */
  members = 1_000;
  /** States of texts with transitions on many characters. */
  denseStates = 64;
}

/** Max members of all objects of one difference. */
const maxMembers = 200;

const unknown: Difference = { node: { kind: "never" }, isLossy: true };
const nothing: Difference = { node: { kind: "never" }, isLossy: false };
const anything: SchemaNode = { kind: "any" };
const everyKind: SchemaNode = {
  kind: "union",
  options: [
    { kind: "null" },
    { kind: "boolean" },
    { kind: "number" },
    { kind: "string" },
    { kind: "array", items: anything },
    { kind: "object", properties: [], additional: anything },
  ],
};

export class SchemaDifferences {
  /** Alternatives that do not exclude each other yet, so that their values are unknown. */
  readonly #unfinished: ReadonlySet<ReferenceNode>;
  readonly #budget: DifferenceBudget;
  readonly #known = new Map<SchemaNode, Map<SchemaNode, Difference>>();

  constructor(unfinished: ReadonlySet<ReferenceNode>, budget: DifferenceBudget) {
    this.#unfinished = unfinished;
    this.#budget = budget;
  }

  /** Returns the values of `left` that `right` does not allow. `right`: allows all values of its schema, or more. */
  of(left: SchemaNode, right: SchemaNode): Difference {
    if (left.kind === "never" || right.kind === "never") return exact(left);
    if (right.kind === "any") return nothing;
    if (left.kind === "literal" && right.kind !== "union" && right.kind !== "reference") return this.#ofKinds(left, right);
    const known = this.#known.get(left)?.get(right);
    if (known !== undefined) return known;
    // A pair that contains itself is computed once.
    const results = this.#known.get(left) ?? new Map<SchemaNode, Difference>();
    this.#known.set(left, results.set(right, unknown));
    const difference = this.#of(left, right);
    results.set(right, difference);
    return difference;
  }

  #of(left: SchemaNode, right: SchemaNode): Difference {
    if (left.kind === "any") {
      const rest = this.of(everyKind, right);
      return rest.node === everyKind ? exact(left) : rest;
    }
    if (left.kind === "reference") {
      const { target } = left;
      if (target === undefined || this.#unfinished.has(left)) return unknown;
      const rest = this.of(target, right);
      return rest.node === target ? exact(left) : rest;
    }
    if (left.kind === "union") {
      const rests = left.options.map((option) => this.of(option, right));
      if (rests.every(({ node }, at) => node === left.options[at])) return exact(left);
      return { node: unionOf(rests.map(({ node }) => node)), isLossy: rests.some(({ isLossy }) => isLossy) };
    }
    if (right.kind === "reference") return right.target === undefined ? unknown : this.of(left, right.target);
    if (right.kind === "union") return this.ofAll(left, right.options);
    return this.#ofKinds(left, right);
  }

  /** Returns the values of `left` that none of `options` allows. */
  ofAll(left: SchemaNode, options: readonly SchemaNode[]): Difference {
    const texts = options.flatMap((option) => (option.kind === "literal" && typeof option.value === "string" ? [option.value] : []));
    const others = options.filter((option) => !(option.kind === "literal" && typeof option.value === "string"));
    const first = left.kind === "string" && texts.length > 0 ? this.#withoutTexts(left, texts) : exact(left);
    return (left.kind === "string" ? others : options).reduce<Difference>((rest, option) => {
      const next = this.of(rest.node, option);
      return { node: next.node, isLossy: rest.isLossy || next.isLossy };
    }, first);
  }

  #ofKinds(left: SchemaNode, right: SchemaNode): Difference {
    switch (left.kind) {
      case "literal":
        return fitsNode(right, left.value)
          ? { node: { kind: "never" }, isLossy: "limits" in right && (right.limits?.hasMore ?? false) }
          : exact(left);
      case "null":
        return fitsNode(right, null) ? nothing : exact(left);
      case "boolean":
        if (right.kind === "boolean") return nothing;
        return right.kind === "literal" && typeof right.value === "boolean" ? exact({ kind: "literal", value: !right.value }) : exact(left);
      case "integer":
      case "number":
      case "fraction":
        return withoutNumbers(left, right);
      case "string":
        if (right.kind === "literal") return typeof right.value === "string" ? this.#withoutTexts(left, [right.value]) : exact(left);
        if (right.kind !== "string" || areApart(left.limits, right.limits, true)) return exact(left);
        return this.#withoutAutomaton(left, () => right.automaton ?? anyText, right.limits !== undefined);
      case "array":
        if (right.kind === "literal") return fitsNode(left, right.value) ? unknown : exact(left);
        return right.kind === "array" ? this.#ofLists(left, right) : exact(left);
      case "object":
        if (right.kind === "literal") return fitsNode(left, right.value) ? unknown : exact(left);
        return right.kind === "object" ? this.#ofObjects(left, right) : exact(left);
      default:
        return unknown;
    }
  }

  #withoutTexts(left: Kind<"string">, texts: readonly string[]): Difference {
    // Texts that `left` does not allow need no states.
    const rest = texts.filter((text) => fitsNode(withoutLimits(left), text));
    return rest.length === 0 ? exact(left) : this.#withoutAutomaton(left, () => textsAutomaton(rest), false);
  }

  #withoutAutomaton(left: Kind<"string">, automaton: () => TextAutomaton, isLossy: boolean): Difference {
    try {
      const own = left.automaton ?? anyText;
      const rest = subtractAutomata(own, automaton());
      if (rest.states.length === 0) return { node: { kind: "never" }, isLossy };
      if (subtractAutomata(own, rest).states.length === 0) return exact(left);
      const denseStates = rest.states.filter(isDense).length;
      if (denseStates > this.#budget.denseStates) return unknown;
      this.#budget.denseStates -= denseStates;
      return { node: { ...left, automaton: rest }, isLossy };
    } catch (caught) {
      if (caught instanceof PatternRefusal) return unknown;
      throw caught;
    }
  }

  /** The lists differ in an item; both contain the empty list. */
  #ofLists(left: Kind<"array">, right: Kind<"array">): Difference {
    if (areApart(left.limits, right.limits, true)) return exact(left);
    const rest = this.of(left.items, right.items);
    const isLossy = rest.isLossy || right.limits !== undefined;
    if (isNever(rest.node)) return { node: rest.node, isLossy };
    if (rest.node === left.items && left.isNonEmpty === true) return exact(left);
    return { node: { ...left, items: rest.node, isNonEmpty: true }, isLossy };
  }

  /** The objects differ in a property: a required one is missing, or the other object does not allow its value. */
  #ofObjects(left: ObjectNode, right: ObjectNode): Difference {
    if (areApart(left.limits, right.limits, true)) return exact(left);
    const ofLeft = membersOf(left);
    const ofRight = membersOf(right);
    const required = right.properties.filter((property) => property.required).map(({ name }) => name);
    if (required.some((name) => isNever(ofLeft.schema(name)))) return exact(left);
    const names = [...new Set([...left.properties, ...right.properties].map(({ name }) => name))];
    const candidates = names.toSorted((one, other) => weight(ofLeft.schema(one)) - weight(ofLeft.schema(other)));
    let isLossy = right.limits !== undefined || !isNever(this.of(left.additional, right.additional).node);
    const rests = new Map<string, SchemaNode>();
    for (const name of candidates) {
      const own = ofLeft.schema(name);
      const rest = this.of(own, ofRight.schema(name));
      if (rest.node === own && !isNever(own) && ofLeft.isRequired(name)) return exact(left);
      isLossy ||= rest.isLossy;
      if (!isNever(rest.node)) rests.set(name, rest.node);
    }
    const options: SchemaNode[] = [
      ...required.filter((name) => !ofLeft.isRequired(name)).map((name) => withMember(left, name, { kind: "never" }, false)),
      ...[...rests].map(([name, schema]) => withMember(left, name, schema, true)),
    ];
    const written = options.slice(0, Math.floor(Math.min(maxMembers, this.#budget.members) / (left.properties.length + 1)));
    this.#budget.members -= written.length * (left.properties.length + 1);
    return { node: unionOf(written), isLossy: isLossy || written.length < options.length };
  }
}

function exact(node: SchemaNode): Difference {
  return { node, isLossy: false };
}

/** Whether the node's kind shows that it allows no value. */
function isNever(node: SchemaNode): boolean {
  return (
    node.kind === "never" || (node.kind === "object" && node.properties.some(({ required, schema }) => required && schema.kind === "never"))
  );
}

function membersOf({ properties, additional }: ObjectNode): {
  schema: (name: string) => SchemaNode;
  isRequired: (name: string) => boolean;
} {
  const named = new Map(properties.map((property) => [property.name, property]));
  return { schema: (name) => named.get(name)?.schema ?? additional, isRequired: (name) => named.get(name)?.required === true };
}

/** Returns the cost to compare a property. Cheap ones, such as literals, are compared first: objects mostly differ in them. */
function weight(node: SchemaNode): number {
  if (node.kind === "literal") return 0;
  if (node.kind === "union") return 2;
  return ["array", "object", "reference", "any"].includes(node.kind) ? 3 : 1;
}

function withMember(node: ObjectNode, name: string, schema: SchemaNode, required: boolean): ObjectNode {
  const isListed = node.properties.some((property) => property.name === name);
  const properties = node.properties.map((property) => (property.name === name ? { name, schema, required } : property));
  return { ...node, properties: isListed ? properties : [...properties, { name, schema, required }] };
}

function withoutNumbers(left: Kind<"integer" | "number" | "fraction">, right: SchemaNode): Difference {
  if (right.kind === "literal") return typeof right.value === "number" ? withoutNumber(left, right.value) : exact(left);
  if (right.kind !== "integer" && right.kind !== "number") return exact(left);
  if (areApart(left.limits, right.limits, left.kind === "integer" || right.kind === "integer")) return exact(left);
  const isLossy = right.limits !== undefined;
  if (right.kind === "number" || left.kind === "integer") return { node: { kind: "never" }, isLossy };
  return left.kind === "fraction" ? exact(left) : { node: { ...left, kind: "fraction" }, isLossy };
}

function withoutNumber(left: Kind<"integer" | "number" | "fraction">, value: number): Difference {
  if (left.kind === "number") {
    const [integers, fractions] = [withoutNumber({ ...left, kind: "integer" }, value), withoutNumber({ ...left, kind: "fraction" }, value)];
    return exact(unionOf([integers.node, fractions.node]));
  }
  if (Number.isInteger(value) !== (left.kind === "integer") || left.except?.includes(value)) return exact(left);
  return exact({ ...left, except: [...(left.except ?? []), value] });
}
