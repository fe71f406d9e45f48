/** Options of POST /v1/datasets: texts in the query or, if it lacks one, in a form field of that name (contract 9.1). */
import { FieldMissing, InvalidRequest, NotOneOf } from "../response/errors.ts";
import { datasetOptionsSchema, inputTypes, type DatasetOptions } from "./dataset.ts";

const maxNameLength = 49;

/** Values by name; a name may be repeated. */
export class OptionTexts {
  readonly #query: URLSearchParams;
  readonly #fields = new URLSearchParams();

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  addField(name: string, value: string): void {
    this.#fields.append(name, value);
  }

  all(name: string): string[] {
    return this.#query.has(name) ? this.#query.getAll(name) : this.#fields.getAll(name);
  }

  first(name: string): string | undefined {
    return this.all(name)[0];
  }
}

/** Throws an ApiError of status 400 for the first option that is present and wrong. */
export function checkPresentOptions(texts: OptionTexts): void {
  const name = texts.first("name");
  if (name !== undefined && name.trim() === "") throw new FieldMissing("name");
  const length = Array.from(name ?? "").length;
  if (length > maxNameLength) throw new InvalidRequest(`name must be shorter than ${maxNameLength + 1} characters - received ${length}`);
  const type = texts.first("type");
  if (type !== undefined && !datasetOptionsSchema.shape.type.safeParse(type).success) throw new NotOneOf("type", inputTypes);
  const delimiter = texts.first("csv_delimiter");
  if (delimiter !== undefined && (Array.from(delimiter).length !== 1 || /["\r\n]/.test(delimiter))) {
    throw new InvalidRequest("csv_delimiter must be exactly one character, other than a quote or a line break");
  }
  if (texts.first("text_separator") === "") throw new InvalidRequest("text_separator must not be empty");
  for (const flag of ["keep_original_file", "skip_malformed_input"]) readBoolean(texts, flag);
  for (const fields of ["keep_fields", "optional_fields"]) readNames(texts, fields);
}

/** Throws FieldMissing, and the errors of `checkPresentOptions`. */
export function readOptions(texts: OptionTexts): DatasetOptions {
  checkPresentOptions(texts);
  const name = texts.first("name");
  if (name === undefined) throw new FieldMissing("name");
  const type = texts.first("type");
  if (type === undefined) throw new FieldMissing("type");
  return datasetOptionsSchema.parse({
    name,
    type,
    keepFields: readNames(texts, "keep_fields"),
    optionalFields: readNames(texts, "optional_fields"),
    keepsOriginalFile: readBoolean(texts, "keep_original_file"),
    skipsMalformedInput: readBoolean(texts, "skip_malformed_input"),
    textSeparator: texts.first("text_separator"),
    csvDelimiter: texts.first("csv_delimiter"),
  });
}

function readBoolean(texts: OptionTexts, name: string): boolean {
  const text = texts.first(name) ?? "false";
  if (text !== "true" && text !== "false") throw new NotOneOf(name, ["true", "false"]);
  return text === "true";
}

/** Reads repeated keys, a single value, or a JSON array in one value. */
function readNames(texts: OptionTexts, name: string): string[] {
  const values = texts.all(name).filter((text) => text !== "");
  const [only] = values;
  if (only === undefined || values.length > 1 || !only.trimStart().startsWith("[")) return [...new Set(values)];
  try {
    const parsed: unknown = JSON.parse(only);
    if (Array.isArray(parsed) && parsed.every((each) => typeof each === "string")) return [...new Set(parsed)];
  } catch {
    // No JSON: the message is the same.
  }
  throw new InvalidRequest(`${name} must be names, or a JSON array of names`);
}
