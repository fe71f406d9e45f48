/** Serves the browser's language model, which only windows have, to engines in workers. */
import * as Comlink from "comlink";
import type {
  BrowserModelFacts,
  BrowserModelPage,
  PromptConstraint,
  PromptControl,
  PromptFailure,
  PromptOutcome,
  PromptStreamMessage,
  SessionFacts,
  SessionOptions,
} from "../../transport/browser-model.ts";
import { languageModel, type LanguageModelClass, type LanguageModelOptions, type LanguageModelSession } from "./language-model.ts";

const noModel: PromptFailure = { name: "NotSupportedError", message: "this window has no LanguageModel" };
const noSession: PromptFailure = { name: "InvalidStateError", message: "the session was destroyed" };
/** Classes whose model cannot run on this device. That is asked once, because Chromium warns on the console at each such question. */
const unusable = new WeakSet<LanguageModelClass>();
/** Every browser with a model offers it for this language. */
const english = ["en"];
const notDownloaded = (): DOMException => new DOMException("the model is not downloaded", "NotAllowedError");

export function serveBrowserModel(port: MessagePort): void {
  Comlink.expose(browserModelPage(), port);
}

function browserModelPage(): BrowserModelPage {
  const sessions = new Map<number, LanguageModelSession>();
  const downloads = new AbortController();
  let lastId = 0;
  const keep = (session: LanguageModelSession): SessionFacts => {
    lastId += 1;
    sessions.set(lastId, session);
    return { id: lastId, contextWindow: session.contextWindow, contextUsage: session.contextUsage };
  };
  const withSession = async <Value>(id: number, work: (session: LanguageModelSession) => Promise<Value>): Promise<PromptOutcome<Value>> => {
    const session = sessions.get(id);
    return session === undefined ? { ok: false, failure: noSession } : outcomeOf(() => work(session));
  };
  return {
    endWith(lock) {
      void navigator.locks.request(lock, () => {
        for (const session of sessions.values()) session.destroy();
        sessions.clear();
      });
    },
    facts: (languages) => factsOf(languageModel(), languages),
    async download(options, onProgress) {
      const model = languageModel();
      if (model === undefined) return { ok: false, failure: noModel };
      return outcomeOf(async () => {
        const monitor = (events: EventTarget): void => events.addEventListener("downloadprogress", (event) => onProgress(shareOf(event)));
        // Only the download is needed here: sessions belong to the page that hosts.
        (await model.create({ ...creation(options), monitor, signal: downloads.signal })).destroy();
        return null;
      });
    },
    cancelDownload: () => downloads.abort(),
    async create(options, initialPrompts) {
      const model = languageModel();
      if (model === undefined) return { ok: false, failure: noModel };
      return outcomeOf(async () => {
        const availability = await model.availability(creation(options));
        // Soon after a click the browser would begin a download.
        if (availability === "downloadable" || availability === "downloading") throw notDownloaded();
        return keep(await model.create({ ...creation(options), ...(initialPrompts.length > 0 && { initialPrompts }) }));
      });
    },
    clone: (id) => withSession(id, async (session) => keep(await session.clone())),
    async prompt(id, messages, constraint, port) {
      const session = sessions.get(id);
      const send = (message: PromptStreamMessage): void => port.postMessage(message);
      if (session === undefined) return send({ type: "failed", failure: noSession });
      const abort = new AbortController();
      port.onmessage = ({ data }: MessageEvent<PromptControl>) => data.type === "abort" && abort.abort();
      const onOverflow = (): void => send({ type: "overflow" });
      session.addEventListener("contextoverflow", onOverflow);
      const outcome = await outcomeOf(async () => {
        const reader = session.promptStreaming(messages, { ...constraintOptions(constraint), signal: abort.signal }).getReader();
        for (let next = await reader.read(); !next.done; next = await reader.read()) send({ type: "text", text: next.value });
        return null;
      });
      session.removeEventListener("contextoverflow", onOverflow);
      send(outcome.ok ? { type: "end" } : { type: "failed", failure: outcome.failure });
    },
    measure: (id, messages, constraint) =>
      withSession(id, (session) => session.measureContextUsage(messages, constraintOptions(constraint))),
    destroy(id) {
      sessions.get(id)?.destroy();
      sessions.delete(id);
    },
  };
}

async function factsOf(model: LanguageModelClass | undefined, languages: readonly string[]): Promise<BrowserModelFacts> {
  const unavailable = { availability: "unavailable", readsImages: false, hasSamplingModes: false } as const;
  if (!isSecureContext) return { ...unavailable, obstacle: "insecure" };
  if (model === undefined) return { ...unavailable, obstacle: "absent" };
  if (!isAllowed()) return { ...unavailable, obstacle: "forbidden" };
  if (unusable.has(model)) return { ...unavailable, obstacle: "device" };
  const ask = (options: LanguageModelOptions) => model.availability(options).catch(() => "unavailable" as const);
  const availability = await ask(creation({ languages, images: false }));
  if (availability === "unavailable") {
    const isForEnglish =
      languages.join() !== english.join() && (await ask(creation({ languages: english, images: false }))) !== "unavailable";
    if (!isForEnglish) unusable.add(model);
    return { ...unavailable, obstacle: isForEnglish ? "languages" : "device" };
  }
  const withImages = await ask(creation({ languages, images: true }));
  return { availability, readsImages: withImages === availability, hasSamplingModes: "samplingMode" in model.prototype };
}

/** Only Chromium has `featurePolicy`, and only it has the model so far. */
function isAllowed(): boolean {
  // Node, in which tests serve a scripted model, has no document.
  const { document: page }: { document?: Document } = globalThis;
  const policy: unknown = page && Reflect.get(page, "featurePolicy");
  if (typeof policy !== "object" || policy === null || !("features" in policy) || !("allowsFeature" in policy)) return true;
  const { features, allowsFeature } = policy;
  if (typeof features !== "function" || typeof allowsFeature !== "function") return true;
  const known: unknown = features.call(policy);
  return !Array.isArray(known) || !known.includes("language-model") || allowsFeature.call(policy, "language-model") === true;
}

/** The total is 1; an earlier version of Chrome reported bytes. */
function shareOf(event: Event): number {
  const loaded: unknown = Reflect.get(event, "loaded");
  const total: unknown = Reflect.get(event, "total");
  return typeof loaded !== "number" ? 0 : typeof total === "number" && total > 0 ? loaded / total : loaded;
}

function creation({ languages, images, samplingMode }: SessionOptions): LanguageModelOptions {
  const text = { type: "text", languages } as const;
  return {
    expectedInputs: images ? [text, { type: "image" }] : [text],
    expectedOutputs: [text],
    ...(samplingMode !== undefined && { samplingMode }),
  };
}

function constraintOptions(constraint: PromptConstraint | undefined): {
  responseConstraint?: object;
  omitResponseConstraintInput?: boolean;
} {
  return constraint === undefined ? {} : { responseConstraint: constraint.schema, omitResponseConstraintInput: !constraint.isShown };
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<PromptOutcome<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (caught) {
    return { ok: false, failure: promptFailure(caught) };
  }
}

function promptFailure(caught: unknown): PromptFailure {
  // An error of another realm is no instance of this realm's class.
  const isError = typeof caught === "object" && caught !== null && "name" in caught && "message" in caught;
  if (!isError) return { name: "UnknownError", message: String(caught) };
  const { name, message } = caught;
  const numbers = Object.fromEntries(
    ["requested", "quota"].flatMap((field) => {
      const value: unknown = Reflect.get(caught, field);
      return typeof value === "number" ? [[field, value]] : [];
    }),
  );
  return { name: String(name), message: String(message), ...numbers };
}
