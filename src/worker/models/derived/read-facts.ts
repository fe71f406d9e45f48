/** Reads from a hub or a folder what a record is derived from: the list of files, and the small ones among them. */
import { z } from "zod";
import { ModelFiles } from "../../engine/model-folder/model-files.ts";
import type { HubClient } from "../../hub/hub-client.ts";
import { recordFiles } from "../../hub/hub-model.ts";
import type { ModelReference } from "../../hub/model-reference.ts";
import { documentPaths, type ModelFacts } from "./model-facts.ts";
import { mainStems } from "./graph-files.ts";
import { neededStems } from "./transformers-fields.ts";
import { probeGraphs } from "./probe-graphs.ts";

export interface FactsRequest {
  /** Name under which the files are stored. */
  id: string;
  reference: ModelReference;
  /** A graph that a server which lists nothing is asked for, too. */
  file?: string | undefined;
}

/** @throws HubError; EngineFailureError if a file cannot be fetched or is damaged. */
export async function readFacts(hub: HubClient, { id, reference, file }: FactsRequest, signal?: AbortSignal): Promise<ModelFacts> {
  const model = await hub.find(reference, signal);
  // The reader that the engine has, too: files are checked, stored, and not fetched again when the model is loaded.
  const files = new ModelFiles(model.folder, { id, files: recordFiles(model) }, () => undefined, signal && { signal });
  const read = await Promise.all(documentPaths.map(async (path) => [path, await files.optionalJson(path)] as const));
  const documents = Object.fromEntries(read.filter(([, document]) => document !== undefined));
  const template = await readTemplate(files, documents["tokenizer_config.json"]);
  const named = file === undefined ? [] : [file];
  const stems = neededStems(documents["config.json"]);
  const probedFiles =
    model.files === undefined ? await probeGraphs(model.folder, named, stems ?? mainStems, stems !== undefined) : undefined;
  await files.settleStore();
  return {
    format: 1,
    model,
    ...(probedFiles !== undefined && { probedFiles }),
    documents: { ...documents, ...shortened(documents["tokenizer_config.json"]) },
    ...template,
  };
}

const tokenizerConfigSchema = z.looseObject({
  chat_template: z.union([z.string(), z.array(z.looseObject({ name: z.string(), template: z.string() }))]).nullish(),
});

/** As the engine chooses it (`ChatTemplate`): a file counts before the configuration, and an empty template is none. */
async function readTemplate(
  files: ModelFiles,
  tokenizerConfig: unknown,
): Promise<Pick<ModelFacts, "template" | "templatePath" | "templateNames">> {
  const templatePath = "chat_template.jinja";
  const inFile = await files.optionalText(templatePath);
  if (inFile !== undefined && inFile.trim() !== "") return { template: inFile, templatePath };
  const { chat_template } = tokenizerConfigSchema.safeParse(tokenizerConfig).data ?? {};
  const named = Array.isArray(chat_template) ? chat_template : [];
  const template = typeof chat_template === "string" ? chat_template : named.find(({ name }) => name === "default")?.template;
  if (template !== undefined && template.trim() !== "") return { template, templatePath: "tokenizer_config.json" };
  return named.length === 0 ? {} : { templateNames: named.map(({ name }) => name) };
}

/** Lists of added tokens make some of these files a megabyte. */
function shortened(tokenizerConfig: unknown): { "tokenizer_config.json"?: unknown } {
  const { model_max_length } = z.looseObject({ model_max_length: z.unknown() }).safeParse(tokenizerConfig).data ?? {};
  return tokenizerConfig === undefined ? {} : { "tokenizer_config.json": { model_max_length } };
}
