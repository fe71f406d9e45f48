import type { CitableSource } from "../../../../src/chat/citations/citation.ts";
import { GeneratedCases } from "./generated-cases.ts";
import type { Passage } from "./passages.ts";

const documents = 20;
const wordsOfDocument = 300;

export interface TimingCase {
  sources: CitableSource[];
  prompt: string;
  /** 225 English words, about 300 tokens: a third each from two documents and from a text that was not supplied. */
  reply: string;
}

/** Returns 20 documents of 300 words, from passages and generated descriptions, and a reply that quotes some of them. */
export function timingCase(passages: readonly Passage[]): TimingCase {
  const withheld = passages
    .slice(-2)
    .map(({ text }) => text)
    .join(" ")
    .split(" ");
  const generated = new GeneratedCases(5, 150).cases.flatMap(({ sources }) => sources.map(({ data }) => data["text"]));
  const descriptions = [...new Set(generated.filter((text) => typeof text === "string"))];
  const supplied = passages.slice(0, -2);
  const perPassage = Math.ceil(descriptions.length / supplied.length);
  const words = supplied
    .flatMap(({ text }, index) => [text, ...descriptions.slice(index * perPassage, (index + 1) * perPassage)])
    .join(" ")
    .split(" ");
  if (words.length < documents * wordsOfDocument) throw new RangeError(`${words.length} words are too few for the documents`);
  const stride = Math.floor(words.length / documents);
  const sources = Array.from({ length: documents }, (_, index): CitableSource => ({
    id: `doc:${index}`,
    type: "document",
    data: { title: `Part ${index}`, text: words.slice(index * stride, index * stride + wordsOfDocument).join(" ") },
  }));
  const quoted = [words.slice(stride + 50, stride + 125), words.slice(10 * stride, 10 * stride + 75), withheld.slice(0, 75)];
  return {
    sources,
    prompt: "What is known about the lighthouse and about the lakes of the region?",
    reply: quoted.map((part) => part.join(" ")).join("\n"),
  };
}
