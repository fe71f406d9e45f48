/** A folder with the asset files of a build, in the layout of a site. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { applyFileDelta, parseFileDelta } from "./file-delta.ts";
import { readIfExists } from "./read-if-exists.ts";
import { manifestPath, parseAssetManifest, type AssetFile, type AssetManifest } from "./asset-manifest.ts";

const decompress = promisify(brotliDecompress);

/** Suffix of files that are compressed in the package: WASM, and scripts and source maps over a megabyte. */
const compressedSuffix = ".br";
/** Suffix of files that the package stores as their differences from another file. */
const deltaSuffix = ".delta.json";

export class AssetFolder {
  readonly manifest: AssetManifest;
  readonly #folder: string;

  private constructor(folder: string, manifest: AssetManifest) {
    this.#folder = folder;
    this.manifest = manifest;
  }

  /** Rejects with `AssetManifestError`, or the error of the file system if there is no build in `folder`. */
  static async open(folder: string): Promise<AssetFolder> {
    return new AssetFolder(folder, parseAssetManifest(await readFile(path.join(folder, manifestPath), "utf8")));
  }

  /** Undefined if `file` is not one of the asset files. */
  find(file: string): AssetFile | undefined {
    return this.manifest.files.find((entry) => entry.path === file);
  }

  /** Returns the whole, decompressed content. */
  async read({ path: file }: Pick<AssetFile, "path">): Promise<Uint8Array> {
    const name = path.join(this.#folder, file);
    const whole = await readIfExists(name);
    if (whole !== undefined) return whole;
    const kept = await readIfExists(name + deltaSuffix);
    if (kept === undefined) return decompress(await readFile(name + compressedSuffix));
    const delta = parseFileDelta(kept.toString());
    return applyFileDelta(delta, await this.read({ path: delta.base }));
  }

  /** The manifest's own text; the manifest does not list itself. */
  async manifestText(): Promise<Uint8Array> {
    return readFile(path.join(this.#folder, manifestPath));
  }
}
