/** Installs the class as the page's `LanguageModel`. */
import { legacyNamespace } from "./legacy-namespace.ts";
import { languageModelClass } from "./language-model.ts";
import { PromptService, type ServiceOptions } from "./service.ts";
import type { LanguageModelClass } from "./types.ts";

export interface LanguageModelOptions extends ServiceOptions {
  /**
   * Languages that the model reads and writes, as BCP 47 tags: sessions that expect others are unavailable. Default: not
   * checked, because a model does not say which it has learned.
   */
  languages?: readonly string[];
  /**
   * `create` rejects with a NotAllowedError if the model would have to be downloaded and the user has not clicked or typed
   * just before, as in browsers. Default: true.
   */
  requireUserActivation?: boolean;
  /**
   * Whether sessions take `topK` and `temperature`, and `LanguageModel.params` exists, as in extensions. Default: whether
   * this is a page of an extension.
   */
  samplingParameters?: boolean;
}

export interface InstallOptions extends LanguageModelOptions {
  /** Replace the browser's `LanguageModel`, if it has one. Default: false. */
  force?: boolean;
  /**
   * Also set `ai.languageModel` and `ai.assistant`, the forms of the API before 2025, unless the page has an `ai`.
   * Default: false.
   */
  legacyNamespace?: boolean;
}

/** Returns a class `LanguageModel` over the chat models of a cohabit service, without installing it. */
export function createLanguageModelClass(options: LanguageModelOptions): LanguageModelClass {
  const { languages, requireUserActivation = true, samplingParameters = isExtension() } = options;
  return languageModelClass(new PromptService(options), {
    languages,
    requiresUserActivation: requireUserActivation,
    takesSamplingParameters: samplingParameters,
  });
}

function isExtension(): boolean {
  return typeof location === "object" && location.protocol.endsWith("-extension:");
}

/**
 * Sets `globalThis.LanguageModel` to such a class, unless the browser has one. Returns a function that restores the previous
 * value; sessions continue to work.
 */
export function installLanguageModel(options: InstallOptions): () => void {
  const native = Object.getOwnPropertyDescriptor(globalThis, "LanguageModel");
  if (native !== undefined && options.force !== true) return () => undefined;
  const installed = createLanguageModelClass(options);
  const namespace = options.legacyNamespace === true && !("ai" in globalThis) ? legacyNamespace(installed) : undefined;
  define("LanguageModel", installed);
  if (namespace !== undefined) define("ai", namespace);
  return () => {
    if (namespace !== undefined && Reflect.get(globalThis, "ai") === namespace) Reflect.deleteProperty(globalThis, "ai");
    if (Reflect.get(globalThis, "LanguageModel") !== installed) return;
    if (native === undefined) Reflect.deleteProperty(globalThis, "LanguageModel");
    else Object.defineProperty(globalThis, "LanguageModel", native);
  };
}

function define(name: string, value: object): void {
  Object.defineProperty(globalThis, name, { value, writable: true, enumerable: false, configurable: true });
}
