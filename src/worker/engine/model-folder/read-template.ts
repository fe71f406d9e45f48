/** Reads a model's chat template, with the special tokens that it may name. */
import { ChatTemplate } from "../../../chat/prompt/chat-template.ts";
import { specialTokens } from "../../../chat/prompt/special-tokens.ts";
import { chooseTemplate, hasMainTemplate } from "../../../chat/prompt/template-choice.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { ModelFiles } from "./model-files.ts";
import { parsed } from "./parsed-file.ts";
import { readTemplateFiles } from "./template-files.ts";

const configFile = "tokenizer_config.json";

/** `otherwise`: the template to use if the folder has none. @throws EngineFailureError ("files-damaged") that names the file. */
export async function readTemplate(
  files: ModelFiles,
  tokenizerConfig: unknown,
  tokenizer: TextTokenizer | Promise<TextTokenizer>,
  otherwise?: string,
): Promise<ChatTemplate> {
  const found = await readTemplateFiles(
    files,
    parsed(configFile, () => hasMainTemplate(tokenizerConfig)),
  );
  const { main, forTools } = parsed(configFile, () => chooseTemplate(tokenizerConfig, { ...found, otherwise }));
  const unnamed = new Set(`${main.text} ${forTools?.text ?? ""}`.match(/\w+_token\b/g));
  for (const name of Object.keys(specialTokens(tokenizerConfig))) unnamed.delete(name);
  // Most folders name their special tokens in tokenizer_config.json; the other file is requested only if a token is missing there.
  const specialTokensMap = unnamed.size === 0 ? undefined : await files.optionalJson("special_tokens_map.json");
  const isUnnamed = unnamed.has("bos_token") && !saysNoBegin(tokenizerConfig) && specialTokens(specialTokensMap)["bos_token"] === undefined;
  const beginToken = isUnnamed ? beginTokenOf(await tokenizer) : undefined;
  const { templateFile, ...others } = found;
  return parsed(configFile, () => new ChatTemplate(tokenizerConfig, templateFile, { ...others, otherwise, specialTokensMap, beginToken }));
}

function saysNoBegin(tokenizerConfig: unknown): boolean {
  return (
    typeof tokenizerConfig === "object" && tokenizerConfig !== null && "bos_token" in tokenizerConfig && tokenizerConfig.bos_token === null
  );
}

/** The token that the tokenizer's post-processor puts before a text. */
function beginTokenOf(tokenizer: TextTokenizer): string | undefined {
  const [first] = tokenizer.frame("single").prefix;
  if (first === undefined) return undefined;
  // `pieces` returns the token unchanged; a decoder would turn "▁" into a space.
  return tokenizer.table.addedTokens.find(({ id }) => id === first)?.content ?? tokenizer.pieces(Int32Array.of(first))[0];
}
