/** Files of a model's folder that were read: one that does not hold what it must is damaged. */
import { UnreadableChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { MissingChatTemplateError } from "../../../chat/prompt/template-choice.ts";
import { lowerCased } from "../../../chat/tokenizer/lower-case.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { UnsupportedTokenizerError } from "../../../chat/tokenizer/unsupported-tokenizer-error.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import type { ModelFiles } from "./model-files.ts";

/** @throws EngineFailureError ("files-damaged") that names the file if `parse` throws. */
export function parsed<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (caught) {
    const isKnown =
      caught instanceof MissingChatTemplateError ||
      caught instanceof UnreadableChatTemplateError ||
      caught instanceof UnsupportedTokenizerError;
    const reason = isKnown ? caught.message : "it does not hold what a model's file of this name does";
    const place = caught instanceof UnreadableChatTemplateError ? caught.path : path;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${place}: ${reason}`, cause: causeOf(caught) });
  }
}

/** `lowerCase`: see `ModelRecord`. */
export async function readTokenizer(files: ModelFiles, tokenizerConfig: unknown, lowerCase = false): Promise<TextTokenizer> {
  const file = await files.json("tokenizer.json");
  return parsed("tokenizer.json", () => new TextTokenizer(lowerCase ? lowerCased(file) : file, tokenizerConfig));
}

/** For `readEndTokenIds`. */
export async function readEndConfigs(files: ModelFiles, tokenizerConfig: unknown): Promise<unknown[]> {
  return [await optionalJson(files, "generation_config.json"), await optionalJson(files, "config.json"), tokenizerConfig];
}

/** Undefined if the folder has no such file. */
export async function optionalJson(files: ModelFiles, path: string): Promise<unknown> {
  const text = await files.optionalText(path);
  return text === undefined ? undefined : parsed(path, (): unknown => JSON.parse(text));
}
