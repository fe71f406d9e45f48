/** Computes one model on one device and compares its logits; it ends with the model, because a realm has one runtime. */
import { expose } from "comlink";
import { TextTokenizer } from "../../../src/chat/tokenizer/text-tokenizer.ts";
import { framedIds } from "../../../src/worker/engine/chat/prompt/prompt-frame.ts";
import type { TokenModel } from "../../../src/worker/engine/chat/token-loop/token-model.ts";
import { type FileLoader, ModelFiles } from "../../../src/worker/engine/model-folder/model-files.ts";
import { readGraphFiles } from "../../../src/worker/engine/onnx/read-graph-files.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { defaultTiming } from "../../../src/worker/weights/open-weight-store.ts";
import { loadUnstored } from "../../../src/worker/weights/unstored-file.ts";
import { type Divergence, DivergenceSum } from "./divergence.ts";
import type { Computation, Passage, SharedLogits } from "./exactness-protocol.ts";

const recordOf = (onnx: Computation["onnx"]) => modelRecordSchema.parse({ id: "evaluated", role: "chat", onnx, contextLength: 512 });

/** In memory alone: each model is read a few times, from this machine. */
const loader: Promise<FileLoader> = Promise.resolve({ load: (file, options) => loadUnstored(file, options ?? {}, defaultTiming) });
const filesIn = (folder: string, onnx: Computation["onnx"]) => new ModelFiles(folder, recordOf(onnx), () => undefined, { loader });

async function open({ folder, onnx, device, usesRelaxedSimd }: Computation): Promise<TokenModel> {
  const record = recordOf(onnx);
  const weights = record.onnx?.[device.kind];
  if (weights === undefined) throw new Error(`no weights for ${device.kind}`);
  // Simulates a browser without it. The runtime's build is chosen when its module is imported.
  if (!usesRelaxedSimd) Reflect.set(WebAssembly, "validate", () => false);
  const [{ loadGraph }, { wasmBuild }] = await Promise.all([
    import("../../../src/worker/engine/onnx/load-graph.ts"),
    import("../../../src/worker/engine/onnx/ort-builds.ts"),
  ]);
  const build = device.kind === "wasm" ? wasmBuild(device).wasm : undefined;
  if (build !== undefined && build.includes("relaxed-simd") !== usesRelaxedSimd) throw new Error(`wrong build: ${build}`);
  const request = { record, folder, device, allowSoftwareAdapter: true };
  const loaded = await loadGraph(request, await readGraphFiles(filesIn(folder, onnx), weights, request));
  if (loaded.kind !== "causal") throw new Error("it writes no tokens");
  return loaded.model;
}

/** Logits after the prompt, then after each further token but the last. A row is overwritten by the next one. */
async function* logitsOf(model: TokenModel, { ids, promptTokens }: Passage): AsyncGenerator<Float32Array> {
  const prompt = ids.subarray(0, promptTokens);
  let logits = new Float32Array(0);
  for (let start = 0; start < prompt.length; start += model.prefillChunk) {
    // oxlint-disable-next-line no-await-in-loop
    logits = Float32Array.from(await model.prefill(prompt.subarray(start, start + model.prefillChunk)));
  }
  yield logits;
  for (const id of ids.subarray(promptTokens, -1)) yield model.decode(id);
}

const exactness = {
  /** The first tokens of a text, after the tokens that begin the model's texts. */
  async tokenize(folder: string, text: string, max: number): Promise<Int32Array> {
    const files = filesIn(folder, {});
    const tokenizer = new TextTokenizer(await files.json("tokenizer.json"), await files.json("tokenizer_config.json"));
    return framedIds({ prefix: tokenizer.frame("single").prefix, suffix: [] }, tokenizer.encodeText(text)).ids.slice(0, max);
  },

  async logits(computation: Computation, passage: Passage): Promise<SharedLogits> {
    const model = await open(computation);
    const width = model.vocabularySize;
    const rows = passage.ids.length - passage.promptTokens;
    const values = new Float32Array(new SharedArrayBuffer(rows * width * Float32Array.BYTES_PER_ELEMENT));
    let filled = 0;
    for await (const row of logitsOf(model, passage)) values.set(row, width * filled++);
    return { values, width };
  },

  /** `expected`: logits of the reference, for this passage or a longer one that begins with it. */
  async compare(computation: Computation, passage: Passage, { values, width }: SharedLogits): Promise<Divergence> {
    const model = await open(computation);
    const sum = new DivergenceSum();
    let row = 0;
    for await (const logits of logitsOf(model, passage)) {
      sum.add(values.subarray(width * row, width * (row + 1)), logits, passage.ids[passage.promptTokens + row] ?? 0);
      row++;
    }
    return sum.mean;
  },
};

export type Exactness = typeof exactness;
expose(exactness);
