/** Loads a model folder in MLC's layout: our tokenizer and chat template, and the model library with web-llm. */
import { z } from "zod";
import { recordDialects } from "../../../chat/dialects/record-dialects.ts";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { readEndTokenIds } from "../model-folder/end-tokens.ts";
import { ModelFiles } from "../model-folder/model-files.ts";
import { parsed, readTokenizer } from "../model-folder/parsed-file.ts";
import { readTemplate } from "../model-folder/read-template.ts";
import { computesConsistently } from "../self-test.ts";
import { requestDevice } from "../onnx/webgpu-device.ts";
import { libraryElsewhere } from "./library-location.ts";
import { shardListSchema, shardObstacle } from "./shard-list.ts";
import { startWebLlm } from "./start-web-llm.ts";
import { WatchedDevice } from "./watched-device.ts";
import { loadedUrls } from "../loaded-urls.ts";

const configFile = "mlc-chat-config.json";
const shardListFile = "tensor-cache.json";

/** The fields of `mlc-chat-config.json` that we read; web-llm reads the others. */
const configSchema = z.looseObject({
  context_window_size: z.int().optional(),
  conv_template: z.looseObject({ stop_token_ids: z.array(z.int()).default([]) }),
});

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, folder, device, allowSoftwareAdapter } = request;
  const { webLlm } = record;
  if (webLlm === undefined) throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} names no model library` });
  const elsewhere = libraryElsewhere(webLlm.library, record.files);
  const progress = { model: { loadedBytes: 0, totalBytes: 0 }, library: { loadedBytes: 0, totalBytes: 0 } };
  const fetched = () => ({
    loadedBytes: progress.model.loadedBytes + progress.library.loadedBytes,
    totalBytes: progress.model.totalBytes + progress.library.totalBytes,
  });
  const files = new ModelFiles(folder, record, (bytes) => {
    progress.model = bytes;
    onProgress({ phase: "fetch", ...bytes, ...fetched() });
  });
  const libraryFiles =
    elsewhere === undefined
      ? files
      : new ModelFiles(elsewhere.folder, { id: record.id, files: elsewhere.files }, (bytes) => {
          progress.library = bytes;
          onProgress({ phase: "fetch", ...bytes, ...fetched() });
        });
  const libraryPath = elsewhere?.path ?? webLlm.library;
  const listedShards = Object.keys(record.files).filter((path) => path.endsWith(".bin"));
  files.expect(["tokenizer.json", "tokenizer_config.json", configFile, shardListFile, ...listedShards]);
  libraryFiles.expect([libraryPath]);
  // The device first: without one the model is not downloaded.
  const watched = new WatchedDevice(await requestDevice(allowSoftwareAdapter, webLlm.requiredFeatures));

  const { tokenizer, tokenizerConfig } = await readTokenizer(files);
  const template = await readTemplate(files, tokenizerConfig, tokenizer);
  const configJson = await files.json(configFile);
  const config = parsed(configFile, () => configSchema.parse(configJson));
  const shardListJson = await files.json(shardListFile);
  const shards = parsed(shardListFile, () => shardListSchema.parse(shardListJson).records);
  const obstacle = shardObstacle(shards, watched.device.limits);
  if (obstacle !== undefined) throw new EngineFailureError({ kind: "out-of-memory", detail: obstacle });
  files.expect(shards.map(({ dataPath }) => dataPath));

  const sizes = new Map(shards.map(({ dataPath, nbytes }) => [dataPath, nbytes]));
  const model = await startWebLlm({
    modelId: record.id,
    manifest: webLlm.manifest,
    contextLength: Math.min(record.contextLength, config.context_window_size ?? record.contextLength),
    device: watched,
    read: async (artifact) => {
      if (artifact === "library") return libraryFiles.bytes(libraryPath);
      const content = await files.bytes(artifact.path);
      const size = sizes.get(artifact.path);
      if (size !== undefined && content.byteLength !== size) {
        throw damaged(`${artifact.path} has ${content.byteLength} bytes instead of ${size}`);
      }
      return content;
    },
    onFetched: () => onProgress({ phase: "compile", ...fetched() }),
  });
  if (!(await computesConsistently(model))) {
    throw new EngineFailureError({ kind: "run-failed", detail: `this GPU computes ${record.id} wrongly` });
  }
  await Promise.all([files.settleStore(), libraryFiles.settleStore()]);
  onProgress({ phase: "ready", ...fetched() });
  const endTokens = [tokenizerConfig, configJson, { eos_token_id: config.conv_template.stop_token_ids }];
  return {
    facts: {
      contextLength: model.contextLength,
      vocabularySize: tokenizer.table.size,
      dimensions: 0,
      memoryBytes: watched.bufferBytes,
      device,
      loadedUrls: loadedUrls(),
    },
    tokenizer,
    chat: new ChatSession({
      tokenizer,
      template,
      dialect: recordDialects[record.dialect],
      supportsReasoning: record.features.includes("reasoning"),
      toolCallThresholds: record.toolCallThresholds,
      model,
      endTokenIds: readEndTokenIds(endTokens, tokenizer.table),
      yieldToEventLoop: createEventLoopYield(),
    }),
  };
}

function damaged(detail: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail });
}
