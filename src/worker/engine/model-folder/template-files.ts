/** Reads the files of a model's folder that may hold its chat template. */
import type { TemplateFiles } from "../../../chat/prompt/template-choice.ts";
import type { ModelFiles } from "./model-files.ts";

const folder = "additional_chat_templates/";
const extension = ".jinja";

/**
 * A file that counts less than a template that was found is not asked for, and the templates of a folder only if they are listed. A folder
 * without a list is asked for chat_template.json only if nothing else has a template: each file that it lacks is an error on the console.
 */
export async function readTemplateFiles(files: ModelFiles, hasTemplateInConfig: boolean): Promise<TemplateFiles> {
  const templateFile = await files.optionalText("chat_template.jinja");
  const paths = files.listed(folder).filter((path) => path.endsWith(extension));
  const texts = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length, -extension.length), await files.optionalText(path)] as const),
  );
  const named = Object.fromEntries(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
  const path = "chat_template.json";
  const asks = (templateFile ?? "").trim() === "" && (files.listed(path).length > 0 || !hasTemplateInConfig);
  return { templateFile, named, ...(asks && { processorTemplate: await files.optionalJson(path) }) };
}
