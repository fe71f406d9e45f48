/** Loads the tokenizer of a model's folder without template and weights. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { LoadProgress, TokenizerRequest } from "../engine.ts";
import { ModelFiles } from "./model-files.ts";
import { readTokenizer } from "./parsed-file.ts";

/** @throws EngineFailureError (`files-missing`, `files-damaged`) that names the file. */
export async function loadTokenizer(
  { record, folder }: TokenizerRequest,
  onProgress: (progress: LoadProgress) => void,
): Promise<TextTokenizer> {
  if (record.gguf !== undefined) {
    const { loadGgufTokenizer } = await import("./load-gguf-tokenizer.ts");
    return loadGgufTokenizer({ record, folder }, onProgress);
  }
  const files = new ModelFiles(folder, record, (progress) => onProgress({ phase: "fetch", ...progress }));
  files.expect(["tokenizer.json", "tokenizer_config.json"]);
  const { tokenizer } = await readTokenizer(files, record.lowerCase);
  await files.settleStore();
  return tokenizer;
}
