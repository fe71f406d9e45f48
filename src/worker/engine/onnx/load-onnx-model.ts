/** Loads a model folder in hub layout: tokenizer, chat template, and an ONNX graph on the requested device. */
import { recordDialects } from "../../../chat/dialects/record-dialects.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import { moduleFiles } from "../../models/record/embed-modules.ts";
import { EncodeSession } from "../encode/encode-session.ts";
import { loadLayers } from "../encode/module-layers.ts";
import { templateFraming } from "../encode/pair-framing.ts";
import { type PairTemplate, pairTemplateSchema } from "../../models/record/pair-template.ts";
import { YesNoModel } from "../encode/yes-no-model.ts";
import type { LoadRequest, LoadProgress } from "../engine.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { readEndTokenIds } from "../model-folder/end-tokens.ts";
import { specialTokenIds } from "../model-folder/special-token-ids.ts";
import { weightPaths } from "../../models/record/onnx-part.ts";
import { startWasmRuntime } from "./c-interface/start-wasm-runtime.ts";
import { checkDeclaredGraph } from "./check-declared-graph.ts";
import { readGraphFiles } from "./read-graph-files.ts";
import { loadGraph } from "./load-graph.ts";
import { ModelFiles } from "../model-folder/model-files.ts";
import { readEndConfigs, readTokenizer } from "../model-folder/parsed-file.ts";
import { readTemplate } from "../model-folder/read-template.ts";
import { loadedUrls } from "../loaded-urls.ts";

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device } = request;
  const weights = record.onnx?.[device.kind];
  if (weights === undefined) {
    throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} has no weights for ${device.kind}` });
  }
  // The runtime compiles while the files are read. `loadGraph` awaits it and reports its error.
  if (device.kind === "wasm" && record.role === "chat") void startWasmRuntime(device).catch(() => undefined);
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(request.folder, record, (progress) => {
    fetched = { loadedBytes: progress.loadedBytes, totalBytes: progress.totalBytes };
    onProgress({ phase: "fetch", ...progress });
  });
  files.expect(["tokenizer.json", "tokenizer_config.json", ...moduleFiles(record.modules), ...weightPaths(weights)]);

  // Small files first, so that a wrong folder fails before the weights are requested.
  const { tokenizer, tokenizerConfig } = await readTokenizer(files, record.lowerCase);
  const configs = await readEndConfigs(files, tokenizerConfig);
  const layers = Array.isArray(record.modules) ? await loadLayers(files, record.modules) : [];
  const template = record.role === "chat" ? await readTemplate(files, tokenizerConfig, tokenizer) : undefined;
  const graphFiles = await readGraphFiles(files, weights, request, (graph) => checkDeclaredGraph(graph, record, weights));

  onProgress({ phase: "compile", ...fetched });
  const loaded = await loadGraph(request, graphFiles);
  const modelFacts = {
    contextLength: record.contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: 0,
    memoryBytes: loaded.memoryBytes,
    device,
    loadedUrls: loadedUrls(),
  };
  const parts: LoadedParts = { facts: modelFacts, tokenizer };
  const padId = tokenizer.table.idOf("[PAD]") ?? tokenizer.table.idOf("<pad>") ?? 0;
  if (loaded.kind === "encoder") {
    const encode = new EncodeSession({
      tokenizer,
      encoder: loaded.encoder,
      record,
      padId,
      layers,
      isSpecial: specialTokenIds(tokenizerConfig, tokenizer.table),
    });
    modelFacts.dimensions = encode.vectors?.width ?? 0;
    for (const warning of encode.vectors?.warnings ?? []) console.warn(`cohabit: ${warning}`);
    parts.encode = encode;
  } else if (template === undefined) {
    const pairs = pairTemplateSchema.parse(record.onnx?.yesNo ?? {});
    const encoder = new YesNoModel(loaded.model, answerIds(tokenizer, pairs));
    parts.encode = new EncodeSession({ tokenizer, encoder, record, padId, pairs: templateFraming(tokenizer, pairs) });
  } else {
    parts.chat = new ChatSession({
      tokenizer,
      template,
      dialect: recordDialects[record.dialect],
      supportsReasoning: record.features.includes("reasoning"),
      toolCallThresholds: record.toolCallThresholds,
      model: loaded.model,
      endTokenIds: readEndTokenIds(configs, tokenizer.table),
      yieldToEventLoop: createEventLoopYield(),
    });
  }
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return parts;
}

/** Returns the ids of the tokens with which a yes-no reranker answers. */
function answerIds({ table }: TextTokenizer, { yes, no }: PairTemplate): { yes: number; no: number } {
  const idOf = (answer: string): number => {
    const id = table.idOf(answer);
    if (id !== undefined) return id;
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: `tokenizer.json: it lacks the token ${JSON.stringify(answer)}, which a yes-no reranker answers with`,
    });
  };
  return { yes: idOf(yes), no: idOf(no) };
}
