/** Installs the class as the page's `LanguageModel`. */
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
}

export interface InstallOptions extends LanguageModelOptions {
  /** Replace the browser's `LanguageModel`, if it has one. Default: false. */
  force?: boolean;
}

/** Returns a class `LanguageModel` over the chat models of a cohabit service, without installing it. */
export function createLanguageModelClass(options: LanguageModelOptions): LanguageModelClass {
  const { languages, requireUserActivation = true } = options;
  return languageModelClass(new PromptService(options), { languages, requiresUserActivation: requireUserActivation });
}

/**
 * Sets `globalThis.LanguageModel` to such a class, unless the browser has one. Returns a function that restores the previous
 * value; sessions continue to work.
 */
export function installLanguageModel(options: InstallOptions): () => void {
  const native = Object.getOwnPropertyDescriptor(globalThis, "LanguageModel");
  if (native !== undefined && options.force !== true) return () => undefined;
  const installed = createLanguageModelClass(options);
  Object.defineProperty(globalThis, "LanguageModel", { value: installed, writable: true, enumerable: false, configurable: true });
  return () => {
    if (Reflect.get(globalThis, "LanguageModel") !== installed) return;
    if (native === undefined) Reflect.deleteProperty(globalThis, "LanguageModel");
    else Object.defineProperty(globalThis, "LanguageModel", native);
  };
}
