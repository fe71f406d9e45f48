/** Converts the arguments of a call from the dialect's notation to JSON text. */
import type { CallNotation } from "../dialect.ts";
import { xmlTags } from "./argument-scanners.ts";
import { readGemmaObject, readPythonArguments, readPythonValue } from "./literals.ts";
import { isTextParameter, propertiesOf, propertyOf } from "./text-parameter.ts";

/** Returns undefined if the text is no arguments. `parameters`: the JSON Schema of the tool. */
export type ArgumentConversion = (text: string, parameters: unknown) => string | undefined;

/** Returns undefined if the notation is JSON. */
export function argumentConversion(notation: CallNotation): ArgumentConversion | undefined {
  switch (notation.kind) {
    case "json":
    case "named":
      return undefined;
    case "xml":
      return xmlToJson;
    case "python":
      return (text, parameters) => toJson(readPythonArguments(text, Object.keys(propertiesOf(parameters))));
    case "gemma":
      return (text) => toJson(readGemmaObject(text, notation.quote));
  }
}

function toJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

/** Strings have no quotes in this notation, so the schema decides whether "3" is a string. */
function xmlToJson(text: string, parameters: unknown): string {
  const values: [string, unknown][] = [];
  for (let start = text.indexOf(xmlTags.parameter); start >= 0; start = text.indexOf(xmlTags.parameter, start)) {
    const nameStart = start + xmlTags.parameter.length;
    const close = text.indexOf(xmlTags.parameterEnd, nameStart);
    const end = close < 0 ? text.length : close;
    const nameEnd = text.indexOf(">", nameStart);
    if (nameEnd >= 0 && nameEnd < end) {
      const name = text.slice(nameStart, nameEnd).trim();
      const written = text
        .slice(nameEnd + 1, end)
        .replace(/^\n/u, "")
        .replace(/\n$/u, "");
      values.push([name, xmlValue(written, propertyOf(parameters, name))]);
    }
    start = end;
  }
  return JSON.stringify(Object.fromEntries(values));
}

function xmlValue(written: string, schema: unknown): unknown {
  if (isTextParameter(schema)) return written;
  try {
    return JSON.parse(written);
  } catch {
    const value = readPythonValue(written);
    return value === undefined ? written : value;
  }
}
