/** An app of examples/ in a folder of its own, installed from the tarballs and built by the commands of its README. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { packedTarballs, repository } from "./packed.ts";
import { runCommand } from "./run-command.ts";

export interface ExampleApp {
  folder: string;
  remove: () => void;
}

/** Copies `examples/<name>`, points it to the tarballs and installs it; `dependencies` override the app's own. */
export async function installExample(name: string, dependencies: Readonly<Record<string, string>> = {}): Promise<ExampleApp> {
  const source = path.join(repository, "examples", name);
  const folder = mkdtempSync(path.join(tmpdir(), `cohabit-${name.replaceAll("/", "-")}-`));
  cpSync(source, folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist|out|\.next)(?:[\\/]|$)/.test(path.relative(source, file)),
  });
  const packed = await packedTarballs();
  const file = path.join(folder, "package.json");
  const manifest: { dependencies?: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const versions = { "cohabit": `file:${packed.cohabit}`, "cohabit-starter-models": `file:${packed.models}`, ...dependencies };
  for (const [dependency, version] of Object.entries(versions)) {
    const list = manifest.dependencies?.[dependency] === undefined ? manifest.devDependencies : manifest.dependencies;
    list[dependency] = version;
  }
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  await runCommand("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"], folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `installExample`, then `npm run build`. */
export async function buildExample(name: string, dependencies?: Readonly<Record<string, string>>): Promise<ExampleApp> {
  const app = await installExample(name, dependencies);
  await runCommand("npm", ["run", "build"], app.folder);
  return app;
}
