/** Tiny GGUF files that differ as publishers' files do, with the tokens of llama.cpp (recipes/cohabit_recipes/tiny_gguf/variants.py). */
import { readFileSync } from "node:fs";
import { z } from "zod";

const folder = "tests/models/gguf-variants";
const ids = z.array(z.int());
const schema = z.record(z.string(), z.object({ prompt: ids, tokens: ids }));

/** What each prompt has as its message. */
export const variantMessage = "Hello world, I am 27.";

export const ggufVariants = Object.entries(schema.parse(JSON.parse(readFileSync(`${folder}/reference.json`, "utf8")))).map(
  ([name, reference]) => ({ name, path: `${folder}/${name}.gguf`, ...reference }),
);
