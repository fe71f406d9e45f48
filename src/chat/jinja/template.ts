/**
 * Renders chat templates in Jinja like `apply_chat_template` of transformers: Jinja2's immutable sandbox with
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
  /** Max steps of the rendering. Default: `defaultFuel`. */
  fuel?: number;
  /** The time for `strftime_now`. */
  now?: () => Date;
}

export class JinjaTemplate {
  readonly #statements: Statement[];

  /** @throws TemplateSyntaxError with the line, and the name of an unknown tag, filter or test. */
  constructor(source: string) {
    this.#statements = withinStack(
      () => parse(source, knownNames),
      () => new TemplateSyntaxError("it is nested too deep", 1),
    );
  }

  /**
   * `variables`: plain data. Undefined members are left out.
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

/** Converts a stack overflow to an error: endless recursion of macros overflows the stack before it uses up its steps. */
function withinStack<Result>(run: () => Result, error: () => Error): Result {
  try {
    return run();
  } catch (caught) {
    // Firefox throws an InternalError, whose class is not in the language.
    if (caught instanceof RangeError || (caught instanceof Error && caught.name === "InternalError")) throw error();
    throw caught;
  }
}
