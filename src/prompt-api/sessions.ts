/** Availability and creation of sessions. A page loads this module with its first use of `LanguageModel`. */
import { satisfies } from "./availability.ts";
import type { CoreOptions, CreateOptions, MessageType } from "./dictionaries.ts";
import { domExceptionOf, ServiceError } from "./errors.ts";
import { loadModel } from "./load-model.ts";
import type { SessionPolicy } from "./option-checks.ts";
import { maxTemperature, maxTopK, samplingOf } from "./sampling.ts";
import { type ChatModel, PromptService, type ServiceOptions, stateOf } from "./service.ts";
import { Session } from "./session.ts";
import { SessionModels } from "./session-models.ts";
import { wireTools } from "./tool-calls.ts";
import type { LanguageModelAvailability, LanguageModelParams } from "./types.ts";
import { captureImages } from "./wire-messages.ts";

export interface Creation {
  options: CreateOptions;
  /** The user has just clicked or typed. */
  hasUserActivation: boolean;
  /** Gets 0, then larger numbers up to 1. */
  onProgress: (loaded: number) => void;
  signal: AbortSignal;
}

export class Sessions {
  readonly #service: PromptService;
  readonly #models: SessionModels;
  readonly #policy: SessionPolicy;

  constructor(options: ServiceOptions, policy: SessionPolicy) {
    this.#service = new PromptService(options);
    this.#models = new SessionModels(this.#service);
    this.#policy = policy;
  }

  async availability(options: CoreOptions): Promise<LanguageModelAvailability> {
    try {
      const model = await this.#service.model();
      if (model === undefined || !satisfies(model, options, this.#policy.languages)) return "unavailable";
      return await stateOf(await this.#service.runtime(), model.name);
    } catch (caught) {
      throw domExceptionOf(caught);
    }
  }

  /** The limits of sampling parameters; null if there is no model. */
  async params(): Promise<LanguageModelParams | null> {
    const model = await this.#service.model();
    if (model === undefined) return null;
    return { defaultTopK: model.k, maxTopK, defaultTemperature: model.temperature, maxTemperature };
  }

  /** Rejects with a DOMException. */
  async create({ options, hasUserActivation, onProgress, signal }: Creation): Promise<Session> {
    const { languages, requiresUserActivation } = this.#policy;
    const model = await this.#service.model();
    if (model === undefined) throw new DOMException("The service has no chat model.", "NotSupportedError");
    const unsupported = new DOMException(`The model ${model.name} does not support the options.`, "NotSupportedError");
    if (!satisfies(model, options, languages)) throw unsupported;
    const runtime = await this.#service.runtime();
    const state = await stateOf(runtime, model.name);
    if (state !== "available" && requiresUserActivation && !hasUserActivation) {
      throw new DOMException("A gesture of the user is needed before the model is downloaded.", "NotAllowedError");
    }
    signal.throwIfAborted();
    await loadModel(runtime, model.name, onProgress, signal);
    // The features of a model that is named by a hub's id are known now.
    const loaded = (await this.#service.model()) ?? model;
    if (!satisfies(loaded, options, languages)) throw unsupported;
    try {
      return await this.#begin(loaded, options, signal);
    } catch (caught) {
      signal.throwIfAborted();
      throw caught instanceof ServiceError ? new DOMException(caught.message, "OperationError") : domExceptionOf(caught);
    }
  }

  async #begin(model: ChatModel, options: CreateOptions, signal: AbortSignal): Promise<Session> {
    const { initialPrompts = [], expectedInputs = [], tools = [] } = options;
    const images = captureImages(initialPrompts);
    const expectedTypes: MessageType[] = ["text", ...expectedInputs.map(({ type }) => type)];
    const session = new Session({
      service: this.#service,
      model: await this.#models.of(model, signal),
      expectedTypes,
      tools,
      toolUsage: tools.length === 0 ? 0 : await this.#service.countTokens(model.name, JSON.stringify(wireTools(tools)), signal),
      sampling: samplingOf(model, options, this.#policy.takesSamplingParameters),
    });
    if (initialPrompts.length > 0) await session.begin({ prompt: initialPrompts, images }, signal);
    return session;
  }
}
