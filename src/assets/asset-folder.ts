/** A folder with the asset files of a build, in the layout of a site. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { readIfExists } from "./read-if-exists.ts";
import { manifestPath, parseAssetManifest, type AssetFile, type AssetManifest } from "./asset-manifest.ts";

const decompress = promisify(brotliDecompress);
const unpack = promisify(gunzip);

/** Suffix of the files over 10 kB that are compressed in the package: scripts, source maps and the OpenAPI document. */
const compressedSuffix = ".br";
/** Suffix of packed WebAssembly. A site has it packed, and one file of it unpacked as well. */
const packedSuffix = ".bin";

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

  /** Returns the whole, decompressed content. */
  async read({ path: file }: Pick<AssetFile, "path">): Promise<Uint8Array> {
    const name = path.join(this.#folder, file);
    const whole = await readIfExists(name);
    if (whole !== undefined) return whole;
    const packed = await readIfExists(name + packedSuffix);
    return packed === undefined ? decompress(await readFile(name + compressedSuffix)) : unpack(packed);
  }
}
