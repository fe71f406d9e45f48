/** Files of a model's folder that were read: one that does not hold what it must is damaged. */
import { UnreadableChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { MalformedChatTemplateError, MissingChatTemplateError } from "../../../chat/prompt/template-choice.ts";
import { lowerCased } from "../../../chat/tokenizer/lower-case.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { UnsupportedTokenizerError } from "../../../chat/tokenizer/unsupported-tokenizer-error.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { endConfigSchema } from "./end-tokens.ts";
import type { ModelFiles } from "./model-files.ts";
import { withSpecialTokens } from "./tokenizer-config.ts";

/** @throws EngineFailureError ("files-damaged") that names the file, and says what is wrong, if `parse` throws. */
export function parsed<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (caught) {
    if (caught instanceof EngineFailureError) throw caught;
    const cause = causeOf(caught);
    const namesFile = caught instanceof MalformedChatTemplateError || caught instanceof UnreadableChatTemplateError;
    const isKnown = namesFile || caught instanceof MissingChatTemplateError || caught instanceof UnsupportedTokenizerError;
    const reason = isKnown ? caught.message : `it does not hold what a model's file of this name does: ${cause}`;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${namesFile ? caught.path : path}: ${reason}`, cause });
  }
}

/**
 * Reads a folder's tokenizer, and the special tokens that its files name in the form of tokenizer_config.json, which it need not have.
 * @param lowerCase See `ModelRecord`.
 */
export async function readTokenizer(files: ModelFiles, lowerCase = false): Promise<{ tokenizer: TextTokenizer; tokenizerConfig: unknown }> {
  const file = await files.json("tokenizer.json");
  const written = await files.optionalJson("tokenizer_config.json");
  const tokenizerConfig = await withSpecialTokens(written, () => files.optionalJson("special_tokens_map.json"));
  const tokenizer = parsed("tokenizer.json", () => new TextTokenizer(lowerCase ? lowerCased(file) : file, tokenizerConfig));
  return { tokenizer, tokenizerConfig };
}

/** For `readEndTokenIds`. */
export async function readEndConfigs(files: ModelFiles, tokenizerConfig: unknown): Promise<unknown[]> {
  const configs: [string, unknown][] = [
    ["generation_config.json", await files.optionalJson("generation_config.json")],
    ["config.json", await files.optionalJson("config.json")],
    ["tokenizer_config.json", tokenizerConfig],
  ];
  // What they say of end tokens is read later, and must not fail without a name then.
  for (const [path, config] of configs) parsed(path, () => endConfigSchema.parse(config ?? {}));
  return configs.map(([, config]) => config);
}
