/** The modules of a sentence-transformers folder, as modules.json lists them, and the small files that say what each does. */
import { z } from "zod";
import type { ModelFacts } from "../model-facts.ts";
import { UnusableModelError } from "../unusable-model-error.ts";

/** Those that can be computed here. */
const moduleNames = ["Transformer", "Pooling", "Dense", "LayerNorm", "Normalize", "Dropout"] as const;
type ModuleName = (typeof moduleNames)[number];

export interface FolderModule {
  name: ModuleName;
  /** Folder of its files, relative to the model's, with a slash behind it; "" for the model's own. */
  folder: string;
}

const modulesFileSchema = z.array(z.looseObject({ path: z.string(), type: z.string() })).min(1);
/** `sentence_transformers.models.Pooling`, and `sentence_transformers.sentence_transformer.modules.pooling.Pooling`. */
const classPattern = /^sentence_transformers\.(?:\w+\.)*(\w+)$/;
/** Relative, and inside of the model's folder. */
const folderPattern = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\:][^\\:]*$/;

/** Names of the file that says how the transformer reads texts; the first that there is counts. */
export const transformerFiles = [
  "sentence_bert_config.json",
  "sentence_roberta_config.json",
  "sentence_distilbert_config.json",
  "sentence_camembert_config.json",
  "sentence_albert_config.json",
  "sentence_xlm-roberta_config.json",
  "sentence_xlnet_config.json",
];

/** @throws UnusableModelError for a module that cannot be computed here. */
export function readFolderModules(modulesFile: unknown): FolderModule[] {
  const parsed = modulesFileSchema.safeParse(modulesFile);
  if (!parsed.success) throw new UnusableModelError("modules.json is no list of modules with `path` and `type`");
  return parsed.data.map(({ path, type }) => {
    const className = classPattern.exec(type)?.[1];
    const name = moduleNames.find((known) => known === className);
    if (name === undefined) {
      throw new UnusableModelError(
        `modules.json names the module ${type}, which cannot be computed here; known are ${moduleNames.join(", ")}. ` +
          'If the graph holds all modules and gives sentence_embedding, say so with `modules: "graph"`',
      );
    }
    const folder = path.replace(/\/+$/, "");
    if (folder !== "" && !folderPattern.test(folder)) throw new UnusableModelError(`modules.json: ${path} is no folder of the model`);
    return { name, folder: folder === "" ? "" : `${folder}/` };
  });
}

/** Small files that are read if there are any, beside those that every model may have. */
export function moduleDocuments(modulesFile: unknown): string[] {
  return modulesOf(modulesFile).flatMap(({ name, folder }) => {
    const own = folder === "" ? [] : [`${folder}config.json`];
    if (name !== "Transformer") return own;
    return [...own, ...own.map(() => `${folder}tokenizer_config.json`), ...transformerFiles.map((file) => folder + file)];
  });
}

/** Where the transformer has its files; "" for the model's own folder. */
export function transformerFolder(modulesFile: unknown): string {
  return modulesOf(modulesFile).find(({ name }) => name === "Transformer")?.folder ?? "";
}

/** Whether an earlier version read the model, which did not know of all of these files. */
export function lacksModuleDocuments({ documents, model }: ModelFacts): boolean {
  const wanted = new Set(moduleDocuments(documents["modules.json"]));
  return model.files?.some(({ path }) => wanted.has(path) && documents[path] === undefined) ?? false;
}

/** Weights that modules have by the names of sentence-transformers: one of each pair is there. */
export function moduleWeights(modulesFile: unknown): string[] {
  const weighted = modulesOf(modulesFile).filter(({ name }) => name === "Dense" || name === "LayerNorm");
  return weighted.flatMap(({ folder }) => [`${folder}model.safetensors`, `${folder}pytorch_model.bin`]);
}

/** None of a file that is refused when the record is derived. */
function modulesOf(modulesFile: unknown): FolderModule[] {
  try {
    return modulesFile === undefined ? [] : readFolderModules(modulesFile);
  } catch {
    return [];
  }
}
