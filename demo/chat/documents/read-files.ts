/** Text files as documents. */
import type { SourceDocument } from "../setup/chat-setup.ts";

/** The file is not text. */
class NotTextError extends Error {
  constructor(name: string) {
    super(`${name} is not a text file: text, Markdown, CSV, JSON and the like can be read`);
    this.name = "NotTextError";
  }
}

/** Returns the documents, and a line for each file that is not text. */
export async function readFiles(
  files: readonly File[],
  taken: readonly SourceDocument[],
): Promise<{ documents: SourceDocument[]; problems: string[] }> {
  const documents: SourceDocument[] = [];
  const problems: string[] = [];
  for (const file of files) {
    try {
      const text = await textOf(file);
      documents.push({ id: freeId(file.name, [...taken, ...documents]), title: file.name, text });
    } catch (error) {
      problems.push(error instanceof NotTextError ? error.message : `${file.name} cannot be read`);
    }
  }
  return { documents, problems };
}

async function textOf(file: File): Promise<string> {
  const text = new TextDecoder("utf-8", { fatal: true });
  try {
    const decoded = text.decode(await file.arrayBuffer());
    if (!decoded.includes("\0") && decoded.trim() !== "") return decoded;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new NotTextError(file.name);
}

/** Returns `name`, with a number if a document has it. */
export function freeId(name: string, taken: readonly SourceDocument[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  if (!ids.has(name)) return name;
  for (let count = 2; ; count += 1) if (!ids.has(`${name} ${count}`)) return `${name} ${count}`;
}
