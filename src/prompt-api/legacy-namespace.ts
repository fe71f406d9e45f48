/** `ai.languageModel` and `ai.assistant`: the forms that the API had in 2024, for pages and libraries that still use them. */
import type { LanguageModelClass, LanguageModelCreateOptions, LanguageModelSession } from "./types.ts";

export interface LegacyFactory {
  capabilities(): Promise<{ available: "readily" | "after-download" | "no" }>;
  create(options?: LanguageModelCreateOptions & { systemPrompt?: string }): Promise<LanguageModelSession>;
}

interface LegacyNamespace {
  languageModel: LegacyFactory;
  assistant: LegacyFactory;
}

const legacyAvailabilities = {
  available: "readily",
  downloading: "after-download",
  downloadable: "after-download",
  unavailable: "no",
} as const;

export function legacyNamespace(LanguageModel: LanguageModelClass): LegacyNamespace {
  const factory: LegacyFactory = {
    async capabilities() {
      return { available: legacyAvailabilities[await LanguageModel.availability()] };
    },
    create({ systemPrompt, initialPrompts = [], ...options } = {}) {
      const system = systemPrompt === undefined ? [] : [{ role: "system" as const, content: systemPrompt }];
      return LanguageModel.create({ ...options, initialPrompts: [...system, ...initialPrompts] });
    },
  };
  return { languageModel: factory, assistant: factory };
}
