/** Converts a reply to a summary, and cuts a text into parts. */
import { splitSentences } from "../../chat/citations/text/sentences.ts";

function sentencesOf(text: string): string[] {
  return splitSentences(text, true)
    .sentences.map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => sentence !== "");
}

/** `isCut`: the reply ended in the middle; an incomplete last sentence is left out unless it is the only one. */
export function summaryText(reply: string, format: "paragraph" | "bullets" | "auto", isCut: boolean): string {
  const text = isCut ? wholeSentences(reply.trim()) : reply.trim();
  if (format === "auto") return text;
  const sentences = sentencesOf(text);
  if (sentences.length === 0) return text;
  return format === "bullets" ? sentences.map((sentence) => `- ${sentence}`).join("\n") : sentences.join(" ");
}

function wholeSentences(text: string): string {
  const { settled } = splitSentences(text, false);
  return settled === 0 ? text : text.slice(0, settled).trimEnd();
}

/** Returns parts of at most `max` characters, cut between sentences if possible. */
export function partsOf(text: string, max: number): string[] {
  const parts: string[] = [];
  let part = "";
  const pieces = splitSentences(text, true).sentences.flatMap(({ start, end }) => piecesOf(text.slice(start, end), max));
  for (const piece of pieces) {
    if (part !== "" && part.length + piece.length > max) {
      parts.push(part.trim());
      part = "";
    }
    part += `${part === "" || part.endsWith(" ") ? "" : " "}${piece.trim()}`;
  }
  if (part !== "") parts.push(part.trim());
  return parts;
}

function piecesOf(sentence: string, max: number): string[] {
  const characters = Array.from(sentence);
  const pieces: string[] = [];
  for (let start = 0; start < characters.length; start += max) pieces.push(characters.slice(start, start + max).join(""));
  return pieces;
}
