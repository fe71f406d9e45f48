/** Loads an image-text model in hub layout: tokenizer, image processor, and the graphs of both towers on the device. */
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { LoadedParts } from "../create-engine.ts";
import { EncodeSession } from "../encode/encode-session.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import { ImageTextSession } from "../images/image-text-session.ts";
import { ModelFiles } from "../model-folder/model-files.ts";
import { cpuTokenBudget, gpuTokenBudget, OnnxEncoderModel } from "../onnx/encoder/onnx-encoder-model.ts";
import { type GraphFiles, weightBytes } from "../onnx/graph/graph.ts";
import { type GraphSession, openGraphSession } from "../onnx/graph/graph-session.ts";
import { readGraphFiles } from "../onnx/graph/read-graph-files.ts";
import { importWasmBuild, importWebGpuBuild, type Ort } from "../onnx/ort-builds.ts";
import { ImagePreparation } from "./image-processor.ts";
import { readImageTextConfig } from "./model-config.ts";
import { OnnxImageTower } from "./onnx-image-tower.ts";
import { readPadId } from "./pad-token.ts";

/** Of CLIP's exports, and of SigLIP's. */
const textOutputs = ["text_embeds", "pooler_output"];
/** Time for an image is flat on the CPU: small runs let more urgent calls through. A GPU is filled only by large ones. */
const imagesPerRun = { wasm: 1, webgpu: 8 } as const;
const tokenBudget = { wasm: cpuTokenBudget, webgpu: gpuTokenBudget } as const;

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device, folder } = request;
  const towers = record.transformers?.[device.kind];
  if (towers === undefined) {
    throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} has no weights for ${device.kind}` });
  }
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(folder, record, (progress) => {
    fetched = { loadedBytes: progress.loadedBytes, totalBytes: progress.totalBytes };
    onProgress({ phase: "fetch", ...progress });
  });
  const { text, vision } = towers;
  const small = ["config.json", "preprocessor_config.json", "tokenizer.json", "tokenizer_config.json"];
  files.expect([...small, text.file, ...text.externalData, vision.file, ...vision.externalData]);

  // Small files first: a folder that is not there is found out before the weights are asked for.
  const config = readImageTextConfig(await files.json("config.json"));
  const preparation = new ImagePreparation(await files.json("preprocessor_config.json"), config.imageSize);
  const tokenizerConfig = await files.json("tokenizer_config.json");
  const tokenizer = tokenizerOf(await files.json("tokenizer.json"), tokenizerConfig);
  const textGraph = await readGraphFiles(files, text);
  const visionGraph = await readGraphFiles(files, vision);

  onProgress({ phase: "compile", ...fetched });
  const { ort, open } = await startRuntime(request, [textGraph, visionGraph]);
  const encoder = await OnnxEncoderModel.open(ort, await open(textGraph), record.role, tokenBudget[device.kind], textOutputs);
  const graph = await open(visionGraph);
  const { imageSize, tokensPerImage, rowLength } = config;
  const parts = { ort, graph, preparation, imageSize, tokensPerImage, imagesPerRun: imagesPerRun[device.kind] };
  const tower = new OnnxImageTower(parts, encoder.outputWidth);
  const padId = config.padId ?? readPadId(tokenizerConfig, tokenizer.table);
  const facts = {
    contextLength: record.contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: encoder.outputWidth,
    memoryBytes: weightBytes(textGraph) + weightBytes(visionGraph),
    device,
    loadedUrls: performance.getEntriesByType("resource").map(({ name }) => name),
  };
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return { facts, tokenizer, encode: new ImageTextSession(new EncodeSession({ tokenizer, encoder, record, padId, rowLength }), tower) };
}

interface Runtime {
  ort: Ort;
  open: (files: GraphFiles) => Promise<GraphSession>;
}

async function startRuntime({ device, allowSoftwareAdapter, record }: LoadRequest, graphs: readonly GraphFiles[]): Promise<Runtime> {
  if (device.kind === "wasm") {
    const ort = await importWasmBuild(device.threads);
    return { ort, open: (files) => openGraphSession(ort, files, "wasm") };
  }
  const { requestDevice } = await import("../onnx/webgpu-device.ts");
  const { text, vision } = record.transformers?.webgpu ?? {};
  const listed = [...(text?.requiredFeatures ?? []), ...(vision?.requiredFeatures ?? [])];
  const usesHalfPrecision = graphs.some(({ facts }) => facts.usesHalfPrecision);
  const gpu = await requestDevice(allowSoftwareAdapter, usesHalfPrecision ? [...listed, "shader-f16"] : listed);
  const ort = await importWebGpuBuild();
  return { ort, open: (files) => openGraphSession(ort, files, { name: "webgpu", device: gpu }) };
}

/** A file that was read but does not hold what it must is damaged. */
function tokenizerOf(file: unknown, config: unknown): TextTokenizer {
  try {
    return new TextTokenizer(file, config);
  } catch (caught) {
    const detail = "tokenizer.json: it does not hold what a model's file of this name does";
    throw new EngineFailureError({ kind: "files-damaged", detail, cause: causeOf(caught) });
  }
}
