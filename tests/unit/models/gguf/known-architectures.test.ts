import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isKnownArchitecture } from "../../../../src/worker/models/gguf/known-architectures.ts";

/** Classes that are named otherwise than their architecture, are no architecture, or are no language models. */
const exceptions = new Set(["base", "loader", "clip", "openai_moe", "pangu_embed"]);

/** Returns the names of the classes of models. RTTI has each after its length. */
function modelClasses(): string[] {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("@wllama/wllama/esm/wasm/wllama.wasm"))).toString("latin1");
  const prefix = "llama_model_";
  return [...wasm.matchAll(/(?<!\d)(\d\d?)(llama_model_[a-z0-9_]+)\0/g)].flatMap(([, length, name = ""]) =>
    Number(length) === name.length ? [name.slice(prefix.length)] : [],
  );
}

test("every model of the packaged llama.cpp is known", () => {
  const classes = modelClasses().filter((name) => !exceptions.has(name));
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.filter((name) => !isKnownArchitecture(name))).toEqual([]);
});

test.each(["gpt-oss", "pangu-embedded", "command-r", "granitehybrid", "nemotron_h", "qwen3moe", "bert"])("%s is known", (name) => {
  expect(isKnownArchitecture(name)).toBe(true);
});

test.each(["", "clip", "flux", "llama5"])("%j is not known", (name) => {
  expect(isKnownArchitecture(name)).toBe(false);
});
