/**
 * Chat templates in Jinja, as `apply_chat_template` of transformers renders them: Jinja2's immutable sandbox with
 * `trim_blocks`, `lstrip_blocks`, loop controls, `{% generation %}`, `raise_exception`, `strftime_now` and its `tojson`.
 */
import { TemplateRuntimeError, TemplateSyntaxError } from "./errors.ts";
import { knownNames } from "./evaluation/expressions.ts";
import { Scope } from "./evaluation/scope.ts";
import { Renderer } from "./evaluation/statements.ts";
import { defaultFuel, Fuel } from "./fuel.ts";
import { globals } from "./functions/globals.ts";
import { valueOf } from "./input-values.ts";
import type { Statement } from "./parser/ast.ts";
import { parse } from "./parser/statement-parser.ts";
import type { Value } from "./values.ts";

export interface RenderOptions {
  /** Steps that rendering may take; `defaultFuel` unless given. */
  fuel?: number;
  /** The time for `strftime_now`. */
  now?: () => Date;
}

export class JinjaTemplate {
  readonly #statements: Statement[];

  /** @throws TemplateSyntaxError that names the line, and the tag, filter or test that does not exist. */
  constructor(source: string) {
    this.#statements = withinStack(
      () => parse(source, knownNames),
      () => new TemplateSyntaxError("it is nested too deep", 1),
    );
  }

  /**
   * `variables`: plain data. Members that are undefined are left out.
   * @throws TemplateRefusalError if the template calls `raise_exception`; TemplateFuelError; TemplateRuntimeError.
   */
  render(variables: Readonly<Record<string, unknown>>, { fuel = defaultFuel, now = () => new Date() }: RenderOptions = {}): string {
    const given = Object.entries(variables).flatMap(([name, value]): [string, Value][] =>
      value === undefined ? [] : [[name, valueOf(value)]],
    );
    const scope = new Scope(new Scope(undefined, globals), given);
    return withinStack(
      () => new Renderer(new Fuel(fuel), now).text(this.#statements, scope),
      () => new TemplateRuntimeError("it calls itself too deep"),
    );
  }
}

/** Macros that call themselves without end use up the stack before they use up their steps. */
function withinStack<Result>(run: () => Result, error: () => Error): Result {
  try {
    return run();
  } catch (caught) {
    // Firefox throws an InternalError, of a class that the language does not have.
    if (caught instanceof RangeError || (caught instanceof Error && caught.name === "InternalError")) throw error();
    throw caught;
  }
}
