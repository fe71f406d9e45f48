/** The tokenizer of a model's folder by itself: no template, no weights. */
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { LoadProgress, TokenizerRequest } from "../engine.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import { ModelFiles } from "./model-files.ts";

/** @throws EngineFailureError (`files-missing`, `files-damaged`) that names the file. */
export async function loadTokenizer(
  { record, folder }: TokenizerRequest,
  onProgress: (progress: LoadProgress) => void,
): Promise<TextTokenizer> {
  const files = new ModelFiles(folder, record, (progress) => onProgress({ phase: "fetch", ...progress }));
  files.expect(["tokenizer.json", "tokenizer_config.json"]);
  const tokenizerConfig = await files.json("tokenizer_config.json");
  const tokenizerFile = await files.json("tokenizer.json");
  let tokenizer: TextTokenizer;
  try {
    tokenizer = new TextTokenizer(tokenizerFile, tokenizerConfig);
  } catch (caught) {
    const detail = "tokenizer.json: it does not hold what a model's file of this name does";
    throw new EngineFailureError({ kind: "files-damaged", detail, cause: causeOf(caught) });
  }
  await files.settleStore();
  return tokenizer;
}
