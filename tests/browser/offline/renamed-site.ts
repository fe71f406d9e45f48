/** A redeploy of a built site in which every script has another content, and thereby another name, as after a change of all of them. */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const comment = "/*! second */";
/** Scripts whose names have the hash of their content, and their source maps. */
const hashedScript = /-[\w-]{8}\.js(?:\.map)?$/;
const text = /\.(?:css|html|js|json|map|webmanifest)$/;

const hashOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");
const manifestSchema = z.looseObject({ build: z.string(), files: z.array(z.looseObject({ path: z.string() })) });
const siteFilesSchema = z.looseObject({ files: z.array(z.looseObject({ url: z.string() })) });

/** Copies a site from one folder to another, which is replaced. */
export function copyWithOtherScripts(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: "utf8" }).filter((name) => statSync(path.join(to, name)).isFile());
  const manifestFile = path.join(to, "cohabit/manifest.json");
  const { build } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  const names = new Map([[build, hashOf(build).slice(0, build.length)]]);
  for (const file of files.filter((name) => hashedScript.test(name))) {
    const script = path.basename(file).replace(/\.js(?:\.map)?$/, "");
    names.set(script, script.slice(0, -8) + hashOf(script).slice(0, 8));
  }
  const pattern = new RegExp([...names.keys()].join("|"), "g");
  const renamed = (content: string): string => content.replace(pattern, (name) => names.get(name) ?? name);
  for (const file of files.filter((name) => text.test(name) && !name.startsWith("models"))) {
    const whole = path.join(to, file);
    const start = file.endsWith(".js") && !path.basename(file).startsWith("cohabit-sw") ? `${comment}\n` : "";
    writeFileSync(whole, start + renamed(readFileSync(whole, "utf8")));
    if (renamed(file) !== file) renameSync(whole, path.join(to, renamed(file)));
  }
  const stated = (file: string) => {
    const content = readFileSync(path.join(to, file));
    return { bytes: content.byteLength, sha256: hashOf(content) };
  };
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  const described = { ...manifest, files: manifest.files.map((file) => ({ ...file, ...stated(file.path) })) };
  writeFileSync(manifestFile, JSON.stringify(described));
  const listFile = path.join(to, "cohabit-files.json");
  const list = siteFilesSchema.parse(JSON.parse(readFileSync(listFile, "utf8")));
  const fileOf = (url: string): string => {
    const [file = ""] = url.split("?");
    return file.endsWith("/") ? `${file}index.html` : file;
  };
  writeFileSync(listFile, JSON.stringify({ ...list, files: list.files.map((file) => ({ ...file, ...stated(fileOf(file.url)) })) }));
}
