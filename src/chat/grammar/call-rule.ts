/** The rule of one call to one of several tools, in the notation of a dialect. */
import type { CallNotation } from "../dialects/dialect.ts";
import { isTextParameter, propertyOf } from "../dialects/calls/text-parameter.ts";
import { comma, nameAndColon } from "./json-rules.ts";
import { gemmaNotation, identifier, isBareKey, pythonNotation } from "./notation/call-notations.ts";
import { type MemberStyle, SchemaRules } from "./schema/schema-grammar.ts";
import type { SchemaNode } from "../../inference/schema-node.ts";
import { unprocessable } from "./schema/schema-refusal.ts";
import { textChoices } from "./text/byte-choices.ts";
import { type GrammarText, terminal } from "./text/grammar-text.ts";
import { rawText } from "./text/raw-text.ts";
import { anyArguments, type ToolSignature } from "./tool-parameters.ts";

/** Returns the name of the rule. Throws a SchemaRefusal. */
export function callRule(rules: GrammarText, tools: readonly ToolSignature[], notation: CallNotation): string {
  const roots = tools.map(({ parameters }) => parameters);
  const named = (before: string, behindName: string, rest: (tool: ToolSignature) => string): string => {
    const choices = tools.map((tool) => {
      const name = rules.freshName("arguments");
      const written = rest(tool);
      rules.rule(name, () => written);
      return [`${tool.name}${behindName}`, name] as const;
    });
    const choice = rules.rule("named_call", () => textChoices(rules, choices, "name"));
    return rules.rule("call", () => (before === "" ? choice : `${before} ${choice}`));
  };
  switch (notation.kind) {
    case "json": {
      const schemas = new SchemaRules(rules, roots);
      const id =
        notation.idKey === undefined ? "" : `${nameAndColon(rules, notation.idKey)} "\\u0022" [0-9]{1,2} "\\u0022" ${comma(rules)} `;
      const before = `"{" ${id}${nameAndColon(rules, notation.nameKey)} "\\u0022"`;
      return named(
        before,
        '"',
        ({ parameters }) => `${comma(rules)} ${nameAndColon(rules, notation.argumentsKey)} ${schemas.add(parameters)} "}"`,
      );
    }
    case "named": {
      const schemas = new SchemaRules(rules, roots);
      const after = notation.after === "" ? "" : ` ${terminal(notation.after)}`;
      const before = notation.before === "" ? "" : terminal(notation.before);
      return named(before, notation.beforeArguments, ({ parameters }) => `${schemas.add(parameters)}${after}`);
    }
    case "xml": {
      const schemas = new SchemaRules(rules, roots);
      return named(terminal("<function="), ">\n", (tool) => members(schemas, tool, xmlStyle(rules, schemas, tool)));
    }
    case "python": {
      const schemas = new SchemaRules(rules, roots, pythonNotation);
      return named("", "(", (tool) => members(schemas, tool, pythonStyle(rules, schemas, tool)));
    }
    case "gemma": {
      const values = gemmaNotation(notation.quote);
      const schemas = new SchemaRules(rules, roots, values);
      return named(terminal("call:"), "{", (tool) => members(schemas, tool, gemmaStyle(rules, schemas, tool, notation.quote)));
    }
  }
}

function members(schemas: SchemaRules, { name, parameters }: ToolSignature, style: MemberStyle): string {
  const written = schemas.addMembers(parameters, style);
  if (written === undefined) throw unprocessable("#", `the model's syntax of calls has no way to write the alternatives of '${name}'`);
  return written;
}

/** Refuses a name that the syntax cannot write: a call with another name would not fit its schema. */
function checkedName(tool: ToolSignature, name: string, isWritable: boolean): string {
  if (!isWritable) throw unprocessable("#", `the model's syntax of calls cannot write the parameter '${name}' of '${tool.name}'`);
  return name;
}

const parameterEnd = "\n</parameter>";

function xmlStyle(rules: GrammarText, schemas: SchemaRules, tool: ToolSignature): MemberStyle {
  return {
    open: "",
    close: terminal("</function>"),
    separator: "",
    key: (name) => terminal(`<parameter=${checkedName(tool, name, /^[^\s<>]+$/u.test(name))}>\n`),
    otherKey: (names) => {
      const name = identifier(rules, names);
      return name === undefined ? undefined : `${terminal("<parameter=")} ${name} ${terminal(">\n")}`;
    },
    value: ({ name, schema }) => {
      const isText = name !== undefined && isTextParameter(propertyOf(tool.schema, name));
      // The reader finds texts among arbitrary arguments; the grammar cannot.
      const isAny = tool.parameters === anyArguments;
      const text = isAny ? rawText(rules, undefined, parameterEnd, "parameter_text") : isText ? xmlText(rules, schema) : undefined;
      return `${text ?? schemas.value(schema)} ${terminal(`${parameterEnd}\n`)}`;
    },
  };
}

/** Returns the rule of a string without quotes; undefined if the schema is no string. */
function xmlText(rules: GrammarText, schema: SchemaNode): string | undefined {
  if (schema.kind === "string" && schema.automaton === undefined) return rawText(rules, undefined, parameterEnd, "parameter_text");
  if (schema.kind === "string") return rawText(rules, schema.automaton, parameterEnd, rules.freshName("parameter"));
  const options = schema.kind === "union" ? schema.options : [schema];
  const values = options.flatMap((option) => (option.kind === "literal" && typeof option.value === "string" ? [option.value] : []));
  if (values.length === 0 || values.length < options.length) return undefined;
  const choices = values.map((value) => [value, ""] as const);
  return rules.shared(`texts ${JSON.stringify(values)}`, "texts", () => textChoices(rules, choices, "text"));
}

function pythonStyle(rules: GrammarText, schemas: SchemaRules, tool: ToolSignature): MemberStyle {
  return {
    open: "",
    close: '")"',
    separator: comma(rules),
    key: (name) => terminal(`${checkedName(tool, name, /^[^\s=,()'"[\]{}]+$/u.test(name))}=`),
    otherKey: (names) => {
      const name = identifier(rules, names);
      return name === undefined ? undefined : `${name} "="`;
    },
    value: ({ schema }) => schemas.value(schema),
  };
}

function gemmaStyle(rules: GrammarText, schemas: SchemaRules, tool: ToolSignature, quote: string): MemberStyle {
  return {
    open: "",
    close: '"}"',
    separator: comma(rules),
    key: (name) => `${terminal(checkedName(tool, name, isBareKey(name)))} ":"`,
    otherKey: (names) => gemmaNotation(quote).automatonKey(rules, names, rules.freshName("other_name")),
    value: ({ schema }) => schemas.value(schema),
  };
}
