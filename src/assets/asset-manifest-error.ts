/** A manifest of asset files cannot be used. */
export class AssetManifestError extends Error {
  constructor(reason: string) {
    super(`cohabit/manifest.json: ${reason}`);
    this.name = "AssetManifestError";
  }
}
