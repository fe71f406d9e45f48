/** A document of a conversation, and the passages that are sent of it. */
import type { DocumentPassage } from "../../../src/documents.ts";

export interface SourceDocument {
  /** Unique among the documents of a conversation. */
  id: string;
  title: string;
  /** Empty if the document is a dataset. */
  text: string;
  /** Present if the document has more than one. */
  passages?: DocumentPassage[];
  /** Id of an embed job: its output has the passages. Present if the document is kept as a dataset. */
  job?: string;
}

/** A passage has its document's id with a number, and its own text. */
export interface Passage extends SourceDocument {
  heading?: string;
  /** The sentences of it that are sent; default: all. */
  excerpt?: string;
  page?: number;
  lastPage?: number;
}

/** Short documents of a conversation are sent whole if they have at most this many characters together. */
const maxWholeCharacters = 4000;
/** The same for a model with a choice of passages in its record: it reads one passage better than several. */
const maxWholeCharactersByChoice = 1000;

/** Whether passages are chosen for each message. `hasChoice`: the model's record has a choice of passages. */
export function needsPassages(documents: readonly SourceDocument[], hasChoice: boolean): boolean {
  const isCut = documents.some(({ job, passages }) => job !== undefined || passages !== undefined);
  const max = hasChoice ? maxWholeCharactersByChoice : maxWholeCharacters;
  return isCut || documents.reduce((sum, { text }) => sum + text.length, 0) > max;
}

/** The title that the model gets: "Handbook: Fees". */
export function titleWithHeading({ title, heading = "" }: Passage): string {
  return heading === "" ? title : `${title}: ${heading}`;
}

export function pageInWords({ page, lastPage }: { page?: number; lastPage?: number }): string {
  if (page === undefined) return "";
  return lastPage === undefined ? `page ${page}` : `pages ${page} to ${lastPage}`;
}

/** Returns `name`, with a number if a document has it. */
export function freeId(name: string, taken: readonly SourceDocument[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  if (!ids.has(name)) return name;
  for (let count = 2; ; count += 1) if (!ids.has(`${name} ${count}`)) return `${name} ${count}`;
}
