/** Folders in hub layout that the recipes make of published weights. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../install.mjs";

/**
 * Recipes by the id under which a model is served: the command with arguments before and after the folder, the model
 * with a folder that it reads (made earlier), and the files and folders whose changes require the model to be made
 * again.
 * @typedef {Record<string, { command: string[], source?: string, options?: string[], inputs: string[] }>} Recipes
 */

/** @type {Recipes} */
export const testedChatModels = {
  "google/gemma-3-270m": { command: ["gemma3"], inputs: ["gemma3", "graphs/genai.py", "tiny_families/genai.py"] },
  "HuggingFaceTB/SmolLM2-135M-Instruct": {
    command: ["smollm2"],
    options: ["--unchecked"],
    inputs: ["smollm2", "graphs/builder.py", "tiny_families/decoder.py", "chat/smollm.py"],
  },
};

/** @type {Recipes} */
const ggufModels = {
  "google/gemma-3-270m-GGUF": { command: ["gguf_files", "gemma3"], inputs: ["gguf_files.py", "gemma3"] },
  "HuggingFaceTB/SmolLM2-135M-Instruct-GGUF": {
    command: ["gguf_files", "smollm2"],
    inputs: ["gguf_files.py", "smollm2", "chat/smollm.py"],
  },
};

/** @type {Recipes} */
export const testedModels = {
  ...testedChatModels,
  ...ggufModels,
  "sentence-transformers/all-MiniLM-L6-v2": { command: ["minilm"], inputs: ["minilm", "graphs/builder.py", "tiny_families/encoder.py"] },
};

/** The same weights for other libraries, as GGUF and as files that transformers.js can load. @type {Recipes} */
export const peerModels = {
  ...ggufModels,
  "google/gemma-3-270m-plain": { command: ["plain_embeddings"], source: "google/gemma-3-270m", inputs: ["plain_embeddings.py"] },
  "HuggingFaceTB/SmolLM2-135M-Instruct-plain": {
    command: ["plain_embeddings"],
    source: "HuggingFaceTB/SmolLM2-135M-Instruct",
    inputs: ["plain_embeddings.py"],
  },
};
const shared = ["manifest.py", "references.py"];

/**
 * Makes the folders that are missing or older than their recipes; ends the process with 1 if a recipe fails.
 * @param {string} python
 * @param {Recipes} recipes
 * @param {string} folder Has `<org>/<name>` of each model afterwards.
 */
export function makeModels(python, recipes, folder) {
  for (const [id, { command, source, options = [], inputs }] of Object.entries(recipes)) {
    const target = path.join(folder, id);
    const stamp = `${target}.txt`;
    const from = source === undefined ? [] : [path.join(folder, source)];
    const hash = hashOf([...inputs, ...shared]) + from.map((made) => readFileSync(`${made}.txt`, "utf8")).join("");
    if (existsSync(path.join(target, "manifest.json")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) continue;
    console.log(`making ${id}`);
    const made = `${target}.made`;
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { recursive: true });
    const log = `${target}.log`;
    const output = openSync(log, "w");
    const [recipe, ...before] = command;
    const { status } = spawnSync(python, ["-m", `cohabit_recipes.${recipe}`, ...before, ...from, made, ...options], {
      cwd: `${root}recipes`,
      stdio: ["ignore", output, output],
      env: { ...process.env, HF_HUB_OFFLINE: "1", PYTHONDONTWRITEBYTECODE: "1" },
    });
    closeSync(output);
    if (status !== 0) {
      console.error(`${readFileSync(log, "utf8").slice(-2000)}\ncohabit_recipes.${recipe} failed; all of its output: ${log}`);
      process.exit(1);
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(made, target);
    writeFileSync(stamp, hash);
  }
}

/** @param {string[]} names Below the package of the recipes. */
function hashOf(names) {
  const hash = createHash("sha256");
  for (const name of names) {
    const all = name.endsWith(".py") ? [name] : readdirSync(`${root}recipes/cohabit_recipes/${name}`).map((file) => `${name}/${file}`);
    const files = all.filter((file) => /\.(py|jinja)$/.test(file)).toSorted();
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(`${root}recipes/cohabit_recipes/${file}`));
  }
  return hash.digest("hex");
}
