import { afterEach, describe, expect, it, vi } from "vitest";
import { numberValues, scaled } from "../../../src/chat/citations/text/numbers.ts";
import { stem, fold } from "../../../src/chat/citations/text/stem.ts";
import { splitSentences } from "../../../src/chat/citations/text/sentences.ts";
import { tokenize } from "../../../src/chat/citations/text/tokens.ts";

const keys = (text: string): string[] =>
  tokenize(text)
    .filter(({ kind }) => kind !== "grammar")
    .map(({ key }) => key);
const sentences = (text: string, complete = true): string[] =>
  splitSentences(text, complete).sentences.map(({ start, end }) => text.slice(start, end).trim());

describe("numbers", () => {
  it.each([
    ["1,234", ["1234"]],
    ["1.234", ["1.234", "1234"]],
    ["10.000", ["10000"]],
    ["1.234,50", ["1234.5"]],
    ["1,234.50", ["1234.5"]],
    ["12,5", ["12.5"]],
    ["007", ["7"]],
    ["5.0", ["5"]],
    ["-3.50", ["-3.5"]],
    ["1.2.3", ["1.2.3"]],
    ["١٨٨٩", ["1889"]],
  ])("%s reads as %j", (written, values) => {
    expect(numberValues(written)).toEqual(values);
  });

  it("are scaled without rounding", () => {
    expect(scaled("1.2", 6)).toBe("1200000");
    expect(scaled("0.0000001", 3)).toBe("0.0001");
  });

  it("keep their sign, unit, time of day and scale", () => {
    expect(keys("-5 °C, 7:30 pm, 7 am, $12.50, 3.4 billion, 2024-05-01")).toEqual([
      "-5",
      "celsius",
      "t19:30",
      "t7:00",
      "dollar",
      "12.5",
      "3400000000",
      "2024",
      "may",
      "1",
    ]);
  });
});

describe("words", () => {
  it("meet in their inflections", () => {
    for (const [one, other] of [
      ["cities", "city"],
      ["stopped", "stopping"],
      ["located", "location"],
      ["wrote", "written"],
      ["boxes", "box"],
      ["founder", "founded"],
    ]) {
      expect(stem(fold(one ?? ""))).toBe(stem(fold(other ?? "")));
    }
  });

  it("lose accents, but keep marks that are part of a letter", () => {
    expect(fold("Zürich")).toBe("zurich");
    expect(fold("ＡＢＣ")).toBe("abc");
    expect(fold("हिन्दी")).toBe("हिन्दी");
  });

  it("have offsets in the text with any text around them", () => {
    const text = "😀 **Größe**: «naïve»";
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Größe", "naïve"]);
  });
});

describe("sentences", () => {
  it("do not end at abbreviations, initials, decimals and addresses", () => {
    expect(sentences("Dr. Moss met J. Smith at 3.5 km, e.g. near www.example.com. It rained.")).toEqual([
      "Dr. Moss met J. Smith at 3.5 km, e.g. near www.example.com.",
      "It rained.",
    ]);
  });

  it("end at full stops of other scripts and at line ends, without list markers", () => {
    expect(sentences("これは本です。それは？\n1. one thing\n- [x] done")).toEqual(["これは本です。", "それは？", "one thing", "done"]);
  });

  it("are not settled while more text could change them", () => {
    expect(sentences("It is 3.", false)).toEqual([]);
    expect(sentences("It is 3. Then", false)).toEqual(["It is 3."]);
  });
});

describe("scripts without spaces", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it("are cut into runs of bounded length, because segmenters take a time that is quadratic in it", () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    const tokens = tokenize("图书馆".repeat(2000));
    expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(1024);
    segment.mockRestore();
    expect(tokens.at(-1)?.end).toBe(6000);
  });

  it("are read letter by letter if the platform has no segmenter", async () => {
    vi.stubGlobal("Intl", { ...Intl, Segmenter: undefined });
    vi.resetModules();
    const { alignCitations } = await import("../../../src/chat/citations/align-citations.ts");
    const { prepareSources } = await import("../../../src/chat/citations/prepared-sources.ts");
    const sources = prepareSources([{ id: "doc:0", type: "document", data: { text: "图书馆每天上午九点开放。" } }]);
    expect(alignCitations("图书馆上午九点开放。", sources)).toHaveLength(1);
    expect(alignCitations("图书馆下午三点关闭。", sources)).toEqual([]);
  });
});
