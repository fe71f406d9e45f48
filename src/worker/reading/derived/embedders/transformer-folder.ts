/** Handles models whose transformer is in a subfolder, such as `0_Transformer`, with its own config, tokenizer and graph. */
import { filesOf, type FactFile, type ModelFacts } from "../model-facts.ts";
import { findGraphs } from "../graph-files.ts";
import { transformerFolder } from "./folder-modules.ts";

interface RebasedModel {
  /** The facts with the transformer's folder as the model's folder. */
  facts: ModelFacts;
  /** Converts a path in the original folder to a path relative to the new one. */
  pathOf: (path: string) => string;
}

/** Moves a model to its transformer's folder if that has a config, a tokenizer and a graph. Returns other models unchanged. */
export function rebaseToTransformer(facts: ModelFacts): RebasedModel {
  const folder = transformerFolder(facts.documents["modules.json"]);
  const up = "../".repeat(folder.split("/").length - 1);
  const pathOf = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : up + path);
  const rebase = <File extends FactFile>(files: readonly File[]): File[] => files.map((file) => ({ ...file, path: pathOf(file.path) }));
  const files = rebase(filesOf(facts));
  // Without a list of files, the tokenizer is assumed to exist; it is first requested when the model is loaded.
  const hasTokenizer = facts.model.files === undefined || files.some(({ path }) => path === "tokenizer.json");
  const hasConfig = facts.documents[`${folder}config.json`] !== undefined;
  if (folder === "" || !hasConfig || !hasTokenizer || findGraphs(files) === undefined) return { facts, pathOf: (path) => path };
  const own = Object.entries(facts.documents).filter(([path]) => path.startsWith(folder));
  return {
    pathOf,
    facts: {
      ...facts,
      model: {
        ...facts.model,
        folder: new URL(folder, facts.model.folder).href,
        ...(facts.model.files !== undefined && { files: rebase(facts.model.files) }),
      },
      ...(facts.probedFiles !== undefined && { probedFiles: rebase(facts.probedFiles) }),
      documents: { ...facts.documents, ...Object.fromEntries(own.map(([path, document]) => [pathOf(path), document])) },
    },
  };
}
