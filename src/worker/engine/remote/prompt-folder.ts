/** Loads tokenizer and chat template of a model's folder, without weights, to render prompts for a server. */
import type { Dialect } from "../../../chat/dialects/dialect.ts";
import { recordDialects } from "../../../chat/dialects/record-dialects.ts";
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { ModelRecord } from "../../models/record/model-record.ts";
import type { PromptOptions } from "../chat/prompt/prompt-plan.ts";
import type { LoadProgress } from "../engine.ts";
import { ModelFiles } from "../model-folder/model-files.ts";
import { readTokenizer } from "../model-folder/parsed-file.ts";
import { readTemplate } from "../model-folder/read-template.ts";

export interface PromptFolder {
  tokenizer: TextTokenizer;
  /** Loads the chat template. `dialect`: undefined if it has to be detected from the template. */
  promptOptions(): Promise<Omit<PromptOptions, "dialect"> & { dialect: Dialect | undefined }>;
}

export async function openPromptFolder(
  folder: string,
  record: ModelRecord,
  onProgress: (progress: LoadProgress) => void,
): Promise<PromptFolder> {
  const files = new ModelFiles(folder, record, (progress) => onProgress({ phase: "fetch", ...progress }));
  files.expect(["tokenizer.json", "tokenizer_config.json"]);
  const { tokenizer, tokenizerConfig } = await readTokenizer(files);
  await files.settleStore();
  return {
    tokenizer,
    promptOptions: async () => {
      const template = await readTemplate(files, tokenizerConfig, tokenizer);
      await files.settleStore();
      return { tokenizer, template, dialect: recordDialects[record.dialect], supportsReasoning: record.features.includes("reasoning") };
    },
  };
}
