/** Texts that may be a JSON object: tool outputs, document data and arguments of calls (contract 2.2, 2.3). */

/** The object that a text writes down; undefined where it is anything else. */
export function jsonObjectIn(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
