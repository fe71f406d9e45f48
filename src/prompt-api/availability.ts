/** Whether the service has a model for the options of a session, and whether its files are here. */
import type { CoreOptions, Expected } from "./dictionaries.ts";
import { type ChatModel, type PromptService, stateOf } from "./service.ts";
import type { LanguageModelAvailability } from "./types.ts";

/**
 * "validate and canonicalize language model options", for the languages: throws a RangeError for a tag that is not well formed.
 */
export function checkLanguages({
  expectedInputs = [],
  expectedOutputs = [],
}: Pick<CoreOptions, "expectedInputs" | "expectedOutputs">): void {
  for (const { languages } of [...expectedInputs, ...expectedOutputs]) Intl.getCanonicalLocales(languages);
}

/** `languages`: the languages that the site vouches for; absent: all. */
export async function availabilityOf(
  service: PromptService,
  options: CoreOptions,
  languages: readonly string[] | undefined,
): Promise<LanguageModelAvailability> {
  const model = await service.model();
  if (model === undefined || !satisfies(model, options, languages)) return "unavailable";
  return stateOf(await service.runtime(), model.name);
}

/** A model that is named by a hub's id has no features until its files are read: the session finds out. */
export function satisfies(model: ChatModel, options: CoreOptions, languages: readonly string[] | undefined): boolean {
  const { expectedInputs = [], expectedOutputs = [], tools = [] } = options;
  const isKnown = model.features.length > 0 || model.contextLength > 0;
  const has = (feature: string): boolean => !isKnown || model.features.includes(feature);
  if (tools.length > 0 && !has("tools")) return false;
  const takes = ({ type }: Expected): boolean => type === "text" || (type === "image" ? has("vision") : type !== "audio" && has("tools"));
  const gives = ({ type }: Expected): boolean => type === "text" || (type === "tool-call" && has("tools"));
  const speaks = ({ languages: tags = [] }: Expected): boolean => languages === undefined || tags.every((tag) => matches(tag, languages));
  return expectedInputs.every(takes) && expectedOutputs.every(gives) && [...expectedInputs, ...expectedOutputs].every(speaks);
}

/** Best fit: "en" covers "en-GB". */
function matches(tag: string, languages: readonly string[]): boolean {
  const { language } = new Intl.Locale(tag);
  return languages.some((each) => new Intl.Locale(each).language === language);
}
