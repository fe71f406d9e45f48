/** Parses statements: texts, print tags, and the tags of Jinja and transformers. */
import { TemplateSyntaxError } from "../errors.ts";
import type { Expression, MacroBody, Parameter, Statement, Target } from "./ast.ts";
import { ExpressionParser } from "./expression-parser.ts";
import { tokenize } from "./lexer.ts";
import { namesRead } from "./names-read.ts";
import { type KnownNames, ParserState } from "./parser-state.ts";
import { TokenStream } from "./token-stream.ts";

/** @throws TemplateSyntaxError with the line. */
export function parse(source: string, known: KnownNames): Statement[] {
  return new StatementParser(new ParserState(new TokenStream(tokenize(source)), known)).template();
}

class StatementParser {
  readonly #tokens: TokenStream;
  readonly #state: ParserState;
  readonly #expressions: ExpressionParser;
  readonly #blocks = new Set<string>();

  constructor(state: ParserState) {
    this.#tokens = state.tokens;
    this.#state = state;
    this.#expressions = new ExpressionParser(state);
  }

  template(): Statement[] {
    const { statements } = this.#body([]);
    this.#state.checkNames();
    return statements;
  }

  /** Parses statements up to and including a tag with one of these names; without names, up to the end of the template. */
  #body(ends: readonly string[]): { statements: Statement[]; end: string } {
    const tokens = this.#tokens;
    const line = tokens.lastLine;
    const statements: Statement[] = [];
    for (;;) {
      const token = tokens.next();
      if (token.type === "text") {
        statements.push({ kind: "text", text: token.value });
      } else if (token.type === "print") {
        statements.push({ kind: "print", value: this.#expressions.tupleOrExpression() });
        tokens.expect("print-end");
      } else if (token.type === "tag") {
        const name = tokens.expect("name");
        if (ends.includes(name.value)) return { statements, end: name.value };
        statements.push(...this.#state.nested(() => this.#statement(name.value, name.line)));
      } else {
        if (ends.length > 0) throw new TemplateSyntaxError(`the tag '${ends.at(-1)}' is missing for the block that begins`, line);
        return { statements, end: "" };
      }
    }
  }

  /** Parses statements up to the tag `end`. */
  #block(end: string): Statement[] {
    this.#tokens.expect("tag-end");
    const { statements } = this.#body([end]);
    this.#tokens.expect("tag-end");
    return statements;
  }

  /** Parses statements that have their own scope, up to the tag `end`. */
  #scope(end: string): Statement[] {
    return this.#state.scoped(() => this.#block(end));
  }

  #statement(name: string, line: number): Statement[] {
    switch (name) {
      case "if":
        return [this.#state.conditionally(() => this.#if())];
      case "for":
        return [this.#for()];
      case "set":
        return [this.#set()];
      case "print":
        return this.#print();
      case "macro":
        return [this.#macro()];
      case "call":
        return [this.#callBlock()];
      case "filter":
        return [{ kind: "filter-block", filter: this.#expressions.operands.filter(undefined, true), body: this.#scope("endfilter") }];
      case "with":
        return [this.#with()];
      case "generation":
        return [{ kind: "scope", body: this.#scope("endgeneration") }];
      case "block":
        return [this.#namedBlock()];
      case "break":
      case "continue":
        this.#tokens.expect("tag-end");
        return [{ kind: name }];
      default:
        throw new TemplateSyntaxError(`there is no tag '${name}'`, line);
    }
  }

  #if(): Statement {
    const branches: { condition: Expression; body: Statement[] }[] = [];
    for (let end = "elif"; end === "elif";) {
      const condition = this.#expressions.tupleOrExpression({ withConditional: false });
      this.#tokens.expect("tag-end");
      const body = this.#body(["elif", "else", "endif"]);
      branches.push({ condition, body: body.statements });
      ({ end } = body);
      if (end === "else") return { kind: "if", branches, otherwise: this.#block("endif") };
    }
    this.#tokens.expect("tag-end");
    return { kind: "if", branches, otherwise: [] };
  }

  #for(): Statement {
    const tokens = this.#tokens;
    const target = this.#target(["in"]);
    tokens.expect("name", "in");
    const items = this.#expressions.tupleOrExpression({ withConditional: false, ends: ["recursive"] });
    const condition = tokens.skip("name", "if") ? this.#expressions.expression() : undefined;
    const isRecursive = tokens.skip("name", "recursive");
    tokens.expect("tag-end");
    const { statements: body, end } = this.#state.scoped(() => this.#body(["else", "endfor"]));
    let otherwise: Statement[] = [];
    if (end === "else") otherwise = this.#scope("endfor");
    else tokens.expect("tag-end");
    return { kind: "for", target, items, condition, isRecursive, body, otherwise };
  }

  #set(): Statement {
    const target = this.#target([], true);
    if (this.#tokens.skip("operator", "=")) {
      const value = this.#expressions.tupleOrExpression();
      this.#tokens.expect("tag-end");
      return { kind: "set", target, value };
    }
    const filter = this.#tokens.is("operator", "|") ? this.#expressions.operands.filter(undefined) : undefined;
    return { kind: "set-block", target, filter, body: this.#scope("endset") };
  }

  #print(): Statement[] {
    const printed: Statement[] = [];
    while (!this.#tokens.is("tag-end")) {
      if (printed.length > 0) this.#tokens.expect("operator", ",");
      printed.push({ kind: "print", value: this.#expressions.expression() });
    }
    this.#tokens.expect("tag-end");
    return printed;
  }

  #macro(): Statement {
    const name = this.#tokens.expect("name").value;
    return { kind: "macro", macro: { ...this.#macroBody("endmacro", this.#parameters()), name } };
  }

  #callBlock(): Statement {
    const parameters = this.#tokens.is("operator", "(") ? this.#parameters() : [];
    const line = this.#tokens.current.line;
    const call = this.#expressions.expression();
    if (call.kind !== "call") throw new TemplateSyntaxError("a call block needs a call", line);
    return { kind: "call-block", call, caller: this.#macroBody("endcall", parameters) };
  }

  #macroBody(end: string, parameters: Parameter[]): MacroBody {
    const body = this.#scope(end);
    const read = namesRead(body);
    const declared = new Set(parameters.map((parameter) => parameter.name));
    const uses = new Set((["varargs", "kwargs", "caller"] as const).filter((name) => read.has(name) && !declared.has(name)));
    return { name: undefined, parameters, body, uses };
  }

  #parameters(): Parameter[] {
    const tokens = this.#tokens;
    tokens.expect("operator", "(");
    const parameters: Parameter[] = [];
    while (!tokens.is("operator", ")")) {
      if (parameters.length > 0) tokens.expect("operator", ",");
      const { value: name } = tokens.expect("name");
      const otherwise = tokens.skip("operator", "=") ? this.#expressions.expression() : undefined;
      if (otherwise === undefined && parameters.at(-1)?.otherwise !== undefined) {
        tokens.fail("a parameter without a default follows one that has it");
      }
      parameters.push({ name, otherwise });
    }
    tokens.expect("operator", ")");
    return parameters;
  }

  #with(): Statement {
    const bindings: { target: Target; value: Expression }[] = [];
    while (!this.#tokens.is("tag-end")) {
      if (bindings.length > 0) this.#tokens.expect("operator", ",");
      const target = this.#target([]);
      this.#tokens.expect("operator", "=");
      bindings.push({ target, value: this.#expressions.expression() });
    }
    return { kind: "with", bindings, body: this.#scope("endwith") };
  }

  #namedBlock(): Statement {
    const { value: name, line } = this.#tokens.expect("name");
    if (this.#blocks.has(name)) throw new TemplateSyntaxError(`the block '${name}' is defined twice`, line);
    this.#blocks.add(name);
    while (this.#tokens.is("name", "scoped", "required")) this.#tokens.next();
    this.#tokens.expect("tag-end");
    const { statements } = this.#body(["endblock"]);
    this.#tokens.skip("name", name);
    this.#tokens.expect("tag-end");
    return { kind: "scope", body: statements };
  }

  /** Parses the target of an assignment. `ends`: names that end a tuple without parentheses. */
  #target(ends: readonly string[], withMembers = false): Target {
    const tokens = this.#tokens;
    const { line } = tokens.current;
    if (withMembers && tokens.is("name") && tokens.following?.type === "operator" && tokens.following.value === ".") {
      const object = tokens.next().value;
      tokens.next();
      return { kind: "member", object, name: tokens.expect("name").value };
    }
    const items: Target[] = [];
    let isTuple = false;
    do {
      if (tokens.is("operator", "=", ")") || tokens.is("tag-end") || tokens.is("name", ...ends, "in")) break;
      items.push(this.#targetItem(withMembers));
      if (!tokens.is("operator", ",")) break;
      isTuple = true;
    } while (tokens.skip("operator", ","));
    const [first] = items;
    if (first === undefined) throw new TemplateSyntaxError("expected a name to assign to", line);
    return isTuple ? { kind: "tuple", items } : first;
  }

  #targetItem(withMembers: boolean): Target {
    const tokens = this.#tokens;
    if (!tokens.skip("operator", "(")) {
      const { value: name, line } = tokens.expect("name");
      if (/^([Tt]rue|[Ff]alse|[Nn]one)$/.test(name)) throw new TemplateSyntaxError(`'${name}' cannot be assigned to`, line);
      if (withMembers && tokens.skip("operator", ".")) return { kind: "member", object: name, name: tokens.expect("name").value };
      return { kind: "name", name };
    }
    const inner = this.#state.nested(() => this.#target([], withMembers));
    tokens.expect("operator", ")");
    return inner;
  }
}
