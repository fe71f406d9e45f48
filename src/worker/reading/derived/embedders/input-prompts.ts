/** Maps the named prompts of sentence-transformers to the input types of the contract. A prompt is a text before each input. */
import { UnusableModelError } from "../unusable-model-error.ts";

/** Input types of the contract with the names of their prompts. The first existing prompt counts. */
const promptNames: readonly (readonly [inputType: string, names: readonly string[]])[] = [
  ["search_query", ["query", "retrieval.query", "retrieval-query", "search_query", "s2p_query", "web_search_query"]],
  ["search_document", ["document", "passage", "corpus", "retrieval.passage", "retrieval-document", "search_document"]],
  ["classification", ["classification"]],
  ["clustering", ["clustering", "separation"]],
];

interface SentenceTransformersConfig {
  prompts?: Readonly<Record<string, string | null>> | null | undefined;
  default_prompt_name?: string | null | undefined;
}

/**
 * Returns the prompts by input type; undefined if the file has none. An input type without its own prompt gets the default prompt, if
 * there is one.
 * @throws UnusableModelError if the default prompt is not among the prompts.
 */
export function inputPromptsOf(config: SentenceTransformersConfig | undefined): Record<string, string> | undefined {
  const prompts = Object.entries(config?.prompts ?? {}).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  const defaultName = config?.default_prompt_name ?? undefined;
  const defaultPrompt = defaultName === undefined ? "" : prompts.find(([name]) => name === defaultName)?.[1];
  if (defaultPrompt === undefined) {
    throw new UnusableModelError(`config_sentence_transformers.json: default_prompt_name "${defaultName}" is none of its prompts`);
  }
  if (prompts.length === 0) return undefined;
  // An exact match takes precedence over one that differs only in case.
  const byName = new Map([...prompts.map(([name, text]) => [name.toLowerCase(), text] as const), ...prompts]);
  const found = promptNames.map(([inputType, names]) => {
    const own = names.map((name) => byName.get(name)).find((text) => text !== undefined);
    return [inputType, own ?? defaultPrompt] as const;
  });
  return Object.fromEntries(found.filter(([, text]) => text !== ""));
}
