/** What is needed of a model's folder to render prompts for a server: tokenizer and chat template, and no weights. */
import type { Dialect } from "../../../chat/dialects/dialect.ts";
import { dialects } from "../../../chat/prompt/dialect.ts";
import { ChatTemplate, MissingChatTemplateError } from "../../../chat/prompt/prompt.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { ModelRecord } from "../../models/model-record.ts";
import type { PromptParts } from "../chat/prompt/prompt-plan.ts";
import type { LoadProgress } from "../engine.ts";
import { causeOf, EngineFailureError } from "../engine-errors.ts";
import { ModelFiles } from "../model-folder/model-files.ts";

export interface PromptFolder {
  tokenizer: TextTokenizer;
  /** Without a dialect it is read off the chat template. */
  promptParts(): Promise<Omit<PromptParts, "dialect"> & { dialect: Dialect | undefined }>;
}

export async function openPromptFolder(
  folder: string,
  record: ModelRecord,
  onProgress: (progress: LoadProgress) => void,
): Promise<PromptFolder> {
  const files = new ModelFiles(folder, record, (progress) => onProgress({ phase: "fetch", ...progress }));
  files.expect(["tokenizer.json", "tokenizer_config.json"]);
  const tokenizerConfig = await files.json("tokenizer_config.json");
  const tokenizerFile = await files.json("tokenizer.json");
  const tokenizer = parsed("tokenizer.json", () => new TextTokenizer(tokenizerFile, tokenizerConfig));
  const templateFile = record.role === "chat" ? await files.optionalText("chat_template.jinja") : undefined;
  await files.settleStore();
  return {
    tokenizer,
    promptParts: async () => ({
      tokenizer,
      template: parsed("tokenizer_config.json", () => new ChatTemplate(tokenizerConfig, templateFile)),
      dialect: dialects[record.dialect],
      supportsReasoning: record.features.includes("reasoning"),
    }),
  };
}

function parsed<Value>(path: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (caught) {
    const reason = caught instanceof MissingChatTemplateError ? caught.message : "it does not hold what a model's file of this name does";
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}`, cause: causeOf(caught) });
  }
}
