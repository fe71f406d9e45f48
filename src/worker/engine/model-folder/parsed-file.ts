/** Files of a model's folder that were read: one that does not hold what it must is damaged. */
import { ChatTemplate, MissingChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { lowerCased } from "../../../chat/tokenizer/lower-case.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import type { ModelFiles } from "./model-files.ts";

/** @throws EngineFailureError ("files-damaged") that names the file if `parse` throws. */
export function parsed<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (caught) {
    const reason = caught instanceof MissingChatTemplateError ? caught.message : "it does not hold what a model's file of this name does";
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}`, cause: causeOf(caught) });
  }
}

/** `lowerCase`: see `ModelRecord`. */
export async function readTokenizer(files: ModelFiles, tokenizerConfig: unknown, lowerCase = false): Promise<TextTokenizer> {
  const file = await files.json("tokenizer.json");
  return parsed("tokenizer.json", () => new TextTokenizer(lowerCase ? lowerCased(file) : file, tokenizerConfig));
}

/** From tokenizer_config.json or, for models that keep it there, chat_template.jinja. `otherwise`: of a model that has none. */
export async function readTemplate(files: ModelFiles, tokenizerConfig: unknown, otherwise?: string): Promise<ChatTemplate> {
  const templateFile = (await files.optionalText("chat_template.jinja")) ?? otherwise;
  return parsed("tokenizer_config.json", () => new ChatTemplate(tokenizerConfig, templateFile));
}

/** For `readEndTokenIds`. */
export async function readEndConfigs(files: ModelFiles, tokenizerConfig: unknown): Promise<unknown[]> {
  return [await optionalJson(files, "generation_config.json"), await optionalJson(files, "config.json"), tokenizerConfig];
}

async function optionalJson(files: ModelFiles, path: string): Promise<unknown> {
  const text = await files.optionalText(path);
  return text === undefined ? undefined : parsed(path, (): unknown => JSON.parse(text));
}
