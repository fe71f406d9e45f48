/** JSON of a model's folder, as Python and people write it. */

/** Deeper files are refused before they are parsed: later code would exceed the stack. */
const maxNestingDepth = 512;

/**
 * The value of a JSON text. Python also writes `Infinity`, `-Infinity` and `NaN`, which JSON does not have: they are read as such, NaN as null.
 * Throws a SyntaxError that says what the text is instead.
 */
export function parseFolderJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, "");
  if (exceedsDepth(json)) throw new SyntaxError(`it is nested deeper than ${maxNestingDepth} levels`);
  try {
    return JSON.parse(json);
  } catch (caught) {
    const read = parsePython(json);
    if (read !== undefined) return read.value;
    throw new SyntaxError(reasonOf(json) ?? (caught instanceof Error ? caught.message : "it is not JSON"), { cause: caught });
  }
}

/** Strings, which stay, and the names of numbers. Each alternative reads on without going back. */
const stringsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\bInfinity\b|\bNaN\b/gsu;

function parsePython(json: string): { value: unknown } | undefined {
  let isPython = false;
  const replaced = json.replace(stringsAndNumbers, (found) => {
    if (found.startsWith('"')) return found;
    isPython = true;
    // A number beyond the largest is read as infinite.
    return found === "NaN" ? "null" : found.replace("Infinity", "1e999");
  });
  if (!isPython) return undefined;
  try {
    return { value: JSON.parse(replaced) };
  } catch {
    return undefined;
  }
}

function reasonOf(json: string): string | undefined {
  const withoutStrings = json.replace(stringsAndNumbers, '""');
  if (/\/\/|\/\*|^\s*#/m.test(withoutStrings)) return "it has comments, which JSON does not have";
  if (/,\s*[\]}]/.test(withoutStrings)) return "it has a comma before a closing bracket, which JSON does not have";
  if (/\b(True|False|None)\b|'/.test(withoutStrings)) return "it is written as Python, not as JSON";
  return undefined;
}

/** Counts brackets outside of strings. */
function exceedsDepth(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > maxNestingDepth) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}
