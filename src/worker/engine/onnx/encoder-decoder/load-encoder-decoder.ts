/** Loads an encoder-decoder model in hub layout (T5): tokenizer, chat template if there is one, and its two graphs on the device. */
import { recordDialects } from "../../../../chat/dialects/record-dialects.ts";
import { plainTemplate } from "../../../../chat/prompt/plain-template.ts";
import { createEventLoopYield } from "../../../../transport/calls/event-loop-yield.ts";
import { ChatSession } from "../../chat/chat-session.ts";
import type { LoadedParts } from "../../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../../engine.ts";
import { EngineFailureError } from "../../../base/engine-failure.ts";
import { readEndTokenIds } from "../../model-folder/end-tokens.ts";
import { ModelFiles } from "../../model-folder/model-files.ts";
import { parsed, readEndConfigs, readTokenizer } from "../../model-folder/parsed-file.ts";
import { readTemplate } from "../../model-folder/read-template.ts";
import { weightBytes } from "../graph/graph.ts";
import { readGraphFiles } from "../read-graph-files.ts";
import { startRuntime } from "../start-runtime.ts";
import type { EncoderDecoderGraphs } from "../../../models/record/multi-graph-part.ts";
import { readEncoderDecoderConfig } from "./encoder-decoder-config.ts";
import { EncoderDecoderModel, replyStartId } from "./encoder-decoder-model.ts";
import { encoderOutput, PromptEncoder } from "./prompt-encoder.ts";
import { loadedUrls } from "../../loaded-urls.ts";

export async function loadEncoderDecoder(
  request: LoadRequest,
  { encoder, decoder }: EncoderDecoderGraphs,
  onProgress: (progress: LoadProgress) => void,
): Promise<LoadedParts> {
  const { record, device, folder } = request;
  const { contextLength } = record;
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(folder, record, (progress) => {
    fetched = { loadedBytes: progress.loadedBytes, totalBytes: progress.totalBytes };
    onProgress({ phase: "fetch", ...progress });
  });
  const small = ["config.json", "tokenizer.json", "tokenizer_config.json"];
  files.expect([...small, ...[encoder, decoder].flatMap(({ file, externalData }) => [file, ...externalData])]);

  // Small files first, so that a wrong folder fails before the weights are requested.
  const { tokenizer, tokenizerConfig } = await readTokenizer(files);
  const configs = await readEndConfigs(files, tokenizerConfig);
  const config = readEncoderDecoderConfig(configs);
  const template = await readTemplate(files, tokenizerConfig, tokenizer, plainTemplate);
  const encoderFiles = await readGraphFiles(files, encoder, request);
  const decoderFiles = await readGraphFiles(files, decoder, request);

  onProgress({ phase: "compile", ...fetched });
  const { ort, gpu, open } = await startRuntime(request, [encoderFiles, decoderFiles], [encoder, decoder]);
  const presents = [...decoderFiles.facts.outputs.keys()].filter((name) => name !== "logits");
  const model = new EncoderDecoderModel({
    ort,
    encoder: new PromptEncoder(ort, await open(encoderFiles, [encoderOutput])),
    decoder: await open(decoderFiles, presents),
    config,
    contextLength,
  });
  if (gpu !== undefined && !(await model.computesConsistently())) {
    throw new EngineFailureError({ kind: "run-failed", detail: `this GPU computes ${record.id} wrongly` });
  }
  const { prefix, suffix } = tokenizer.frame("single");
  const chat = new ChatSession({
    tokenizer,
    template,
    dialect: recordDialects[record.dialect],
    supportsReasoning: record.features.includes("reasoning"),
    model,
    frame: { prefix, suffix: [...suffix, replyStartId] },
    endTokenIds: parsed("generation_config.json", () => readEndTokenIds(configs, tokenizer.table)),
    yieldToEventLoop: createEventLoopYield(),
  });
  const facts = {
    contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: 0,
    memoryBytes: weightBytes(encoderFiles) + weightBytes(decoderFiles),
    device,
    loadedUrls: loadedUrls(),
  };
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return { facts, tokenizer, chat };
}
