/** Parses files of a model's folder. A file without the expected content is reported as damaged. */
import { UnreadableChatTemplateError } from "../../../chat/prompt/chat-template.ts";
import { MalformedChatTemplateError, MissingChatTemplateError } from "../../../chat/prompt/template-choice.ts";
import { lowerCased } from "../../../chat/tokenizer/lower-case.ts";
import { readTokenizerFile } from "../../../chat/tokenizer/read-tokenizer-file.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { UnsupportedTokenizerError } from "../../../chat/tokenizer/unsupported-tokenizer-error.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { endConfigSchema } from "./end-tokens.ts";
import type { ModelFiles } from "./model-files.ts";
import { withSpecialTokens } from "./tokenizer-config.ts";

/** Returns the result of `parse`. @throws EngineFailureError ("files-damaged") with the file's name and the reason if `parse` throws. */
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
 * Reads a folder's tokenizer and its tokenizer_config.json, completed with the special tokens of special_tokens_map.json. The
 * folder may lack both of these.
 * @param lowerCase See `ModelRecord`.
 */
export async function readTokenizer(files: ModelFiles, lowerCase = false): Promise<{ tokenizer: TextTokenizer; tokenizerConfig: unknown }> {
  const file = await files.json("tokenizer.json", readTokenizerFile);
  const written = await files.optionalJson("tokenizer_config.json");
  const tokenizerConfig = await withSpecialTokens(written, () => files.optionalJson("special_tokens_map.json"));
  const tokenizer = parsed("tokenizer.json", () => new TextTokenizer(lowerCase ? lowerCased(file) : file, tokenizerConfig));
  return { tokenizer, tokenizerConfig };
}

/** Reads the files for `readEndTokenIds`. */
export async function readEndConfigs(files: ModelFiles, tokenizerConfig: unknown): Promise<unknown[]> {
  const configs: [string, unknown][] = [
    ["generation_config.json", await files.optionalJson("generation_config.json")],
    ["config.json", await files.optionalJson("config.json")],
    ["tokenizer_config.json", tokenizerConfig],
  ];
  // `readEndTokenIds` does not know file names, so errors are found here.
  for (const [path, config] of configs) parsed(path, () => endConfigSchema.parse(config ?? {}));
  return configs.map(([, config]) => config);
}
