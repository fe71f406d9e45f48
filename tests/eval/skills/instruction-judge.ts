/** Whether a reply follows a simple instruction (recipes/cohabit_recipes/chat/data/directions draws it). */
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
  /** The right members of a list, examples, or rhymes. */
  allowed: z.array(z.string().toLowerCase()).default([]),
});

export type Instruction = z.output<typeof instructionSchema>;

export function fulfils({ kind, reply: wanted, allowed }: Instruction, prompt: string, reply: string): boolean {
  switch (kind) {
    // The reply must have the right reply's number of different members.
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
    // The word to use is in the request and in the right reply.
    case "direction-sentence": {
      const asked = new Set(contentWords(prompt));
      const word = longest(contentWords(wanted).filter((one) => asked.has(one)));
      return word !== "" && contentWords(reply).includes(word) && spaced(reply).length > 2;
    }
    // Things it cannot do, recognised by the first words.
    case "direction-refuse":
      return spaced(reply).join(" ").startsWith(spaced(wanted).slice(0, 3).join(" "));
    // A right reply; a full stop at its end is free.
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
