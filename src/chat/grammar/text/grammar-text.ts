/**
 * Rules in the EBNF notation of xgrammar. They are written right-linear wherever a text can be long (each rule reads
 * one character and names the rule for the rest): the matcher then keeps one position however long the text gets, and
 * tells for most tokens beforehand whether they may come next. With `char*` in its place a token cost 500 times as much.
 */
import { escaped } from "./ebnf-escape.ts";
import { schemaLimits } from "../schema/schema-limits.ts";
import { unprocessable } from "../schema/schema-refusal.ts";

export class GrammarText {
  readonly #rules = new Map<string, string>();
  readonly #shared = new Map<string, string>();
  readonly #pending: [name: string, write: () => string][] = [];
  #fresh = 0;

  /** Defines a rule once; `write` may refer to any rule, itself included. Returns its name. */
  rule(name: string, write: () => string): string {
    if (!this.#rules.has(name)) {
      this.#rules.set(name, "");
      // Written later: rules that refer to one another in a long chain must not call one another.
      this.#pending.push([name, write]);
    }
    return name;
  }

  /** A rule that is known by what it reads: equal keys share it. */
  shared(key: string, prefix: string, write: () => string): string {
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const name = this.freshName(prefix);
    this.#shared.set(key, name);
    return this.rule(name, write);
  }

  freshName(prefix: string): string {
    this.#fresh += 1;
    return `${prefix}_${this.#fresh}`;
  }

  /** The grammar of texts that `root` describes. Throws a SchemaRefusal if it is too large to compile. */
  text(root: string): string {
    let size = 0;
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      const [name, write] = next;
      const body = write();
      this.#rules.set(name, body);
      size += name.length + body.length;
      if (size > schemaLimits.grammarCharacters) {
        throw unprocessable("#", `the grammar of the schema is too large (over ${schemaLimits.grammarCharacters} characters)`);
      }
    }
    return [`root ::= ${root}`, ...[...this.#rules].map(([name, body]) => `${name} ::= ${body}`), ""].join("\n");
  }
}

/** A terminal that stands for exactly this text. */
export function terminal(text: string): string {
  return `"${Array.from(text, (character) => escaped(character.codePointAt(0) ?? 0)).join("")}"`;
}
