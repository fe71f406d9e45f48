/** Finds the format of a file, by the extension of its name, or else by its first line (contract 9.1). */

export type FileFormat = "jsonl" | "csv" | "txt";

/** `start`: the beginning of the text. */
export function fileFormat(name: string, start: string, delimiter = ","): FileFormat {
  const extension = /\.(jsonl|csv|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === "jsonl" || extension === "csv" || extension === "txt") return extension;
  if (start.trimStart().startsWith("{")) return "jsonl";
  const [firstLine = ""] = start.trimStart().split(/\r?\n/, 1);
  const columns = firstLine.split(delimiter).map((column) => column.trim().replaceAll(/^"|"$/g, ""));
  return columns.includes("text") || (columns.includes("custom_id") && columns.includes("body")) ? "csv" : "txt";
}
