/** Addresses of models as other programs and the pages of a hub write them. */

/** The default hub. */
export const publicHub = "https://huggingface.co/";

/** Other ways to write `publicHub`, among them without a scheme, as commands of other tools have them. */
const publicHubForms = /^(?:https?:\/\/)?(?:www\.)?(?:huggingface\.co|hf\.co)\//i;

/** `hf://org/name` and `huggingface://org/name`, with or without slashes, and the links of Jan. */
const idLinks = /^(?:(?:hf|huggingface):(?:\/\/)?|jan:\/\/models\/huggingface\/)(?=[^/])/i;
/** The links of LM Studio have the id, and perhaps the name of a file, in their query. */
const lmStudioLink = /^lmstudio:\/\/open_from_hf\?/i;
/** Catalogues of programs, which list models under names of their own; `qwen3:0.6b` is a name of Ollama's. */
const otherLibraries = /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:ollama\.(?:com|ai)|lmstudio\.ai)\/|^[\w.-]+:[\w.-]+$/i;

/** Paths of the public hub that are no models: their first part is not an organisation. */
const otherPages = /^(?:datasets|spaces|collections|papers|posts|docs|blog|models|tasks|learn|api|organizations)(?:\/|$)/;

/** Whether a text names a model in a library that is no hub. */
export function isOfOtherLibrary(text: string): boolean {
  return otherLibraries.test(text) && !idLinks.test(text);
}

/** Rewrites links of other programs to the id of a repository, and other forms of the public hub's address to its URL. */
export function plainAddress(text: string): string {
  if (lmStudioLink.test(text)) {
    const query = new URLSearchParams(text.replace(lmStudioLink, ""));
    return [query.get("model") ?? "", query.get("file") ?? ""].filter((part) => part !== "").join("/");
  }
  return text.replace(idLinks, "").replace(publicHubForms, publicHub);
}

/** The parts of the path of a hub's page. */
export interface HubPath {
  /** "org/name", perhaps with a quantisation. */
  id: string;
  revision?: string;
  /** Path of a GGUF or ONNX file. */
  file?: string;
  /** Path of a folder, without a slash at its end. */
  directory?: string;
}

/**
 * Reads the path of a URL below a hub: a repository, and in it a revision, a file or a folder. Returns undefined if it is none of these.
 * @param path Relative to the hub, percent-encoded.
 */
export function readHubPath(path: string): HubPath | undefined {
  const [, id, view = "", revision, inside = ""] =
    /^([^/:]+\/[^/]+)(?:\/(tree|resolve|blob|raw)\/(refs\/pr\/\d+|[^/]+)(?:\/(.+))?)?$/i.exec(path.replace(/\/+$/, "")) ?? [];
  if (id === undefined) return undefined;
  return { id, ...(revision !== undefined && { revision: decoded(revision) }), ...readInside(decodedPath(inside), view) };
}

/** The public hub has more pages of a repository, such as its discussions. Returns undefined for a page of no model. */
export function readPublicHubPath(path: string): HubPath | undefined {
  if (otherPages.test(path)) return undefined;
  const [, id, inside = ""] = /^([^/:]+\/[^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  return readHubPath(path) ?? (id === undefined ? undefined : { id, ...readInside(decodedPath(inside), "blob") });
}

/** The folder `onnx` and files such as the model's card name the repository. */
function readInside(path: string, view: string): Pick<HubPath, "file" | "directory"> {
  if (/\.(?:gguf|onnx)$/i.test(path)) return { file: path };
  const isFolder = /^tree$/i.test(view) || (/^resolve$/i.test(view) && !/\.[a-z]\w*$/i.test(path));
  return isFolder && path !== "" && path !== "onnx" ? { directory: path } : {};
}

function decodedPath(path: string): string {
  return path.split("/").map(decoded).join("/");
}

/** Decodes a part of a URL. Returns it unchanged if it is not valid percent-encoding. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
