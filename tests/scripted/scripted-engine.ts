/**
 * The real engine over models that compute no numbers. The end of the model's id chooses how it loads:
 * "-files-missing", "-files-damaged", "-out-of-memory", "-device-lost", "-run-failed" fail, "-hang" never comes back,
 * "-die" ends the realm. A chat model with an id that ends with "-rows" computes up to 16 tokens in the time of one;
 * with "-framed" its tokenizer puts special tokens around a text, as an encoder's does.
 */
import { recordDialects } from "../../src/chat/dialects/record-dialects.ts";
import { ChatTemplate } from "../../src/chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../src/chat/tokenizer/text-tokenizer.ts";
import { ChatSession } from "../../src/worker/engine/chat/chat-session.ts";
import { createEngine, type LoadedParts } from "../../src/worker/engine/create-engine.ts";
import { EncodeSession } from "../../src/worker/engine/encode/encode-session.ts";
import type { Engine, LoadRequest } from "../../src/worker/engine/engine.ts";
import { EngineFailureError } from "../../src/worker/base/engine-failure.ts";
import { ImageTextSession } from "../../src/worker/engine/images/image-text-session.ts";
import { createEventLoopYield } from "../../src/transport/calls/event-loop-yield.ts";
import { byteTokenizerConfig, byteTokenizerFile, byteTokens, endTokenIds, unframedTokenizerFile } from "./byte-tokenizer.ts";
import { ScriptedCompleter } from "./scripted-completer.ts";
import { ScriptedEncoder } from "./scripted-encoder.ts";
import { ScriptedImageTower } from "./scripted-image-tower.ts";
import { ScriptedModel } from "./scripted-model.ts";

/** As in files that name an end token outside of their vocabulary. */
const noEndToken: ReadonlySet<number> = new Set([2 ** 32 - 1]);

const faultKinds = ["files-missing", "files-damaged", "out-of-memory", "device-lost", "run-failed"] as const;

/** The model that writes the replies: a token model, or a completer that gives token ids or text. */
export type Seam = "token-model" | "token-completer" | "text-completer";

export interface ScriptedEngineOptions {
  /** Ends the realm that the engine runs in. */
  die: () => void;
  /** Gets the chat model once it is loaded. */
  onModel?: (model: ScriptedModel, completer: ScriptedCompleter | undefined) => void;
  /** Default: a token model. */
  seam?: Seam | undefined;
  /** Replies that its token model writes at a time. Default: 1. */
  replies?: number | undefined;
}

export function createScriptedEngine(options: ScriptedEngineOptions): Engine {
  return createEngine(async (request, onProgress) => {
    const { id } = request.record;
    onProgress({ phase: "fetch", loadedBytes: 500, totalBytes: 1000 });
    for (const kind of faultKinds) {
      if (id.endsWith(`-${kind}`)) throw new EngineFailureError({ kind, detail: `the id of ${id} says so` });
    }
    if (id.endsWith("-die")) options.die();
    if (id.endsWith("-hang") || id.endsWith("-die")) return new Promise<LoadedParts>(() => undefined);
    onProgress({ phase: "fetch", loadedBytes: 1000, totalBytes: 1000 });
    onProgress({ phase: "compile", loadedBytes: 1000, totalBytes: 1000 });
    const parts = scriptedParts(request, options);
    onProgress({ phase: "ready", loadedBytes: 1000, totalBytes: 1000 });
    return parts;
  });
}

function scriptedParts(
  { record, device }: LoadRequest,
  { die, onModel, seam = "token-model", replies = 1 }: ScriptedEngineOptions,
): LoadedParts {
  const isFramed = record.role !== "chat" || record.id.endsWith("-framed");
  const tokenizer = new TextTokenizer(isFramed ? byteTokenizerFile : unframedTokenizerFile, byteTokenizerConfig);
  const facts = {
    contextLength: record.contextLength,
    vocabularySize: tokenizer.table.size,
    dimensions: record.role === "embed" ? (record.dimensions ?? 8) : 0,
    memoryBytes: 1_000_000,
    device,
  };
  if (record.role === "chat") {
    const { id } = record;
    const dialect = recordDialects[record.dialect];
    // The scripts write calls as Hermes models do by themselves.
    const syntax = dialect?.calls?.layout.open === "<tool_call>" && dialect.calls.notation.kind === "json" ? undefined : dialect?.calls;
    const open = (): ScriptedModel =>
      new ScriptedModel(tokenizer, record.contextLength, die, { syntax, rows: id.endsWith("-rows") ? 16 : 1 });
    const model = open();
    model.siblings = Array.from({ length: replies - 1 }, open);
    const completer =
      seam === "token-model" ? undefined : new ScriptedCompleter(model, tokenizer, seam === "token-completer" ? "tokens" : "text");
    onModel?.(model, completer);
    const chat = new ChatSession({
      tokenizer,
      template: new ChatTemplate(byteTokenizerConfig, undefined),
      dialect,
      supportsReasoning: record.features.includes("reasoning"),
      ...(completer === undefined ? { model, endTokenIds: id.endsWith("-endless") ? noEndToken : endTokenIds } : { completer }),
      // Node handles up to 1,000 messages of one port in one turn, so it needs another way to yield.
      yieldToEventLoop: "setImmediate" in globalThis ? () => new Promise((resolve) => setImmediate(resolve)) : createEventLoopYield(),
    });
    return { facts, tokenizer, chat };
  }
  const encoder = new ScriptedEncoder(tokenizer, record.role, facts.dimensions, die);
  const texts = new EncodeSession({ tokenizer, encoder, record, padId: byteTokens.padding });
  const readsImages = record.role === "embed" && record.features.includes("vision");
  return { facts, tokenizer, encode: readsImages ? new ImageTextSession(texts, new ScriptedImageTower(facts.dimensions)) : texts };
}
