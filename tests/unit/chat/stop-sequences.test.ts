import { describe, expect, test } from "vitest";
import { StopSequences } from "../../../src/chat/reply/stop-sequences.ts";

function read(sequences: string[], pieces: string[]): { text: string; stopped: boolean } {
  const stops = new StopSequences(sequences);
  let text = "";
  for (const piece of pieces) {
    const found = stops.push(piece);
    text += found.text;
    if (found.stopped) return { text, stopped: true };
  }
  return { text: text + stops.flush(), stopped: false };
}

describe("StopSequences", () => {
  test("ends the text before the sequence that is complete first, however the text is cut", () => {
    const text = "one, two; three";
    for (let size = 1; size <= text.length; size++) {
      const pieces = text.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];
      expect(read(["; th", ", tw", "e"], pieces)).toEqual({ text: "on", stopped: true });
      expect(read(["three", "; th"], pieces)).toEqual({ text: "one, two", stopped: true });
    }
  });

  test("prefers the longer of two that end at the same character, in any order", () => {
    for (const sequences of [
      ["wo", "two"],
      ["two", "wo"],
    ]) {
      for (const pieces of [["one two"], "one two".split("")]) {
        const stops = new StopSequences(sequences);
        const text = pieces.map((piece) => stops.push(piece).text).join("");
        expect([text, stops.found]).toEqual(["one ", "two"]);
      }
    }
  });

  test("holds back only text that may begin a sequence", () => {
    const stops = new StopSequences(["\n\nUser:"]);
    expect(stops.push("Yes.\n")).toEqual({ text: "Yes.", stopped: false });
    expect(stops.push("\nUs")).toEqual({ text: "", stopped: false });
    expect(stops.push("ual")).toEqual({ text: "\n\nUsual", stopped: false });
  });

  test("finds a sequence with a repeated beginning", () => {
    expect(read(["aab"], ["a", "a", "a", "b", "c"])).toEqual({ text: "a", stopped: true });
  });

  test("releases the held text when the text ends", () => {
    expect(read(["END"], ["the EN"])).toEqual({ text: "the EN", stopped: false });
  });

  test("holds back no text without sequences", () => {
    expect(new StopSequences([]).push("text")).toEqual({ text: "text", stopped: false });
  });
});
