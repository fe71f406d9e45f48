/** Documents cut into passages that a model with a short context can read several of. */
import type { SourceDocument } from "../setup/chat-setup.ts";

/** About 150 tokens of English. */
const passageLength = 600;

/** Cuts at blank lines, else between sentences, and joins short paragraphs. A short document is one passage, under its own id. */
export function passagesOf(document: SourceDocument): SourceDocument[] {
  const pieces = document.text
    .split(/\n\s*\n/)
    .flatMap(sentencesOf)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const passages: string[] = [];
  for (const piece of pieces) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + piece.length < passageLength) passages[passages.length - 1] = `${last}\n${piece}`;
    else passages.push(piece);
  }
  if (passages.length <= 1) return [document];
  return passages.map((text, index) => ({ id: `${document.id}#${index + 1}`, title: document.title, text }));
}

function sentencesOf(paragraph: string): string[] {
  if (paragraph.length <= passageLength) return [paragraph];
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(paragraph)].map(({ segment }) => segment);
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + sentence.length <= passageLength) joined[joined.length - 1] = last + sentence;
    else joined.push(sentence);
  }
  return joined;
}
