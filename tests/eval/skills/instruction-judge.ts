/** Whether a reply does what a simple instruction asked (recipes/cohabit_recipes/chat/data/directions draws it). */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { parsedJson } from "./json-scores.ts";
import { contentWords } from "./words.ts";

export const instructionSchema = z.object({
  kind: z.enum([
    "direction-list",
    "direction-example",
    "direction-rhyme",
    "direction-json",
    "direction-start",
    "direction-end",
    "direction-sentence",
    "direction-refuse",
    "direction",
  ]),
  /** A right reply. */
  reply: z.string(),
  /** What counts in a list, as an example or as a rhyme. */
  allowed: z.array(z.string().toLowerCase()).default([]),
});

export type Instruction = z.output<typeof instructionSchema>;

export function fulfils({ kind, reply: wanted, allowed }: Instruction, prompt: string, reply: string): boolean {
  switch (kind) {
    // As many different members as the right reply names.
    case "direction-list": {
      const items = reply
        .split(/,|\n|\band\b/)
        .map(bare)
        .filter((item) => item !== "");
      return (
        items.length === wanted.split(",").length && new Set(items).size === items.length && items.every((item) => allowed.includes(item))
      );
    }
    case "direction-example":
    case "direction-rhyme":
      return allowed.includes(bare(reply));
    case "direction-json": {
      const value = parsedJson(reply);
      return value !== undefined && isDeepStrictEqual(value, parsedJson(wanted));
    }
    case "direction-start":
      return saysAt(0, reply, wanted);
    case "direction-end":
      return saysAt(-1, reply, wanted);
    // The word to use is the one that request and right reply share.
    case "direction-sentence": {
      const asked = new Set(contentWords(prompt));
      const word = longest(contentWords(wanted).filter((one) => asked.has(one)));
      return word !== "" && contentWords(reply).includes(word) && spaced(reply).length > 2;
    }
    // What it cannot do: the first words tell.
    case "direction-refuse":
      return spaced(reply).join(" ").startsWith(spaced(wanted).slice(0, 3).join(" "));
    // One right reply; a full stop at its end is free.
    case "direction":
      return withoutStop(reply) === withoutStop(wanted);
  }
}

/** Both texts have the same word at a place. */
function saysAt(place: number, reply: string, wanted: string): boolean {
  const said = spaced(reply).at(place);
  return said !== undefined && bare(said) === bare(spaced(wanted).at(place) ?? "");
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/^[ .!\n]+|[ .!\n]+$/g, "");
const withoutStop = (text: string): string => text.trim().replace(/\.+$/, "");
const spaced = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
const longest = (texts: readonly string[]): string => texts.reduce((one, other) => (other.length > one.length ? other : one), "");
