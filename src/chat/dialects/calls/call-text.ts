/** Writes calls in the syntax of a dialect, for templates without calls: the model reads its own syntax. */
import type { CallNotation, CallSyntax } from "../dialect.ts";
import { callStart } from "./call-openings.ts";

export interface WrittenCall {
  name: string;
  arguments: Readonly<Record<string, unknown>>;
}

export function callsText({ layout, notation }: CallSyntax, calls: readonly WrittenCall[]): string {
  const written = calls.map((call, index) => callText(notation, call, index));
  const block = (content: string): string => layout.open + layout.first + content + layout.last + layout.close;
  const { separator, between } = layout;
  return separator === undefined ? written.map(block).join(between ?? "") : block(written.join(separator));
}

function callText(notation: CallNotation, call: WrittenCall, index: number): string {
  const start = callStart(notation, call.name);
  const json = jsonText(call.arguments);
  switch (notation.kind) {
    case "json": {
      const id = notation.idKey === undefined ? "" : `"${notation.idKey}": "${index}", `;
      return `{${id}${start.slice(1)}, "${notation.argumentsKey}": ${json}}`;
    }
    case "named":
      return start + json + notation.after;
    case "xml": {
      const parameters = Object.entries(call.arguments).map(([key, value]) => {
        return `<parameter=${key}>\n${typeof value === "string" ? value : jsonText(value)}\n</parameter>\n`;
      });
      return `${start}${parameters.join("")}</function>`;
    }
    case "python": {
      const keywords = Object.entries(call.arguments).map(([key, value]) => `${key}=${pythonText(value)}`);
      return `${start}${keywords.join(", ")})`;
    }
    case "gemma":
      return start + gemmaText(call.arguments, notation.quote).slice(1);
  }
}

/** Returns JSON with spaces, like Python's json.dumps and most templates. */
function jsonText(value: unknown, scalar: (value: unknown) => string = JSON.stringify): string {
  if (Array.isArray(value)) return `[${value.map((item) => jsonText(item, scalar)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return scalar(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item, scalar)}`)
    .join(", ")}}`;
}

function pythonText(value: unknown): string {
  return jsonText(value, (scalar) => {
    if (typeof scalar === "boolean") return scalar ? "True" : "False";
    return scalar === null ? "None" : JSON.stringify(scalar);
  });
}

function gemmaText(value: unknown, quote: string): string {
  if (typeof value === "string") return quote + value + quote;
  if (Array.isArray(value)) return `[${value.map((item) => gemmaText(item, quote)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}:${gemmaText(item, quote)}`)
    .join(",")}}`;
}
