/** The two packages as they would be published, built and packed once for all tests of a run. */
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";

export const repository = fileURLToPath(new URL("../..", import.meta.url));
const folder = path.join(repository, ".build/packed");

export interface Packed {
  cohabit: string;
  models: string;
}

/** Paths of the tarballs. */
export async function packedTarballs(): Promise<Packed> {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8"));
  const packed = {
    cohabit: path.join(folder, `cohabit-${version}.tgz`),
    models: path.join(folder, `cohabit-starter-models-${version}.tgz`),
  };
  const built = path.join(repository, "dist/assets/cohabit/manifest.json");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(built)) await runCommand("npm", ["run", "build"], repository);
  if (isOlder(packed.cohabit, built)) await runCommand("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], repository);
  if (isOlder(packed.models, path.join(repository, "models/package.json"))) {
    await runCommand(
      "npm",
      ["pack", "--ignore-scripts", "--workspace", "cohabit-starter-models", "--pack-destination", folder],
      repository,
    );
  }
  return packed;
}

function isOlder(file: string, source: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < statSync(source).mtimeMs;
}
