/** Makes an `Engine` of a function that loads a model: on ONNX Runtime, web-llm, a server or the browser, or scripted in tests. */
import type { TextTokenizer } from "../../chat/tokenizer/text-tokenizer.ts";
import type { ChatSession } from "./chat/chat-session.ts";
import type { EncodeWork } from "./encode/encode-work.ts";
import type { Engine, LoadedModel, LoadRequest, LoadProgress, Outcome } from "./engine.ts";
import type { Device, LocalDevice, OtherDevice } from "../models/devices/device.ts";
import { canShareMemory } from "../base/shared-memory.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import { engineFailure, loadFailure } from "./engine-errors.ts";
import { EngineFailureError } from "../base/engine-failure.ts";
import { loadTokenizer } from "./model-folder/load-tokenizer.ts";

export interface LoadedParts {
  facts: LoadedModel;
  /** Absent if the model is on a server and its tokenizer is, too. */
  tokenizer?: TextTokenizer;
  /** Present for chat models. */
  chat?: ChatSession;
  /** Present for embed and rerank models. */
  encode?: EncodeWork;
}

/** Loads a model. It may reject with any error; `loadFailure` turns it into a failure. */
export type PartsLoader<On extends Device = LocalDevice> = (
  request: LoadRequest<On>,
  onProgress: (progress: LoadProgress) => void,
) => Promise<LoadedParts>;

/** Makes an engine that computes on a device of this machine or, with `loadOther`, on a server or in the browser itself. */
export function createEngine(loadParts: PartsLoader, loadOther?: PartsLoader<OtherDevice>): Engine {
  return engineOf((request, onProgress) => {
    const { device } = request;
    if (device.kind !== "remote" && device.kind !== "browser")
      return loadParts({ ...request, device: withPossibleThreads(device) }, onProgress);
    return loadOther?.({ ...request, device }, onProgress) ?? Promise.reject(wrongDevice());
  });
}

/** Reduces the threads to one if this worker cannot share memory, although its page can. */
function withPossibleThreads(device: LocalDevice): LocalDevice {
  return device.kind === "wasm" && device.threads > 1 && !canShareMemory() ? { ...device, threads: 1 } : device;
}

function wrongDevice(): EngineFailureError {
  return new EngineFailureError({ kind: "internal", detail: "the engine has no device for the model" });
}

const noTokenizer = {
  ok: false,
  failure: { kind: "unprocessable", detail: "tokens: the tokenizer of this model is on its server" },
} as const;
const readsNoImages = {
  ok: false,
  failure: { kind: "unprocessable", detail: "images: the engine of this model cannot read images" },
} as const;
const notLoaded = { ok: false, failure: { kind: "internal", detail: "no model of that role is loaded" } } as const;

function engineOf(loadParts: PartsLoader<Device>): Engine {
  let parts: LoadedParts | undefined;
  let loadedTokenizer: TextTokenizer | undefined;
  const withTokenizer = <Value>(work: (tokenizer: TextTokenizer) => Value): Outcome<Value> => {
    if (parts === undefined && loadedTokenizer === undefined) return notLoaded;
    const tokenizer = parts?.tokenizer ?? loadedTokenizer;
    return tokenizer === undefined ? noTokenizer : { ok: true, value: work(tokenizer) };
  };
  // Calls beyond the number that the model can compute at the same time wait here.
  const replies = new ConcurrencyLimit(() => parts?.chat?.maxReplies ?? 1);
  const slices = new ConcurrencyLimit(() => parts?.encode?.maxSlices ?? 1);

  return {
    async load(request, onProgress) {
      try {
        parts = await loadParts(request, onProgress);
        const { facts, chat, encode } = parts;
        return { ok: true, value: { ...facts, maxCalls: chat?.maxReplies ?? encode?.maxSlices ?? 1 } };
      } catch (caught) {
        return { ok: false, failure: loadFailure(caught) };
      }
    },
    async planChat(conversation, generation, form) {
      try {
        return (await parts?.chat?.plan(conversation, generation, form)) ?? notLoaded;
      } catch (caught) {
        return { ok: false, failure: engineFailure(caught) };
      }
    },
    async replanChat(planId, documentIds) {
      try {
        return (await parts?.chat?.replan(planId, documentIds)) ?? notLoaded;
      } catch (caught) {
        return { ok: false, failure: engineFailure(caught) };
      }
    },
    async reply(request, port) {
      const chat = parts?.chat;
      if (chat === undefined) port.postMessage({ type: "done", outcome: notLoaded });
      else await replies.run(() => chat.reply(request, port));
    },
    planEmbed: async (texts, truncate, maxTokens, inputType) =>
      asOutcome(() => parts?.encode?.planEmbed(texts, truncate, maxTokens, inputType) ?? notLoaded),
    planEmbedContents: async (contents, truncate, maxTokens, inputType) => {
      if (parts?.encode === undefined) return notLoaded;
      return (await parts.encode.planEmbedContents?.(contents, truncate, maxTokens, inputType)) ?? readsNoImages;
    },
    planRerank: async (query, documents, maxTokensPerDocument, maxChunksPerDocument) =>
      asOutcome(() => parts?.encode?.planRerank(query, documents, maxTokensPerDocument, maxChunksPerDocument) ?? notLoaded),
    async encodeSlice(planId, slice) {
      const encode = parts?.encode;
      return encode === undefined ? notLoaded : slices.run(() => encode.encodeSlice(planId, slice));
    },
    async releasePlan(planId) {
      parts?.chat?.release(planId);
      parts?.encode?.release(planId);
    },
    async loadTokenizer(request, onProgress) {
      try {
        loadedTokenizer = await loadTokenizer(request, onProgress);
        return { ok: true, value: null };
      } catch (caught) {
        return { ok: false, failure: loadFailure(caught) };
      }
    },
    tokenize: async (text) =>
      asOutcome(() =>
        withTokenizer((tokenizer) => {
          const ids = tokenizer.encodeText(text);
          return { ids, pieces: tokenizer.pieces(ids), isExact: tokenizer.decode(ids) === text };
        }),
      ),
    detokenize: async (ids) =>
      asOutcome(() =>
        withTokenizer((tokenizer) => {
          const unknownIndex = ids.findIndex((id) => !tokenizer.table.has(id));
          return unknownIndex === -1 ? { text: tokenizer.decode(ids) } : { unknownIndex };
        }),
      ),
    isAlive: async () => true,
  };
}

/** Turns an exception into a failure, because an exception loses its class when it crosses the worker boundary. */
function asOutcome<Value>(work: () => Outcome<Value>): Outcome<Value> {
  try {
    return work();
  } catch (caught) {
    return { ok: false, failure: engineFailure(caught) };
  }
}
