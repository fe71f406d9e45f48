/** The class `LanguageModel`: the interface of the IDL over sessions of the service. */
import { availabilityOf } from "./availability.ts";
import { CompositeSignal, unlessAborted } from "./composite-signal.ts";
import { checkOptions, createSession, type CreationPolicy } from "./create-session.ts";
import { canonicalMessages } from "./canonical-messages.ts";
import * as dictionaries from "./dictionaries.ts";
import { domExceptionOf } from "./errors.ts";
import { defineEventHandler } from "./event-handler.ts";
import { responseConstraint } from "./response-constraint.ts";
import { checkSampling, maxTemperature, maxTopK } from "./sampling.ts";
import type { PromptService } from "./service.ts";
import type { PromptCall, Session } from "./session.ts";
import { captureImages } from "./wire-messages.ts";
import type { LanguageModelAvailability, LanguageModelClass, LanguageModelParams } from "./types.ts";

/** Passed to the constructor by `create` and `clone` alone. */
const internal = Symbol("session");

type EventHandler = ((event: Event) => unknown) | null;

interface State {
  session: Session;
  destruction: AbortController;
}

/** `downloadprogress` is fired at it. */
class CreateMonitor extends EventTarget {
  constructor(key?: unknown) {
    if (key !== internal) throw new TypeError("Illegal constructor");
    super();
  }
}
defineEventHandler(CreateMonitor.prototype, "downloadprogress");

/** Makes a class whose sessions use the models of `service`. */
export function languageModelClass(service: PromptService, policy: CreationPolicy): LanguageModelClass {
  const states = new WeakMap<object, State>();
  const stateOf = (session: unknown): State => {
    const state = typeof session === "object" && session !== null ? states.get(session) : undefined;
    if (state === undefined) throw new TypeError("Illegal invocation");
    return state;
  };

  class LanguageModel extends EventTarget {
    // Defined below, on the prototype.
    declare oncontextoverflow: EventHandler;
    declare onquotaoverflow: EventHandler;

    constructor(key?: unknown) {
      if (key !== internal) throw new TypeError("Illegal constructor");
      super();
    }

    static async create(options: unknown = {}): Promise<LanguageModel> {
      const given = dictionaries.createOptions(options, "options");
      given.signal?.throwIfAborted();
      checkOptions(given);
      if (policy.takesSamplingParameters) checkSampling(given);
      const expectedTypes = (given.expectedInputs ?? []).map(({ type }) => type);
      if (given.initialPrompts !== undefined) canonicalMessages(given.initialPrompts, ["text", ...expectedTypes], false);
      const images = captureImages(given.initialPrompts ?? []);
      const monitor = new CreateMonitor(internal);
      given.monitor?.(monitor);
      const destruction = new AbortController();
      const creation = new CompositeSignal(given.signal);
      const onProgress = (loaded: number): void => {
        monitor.dispatchEvent(new ProgressEvent("downloadprogress", { loaded, total: 1, lengthComputable: true }));
      };
      const session = await unlessAborted(createSession(service, given, images, policy, onProgress, creation.signal), creation.signal);
      given.signal?.addEventListener("abort", () => destruction.abort(given.signal?.reason));
      return make({ session, destruction });
    }

    static async availability(options: unknown = {}): Promise<LanguageModelAvailability> {
      const given = dictionaries.coreOptions(options, "options");
      checkOptions({ ...given, initialPrompts: undefined, monitor: undefined, signal: undefined });
      try {
        return await availabilityOf(service, given, policy.languages);
      } catch (caught) {
        throw domExceptionOf(caught);
      }
    }

    async prompt(input: unknown, options: unknown = {}): Promise<string> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const { call, signal } = promptCall(input, options);
      const composite = new CompositeSignal(destruction.signal, signal);
      composite.signal.throwIfAborted();
      let reply = "";
      try {
        await session.prompt(call, (text) => (reply += text), composite.signal);
      } finally {
        composite.release();
      }
      return reply;
    }

    promptStreaming(input: unknown, options: unknown = {}): ReadableStream<string> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const { call, signal } = promptCall(input, options);
      const composite = new CompositeSignal(destruction.signal, signal);
      composite.signal.throwIfAborted();
      return new ReadableStream<string>({
        start(controller) {
          session
            .prompt(call, (text) => controller.enqueue(text), composite.signal)
            .then(() => controller.close())
            .catch((caught: unknown) => controller.error(caught))
            .finally(() => composite.release());
        },
        cancel: (reason) => composite.abort(reason),
      });
    }

    async append(input: unknown, options: unknown = {}): Promise<undefined> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const prompt = dictionaries.prompt(input, "input");
      const { signal } = dictionaries.signalOptions(options, "options");
      const composite = new CompositeSignal(destruction.signal, signal);
      composite.signal.throwIfAborted();
      try {
        await session.append({ prompt, images: captureImages(prompt) }, composite.signal);
      } finally {
        composite.release();
      }
      return undefined;
    }

    async measureContextUsage(input: unknown, options: unknown = {}): Promise<number> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const { call, signal } = promptCall(input, options);
      const composite = new CompositeSignal(destruction.signal, signal);
      composite.signal.throwIfAborted();
      try {
        return await unlessAborted(session.measure(call, composite.signal), composite.signal);
      } catch (caught) {
        throw domExceptionOf(caught);
      } finally {
        composite.release();
      }
    }

    async measureInputUsage(input: unknown, options: unknown = {}): Promise<number> {
      requireArgument(arguments.length);
      return this.measureContextUsage(input, options);
    }

    get contextUsage(): number {
      return stateOf(this).session.usage;
    }

    get contextWindow(): number {
      return stateOf(this).session.settings.model.contextWindow;
    }

    get inputUsage(): number {
      return this.contextUsage;
    }

    get inputQuota(): number {
      return this.contextWindow;
    }

    get samplingMode(): dictionaries.SamplingMode | null {
      return stateOf(this).session.settings.sampling.mode;
    }

    async clone(options: unknown = {}): Promise<LanguageModel> {
      const { session, destruction } = stateOf(this);
      const { signal } = dictionaries.signalOptions(options, "options");
      const composite = new CompositeSignal(destruction.signal, signal);
      composite.signal.throwIfAborted();
      try {
        // The clone is made in a later task, so that a signal can abort it.
        await unlessAborted(Promise.resolve(), composite.signal);
        return make({ session: session.copy(), destruction: new AbortController() });
      } finally {
        composite.release();
      }
    }

    destroy(): undefined {
      stateOf(this).destruction.abort(new DOMException("The session was destroyed.", "AbortError"));
      return undefined;
    }
  }

  function attribute(name: "topK" | "temperature") {
    return function (this: unknown): number {
      return stateOf(this).session.settings.sampling[name];
    };
  }

  function make(state: State): LanguageModel {
    const model = new LanguageModel(internal);
    states.set(model, state);
    state.session.onOverflow = () => {
      model.dispatchEvent(new Event("contextoverflow"));
      model.dispatchEvent(new Event("quotaoverflow"));
    };
    return model;
  }

  if (policy.takesSamplingParameters) {
    Object.defineProperties(LanguageModel, { params: { value: () => params(service), writable: true, configurable: true } });
    Object.defineProperties(LanguageModel.prototype, {
      topK: { get: attribute("topK"), configurable: true },
      temperature: { get: attribute("temperature"), configurable: true },
    });
  }
  for (const type of ["contextoverflow", "quotaoverflow"]) defineEventHandler(LanguageModel.prototype, type);
  showMembers(LanguageModel);
  return LanguageModel;
}

/** `LanguageModel.params()`: null if there is no model. */
async function params(service: PromptService): Promise<LanguageModelParams | null> {
  const model = await service.model();
  if (model === undefined) return null;
  return { defaultTopK: model.k, maxTopK, defaultTemperature: model.temperature, maxTemperature };
}

/** Reads the arguments of `prompt` and its like, which are converted before the session looks at them. */
function promptCall(input: unknown, options: unknown): { call: PromptCall; signal: AbortSignal | undefined } {
  const prompt = dictionaries.prompt(input, "input");
  const { responseConstraint: given, omitResponseConstraintInput, signal } = dictionaries.promptOptions(options, "options");
  if (omitResponseConstraintInput && given === undefined) {
    throw new TypeError("omitResponseConstraintInput requires responseConstraint.");
  }
  const constraint = given && responseConstraint(given);
  const call = { prompt, images: captureImages(prompt), constraint, showsConstraint: !omitResponseConstraintInput };
  return { call, signal };
}

function requireArgument(count: number): void {
  if (count === 0) throw new TypeError("1 argument required, but only 0 present.");
}

/** Members of interfaces are enumerable, and their classes have a name for `Object.prototype.toString`. */
function showMembers(type: typeof EventTarget): void {
  for (const owner of [type, type.prototype]) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (!["constructor", "length", "name", "prototype"].includes(name))
        Object.defineProperty(owner, name, { ...property, enumerable: true });
    }
  }
  Object.defineProperty(type.prototype, Symbol.toStringTag, { value: type.name, configurable: true });
}
