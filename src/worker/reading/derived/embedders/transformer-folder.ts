/** Models whose transformer has a folder of its own, such as `0_Transformer`, with all that is read of a model. */
import { filesOf, type FactFile, type ModelFacts } from "../model-facts.ts";
import { findGraphs } from "../graph-files.ts";
import { transformerFolder } from "./folder-modules.ts";

interface PlacedModel {
  /** With the folder of the transformer as the model's. */
  facts: ModelFacts;
  /** The path of a file of the model, from there. */
  pathOf: (path: string) => string;
}

/** The model as it is, unless its transformer's folder has a config, a tokenizer and a graph. */
export function placeTransformer(facts: ModelFacts): PlacedModel {
  const folder = transformerFolder(facts.documents["modules.json"]);
  const up = "../".repeat(folder.split("/").length - 1);
  const pathOf = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : up + path);
  const place = <File extends FactFile>(files: readonly File[]): File[] => files.map((file) => ({ ...file, path: pathOf(file.path) }));
  const files = place(filesOf(facts));
  // A server that lists nothing is not asked for a tokenizer before the model is loaded.
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
        ...(facts.model.files !== undefined && { files: place(facts.model.files) }),
      },
      ...(facts.probedFiles !== undefined && { probedFiles: place(facts.probedFiles) }),
      documents: { ...facts.documents, ...Object.fromEntries(own.map(([path, document]) => [pathOf(path), document])) },
    },
  };
}
