/** Makes the tables of models: measured speeds from docs/figures.json, sizes from the starter models and the catalogue. */
import path from "node:path";
import { rolldown } from "rolldown";
import { root } from "../../install.mjs";
import { measuredValues, readFigures } from "../figures/measured-figures.mjs";

/** @typedef {typeof import("../../../src/worker/models/known-models.ts")} KnownModels */
/** @typedef {ReturnType<KnownModels["knownModels"]>[number]} KnownModel */

/** Measurements of docs/figures.json: section, name, model and what was measured. */
const measured = /** @type {const} */ ([
  ["bench", "decode through fetch and SSE over a bare loop", "starter-chat", "writing a reply"],
  ["bench", "4 chats at once over one", "starter-chat", "four replies at once"],
  ["bench", "96 texts over feature-extraction", "starter-embed", "embedding short texts"],
  ["bench", "rerank of 1000 documents over batches of 32", "starter-rerank", "reranking documents"],
  ["bench", "memory added by the three starter models, by the browser", "the three starter models", "memory, loaded"],
  ["gpu", "96 texts by starter-embed", "starter-embed", "embedding short texts"],
  ["gpu", "decode, greedy", "the sizes of Qwen3 0.6B in q4f16, random weights", "writing a reply, greedy"],
  ["gpu", "decode, sampled", "the sizes of Qwen3 0.6B in q4f16, random weights", "writing a reply, sampled"],
  ["gpu", "four chats, drawn", "the sizes of Qwen3 0.6B in q4f16, random weights", "four replies at once, sampled"],
  ["gpu", "Llama-3.2-3B's sizes, sampled", "the sizes of Llama 3.2 3B in q4f16, random weights", "writing a reply, sampled"],
  ["gpu", "llama.cpp alone, q4_0", "the sizes of Qwen3 0.6B in q4_0, random weights, llama.cpp alone", "writing a reply, greedy"],
]);

const uses = /** @type {const} */ ({ chat: "chat", embed: "embeddings", rerank: "reranking", image: "embeddings of images" });

/** @returns {Promise<string>} Markdown. */
export async function modelTable() {
  return [speeds(), starters(), await catalogue()].join("\n\n");
}

/** @param {readonly string[]} titles @param {readonly (readonly string[])[]} rows */
const table = (titles, rows) => [titles, titles.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** @param {number | undefined} bytes */
const megabytes = (bytes) =>
  bytes === undefined ? "unknown" : bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

function speeds() {
  const figures = readFigures();
  const rows = measured.map(([section, name, model, task]) => {
    const figure = figures[section][name];
    if (figure === undefined) throw new Error(`docs/figures.json has no ${section}: ${name}`);
    return [model, task, figure.ours, figure.measured];
  });
  return `## Measured\n\n${table(["model", "task", "result", "day, machine, device"], rows)}`;
}

function starters() {
  const values = measuredValues();
  const rows = ["starter-chat", "starter-embed", "starter-rerank", "starter-vision-embed"].map((model) => [
    model,
    megabytes(Number.parseInt(values.get(`size: ${model}`) ?? "", 10)),
  ]);
  return `## Starter models\n\n${table(["model", "files"], rows)}`;
}

async function catalogue() {
  const { estimatedBytes, estimatedGgufBytes, knownModels } = await importKnownModels();
  const rows = knownModels().map((model) => {
    const isGguf = model.engine === "llama-cpp";
    const avoided = model.hints?.avoid ?? [];
    const dtype = avoided.includes("q4f16") ? "q4" : "q4f16";
    const webgpu = isGguf ? estimatedGgufBytes(model) : estimatedBytes(model, dtype);
    const wasm = isGguf ? webgpu : estimatedBytes(model, "q8");
    return [
      `\`${model.id}\``,
      model.features?.includes("vision") ? "chat about images" : uses[model.role],
      model.licence ?? "unknown",
      megabytes(webgpu),
      megabytes(wasm),
      deviceMemory(webgpu, wasm),
      seen(model),
    ];
  });
  const titles = ["entry of `models`", "for", "licence", "WebGPU", "WASM", "device memory", "tried here"];
  return `## Catalogue\n\n${table(titles, rows)}`;
}

/** The memory that a device must report, because models get half of it by default. @param {(number | undefined)[]} sizes */
function deviceMemory(...sizes) {
  const known = sizes.filter((bytes) => bytes !== undefined);
  if (known.length === 0) return "unknown";
  const needed = Math.min(...known) * 2;
  return `${[2, 4, 8, 16].find((gigabytes) => gigabytes * 1024 ** 3 >= needed) ?? "over 16"} GB`;
}

/** @param {KnownModel} model */
function seen({ tried }) {
  return tried.length === 0
    ? "no"
    : tried.map(({ device, dtype, where, result }) => `${device}, ${dtype} (${where}): ${result}`).join("<br>");
}

/** @param {unknown} models @returns {models is KnownModels} */
const isKnownModels = (models) => typeof models === "object" && models !== null && "knownModels" in models;

/** @returns {Promise<KnownModels>} */
async function importKnownModels() {
  const bundle = await rolldown({ input: path.join(root, "src/worker/models/known-models.ts") });
  try {
    const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
    const script = `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`;
    /** @type {unknown} */
    const models = await import(script);
    if (!isKnownModels(models)) throw new TypeError("known-models.ts has no function knownModels");
    return models;
  } finally {
    await bundle.close();
  }
}
