import { describe, expect, it } from "vitest";
import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import { IncrementalAligner } from "../../../src/chat/citations/incremental-aligner.ts";
import { prepareSources } from "../../../src/chat/citations/prepared-sources.ts";
import { GeneratedCases } from "../../eval/citations/cases/generated-cases.ts";
import { PassageCases } from "../../eval/citations/cases/passage-cases.ts";
import { ownPassages } from "../../eval/citations/cases/passages.ts";
import { Random } from "../../eval/citations/cases/random.ts";
import { prepare } from "./cite.ts";

/** Pieces of one to seven code points. */
function pieces(text: string, random: Random): string[] {
  const points = Array.from(text);
  const result: string[] = [];
  while (points.length > 0) result.push(points.splice(0, random.between(1, 7)).join(""));
  return result;
}

describe("IncrementalAligner", () => {
  it("emits a span as soon as its sentence can no longer change", () => {
    const aligner = new IncrementalAligner(prepare("The gym opens at 9."));
    expect(aligner.push("The gym opens at 9")).toEqual([]);
    expect(aligner.push(".")).toEqual([]);
    expect(aligner.push(" It")).toEqual([{ start: 4, end: 18, text: "gym opens at 9", sourceIndices: [0] }]);
    expect(aligner.push(" is nice.")).toEqual([]);
    expect(aligner.finish()).toEqual([]);
  });

  it("waits if a full stop may be a decimal point or the end of an abbreviation", () => {
    const aligner = new IncrementalAligner(prepare("The walk is 9.5 km long, says Dr. Moss."));
    expect(aligner.push("The walk is 9.")).toEqual([]);
    expect(aligner.push("5 km long. ")).toHaveLength(1);
  });

  it("emits a line of a list when the line ends, and the last line at the end", () => {
    const aligner = new IncrementalAligner(prepare("Staff get gym memberships. Staff get free lunch."));
    expect(aligner.push("- Gym memberships\n").map(({ text }) => text)).toEqual(["Gym memberships"]);
    expect(aligner.push("- Free lunch")).toEqual([]);
    expect(aligner.finish().map(({ text }) => text)).toEqual(["Free lunch"]);
  });

  it("finds the same spans in pieces as in the whole text, in the same order", () => {
    const random = new Random(5);
    const cases = [...new PassageCases(ownPassages(), 2).cases.filter((_, index) => index % 30 === 0), ...new GeneratedCases(9, 8).cases];
    let spans = 0;
    for (const { prompt, sources, parts } of cases) {
      const text = `😀 ${parts.map((part) => part.text).join("")}\n\`\`\`\nlet a = 1;\n\`\`\`\n- Dr. Who met J. Smith.`;
      const prepared = prepareSources(sources);
      const aligner = new IncrementalAligner(prepared, { prompt });
      const emitted = pieces(text, random).flatMap((piece) => aligner.push(piece));
      emitted.push(...aligner.finish());
      expect(emitted).toEqual(alignCitations(text, prepared, { prompt }));
      spans += emitted.length;
    }
    expect(spans).toBeGreaterThan(25);
  });

  it("finds the same in pieces of any markup", () => {
    const random = new Random(8);
    const prepared = prepare("The gym opens at 9.5. Dr. Moss lives in Graz (Austria).", "巴黎是法国的首都。", {
      wifi: true,
      price: "12.50 EUR",
    });
    const snippets = [
      "The gym opens at 9.5.",
      " ",
      "\n",
      "\r\n",
      "- ",
      "1. ",
      "> ",
      "```",
      "```js\n",
      "Dr.",
      " Moss lives in Graz",
      " (Austria)",
      "!",
      "?",
      ".",
      "...",
      '"',
      "**",
      "巴黎是法国的首都。",
      "」",
      "😀",
      "e\u0301",
      "| a | b |",
      "J. ",
      "12.",
      "50 EUR",
      " is the price",
      "Wifi is available. ",
    ];
    let spans = 0;
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: random.between(2, 14) }, () => random.pick(snippets)).join("");
      const aligner = new IncrementalAligner(prepared);
      const emitted = pieces(text, random).flatMap((piece) => aligner.push(piece));
      emitted.push(...aligner.finish());
      expect(emitted, JSON.stringify(text)).toEqual(alignCitations(text, prepared));
      const points = Array.from(text);
      for (const span of emitted) expect(points.slice(span.start, span.end).join("")).toBe(span.text);
      spans += emitted.length;
    }
    expect(spans).toBeGreaterThan(100);
  });
});
