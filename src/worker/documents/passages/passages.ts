/**
 * Cuts a document into passages of 60 to 150 words along its headings and sentences. A section of more words is cut into
 * passages of about equal length, and a short one is joined with its neighbour. A passage is shorter only if its neighbours
 * have no room for it, and longer only if one sentence is.
 */
import type { DocumentPassage } from "../../../transport/document-reading.ts";
import type { Block, PageStart } from "../blocks.ts";
import { countWords, locatedSentences } from "../../../text/sentences.ts";

const minWords = 60;
const maxWords = 150;

/** A sentence, or a list item or row of a table of few words. */
interface Piece {
  text: string;
  words: number;
  /** Before it in the passage: it begins a line, or has or lacks a space in the file. */
  separator: "\n" | " " | "";
  page?: number;
  lastPage?: number;
}

interface Section {
  heading: string;
  pieces: Piece[];
  /** In all pieces. */
  words: number;
}

/** Headings that follow each other without text. Further ones are lines of the text. */
const maxHeadings = 6;

export function passagesOf(title: string, blocks: readonly Block[]): DocumentPassage[] {
  return joinShort(sectionsOf(title, blocks).flatMap(cutSection)).map((section) => passageOf(title, section));
}

function sectionsOf(title: string, blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  let headings: string[] = [];
  for (const block of blocks) {
    const isBelowHeading = sections.at(-1)?.pieces.length === 0;
    if (block.kind === "heading" && (!isBelowHeading || headings.length < maxHeadings)) {
      if (isBelowHeading) sections.pop();
      else headings = [];
      if (block.text !== title) headings.push(block.text);
      sections.push(emptySection(headings.join(" › ")));
      continue;
    }
    if (sections.length === 0) sections.push(emptySection(""));
    for (const piece of piecesOf(block)) addPiece(sections.at(-1), piece);
  }
  const last = sections.at(-1);
  // Without text below them, the last headings are the text.
  if (last?.pieces.length === 0 && last.heading !== "") addPiece(last, pieceOf(last.heading, blocks.at(-1)?.pages[0]?.page));
  return sections.filter(({ pieces }) => pieces.length > 0);
}

const emptySection = (heading: string): Section => ({ heading, pieces: [], words: 0 });

function addPiece(section: Section | undefined, piece: Piece): void {
  section?.pieces.push(piece);
  if (section !== undefined) section.words += piece.words;
}

/** A line of the text. */
function pieceOf(text: string, page: number | undefined): Piece {
  return { text, words: countWords(text), separator: "\n", ...(page === undefined ? {} : { page, lastPage: page }) };
}

function piecesOf({ kind, text, pages }: Block): Piece[] {
  const words = countWords(text);
  if (kind === "unit" && words <= minWords) return [{ text, words, separator: "\n", ...pagesOf(pages, 0, text.length) }];
  return locatedSentences(text).flatMap((sentence, index) =>
    splitLong({
      text: sentence.text,
      words: sentence.words,
      // Chinese and Japanese have no spaces between sentences.
      separator: index === 0 ? "\n" : /\s/.test(text.charAt(sentence.offset - 1)) ? " " : "",
      ...pagesOf(pages, sentence.offset, sentence.offset + sentence.text.length),
    }),
  );
}

/** Cuts text without sentences, such as a long list without line ends, at spaces. */
function splitLong(piece: Piece): Piece[] {
  if (piece.words <= 2 * maxWords) return [piece];
  const parts = Math.ceil(piece.words / maxWords);
  const length = Math.ceil(piece.text.length / parts);
  const found: Piece[] = [];
  for (let start = 0; start < piece.text.length;) {
    const space = piece.text.indexOf(" ", start + length);
    // Scripts without spaces are cut between characters.
    const isTooFar = space < 0 || space > start + 2 * length;
    const end = isTooFar ? Math.min(piece.text.length, start + length) : space;
    const text = piece.text.slice(start, end).trim();
    const separator = found.length === 0 ? piece.separator : piece.text.charAt(start) === " " ? " " : "";
    if (text !== "") found.push({ ...piece, text, words: countWords(text), separator });
    start = end;
  }
  return found;
}

function pagesOf(pages: readonly PageStart[], offset: number, end: number): { page?: number; lastPage?: number } {
  const page = pages.findLast((start) => start.offset <= offset)?.page;
  const lastPage = pages.findLast((start) => start.offset < end)?.page;
  return page === undefined || lastPage === undefined ? {} : { page, lastPage };
}

/** Cuts a section into the fewest parts, of about equal length. */
function cutSection({ heading, pieces, words: total }: Section): Section[] {
  const count = Math.ceil(total / maxWords);
  const parts: Section[] = [emptySection(heading)];
  let taken = 0;
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last === undefined) break;
    const { words } = last;
    // The middle of the piece is beyond the end of this part.
    const isFull = taken + piece.words / 2 > (total * parts.length) / count;
    if (words > 0 && (words + piece.words > maxWords || (isFull && words >= minWords)))
      parts.push({ heading, pieces: [piece], words: piece.words });
    else addPiece(last, piece);
    taken += piece.words;
  }
  return parts;
}

/** Joins a part of fewer than the least words with the next one, else with the previous one, if both fit together. */
function joinShort(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    const isShort = last !== undefined && (last.words < minWords || section.words < minWords);
    if (isShort && last.words + section.words <= maxWords) join(last, section);
    else joined.push(section);
  }
  return joined;
}

/** Adds the second section to the first. Its heading becomes a line of the text. */
function join(first: Section, second: Section): void {
  const needsLine = first.heading !== "" && second.heading !== "" && second.heading !== first.heading;
  if (needsLine) addPiece(first, pieceOf(second.heading, second.pieces[0]?.page));
  first.heading ||= second.heading;
  for (const piece of second.pieces) addPiece(first, piece);
}

function passageOf(title: string, { heading, pieces }: Section): DocumentPassage {
  const text = pieces.map((piece, index) => (index === 0 ? "" : piece.separator) + piece.text).join("");
  const { page } = pieces[0] ?? {};
  const lastPage = pieces.at(-1)?.lastPage;
  return {
    title,
    heading,
    ...(page === undefined ? {} : { page }),
    ...(lastPage === undefined || lastPage === page ? {} : { lastPage }),
    text,
  };
}
