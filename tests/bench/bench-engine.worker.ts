/**
 * Entry of the real engine worker with four changes: its chat model never ends a reply, so that every run has the
 * requested number of tokens (except with the engine `stepwise`); it computes one token a run; the name of the record's
 * engine may contain the number of threads; and over `benchChannel` it runs a bare loop on the very session that its
 * replies come from. Its URL has no query: chunks import it by its plain one, and it would run twice.
 */
import { recordDialects } from "../../src/chat/dialects/record-dialects.ts";
import { ChatTemplate } from "../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../src/chat/tokenizer/text-tokenizer.ts";
import { ChatSession } from "../../src/worker/engine/chat/chat-session.ts";
import { createEngine, type LoadedParts } from "../../src/worker/engine/create-engine.ts";
import type { LoadRequest } from "../../src/worker/engine/engine.ts";
import { createEventLoopYield } from "../../src/transport/calls/event-loop-yield.ts";
import { fittingPrompt, type PromptOptions } from "../../src/worker/engine/chat/prompt/prompt-plan.ts";
import { TokenCounts } from "../../src/worker/engine/chat/prompt/token-counts.ts";
import type { Conversation, ReplyForm } from "../../src/inference/conversation.ts";
import { serveEngine } from "../../src/worker/engine/serve-engine.ts";
import type { TokenModel } from "../../src/worker/engine/chat/token-loop/token-model.ts";
import { readGraphFiles } from "../../src/worker/engine/onnx/read-graph-files.ts";
import { loadGraph } from "../../src/worker/engine/onnx/load-graph.ts";
import { loadParts } from "../../src/worker/engine/onnx/load-onnx-model.ts";
import { readEndTokenIds } from "../../src/worker/engine/model-folder/end-tokens.ts";
import { readEndConfigs } from "../../src/worker/engine/model-folder/parsed-file.ts";
import { ModelFiles } from "../../src/worker/engine/model-folder/model-files.ts";
import { runBareLoop } from "./peers/bare-loop.ts";
import { type BareMessage, benchChannel, stepwiseEngine } from "./peers/bare-protocol.ts";

const threadsOf = (engine: string): number => Number(/-threads-(\d+)$/.exec(engine)?.[1] ?? 0);
/** Set by the last load and the last plan. */
let loaded: { id: string; parts: PromptOptions & { model: TokenModel } } | undefined;
let lastPlanned: { conversation: Conversation; form: ReplyForm } | undefined;

/** Computes one token a run, without speculation, because the bench measures single steps. */
function stepByStep(model: TokenModel): TokenModel {
  return {
    vocabularySize: model.vocabularySize,
    contextLength: model.contextLength,
    prefillChunk: model.prefillChunk,
    get length() {
      return model.length;
    },
    prefill: (ids) => model.prefill(ids),
    decode: (id) => model.decode(id),
    truncate: (length) => model.truncate(length),
    ...(model.siblings === undefined ? {} : { siblings: model.siblings.map(stepByStep) }),
  };
}

async function loadChat(request: LoadRequest): Promise<LoadedParts> {
  const { record, device } = request;
  const weights = record.onnx?.wasm;
  if (weights === undefined) throw new Error(`${record.id} has no weights for the CPU`);
  const files = new ModelFiles(request.folder, record, () => undefined);
  const tokenizerConfig = await files.json("tokenizer_config.json");
  const tokenizer = new TextTokenizer(await files.json("tokenizer.json"), tokenizerConfig);
  const template = new ChatTemplate(tokenizerConfig, await files.optionalText("chat_template.jinja"));
  const found = await loadGraph(request, await readGraphFiles(files, weights, request));
  if (found.kind !== "causal") throw new Error(`${record.id} is no chat model`);
  const { memoryBytes } = found;
  const model = stepByStep(found.model);
  const parts = { tokenizer, template, model, dialect: recordDialects[record.dialect] ?? recordDialects.plain, supportsReasoning: false };
  loaded = { id: record.id, parts };
  const endTokenIds =
    record.engine === stepwiseEngine ? readEndTokenIds(await readEndConfigs(files, tokenizerConfig), tokenizer.table) : new Set<number>();
  const chat = new ChatSession({ ...parts, endTokenIds, yieldToEventLoop: createEventLoopYield() });
  const facts = { contextLength: record.contextLength, vocabularySize: tokenizer.table.size, dimensions: 0, memoryBytes, device };
  return { facts, tokenizer, chat };
}

/** The session of an embedding model. */
let loadedEmbed: string | undefined;

const engine = createEngine((request, onProgress) => {
  const threads = threadsOf(request.record.engine);
  const onThreads: LoadRequest = threads > 0 ? { ...request, device: { kind: "wasm", threads } } : request;
  if (request.record.role === "chat") return loadChat(onThreads);
  loadedEmbed = request.record.id;
  return loadParts(onThreads, onProgress);
});

serveEngine({
  ...engine,
  planChat(conversation, generation, form) {
    lastPlanned = { conversation, form };
    return engine.planChat(conversation, generation, form);
  },
});

const channel = new BroadcastChannel(benchChannel);
channel.onmessage = async ({ data }: MessageEvent<BareMessage>) => {
  if (data.type === "bare-embed-order" && data.model === loadedEmbed) {
    const milliseconds = await embedInOneLoop(data.texts, data.rows);
    channel.postMessage({ type: "bare-embed-answer", milliseconds } satisfies BareMessage);
    return;
  }
  if (data.type !== "bare-order" || data.model !== loaded?.id || lastPlanned === undefined) return;
  const { parts } = loaded;
  const { conversation, form } = lastPlanned;
  const { ids } = fittingPrompt(parts, conversation, form, parts.model.contextLength - 1, new TokenCounts(parts.tokenizer));
  const run = await runBareLoop(parts.model, ids, data.tokens);
  channel.postMessage({ type: "bare-answer", promptIds: Array.from(ids), ...run } satisfies BareMessage);
};

/** Computes only the vectors of an embed job: no service, no storage, no other call in between. */
async function embedInOneLoop(texts: readonly string[], rows: number): Promise<number> {
  const startedAt = performance.now();
  for (let start = 0; start < texts.length; start += rows) {
    // oxlint-disable-next-line no-await-in-loop
    const plan = await engine.planEmbed(texts.slice(start, start + rows), "END", undefined, undefined);
    if (!plan.ok) throw new Error(plan.failure.detail);
    for (let slice = 0; slice < plan.value.slices.length; slice++) {
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await engine.encodeSlice(plan.value.planId, slice);
      if (!outcome.ok) throw new Error(outcome.failure.detail);
    }
    // oxlint-disable-next-line no-await-in-loop
    await engine.releasePlan(plan.value.planId);
  }
  return performance.now() - startedAt;
}
