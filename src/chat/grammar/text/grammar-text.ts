/**
 * Rules in the EBNF notation of xgrammar, right-linear for texts of any length (each rule matches one character and names
 * the rule for the rest): the matcher then keeps one position for any length of text, and knows in advance for most
 * tokens whether they are allowed. A token took 500 times as long with `char*`.
 */
import { escapeCodePoint } from "./ebnf-escape.ts";
import { schemaLimits } from "../schema/schema-limits.ts";
import { unprocessable } from "../schema/schema-refusal.ts";

export class GrammarText {
  readonly #rules = new Map<string, string>();
  readonly #shared = new Map<string, string>();
  readonly #pending: [name: string, write: () => string][] = [];
  #fresh = 0;

  /** Defines a rule once; `write` may refer to any rule, including itself. Returns its name. */
  rule(name: string, write: () => string): string {
    if (!this.#rules.has(name)) {
      this.#rules.set(name, "");
      // Written later, because long chains of rules would exceed the call stack.
      this.#pending.push([name, write]);
    }
    return name;
  }

  /** Defines a rule once per key. Returns its name. */
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

  /** Returns the grammar of the texts that match `root`. Throws a SchemaRefusal if it is too large to compile. */
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

/** Returns a terminal that matches exactly this text. */
export function terminal(text: string): string {
  return `"${Array.from(text, (character) => escapeCodePoint(character.codePointAt(0) ?? 0)).join("")}"`;
}
