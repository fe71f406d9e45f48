/** `cohabit/prompt-api`: the Prompt API of browsers (`LanguageModel`), over the chat models of a cohabit service. */
export { createLanguageModelClass, installLanguageModel, type InstallOptions, type LanguageModelOptions } from "./install.ts";
export type { PromptRuntime } from "./service.ts";
export type * from "./types.ts";
