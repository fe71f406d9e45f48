/** The list of the files that a site serves for cohabit: written by the build, copied with them, compared by `cohabit init --check`. */
import { AssetManifestError } from "./asset-manifest-error.ts";

export interface AssetFile {
  /** Relative to the site's base, with forward slashes. */
  path: string;
  bytes: number;
  /** Hex. */
  sha256: string;
  /** The engines that need the file. Default: every site needs it. */
  engines?: string[];
}

export interface AssetManifest {
  format: 1;
  /** Version of the package. */
  version: string;
  /** Differs between two builds with different files. */
  build: string;
  /** The site has the files of these engines. Absent in the package. */
  engines?: string[];
  files: AssetFile[];
}

/** Relative to the site's base; next to the workers, so that a page can read it. */
export const manifestPath = "cohabit/manifest.json";

/** Throws `AssetManifestError` if `text` is not a manifest, or names files outside the site. */
export function parseAssetManifest(text: string): AssetManifest {
  const data = parseJson(text);
  if (!isRecord(data) || data["format"] !== 1) throw new AssetManifestError("the format is unknown");
  const { version, build, files } = data;
  if (typeof version !== "string" || typeof build !== "string" || !Array.isArray(files)) throw new AssetManifestError("fields are missing");
  return { format: 1, version, build, files: files.map(parseFile) };
}

function parseFile(entry: unknown): AssetFile {
  if (!isRecord(entry)) throw new AssetManifestError("a file is not an object");
  const { path, bytes, sha256 } = entry;
  if (typeof path !== "string" || typeof bytes !== "number" || typeof sha256 !== "string")
    throw new AssetManifestError("a file lacks a field");
  const { engines } = entry;
  if (engines !== undefined && !isStrings(engines)) throw new AssetManifestError("the engines of a file are no list of names");
  // Files on this list are written and removed, so other paths are refused.
  if (!/^(?:cohabit\/[\w.-]+(?:\/[\w.-]+)*|cohabit-sw\.js(?:\.map)?)$/.test(path) || path.split("/").includes("..")) {
    throw new AssetManifestError(`'${path}' is not the path of a file of cohabit`);
  }
  return { path, bytes, sha256, ...(engines !== undefined && { engines }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AssetManifestError("the text is not JSON");
  }
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((element) => typeof element === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
