/**
 * Whether a reply does what a simple instruction asked: the judge of `models/recipes` (`fulfils` in data/directions.py).
 * instruction-lists.json holds that file's LISTS and, by what requests call one member, KIND_OF.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { parsedJson } from "./json-scores.ts";
import { contentWords } from "./words.ts";

const listsSchema = z.object({ lists: z.record(z.string(), z.array(z.string())), kinds: z.record(z.string(), z.string()) });
const { lists, kinds } = listsSchema.parse(JSON.parse(readFileSync(new URL("instruction-lists.json", import.meta.url), "utf8")));

export const instructionSchema = z.object({
  kind: z.enum(["direction-list", "direction-example", "direction-json", "direction-end", "direction-sentence", "direction-refuse", "direction"]),
  /** A right reply. */
  reply: z.string(),
  /** What counts in a list or as an example; absent: the list of the kind that the request names. */
  allowed: z.array(z.string().toLowerCase()).optional(),
});

export type Instruction = z.output<typeof instructionSchema>;

export function fulfils({ kind, reply: wanted, allowed }: Instruction, prompt: string, reply: string): boolean {
  switch (kind) {
    // As many different members as the right reply names.
    case "direction-list": {
      const items = reply.split(/,|\n|\band\b/).map(bare).filter((item) => item !== "");
      const members = allowed ?? lists[longest(Object.keys(lists).filter((name) => prompt.includes(name)))] ?? [];
      return items.length === wanted.split(",").length && new Set(items).size === items.length && items.every((item) => members.includes(item));
    }
    case "direction-example": {
      const said = longest(Object.keys(kinds).filter((name) => new RegExp(`\\b${name}\\b`).test(prompt)));
      return (allowed ?? lists[kinds[said] ?? ""] ?? []).includes(bare(reply));
    }
    case "direction-json": {
      const value = parsedJson(reply);
      return value !== undefined && isDeepStrictEqual(value, parsedJson(wanted));
    }
    case "direction-end": {
      const last = spaced(reply).at(-1);
      return last !== undefined && bare(last) === bare(spaced(wanted).at(-1) ?? "");
    }
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

const bare = (text: string): string => text.toLowerCase().replaceAll(/^[ .!\n]+|[ .!\n]+$/g, "");
const withoutStop = (text: string): string => text.trim().replace(/\.+$/, "");
const spaced = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
const longest = (texts: readonly string[]): string => texts.reduce((one, other) => (other.length > one.length ? other : one), "");
