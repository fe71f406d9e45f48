/** Loads a model folder in hub layout: tokenizer, template and an ONNX graph on the ordered device. */
import { dialects } from "../../../chat/prompt/dialect.ts";
import { ChatTemplate, MissingChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import { EncodeSession } from "../encode/encode-session.ts";
import { templateFraming } from "../encode/pair-framing.ts";
import { type PairTemplate, pairTemplateSchema } from "../encode/pair-template.ts";
import { YesNoModel } from "../encode/yes-no-model.ts";
import type { LoadRequest, LoadProgress } from "../engine.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { readEndTokenIds } from "../model-folder/end-tokens.ts";
import { readGraphFile } from "./graph/graph-file.ts";
import { loadGraph } from "./load-graph.ts";
import { ModelFiles } from "../model-folder/model-files.ts";

export async function loadParts(request: LoadRequest, onProgress: (progress: LoadProgress) => void): Promise<LoadedParts> {
  const { record, device } = request;
  const weights = record.onnx?.[device.kind];
  if (weights === undefined) {
    throw new EngineFailureError({ kind: "files-missing", detail: `${record.id} has no weights for ${device.kind}` });
  }
  let fetched = { loadedBytes: 0, totalBytes: 0 };
  const files = new ModelFiles(request.folder, record, (progress) => {
    fetched = { loadedBytes: progress.loadedBytes, totalBytes: progress.totalBytes };
    onProgress({ phase: "fetch", ...progress });
  });
  files.expect(["tokenizer.json", "tokenizer_config.json", weights.file, ...weights.externalData]);

  // Small files first: a folder that is not there is found out before the weights are asked for.
  const tokenizerConfig = await files.json("tokenizer_config.json");
  const tokenizerFile = await files.json("tokenizer.json");
  const tokenizer = parsed("tokenizer.json", () => new TextTokenizer(tokenizerFile, tokenizerConfig));
  const configs = [
    parseOptional("generation_config.json", await files.optionalText("generation_config.json")),
    parseOptional("config.json", await files.optionalText("config.json")),
    tokenizerConfig,
  ];
  const templateFile = record.role === "chat" ? await files.optionalText("chat_template.jinja") : undefined;
  const graph = await files.bytes(weights.file);
  const facts = readGraphFile(graph);
  const externalData = new Map<string, Uint8Array>();
  // The graph names its companions relative to itself.
  const graphFolder = weights.file.slice(0, weights.file.lastIndexOf("/") + 1);
  const companions = new Set([...weights.externalData, ...facts.companions.map((name) => graphFolder + name)]);
  files.expect([...companions].filter((path) => !weights.externalData.includes(path)));
  for (const path of companions) {
    externalData.set(path.slice(graphFolder.length), await files.bytes(path));
  }

  onProgress({ phase: "compile", ...fetched });
  const { file: path, cacheType, widened, int8Products: hasInt8Products } = weights;
  const loaded = await loadGraph(request, { path, graph, externalData, facts, cacheType, widened, hasInt8Products });
  const modelFacts = {
    contextLength: record.contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: record.role === "embed" && loaded.kind === "encoder" ? loaded.encoder.outputWidth : 0,
    memoryBytes: loaded.memoryBytes,
    device,
    loadedUrls: performance.getEntriesByType("resource").map(({ name }) => name),
  };
  const parts: LoadedParts = { facts: modelFacts, tokenizer };
  const padId = tokenizer.table.idOf("[PAD]") ?? tokenizer.table.idOf("<pad>") ?? 0;
  if (loaded.kind === "encoder") {
    parts.encode = new EncodeSession({ tokenizer, encoder: loaded.encoder, record, padId });
  } else if (record.role === "rerank") {
    const template = pairTemplateSchema.parse(record.onnx?.yesNo ?? {});
    const encoder = new YesNoModel(loaded.model, answerIds(tokenizer, template));
    parts.encode = new EncodeSession({ tokenizer, encoder, record, padId, pairs: templateFraming(tokenizer, template) });
  } else {
    const template = parsed("tokenizer_config.json", () => new ChatTemplate(tokenizerConfig, templateFile));
    parts.chat = new ChatSession({
      tokenizer,
      template,
      dialect: dialects[record.dialect],
      supportsReasoning: record.features.includes("reasoning"),
      model: loaded.model,
      endTokenIds: readEndTokenIds(configs, tokenizer.table),
      yieldToEventLoop: createEventLoopYield(),
    });
  }
  await files.settleStore();
  onProgress({ phase: "ready", ...fetched });
  return parts;
}

/** The tokens that a reranker of that kind answers with. */
function answerIds({ table }: TextTokenizer, { yes, no }: PairTemplate): { yes: number; no: number } {
  const idOf = (answer: string): number => {
    const id = table.idOf(answer);
    if (id !== undefined) return id;
    throw new EngineFailureError({
      kind: "files-damaged",
      detail: `tokenizer.json: it has no token ${JSON.stringify(answer)}, with which the model is to answer`,
    });
  };
  return { yes: idOf(yes), no: idOf(no) };
}

function parseOptional(path: string, text: string | undefined): unknown {
  return text === undefined ? undefined : parsed(path, (): unknown => JSON.parse(text));
}

/** A file that was read but does not hold what it must is damaged. */
function parsed<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (caught) {
    const reason = caught instanceof MissingChatTemplateError ? caught.message : "it does not hold what a model's file of this name does";
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}`, cause: causeOf(caught) });
  }
}
