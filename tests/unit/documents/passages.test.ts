import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainBlock, type Block } from "../../../src/worker/documents/blocks.ts";
import { passagesOf } from "../../../src/worker/documents/passages/passages.ts";
import { countWords, sentencesOf } from "../../../src/text/sentences.ts";

const sentence = (words: number, start = "Word"): string => `${[start, ...Array<string>(words - 1).fill("more")].join(" ")}.`;
const textOf = (kind: Block["kind"], ...sentences: string[]): Block => plainBlock(kind, sentences.join(" "));

const blocks = fc.array(
  fc.record({
    kind: fc.constantFrom<Block["kind"]>("heading", "paragraph", "paragraph", "unit"),
    sentences: fc.array(fc.integer({ min: 3, max: 45 }), { minLength: 1, maxLength: 14 }),
  }),
  { minLength: 1, maxLength: 14 },
);

test("words of a long text are counted in a time that is linear in its length", () => {
  // In one piece these take a browser minutes.
  expect(countWords("word ".repeat(200_000))).toBe(200_000);
  expect(countWords("𝒶".repeat(3000))).toBeGreaterThan(0);
});

test("sentences of a long paragraph are those of its lines, in a time that is linear in its length", () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `Dr. Lee saw bird ${index} at 3.5 metres.`);
  expect(sentencesOf(lines.join(" "))).toEqual(lines);
  expect(sentencesOf("鳥が歌う。".repeat(20_000))).toHaveLength(20_000);
});

describe("passages", () => {
  test("have all sentences, whole and in order", () => {
    fc.assert(
      fc.property(blocks, (drawn) => {
        let count = 0;
        const given = drawn.map(({ kind, sentences }) =>
          kind === "heading"
            ? plainBlock("heading", `Heading ${(count += 1)}`)
            : textOf(kind, ...sentences.map((words) => sentence(words, `S${(count += 1)}`))),
        );
        const texts = passagesOf("Title", given).map(({ text }) => text);
        const expected = given.filter(({ kind }) => kind !== "heading").flatMap(({ text }) => sentencesOf(text));
        const found = texts.flatMap((text) => text.split("\n").flatMap((line) => (line.startsWith("Heading") ? [] : sentencesOf(line))));
        expect(found).toEqual(expected);
      }),
      { seed: 48, numRuns: 200 },
    );
  });

  test("have at most 150 words if no unit has more, and fewer than 60 only between neighbours without room", () => {
    fc.assert(
      fc.property(blocks, (drawn) => {
        const given = drawn.map(({ kind, sentences }) =>
          kind === "heading" ? plainBlock("heading", "A heading") : textOf("paragraph", ...sentences.map((words) => sentence(words))),
        );
        const counts = passagesOf("Title", given).map(({ text }) => countWords(text));
        expect(Math.max(0, ...counts)).toBeLessThanOrEqual(154);
        counts.forEach((count, index) => {
          if (count >= 60) return;
          for (const neighbour of [counts[index - 1], counts[index + 1]])
            if (neighbour !== undefined) expect(neighbour + count).toBeGreaterThan(146);
        });
      }),
      { seed: 48, numRuns: 300 },
    );
  });

  test("a long section is cut into parts of about equal length", () => {
    const passages = passagesOf("", [textOf("paragraph", ...Array<string>(16).fill(sentence(10)))]);
    expect(passages.map(({ text }) => countWords(text))).toEqual([80, 80]);
  });

  test("a short section is joined with the next one, whose heading becomes a line", () => {
    const passages = passagesOf("", [
      plainBlock("heading", "Fees"),
      plainBlock("paragraph", "Three euros."),
      plainBlock("heading", "Hours"),
      plainBlock("paragraph", "From two to seven."),
    ]);
    expect(passages).toEqual([{ title: "", heading: "Fees", text: "Three euros.\nHours\nFrom two to seven." }]);
  });

  test("headings that follow each other are joined, and the title is none of them", () => {
    const passages = passagesOf("The Book", [
      plainBlock("heading", "The Book"),
      plainBlock("heading", "Part 1"),
      plainBlock("heading", "Fees"),
      plainBlock("paragraph", "Three euros."),
    ]);
    expect(passages[0]?.heading).toBe("Part 1 › Fees");
  });

  test("a text without sentences is cut at spaces, one without spaces between characters", () => {
    const list = passagesOf("", [plainBlock("paragraph", Array<string>(900).fill("word").join(" "))]);
    expect(list.map(({ text }) => countWords(text)).every((words) => words > 60 && words <= 160)).toBe(true);
    const dense = "日本語".repeat(400);
    const cut = passagesOf("", [plainBlock("paragraph", dense)]);
    expect(cut.length).toBeGreaterThan(2);
    expect(
      cut
        .map(({ text }) => text)
        .join("")
        .replaceAll(/\s/g, ""),
    ).toBe(dense);
  });

  test("pages are those of the first and of the last sentence", () => {
    const text = `${sentence(40, "One")} ${sentence(40, "Two")}`;
    const [passage] = passagesOf("", [
      {
        kind: "paragraph",
        text,
        pages: [
          { offset: 0, page: 7 },
          { offset: text.indexOf("Two"), page: 8 },
        ],
      },
    ]);
    expect([passage?.page, passage?.lastPage]).toEqual([7, 8]);
  });
});

test.each(["Dr. Okafor came at 3 p.m. and left.", "See Fig. 4 and e.g. the saws.", "J. R. Smith wrote it."])(
  "abbreviations and initials end no sentence: %s",
  (text) => {
    expect(sentencesOf(text)).toEqual([text]);
  },
);

test("sentences end at their lines, too", () => {
  expect(sentencesOf("One. Two!\ntool: drill; fee: 3\n")).toEqual(["One.", "Two!", "tool: drill; fee: 3"]);
});
