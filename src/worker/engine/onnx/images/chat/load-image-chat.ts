/**
 * Loads a chat model with vision in hub layout (Idefics3, SmolVLM, LFM2-VL): tokenizer, chat template, and its three graphs on the
 * device.
 */
import { recordDialects } from "../../../../../chat/dialects/record-dialects.ts";
import { createEventLoopYield } from "../../../../../transport/calls/event-loop-yield.ts";
import { ChatSession } from "../../../chat/chat-session.ts";
import type { TokenModel } from "../../../chat/token-loop/token-model.ts";
import type { LoadedParts } from "../../../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../../../engine.ts";
import { readEndTokenIds } from "../../../model-folder/end-tokens.ts";
import { ModelFiles } from "../../../model-folder/model-files.ts";
import { parsed, readEndConfigs, readTokenizer } from "../../../model-folder/parsed-file.ts";
import { readTemplate } from "../../../model-folder/read-template.ts";
import type { TokenVectors } from "../../causal/input-tensors.ts";
import { loadCausalOnCpu } from "../../load-graph.ts";
import { type GraphFiles, weightBytes } from "../../graph/graph.ts";
import { readGraphFiles } from "../../read-graph-files.ts";
import { type Runtime, startRuntime } from "../../start-runtime.ts";
import type { ChatGraphs } from "../../../../models/record/multi-graph-part.ts";
import { ChatImageReader } from "./chat-image-reader.ts";
import { readImageChatConfig } from "./image-chat-config.ts";
import { ImageRows } from "./image-rows.ts";
import { ImageTextVectors } from "./image-text-vectors.ts";
import { VisionGraph } from "./vision-graph.ts";
import { loadedUrls } from "../../../loaded-urls.ts";

export async function loadImageChat(
  request: LoadRequest,
  { decoder, tokens, images }: ChatGraphs,
  onProgress: (progress: LoadProgress) => void,
): Promise<LoadedParts> {
  const { record, device, folder } = request;
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(folder, record, (progress) => {
    fetched = { loadedBytes: progress.loadedBytes, totalBytes: progress.totalBytes };
    onProgress({ phase: "fetch", ...progress });
  });
  const small = ["config.json", "preprocessor_config.json", "tokenizer.json", "tokenizer_config.json"];
  files.expect([...small, ...[decoder, tokens, images].flatMap(({ file, externalData }) => [file, ...externalData])]);

  // Small files first, so that a wrong folder fails before the weights are requested.
  const config = readImageChatConfig(await files.json("config.json"), await files.json("preprocessor_config.json"));
  const { tokenizer, tokenizerConfig } = await readTokenizer(files);
  const template = await readTemplate(files, tokenizerConfig, tokenizer);
  const configs = await readEndConfigs(files, tokenizerConfig);
  const rows = new ImageRows(config.family);
  const reader = new ChatImageReader(config, tokenizer.table, rows);
  const tokensGraph = await readGraphFiles(files, tokens, request);
  const imagesGraph = await readGraphFiles(files, images, request);
  const decoderGraph = await readGraphFiles(files, decoder, request);

  onProgress({ phase: "compile", ...fetched });
  const runtime = await startRuntime(request, [tokensGraph, imagesGraph, decoderGraph], [tokens, images, decoder]);
  const { ort, open } = runtime;
  const vision = new VisionGraph(ort, await open(imagesGraph), config.family);
  const vectors = new ImageTextVectors({ ort, tokens: await open(tokensGraph), vision, images: rows });
  const { model, memoryBytes } = await loadDecoder(request, runtime, decoderGraph, vectors);
  const chat = new ChatSession({
    tokenizer,
    template,
    dialect: recordDialects[record.dialect],
    supportsReasoning: record.features.includes("reasoning"),
    toolCallThresholds: record.toolCallThresholds,
    model,
    images: reader,
    endTokenIds: parsed("generation_config.json", () => readEndTokenIds(configs, tokenizer.table)),
    yieldToEventLoop: createEventLoopYield(),
  });
  const facts = {
    contextLength: record.contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: 0,
    memoryBytes: memoryBytes + weightBytes(tokensGraph) + weightBytes(imagesGraph),
    device,
    loadedUrls: loadedUrls(),
  };
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return { facts, tokenizer, chat };
}

async function loadDecoder(
  request: LoadRequest,
  { ort, gpu }: Runtime,
  files: GraphFiles,
  vectors: TokenVectors,
): Promise<{ model: TokenModel; memoryBytes: number }> {
  const { record, device } = request;
  if (gpu === undefined) return loadCausalOnCpu(request, files, device.kind === "wasm" ? device : { kind: "wasm", threads: 1 }, vectors);
  const { loadCausalOnWebGpu } = await import("../../load-on-webgpu.ts");
  return loadCausalOnWebGpu({ ort, device: gpu, files }, record, vectors);
}
