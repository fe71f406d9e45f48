/** References to models that are not in the catalogue: a repository of a hub, or a folder. */
import { z } from "zod";
import { decoded, isOfOtherLibrary, plainAddress, publicHub, readHubPath, readPublicHubPath } from "./hub-address.ts";
import { quantizationIn } from "./quantization.ts";

/**
 * A reference as users write it: `"org/name"`, `"org/name@revision"`, `"org/name:Q4_K_M"`, `"org/name/model.gguf"`, the address of a page
 * of a hub, `"https://site/folder/"`, `"https://site/folder/model.gguf"`, or an object with one of these texts as `hub`. Other fields of
 * the object (`file`, `dtype`, ...) are ignored.
 */
export const modelReferenceSchema = z.union([
  z.string().min(1),
  z.looseObject({ hub: z.string().min(1), revision: z.string().min(1).optional() }),
]);

export type ModelReferenceInput = z.input<typeof modelReferenceSchema>;

export type ModelReference = (
  | /** A repository. `revision`: branch, tag or commit; absent: the hub's main branch. */ {
      kind: "repository";
      id: string;
      revision?: string;
    }
  /** A folder with a model's files; `url` is absolute and ends with a slash. */
  | { kind: "folder"; url: string }
) & {
  /** Name of a quantisation of GGUF files, such as "Q4_K_M". */
  quantization?: string;
  /** Path of a GGUF or ONNX file below the folder. */
  file?: string;
  /** Path of a folder of the repository with GGUF files, or with a whole model. */
  directory?: string;
};

/** A text is not a valid reference. The message has the reason in one line. */
export class BadModelReference extends Error {
  override readonly name = "BadModelReference";
}

const namePattern = /^[\w][\w.-]*$/;
/** Names that git allows for a branch or a tag. */
const revisionPattern = /^(?!.*\.\.)[^\s~^:?*[\\\p{Cc}]+$/u;
const commitPattern = /^[0-9a-f]{40}$/;
const quantizationPattern = /^[\w][\w.-]*$/;

/** Whether a revision is a commit, which never changes. Branches and tags may move. */
export function isCommit(revision: string): boolean {
  return commitPattern.test(revision);
}

/**
 * Parses a reference. Does not check whether the model exists.
 * @param hubs Base URLs of hubs. A URL `<hub>/org/name`, also with `/tree/<revision>/...`, `/blob/<revision>/...` or
 *   `/resolve/<revision>/...` as copied from a browser's address bar, refers to this repository.
 * @throws BadModelReference
 */
export function parseModelReference(input: ModelReferenceInput, hubs: readonly string[] = []): ModelReference {
  const { hub: text, revision: given } = typeof input === "string" ? { hub: input, revision: undefined } : input;
  if (isOfOtherLibrary(text.trim())) {
    throw badReference(text, "a model of Ollama's or LM Studio's library is read from its repository on a hub, as in 'org/name:Q4_K_M'");
  }
  const name = plainAddress(text.trim());
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(name);
  const found = isUrl ? parseUrl(name, hubs) : parseId(name);
  const revision = given ?? (found.kind === "repository" ? found.revision : undefined);
  if (revision !== undefined && !revisionPattern.test(revision))
    throw badReference(text, `'${revision}' is no name of a branch, a tag or a commit`);
  if (![found.file, found.directory].every(isBelowFolder)) throw badReference(text, "its path leaves the repository");
  if (given === undefined) return found;
  if (found.kind === "folder") throw badReference(text, "a folder URL has no revisions: leave `revision` out");
  if (found.revision !== undefined && found.revision !== given) {
    throw badReference(text, `it names the revision '${found.revision}', and \`revision\` is '${given}'`);
  }
  return { ...found, revision: given };
}

type RepositoryReference = Extract<ModelReference, { kind: "repository" }>;

/** A name of LM Studio has the file after the id, or its quantisation after an @; a name of Ollama has the file after the colon. */
function parseId(text: string): RepositoryReference {
  const [, folder, fileInFolder] = /^([^/:@]+\/[^/:@]+)\/([^:@]+\.gguf)$/i.exec(text) ?? [];
  const [reference = "", tag, ...more] = (folder ?? text).split(":");
  const at = reference.indexOf("@");
  const id = at < 0 ? reference : reference.slice(0, at);
  const names = id.split("/");
  if (names.length !== 2 || !names.every((name) => namePattern.test(name) && !name.includes("..")) || more.length > 0) {
    throw badReference(text, "a model of a hub is named 'org/name' or 'org/name@revision', a folder by an absolute URL");
  }
  if (tag !== undefined && !quantizationPattern.test(tag)) {
    throw badReference(text, "a quantisation of GGUF files is named like 'Q4_K_M' after the colon");
  }
  const afterAt = at < 0 ? undefined : reference.slice(at + 1);
  if (afterAt === "") throw badReference(text, "the revision after the @ is missing");
  const isQuantization = afterAt !== undefined && quantizationIn(afterAt) === afterAt.toUpperCase();
  const file = fileInFolder ?? (tag !== undefined && isGgufName(tag) ? tag : undefined);
  const quantization = isQuantization ? afterAt : file === undefined && tag !== "latest" ? tag : undefined;
  return {
    kind: "repository",
    id,
    ...(afterAt !== undefined && !isQuantization && { revision: afterAt }),
    ...(quantization !== undefined && { quantization }),
    ...(file !== undefined && { file }),
  };
}

function parseUrl(text: string, hubs: readonly string[]): ModelReference {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw badReference(text, "it is not a URL");
  }
  if (!isFetched(url)) throw badReference(text, "a folder is named by an https: or http: URL, or one of the page's own scheme");
  const shownFile = withoutPageState(url);
  if (url.search !== "" || url.hash !== "") throw badReference(text, "the URL of a folder has no query and no fragment");
  const hub = hubs.map(withSlash).find((base) => url.href.startsWith(base));
  if (hub === undefined) return parseFolder(url, text);
  const path = url.href.slice(hub.length);
  const found = hub === publicHub ? readPublicHubPath(path) : readHubPath(path);
  if (found === undefined && hub === publicHub) throw badReference(text, "it is a page of the hub, but of no model");
  if (found === undefined) return parseFolder(url, text);
  const { id, revision, directory, file = shownFile } = found;
  return {
    ...parseId(id),
    ...(revision !== undefined && { revision }),
    ...(file !== undefined && { file }),
    ...(directory !== undefined && file === undefined && { directory }),
  };
}

function isBelowFolder(path: string | undefined): boolean {
  return path === undefined || !path.split("/").some((part) => part === "" || part === "." || part === "..");
}

/** Removes parameters that only matter to a page of the hub. Returns the GGUF file that the page shows. */
function withoutPageState(url: URL): string | undefined {
  const shown = url.searchParams.get("show_file_info");
  if (url.href.startsWith(publicHub)) url.search = url.hash = "";
  // Mirrors have the parameters of the public hub.
  else for (const name of ["download", "show_file_info", "local-app", "library"]) url.searchParams.delete(name);
  return shown !== null && isGgufName(shown) ? shown : undefined;
}

function isGgufName(name: string): boolean {
  return /\.gguf$/i.test(name);
}

function parseFolder({ href }: URL, text: string): ModelReference {
  if (/\.(?:onnx|json|jinja|safetensors|bin|md)$/i.test(href)) {
    throw badReference(text, "it is the URL of a file: give the URL of its folder, and the file as `file`");
  }
  if (!isGgufName(href)) return { kind: "folder", url: withSlash(href) };
  const end = href.lastIndexOf("/") + 1;
  return { kind: "folder", url: href.slice(0, end), file: decoded(href.slice(end)) };
}

/** Whether `fetch` can read files below a URL: over http or https, or with the page's own scheme, as in browser extensions. */
export function isFetched({ protocol }: URL): boolean {
  return protocol === "https:" || protocol === "http:" || protocol === globalThis.location?.protocol;
}

export function withSlash(url: string): string {
  return url.endsWith("/") ? url : `${url}/`;
}

function badReference(text: string, reason: string): BadModelReference {
  return new BadModelReference(`'${text}' names no model: ${reason}`);
}
