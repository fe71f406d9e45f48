/** Reads the files of a model's folder that may hold its chat template. */
import type { TemplateFiles } from "../../../chat/prompt/template-choice.ts";
import type { ModelFiles } from "./model-files.ts";

const folder = "additional_chat_templates/";
const extension = ".jinja";

/**
 * Requests few files, because the browser logs each missing one on the console. Additional templates are requested only if the
 * record lists them. chat_template.json is requested only if chat_template.jinja has no template, and either the record lists
 * the file or tokenizer_config.json has no template.
 */
export async function readTemplateFiles(files: ModelFiles, hasTemplateInConfig: boolean): Promise<TemplateFiles> {
  const templateFile = await files.optionalText("chat_template.jinja");
  const paths = files.listed(folder).filter((path) => path.endsWith(extension));
  const texts = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length, -extension.length), await files.optionalText(path)] as const),
  );
  const named = Object.fromEntries(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
  const path = "chat_template.json";
  const needsProcessorTemplate = (templateFile ?? "").trim() === "" && (files.listed(path).length > 0 || !hasTemplateInConfig);
  return { templateFile, named, ...(needsProcessorTemplate && { processorTemplate: await files.optionalJson(path) }) };
}
