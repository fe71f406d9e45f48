/** Identifies the version of a model that its figures belong to. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** No reply depends on them: the card, the notice, the measured figures, and the manifest, which lists sizes and hashes of all files. */
const aboutTheModel = new Set(["README.md", "NOTICE", "evaluation.json", "manifest.json"]);

/** Returns the SHA-256 (hex) of the names and contents of all files in `folder` that replies depend on. */
export function modelHash(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !aboutTheModel.has(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .toSorted();
  const hash = createHash("sha256");
  for (const name of names) {
    hash.update(
      `${name}\0${createHash("sha256")
        .update(readFileSync(path.join(folder, name)))
        .digest("hex")}\n`,
    );
  }
  return hash.digest("hex");
}
