/** A folder with the asset files of a build, in the layout of a site. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { readIfExists } from "./read-if-exists.ts";
import { manifestPath, parseAssetManifest, type AssetFile, type AssetManifest } from "./asset-manifest.ts";

const decompress = promisify(brotliDecompress);

/** Suffix of files that are compressed in the package: WASM, and scripts and source maps over a megabyte. */
const compressedSuffix = ".br";

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

  /** Returns the decompressed content. */
  async read({ path: file }: AssetFile): Promise<Uint8Array> {
    const name = path.join(this.#folder, file);
    return (await readIfExists(name)) ?? decompress(await readFile(name + compressedSuffix));
  }

  /** The manifest's own text; the manifest does not list itself. */
  async manifestText(): Promise<Uint8Array> {
    return readFile(path.join(this.#folder, manifestPath));
  }
}
