/** Files of a model's folder that were read: one that does not hold what it must is damaged. */
import { ChatTemplate, MissingChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { causeOf } from "../../../inference/cause-of.ts";
import { EngineFailureError } from "../engine-errors.ts";
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
    const reason =
      caught instanceof MissingChatTemplateError ? caught.message : `it does not hold what a model's file of this name does: ${cause}`;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}`, cause });
  }
}

/** A folder's tokenizer, and what its files say of special tokens in the form of tokenizer_config.json, which it need not have. */
export async function readTokenizer(files: ModelFiles): Promise<{ tokenizer: TextTokenizer; tokenizerConfig: unknown }> {
  const file = await files.json("tokenizer.json");
  const written = await files.optionalJson("tokenizer_config.json");
  const tokenizerConfig = await withSpecialTokens(written, file, () => files.optionalJson("special_tokens_map.json"));
  return { tokenizer: parsed("tokenizer.json", () => new TextTokenizer(file, tokenizerConfig)), tokenizerConfig };
}

/** From chat_template.jinja or, for models that keep it there, tokenizer_config.json. `otherwise`: of a model that has none. */
export async function readTemplate(files: ModelFiles, tokenizerConfig: unknown, otherwise?: string): Promise<ChatTemplate> {
  const templateFile = await files.optionalText("chat_template.jinja");
  const path = templateFile === undefined || templateFile.trim() === "" ? "tokenizer_config.json: chat_template" : "chat_template.jinja";
  return parsed(path, () => new ChatTemplate(tokenizerConfig, templateFile ?? otherwise));
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
