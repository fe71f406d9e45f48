/** Reads the facts of a model from a hub or a folder: the list of its files, and the content of the small ones. */
import { z } from "zod";
import { ModelFiles } from "../../engine/model-folder/model-files.ts";
import { readTemplateFiles } from "../../engine/model-folder/template-files.ts";
import {
  chooseTemplate,
  hasMainTemplate,
  MalformedChatTemplateError,
  MissingChatTemplateError,
} from "../../../chat/prompt/template-choice.ts";
import type { HubClient } from "../../hub/hub-client.ts";
import { recordFiles } from "../../hub/hub-model.ts";
import type { ModelReference } from "../../models/record/model-reference.ts";
import { moduleDocuments, moduleWeights, transformerFolder } from "./embedders/folder-modules.ts";
import { documentPaths, type FactFile, type ModelFacts } from "./model-facts.ts";
import { readGguf } from "./gguf/read-gguf.ts";
import { mainStems } from "./graph-files.ts";
import { neededStems } from "./multi-graph-fields.ts";
import { probeFiles, probeGraphs } from "./probe-graphs.ts";
import { UnusableModelError } from "./unusable-model-error.ts";

export interface FactsRequest {
  /** Name under which the files are stored. */
  id: string;
  reference: ModelReference;
  /** Path of a further graph to look for on a server that lists no files. */
  file?: string | undefined;
  /** Called for each received piece of a large file. */
  onBytes?: (() => void) | undefined;
}

/** @throws HubError; EngineFailureError if a file cannot be fetched or is damaged. */
export async function readFacts(hub: HubClient, request: FactsRequest, signal?: AbortSignal): Promise<ModelFacts> {
  const { id, reference, file, onBytes } = request;
  const model = await hub.find(reference, signal);
  const gguf = await readGguf(model, reference, { signal, onBytes });
  if (gguf !== undefined) return gguf;
  // The engine uses `ModelFiles`, too. It checks and stores the files, so that loading the model does not fetch them again.
  const files = new ModelFiles(model.folder, { id, files: recordFiles(model) }, () => undefined, signal && { signal });
  const common = await readDocuments(files, documentPaths);
  const documents = { ...common, ...(await readDocuments(files, moduleDocuments(common["modules.json"]))) };
  const template = await chosenTemplate(files, documents["tokenizer_config.json"]);
  const named = file === undefined ? [] : [file];
  const stems = neededStems(documents["config.json"]);
  const probedFiles =
    model.files === undefined
      ? [
          ...(await probeGraphs(model.folder, named, stems ?? mainStems, stems !== undefined)),
          ...(await graphsOfTransformer(model.folder, documents["modules.json"])),
          ...(await probeFiles(model.folder, moduleWeights(documents["modules.json"]))),
        ]
      : undefined;
  await files.settleStore();
  return {
    format: 2,
    model,
    ...(probedFiles !== undefined && { probedFiles }),
    documents: { ...documents, ...shortened(documents["tokenizer_config.json"]) },
    ...template,
  };
}

async function graphsOfTransformer(folder: string, modulesFile: unknown): Promise<FactFile[]> {
  const own = transformerFolder(modulesFile);
  const graphs = own === "" ? [] : await probeGraphs(new URL(own, folder).href, [], mainStems, false);
  return graphs.map((file) => ({ ...file, path: own + file.path }));
}

async function readDocuments(files: ModelFiles, paths: readonly string[]): Promise<Record<string, unknown>> {
  const read = await Promise.all(paths.map(async (path) => [path, await files.optionalJson(path)] as const));
  return Object.fromEntries(read.filter(([, document]) => document !== undefined));
}

/** Chooses the template like the engine (`ChatTemplate`). @throws UnusableModelError if a file with a template is malformed. */
async function chosenTemplate(
  files: ModelFiles,
  tokenizerConfig: unknown,
): Promise<Pick<ModelFacts, "template" | "templatePath" | "templateNames">> {
  try {
    const found = await readTemplateFiles(files, hasMainTemplate(tokenizerConfig));
    const { main } = chooseTemplate(tokenizerConfig, found);
    return { template: main.text, templatePath: main.path };
  } catch (caught) {
    if (caught instanceof MalformedChatTemplateError) throw new UnusableModelError(`${caught.path}: ${caught.message}`);
    if (caught instanceof MissingChatTemplateError) return { templateNames: [...caught.names] };
    throw caught;
  }
}

/** Drops unused fields, because lists of added tokens make some of these files a megabyte. */
function shortened(tokenizerConfig: unknown): { "tokenizer_config.json"?: unknown } {
  const { model_max_length } = z.looseObject({ model_max_length: z.unknown() }).safeParse(tokenizerConfig).data ?? {};
  return tokenizerConfig === undefined ? {} : { "tokenizer_config.json": { model_max_length } };
}
