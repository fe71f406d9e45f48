/** The folders of `tests/models/sentence-chains`: each is the tiny encoder of `base` and files of its own, with vectors of sentence-transformers. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

const root = "tests/models/sentence-chains";

export const sentenceChains = [
  "dense",
  "named-folders",
  "two-modes",
  "list-of-modes",
  "many-layers",
  "unpooled-prompt",
  "lower-case",
  "joined-prompt",
] as const;
export type SentenceChain = (typeof sentenceChains)[number];

const referenceSchema = z.object({ rows: z.array(z.object({ inputType: z.string(), text: z.string(), vector: z.array(z.number()) })) });
const activationsSchema = z.object({ inputs: z.array(z.number()), values: z.record(z.string(), z.array(z.number())) });

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

export const chainReference = (chain: SentenceChain) => referenceSchema.parse(json(`${chain}/reference.json`));
export const activationReference = () => activationsSchema.parse(json("activations.json"));

function filesBelow(folder: string): [path: string, content: Uint8Array<ArrayBuffer>][] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path), readFileSync(path)];
  });
}

/** All files of a folder by path. */
export function chainFiles(chain: SentenceChain): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map([...filesBelow(join(root, "base")), ...filesBelow(join(root, chain))]);
  files.delete("reference.json");
  return files;
}
