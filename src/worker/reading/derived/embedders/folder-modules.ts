/** The modules that modules.json of a sentence-transformers folder lists, and the small files with their settings. */
import { z } from "zod";
import { UnusableModelError } from "../unusable-model-error.ts";

/** The supported modules. */
const moduleNames = ["Transformer", "Pooling", "Dense", "LayerNorm", "Normalize", "Dropout"] as const;
type ModuleName = (typeof moduleNames)[number];

export interface FolderModule {
  name: ModuleName;
  /** Folder of its files, relative to the model's folder, with a trailing slash; "" for the model's folder. */
  folder: string;
}

const modulesFileSchema = z.array(z.looseObject({ path: z.string(), type: z.string() })).min(1);
/** `sentence_transformers.models.Pooling`, and `sentence_transformers.sentence_transformer.modules.pooling.Pooling`. */
const classPattern = /^sentence_transformers\.(?:\w+\.)*(\w+)$/;
/** A relative path inside the model's folder. */
const folderPattern = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\:][^\\:]*$/;

/** Names of the file with the settings of the transformer. The first existing file counts. */
export const transformerFiles = [
  "sentence_bert_config.json",
  "sentence_roberta_config.json",
  "sentence_distilbert_config.json",
  "sentence_camembert_config.json",
  "sentence_albert_config.json",
  "sentence_xlm-roberta_config.json",
  "sentence_xlnet_config.json",
];

/** @throws UnusableModelError for an unsupported module. */
export function readFolderModules(modulesFile: unknown): FolderModule[] {
  const parsed = modulesFileSchema.safeParse(modulesFile);
  if (!parsed.success) throw new UnusableModelError("modules.json is no list of modules with `path` and `type`");
  return parsed.data.map(({ path, type }) => {
    const className = classPattern.exec(type)?.[1];
    const name = moduleNames.find((known) => known === className);
    if (name === undefined) {
      throw new UnusableModelError(
        `modules.json names the module ${type}, which is not supported; supported are ${moduleNames.join(", ")}. ` +
          'If the graph holds all modules and returns sentence_embedding, set `modules: "graph"`',
      );
    }
    const folder = path.replace(/\/+$/, "");
    if (folder !== "" && !folderPattern.test(folder)) throw new UnusableModelError(`modules.json: ${path} is no folder of the model`);
    return { name, folder: folder === "" ? "" : `${folder}/` };
  });
}

/** Returns the paths of optional small files of the modules, in addition to `documentPaths`. */
export function moduleDocuments(modulesFile: unknown): string[] {
  return modulesOf(modulesFile).flatMap(({ name, folder }) => {
    const own = folder === "" ? [] : [`${folder}config.json`];
    if (name !== "Transformer") return own;
    return [...own, ...own.map(() => `${folder}tokenizer_config.json`), ...transformerFiles.map((file) => folder + file)];
  });
}

/** Returns the folder of the transformer; "" for the model's folder. */
export function transformerFolder(modulesFile: unknown): string {
  return modulesOf(modulesFile).find(({ name }) => name === "Transformer")?.folder ?? "";
}

/** Returns the possible paths of the modules' weights. Each module has one of its two paths. */
export function moduleWeights(modulesFile: unknown): string[] {
  const weighted = modulesOf(modulesFile).filter(({ name }) => name === "Dense" || name === "LayerNorm");
  return weighted.flatMap(({ folder }) => [`${folder}model.safetensors`, `${folder}pytorch_model.bin`]);
}

/** Returns an empty list for an invalid file, for which `deriveRecord` later throws. */
function modulesOf(modulesFile: unknown): FolderModule[] {
  try {
    return modulesFile === undefined ? [] : readFolderModules(modulesFile);
  } catch {
    return [];
  }
}
