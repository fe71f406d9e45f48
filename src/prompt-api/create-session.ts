/** The algorithm "create an AI model object": availability, download with progress, and the first messages. */
import { checkLanguages, satisfies } from "./availability.ts";
import type { CreateOptions, MessageType } from "./dictionaries.ts";
import { domExceptionOf, ServiceError } from "./errors.ts";
import { type ChatModel, type CompletionRequest, type PromptRuntime, type PromptService, stateOf } from "./service.ts";
import { Session, type SessionModel, type TemplateCosts } from "./session.ts";
import { samplingOf } from "./sampling.ts";
import type { CapturedImages } from "./wire-messages.ts";
import { checkTools, wireTools } from "./tool-calls.ts";

export interface CreationPolicy {
  /** Languages that the site vouches for; absent: all. */
  languages: readonly string[] | undefined;
  /** Whether a download needs a gesture of the user, as in browsers. */
  requiresUserActivation: boolean;
  /** Whether `topK` and `temperature` count, as in extensions. */
  takesSamplingParameters: boolean;
}

/** The context that is kept free for a reply, unless the context is small. */
const replyReserve = 1024;

/** Costs by model of each service: they do not change. */
const knownCosts = new WeakMap<PromptService, Map<string, Promise<TemplateCosts>>>();

/** Throws a TypeError or a RangeError, as `create` and `availability` do before they look at the model. */
export function checkOptions(options: CreateOptions): void {
  checkLanguages(options);
  checkTools(options.tools ?? []);
}

/** `onProgress` gets 0, then larger numbers up to 1. Rejects with a DOMException. */
export async function createSession(
  service: PromptService,
  options: CreateOptions,
  images: CapturedImages,
  policy: CreationPolicy,
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<Session> {
  // Read first, because waiting may outlast the gesture.
  const hasActivation = !("userActivation" in navigator) || navigator.userActivation.isActive;
  const runtime = await service.runtime();
  const model = await service.model();
  signal.throwIfAborted();
  if (model === undefined) throw new DOMException("The service has no chat model.", "NotSupportedError");
  const unsupported = new DOMException(`The model ${model.name} does not support the options.`, "NotSupportedError");
  if (!satisfies(model, options, policy.languages)) throw unsupported;
  const state = await stateOf(runtime, model.name);
  signal.throwIfAborted();
  if (state !== "available" && policy.requiresUserActivation && !hasActivation) {
    throw new DOMException("A gesture of the user is needed before the model is downloaded.", "NotAllowedError");
  }
  await load(runtime, model.name, onProgress, signal);
  const loaded = (await service.model()) ?? model;
  if (!satisfies(loaded, options, policy.languages)) throw unsupported;
  try {
    return await begin(service, loaded, options, images, policy, signal);
  } catch (caught) {
    signal.throwIfAborted();
    throw caught instanceof ServiceError ? new DOMException(caught.message, "OperationError") : domExceptionOf(caught);
  }
}

async function begin(
  service: PromptService,
  model: ChatModel,
  options: CreateOptions,
  images: CapturedImages,
  { takesSamplingParameters }: CreationPolicy,
  signal: AbortSignal,
): Promise<Session> {
  const { initialPrompts = [], expectedInputs = [], tools = [] } = options;
  const expectedTypes: MessageType[] = ["text", ...expectedInputs.map(({ type }) => type)];
  const session = new Session({
    service,
    model: await sessionModel(service, model, signal),
    expectedTypes,
    tools,
    toolUsage: tools.length === 0 ? 0 : await service.countTokens(model.name, JSON.stringify(wireTools(tools)), signal),
    sampling: samplingOf(model, options, takesSamplingParameters),
  });
  if (initialPrompts.length > 0) await session.begin({ prompt: initialPrompts, images }, signal);
  return session;
}

/** Loads the model, with its progress. The load goes on if `signal` aborts: other callers may wait for it. */
async function load(runtime: PromptRuntime, model: string, onProgress: (loaded: number) => void, signal: AbortSignal): Promise<void> {
  let last = -1;
  let phase = "fetch";
  const report = (fraction: number): void => {
    // A precision of one part in 65,536, as the standard says.
    const loaded = Math.floor(fraction * 65_536) / 65_536;
    if (loaded <= last || signal.aborted) return;
    last = loaded;
    onProgress(loaded);
  };
  const unsubscribe = runtime.subscribe(({ id, progress }) => {
    if (id !== model || progress === undefined) return;
    ({ phase } = progress);
    // Only the end of the load reports 1.
    const { loadedBytes, totalBytes } = progress;
    if (totalBytes > 0) report(Math.min(loadedBytes / totalBytes, 65_535 / 65_536));
  });
  report(0);
  try {
    await runtime.load(model);
  } catch (caught) {
    signal.throwIfAborted();
    const message = caught instanceof Error ? caught.message : String(caught);
    throw new DOMException(message, phase === "fetch" ? "NetworkError" : "OperationError");
  } finally {
    unsubscribe();
  }
  signal.throwIfAborted();
  report(1);
  signal.throwIfAborted();
}

async function sessionModel(service: PromptService, model: ChatModel, signal: AbortSignal): Promise<SessionModel> {
  const known = knownCosts.get(service) ?? new Map<string, Promise<TemplateCosts>>();
  knownCosts.set(service, known);
  const pending = known.get(model.name) ?? templateCosts(service, model.name);
  known.set(model.name, pending);
  pending.catch(() => known.delete(model.name));
  const costs = await pending;
  signal.throwIfAborted();
  const { contextLength } = model;
  const room = contextLength - costs.perPrompt - Math.min(replyReserve, Math.floor(contextLength / 4));
  return { ...model, costs, contextWindow: contextLength === 0 ? Infinity : Math.max(0, room) };
}

/** Measures the tokens that the model's template adds, with two short prompts. Not aborted by one session, because all use it. */
async function templateCosts(service: PromptService, model: string): Promise<TemplateCosts> {
  const { signal } = new AbortController();
  const user = { role: "user", content: "a" } as const;
  const request = (messages: CompletionRequest["messages"]): CompletionRequest => ({ model, messages });
  const text = await service.countTokens(model, user.content, signal);
  const one = await service.prefill(request([user]), signal);
  const three = await service.prefill(request([user, { role: "assistant", content: user.content }, user]), signal);
  const perMessage = Math.max(0, Math.ceil((three - one) / 2) - text);
  return { perMessage, perPrompt: Math.max(0, one - text - perMessage) };
}
