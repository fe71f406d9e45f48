/** Loads an image-text model in hub layout: tokenizer, image processor, and the graphs of both towers on the device. */
import type { LoadedParts } from "../../create-engine.ts";
import { EncodeSession } from "../../encode/encode-session.ts";
import type { LoadProgress, LoadRequest } from "../../engine.ts";
import { ImageTextSession } from "../../images/image-text-session.ts";
import { ModelFiles } from "../../model-folder/model-files.ts";
import { readTokenizer } from "../../model-folder/parsed-file.ts";
import { cpuTokenBudget, gpuTokenBudget, OnnxEncoderModel } from "../encoder/onnx-encoder-model.ts";
import { weightBytes } from "../graph/graph.ts";
import { readGraphFiles } from "../read-graph-files.ts";
import { ImagePreparation } from "./image-processor.ts";
import { readImageTextConfig, readPadId } from "./image-text-config.ts";
import { OnnxImageTower } from "./onnx-image-tower.ts";
import { startRuntime } from "../start-runtime.ts";
import type { Towers } from "../../../models/record/multi-graph-part.ts";
import { loadedUrls } from "../../loaded-urls.ts";

/** Output names of CLIP's exports and of SigLIP's. */
const textOutputs = ["text_embeds", "pooler_output"];
/**
 * Images of one run. On the CPU the time per image is constant, and short runs let more urgent calls pass. Only large runs use a
 * GPU fully.
 */
const imagesPerRun = { wasm: 1, webgpu: 8 } as const;
const tokenBudget = { wasm: cpuTokenBudget, webgpu: gpuTokenBudget } as const;

export async function loadTowers(request: LoadRequest, towers: Towers, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device, folder } = request;
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(folder, record, (progress) => {
    fetched = { loadedBytes: progress.loadedBytes, totalBytes: progress.totalBytes };
    onProgress({ phase: "fetch", ...progress });
  });
  const { text, vision } = towers;
  const small = ["config.json", "preprocessor_config.json", "tokenizer.json", "tokenizer_config.json"];
  files.expect([...small, text.file, ...text.externalData, vision.file, ...vision.externalData]);

  // Small files first, so that a wrong folder fails before the weights are requested.
  const config = readImageTextConfig(await files.json("config.json"));
  const preparation = new ImagePreparation(await files.json("preprocessor_config.json"), config.imageSize);
  const { tokenizer, tokenizerConfig } = await readTokenizer(files);
  const textGraph = await readGraphFiles(files, text, request);
  const visionGraph = await readGraphFiles(files, vision, request);

  onProgress({ phase: "compile", ...fetched });
  const { ort, open } = await startRuntime(request, [textGraph, visionGraph], [text, vision]);
  const encoder = await OnnxEncoderModel.open(ort, await open(textGraph), record, tokenBudget[device.kind], textOutputs);
  const graph = await open(visionGraph);
  const { imageSize, tokensPerImage, rowLength } = config;
  const options = { ort, graph, preparation, imageSize, tokensPerImage, imagesPerRun: imagesPerRun[device.kind] };
  const tower = new OnnxImageTower(options, encoder.outputWidth);
  const padId = config.padId ?? readPadId(tokenizerConfig, tokenizer.table);
  const facts = {
    contextLength: record.contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: encoder.outputWidth,
    memoryBytes: weightBytes(textGraph) + weightBytes(visionGraph),
    device,
    loadedUrls: loadedUrls(),
  };
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return { facts, tokenizer, encode: new ImageTextSession(new EncodeSession({ tokenizer, encoder, record, padId, rowLength }), tower) };
}
