/** Connects to the page that hosts, in which the browser's model is used. */
import { wrap } from "comlink";
import type { BrowserModelPage } from "../../../transport/browser-model.ts";
import { createEventLoopYield } from "../../../transport/calls/event-loop-yield.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { OtherDevice } from "../../models/devices/device.ts";
import { ChatSession } from "../chat/chat-session.ts";
import type { LoadedParts } from "../create-engine.ts";
import type { LoadProgress, LoadRequest } from "../engine.ts";
import { BuiltInCompleter } from "./built-in-completer.ts";
import { KeptSessions } from "./kept-sessions.ts";
import { valueOf } from "./prompt-failure.ts";

const noBytes = { loadedBytes: 0, totalBytes: 0 };

export async function loadBuiltInModel(
  { record, device, browserModel }: LoadRequest<OtherDevice>,
  onProgress: (progress: LoadProgress) => void,
): Promise<LoadedParts> {
  const { builtIn } = record;
  if (browserModel === undefined || builtIn === undefined) {
    throw new EngineFailureError({ kind: "internal", detail: "no page was given that uses the browser's model" });
  }
  const page = wrap<BrowserModelPage>(browserModel);
  const readsImages = record.features.includes("vision");
  const options = { languages: builtIn.languages, images: readsImages };
  onProgress({ phase: "compile", ...noBytes });
  // It stays, so that the browser keeps its model in memory until this model is unloaded.
  const empty = valueOf(await page.create(options, []));
  const contextLength = Number.isFinite(empty.contextWindow) ? Math.floor(empty.contextWindow) : record.contextLength;
  const conversationCompleter = new BuiltInCompleter({
    page,
    contextLength,
    readsImages,
    hasSamplingModes: builtIn.hasSamplingModes,
    sessions: new KeptSessions(page, options),
    emptySession: empty.id,
  });
  onProgress({ phase: "ready", ...noBytes });
  const chat = new ChatSession({ conversationCompleter, supportsReasoning: false, yieldToEventLoop: createEventLoopYield() });
  return { facts: { contextLength, vocabularySize: 0, dimensions: 0, memoryBytes: 0, device }, chat };
}
