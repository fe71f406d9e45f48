/** `responseConstraint`: a JSON Schema or a RegExp, as the JSON object schema that the service enforces. */

/** Decodes the text of a constrained reply piece by piece. */
export type ReplyDecoder = (piece: string) => string;

export interface ResponseConstraint {
  /** An object schema. */
  schema: object;
  /** An instruction that tells the model of the constraint. */
  hint: string;
  /** Returns the text with which the service's reply begins if the decoded reply begins with `prefix`. */
  begin: (prefix: string) => string;
  /** Makes a decoder for one reply. */
  decoder: () => ReplyDecoder;
  /** Throws a SyntaxError if the reply does not satisfy the constraint. `isComplete`: it did not end at a limit. */
  check: (reply: string, isComplete: boolean) => void;
}

/** The property that has the value, in schemas of other values than objects. */
const key = "value";
const opening = `{"${key}": `;

/** Throws a NotSupportedError if the constraint cannot be enforced. */
export function responseConstraint(constraint: object): ResponseConstraint {
  return constraint instanceof RegExp ? patternConstraint(constraint) : schemaConstraint(jsonOf(constraint));
}

function patternConstraint(pattern: RegExp): ResponseConstraint {
  if (pattern.ignoreCase || pattern.multiline) {
    throw new DOMException("A regular expression with the flag i or m is not supported.", "NotSupportedError");
  }
  const whole = new RegExp(pattern.source, pattern.flags.replace(/[gyd]/g, ""));
  return {
    schema: wrapped({ type: "string", pattern: pattern.dotAll ? withDotAll(pattern.source) : pattern.source }),
    hint: `Reply with a text that matches this regular expression: ${pattern.source}`,
    begin: (prefix) => opening + JSON.stringify(prefix).slice(0, -1),
    decoder: stringDecoder,
    check(reply, isComplete) {
      if (!isComplete || !whole.test(reply)) throw new DOMException("The reply does not match the regular expression.", "SyntaxError");
    },
  };
}

function schemaConstraint(schema: Readonly<Record<string, unknown>>): ResponseConstraint {
  const isOfObjects = schema["type"] === "object" || (schema["type"] === undefined && "properties" in schema);
  return {
    schema: isOfObjects ? schema : wrapped(movedReferences(schema)),
    hint: `Reply with JSON that follows this JSON Schema: ${JSON.stringify(schema)}`,
    begin: (prefix) => (isOfObjects ? prefix : opening + prefix),
    decoder: isOfObjects ? () => (piece) => piece : valueDecoder,
    check(_reply, isComplete) {
      if (!isComplete) throw new DOMException("The reply reached the model's limit before its JSON was complete.", "SyntaxError");
    },
  };
}

/** A copy of the schema, as it is at the moment of the call. */
function jsonOf(schema: object): Record<string, unknown> {
  let copy: unknown;
  try {
    copy = JSON.parse(JSON.stringify(schema));
  } catch (cause) {
    throw new DOMException(`The schema cannot be written as JSON: ${String(cause)}`, "NotSupportedError");
  }
  if (typeof copy !== "object" || copy === null || Array.isArray(copy))
    throw new TypeError("responseConstraint is neither a JSON Schema nor a RegExp.");
  return { ...copy };
}

function wrapped(schema: unknown): object {
  return { type: "object", properties: { [key]: schema }, required: [key], additionalProperties: false };
}

/** References to the schema's root and its parts, after it became the schema of a property. */
function movedReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(movedReferences);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => {
      const isReference = name === "$ref" && typeof value === "string" && /^#(?:\/|$)/.test(value);
      return [name, isReference ? `#/properties/${key}${value.slice(1)}` : movedReferences(value)];
    }),
  );
}

/** A dot outside of character classes matches every character with the flag s. */
function withDotAll(source: string): string {
  return source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\./g, (part) => (part === "." ? "[\\s\\S]" : part));
}

/** Returns the JSON of the value in `{"value": …}`. */
function valueDecoder(): ReplyDecoder {
  let text = "";
  let start: number | undefined;
  let sent = 0;
  return (piece) => {
    text += piece;
    start ??= startOfValue(text);
    if (start === undefined) return "";
    // The brace at the end, and the space before it, belong to the object.
    const end = Math.max(start, text.search(/\s*\}?\s*$/));
    const decoded = text.slice(Math.max(start, sent), end);
    sent = Math.max(sent, end);
    return decoded;
  };
}

/** Returns the characters of the string in `{"value": "…"}`. */
function stringDecoder(): ReplyDecoder {
  let text = "";
  let sent = 0;
  return (piece) => {
    text += piece;
    const start = startOfValue(text);
    if (start === undefined || text[start] !== '"') return "";
    const complete = /^"(?:[^"\\]|\\(?:u[\da-fA-F]{4}|[^u]))*/.exec(text.slice(start))?.[0] ?? '"';
    // The second half of a surrogate pair may still be missing.
    const decoded = String(JSON.parse(`${complete}"`)).replace(/[\uD800-\uDBFF]$/, "");
    const news = decoded.slice(sent);
    sent = decoded.length;
    return news;
  };
}

/** Returns the index of the value after its key, or undefined if the text ends before it. */
function startOfValue(text: string): number | undefined {
  const head = /^\s*\{\s*"value"\s*:\s*(?=\S)/.exec(text);
  return head === null ? undefined : head[0].length;
}
