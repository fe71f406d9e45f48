/** The class `LanguageModel`: the interface of the IDL over sessions of the service. */
import { canonicalMessages } from "./canonical-messages.ts";
import { CompositeSignal, orAborted } from "../transport/composite-signal.ts";
import * as dictionaries from "./dictionaries.ts";
import { defineEventHandler } from "./event-handler.ts";
import { checkOptions, type SessionPolicy } from "./option-checks.ts";
import type { ServiceOptions } from "./service.ts";
import type { PromptCall, Session } from "./session.ts";
import type { Sessions } from "./sessions.ts";
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
showAsInterface(CreateMonitor, "CreateMonitor");

/** Makes a class whose sessions use the models of a service. */
export function languageModelClass(options: ServiceOptions, policy: SessionPolicy): LanguageModelClass {
  let loaded: Sessions | undefined;
  const sessions = async (): Promise<Sessions> => {
    const { Sessions: SessionsClass } = await import("./sessions.ts").catch((): never => {
      throw new DOMException("The scripts of LanguageModel could not be loaded.", "NetworkError");
    });
    return (loaded ??= new SessionsClass(options, policy));
  };
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
    declare readonly topK: number;
    declare readonly temperature: number;

    constructor(key?: unknown) {
      if (key !== internal) throw new TypeError("Illegal constructor");
      super();
    }

    static async create(given: unknown = {}): Promise<LanguageModel> {
      const createOptions = dictionaries.createOptions(given, "options");
      const { signal, initialPrompts, expectedInputs = [] } = createOptions;
      signal?.throwIfAborted();
      checkOptions(createOptions, policy);
      if (initialPrompts !== undefined) canonicalMessages(initialPrompts, ["text", ...expectedInputs.map(({ type }) => type)], false);
      const monitor = new CreateMonitor(internal);
      createOptions.monitor?.(monitor);
      // Read now, because the gesture may be over when the sessions are loaded.
      const hasUserActivation = !("userActivation" in navigator) || navigator.userActivation.isActive;
      const onProgress = (fraction: number): void => void monitor.dispatchEvent(progressEvent(fraction));
      const destruction = new AbortController();
      const session = await signalled([signal], async (composite) =>
        (await sessions()).create({ options: createOptions, hasUserActivation, onProgress, signal: composite }),
      );
      signal?.addEventListener("abort", () => destruction.abort(signal.reason));
      return make({ session, destruction });
    }

    static async availability(given: unknown = {}): Promise<LanguageModelAvailability> {
      const coreOptions = dictionaries.coreOptions(given, "options");
      checkOptions(coreOptions, policy);
      return (await sessions()).availability(coreOptions);
    }

    async prompt(input: unknown, given: unknown = {}): Promise<string> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const { call, signal } = promptCall(session, input, given);
      let reply = "";
      await signalled([destruction.signal, signal], (composite) => session.prompt(call, (text) => (reply += text), composite));
      return reply;
    }

    promptStreaming(input: unknown, given: unknown = {}): ReadableStream<string> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const { call, signal } = promptCall(session, input, given);
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

    async append(input: unknown, given: unknown = {}): Promise<undefined> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const call = session.call(dictionaries.prompt(input, "input"));
      const { signal } = dictionaries.signalOptions(given, "options");
      await signalled([destruction.signal, signal], (composite) => session.append(call, composite));
      return undefined;
    }

    async measureContextUsage(input: unknown, given: unknown = {}): Promise<number> {
      const { session, destruction } = stateOf(this);
      requireArgument(arguments.length);
      const { call, signal } = promptCall(session, input, given);
      return signalled([destruction.signal, signal], (composite) => session.measure(call, composite));
    }

    async measureInputUsage(input: unknown, given: unknown = {}): Promise<number> {
      requireArgument(arguments.length);
      return this.measureContextUsage(input, given);
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

    async clone(given: unknown = {}): Promise<LanguageModel> {
      const { session, destruction } = stateOf(this);
      const { signal } = dictionaries.signalOptions(given, "options");
      // The clone is made in a later task, so that a signal can abort it.
      await signalled([destruction.signal, signal], () => Promise.resolve());
      return make({ session: session.copy(), destruction: new AbortController() });
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

  async function params(): Promise<LanguageModelParams | null> {
    return (await sessions()).params();
  }

  if (policy.takesSamplingParameters) {
    Object.defineProperties(LanguageModel, { params: { value: params, writable: true, configurable: true } });
    Object.defineProperties(LanguageModel.prototype, {
      topK: { get: attribute("topK"), configurable: true },
      temperature: { get: attribute("temperature"), configurable: true },
    });
  }
  for (const type of ["contextoverflow", "quotaoverflow"]) defineEventHandler(LanguageModel.prototype, type);
  showAsInterface(LanguageModel, "LanguageModel");
  return LanguageModel;
}

function progressEvent(fraction: number): ProgressEvent {
  const event = new ProgressEvent("downloadprogress", { loaded: fraction, total: 1, lengthComputable: true });
  // The property is an integer in browsers without the standard's change of 2025.
  return event.loaded === fraction ? event : Object.defineProperty(event, "loaded", { value: fraction });
}

/** Reads the arguments of `prompt` and its like, before the session looks at them. */
function promptCall(session: Session, input: unknown, given: unknown): { call: PromptCall; signal: AbortSignal | undefined } {
  const prompt = dictionaries.prompt(input, "input");
  const options = dictionaries.promptOptions(given, "options");
  if (options.omitResponseConstraintInput && options.responseConstraint === undefined) {
    throw new TypeError("omitResponseConstraintInput requires responseConstraint.");
  }
  return { call: session.call(prompt, options), signal: options.signal };
}

/** Runs with a signal that aborts when any of these does, and rejects with its reason at once. */
async function signalled<T>(signals: (AbortSignal | undefined)[], run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const composite = new CompositeSignal(...signals);
  composite.signal.throwIfAborted();
  try {
    return await orAborted(run(composite.signal), composite.signal);
  } finally {
    composite.release();
  }
}

function requireArgument(count: number): void {
  if (count === 0) throw new TypeError("1 argument required, but only 0 present.");
}

/** Gives a class the properties of an interface of the browser: enumerable members, and names that a minifier does not change. */
function showAsInterface(type: typeof EventTarget, name: string): void {
  for (const owner of [type, type.prototype]) {
    for (const [member, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (!["constructor", "length", "name", "prototype"].includes(member))
        Object.defineProperty(owner, member, { ...property, enumerable: true });
    }
  }
  Object.defineProperties(type, { name: { value: name, configurable: true }, length: { value: 0, configurable: true } });
  Object.defineProperty(type.prototype, Symbol.toStringTag, { value: name, configurable: true });
}
