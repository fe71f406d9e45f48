/** The contents of the package, in the tarball and in an installed copy. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { packedTarballs, repository, type Packed } from "./packed.ts";
import { runCommand, tryCommand } from "./run-command.ts";

const megabyte = 1_000_000;
let packed: Packed;
/** A project with only the package. */
let consumer: string;

test.beforeAll(async () => {
  packed = await packedTarballs();
  consumer = mkdtempSync(path.join(tmpdir(), "cohabit-consumer-"));
  writeFileSync(path.join(consumer, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  await runCommand("npm", ["install", "--no-audit", "--no-fund", packed.cohabit], consumer);
});

test.afterAll(() => rmSync(consumer, { recursive: true, force: true }));

const nodeTool = (script: string, ...given: string[]): Promise<{ code: number; output: string }> =>
  tryCommand(process.execPath, [path.join(repository, "node_modules", script), ...given], consumer);

test("publint reports no problem in either package", async () => {
  for (const tarball of [packed.cohabit, packed.models]) {
    const { code, output } = await nodeTool("publint/src/cli.js", tarball, "--strict");
    expect(code, output).toBe(0);
    expect(output).toContain("All good!");
  }
});

test("the types resolve for every entry, for consumers of ES modules", async () => {
  const { code, output } = await nodeTool("@arethetypeswrong/cli/dist/index.js", packed.cohabit, "--profile", "esm-only");
  expect(code, output).toBe(0);
  expect(output).toContain("node16 (from ESM): 🟢 (ESM)");
});

test("it is small: under 35 MB unpacked and under 60 MB of node_modules, alone in them and without scripts", () => {
  expect(bytesBelow(path.join(consumer, "node_modules/cohabit"))).toBeLessThan(35 * megabyte);
  expect(bytesBelow(path.join(consumer, "node_modules"))).toBeLessThan(60 * megabyte);
  expect(readdirSync(path.join(consumer, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["cohabit"]);
  const { scripts, dependencies }: { scripts: object; dependencies?: object } = JSON.parse(
    readFileSync(path.join(consumer, "node_modules/cohabit/package.json"), "utf8"),
  );
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  expect(dependencies).toBeUndefined();
});

test("it contains built files, source maps and the licences of their contents", () => {
  const folder = path.join(consumer, "node_modules/cohabit");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(path.join(folder, name)).isFile());
  expect(files.filter((name) => !name.startsWith("dist")).sort()).toEqual(["LICENSE", "README.md", "package.json"]);
  /** Large files are compressed. */
  const read = (name: string): string => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : brotliDecompressSync(readFileSync(`${file}.br`)).toString();
  };
  const scripts = files
    .map((name) => name.replace(/\.br$/, ""))
    .filter((name) => name.endsWith(".js") && read(name).includes("sourceMappingURL"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    const { sources, sourcesContent }: { sources: string[]; sourcesContent: (string | null)[] } = JSON.parse(read(`${script}.map`));
    expect(sources.filter((source) => path.isAbsolute(source))).toEqual([]);
    expect(sourcesContent).toHaveLength(sources.length);
  }
  const licences = readFileSync(path.join(folder, "dist/assets/cohabit/LICENSES.txt"), "utf8");
  for (const name of [
    "onnxruntime-web",
    "@mlc-ai/web-xgrammar",
    "@mlc-ai/web-llm",
    "@wllama/wllama",
    "@wllama/wllama-compat",
    "hash-wasm",
    "comlink",
    "zod",
    "hono",
  ])
    expect(licences).toContain(`\n${name} `);
});

for (const [moduleKind, resolution] of [
  ["ESNext", "Bundler"],
  ["NodeNext", "NodeNext"],
] as const) {
  test(`TypeScript 5.4 reads its declarations with moduleResolution ${resolution}`, async () => {
    const folder = path.join(consumer, `types-${resolution}`);
    mkdirSync(folder);
    writeFileSync(
      path.join(folder, "page.ts"),
      [
        'import { start, ModelControlError, type Runtime, type StartOptions } from "cohabit";',
        'const options: StartOptions = { device: "wasm", models: [{ id: "mine", role: "chat" }] };',
        "const runtime: Runtime = await start(options);",
        'const response: Response = await runtime.fetch("/v1/models");',
        "const failed: string | undefined = response instanceof ModelControlError ? response.model : undefined;",
        "// @ts-expect-error There is no such device.",
        'export const wrong: StartOptions = { device: "abacus" };',
        'import type { ChatEvent, ChatRequest } from "cohabit/types";',
        'const request: ChatRequest = { model: "mine", messages: [{ role: "user", content: "Hello" }] };',
        'export const textOf = (event: ChatEvent) => (event.type === "content-delta" ? event.delta.message.content : request);',
        "// @ts-expect-error A message has a role.",
        'export const noRequest: ChatRequest = { model: "mine", messages: [{ content: "Hello" }] };',
        "export { failed };",
      ].join("\n"),
    );
    const compiler = path.join(repository, "vendor/oldest-typescript/node_modules/typescript/bin/tsc");
    const flags = [
      "--noEmit",
      "--strict",
      "--target",
      "ES2022",
      "--module",
      moduleKind,
      "--moduleResolution",
      resolution,
      "--lib",
      "ES2023,DOM",
    ];
    const page = await tryCommand(process.execPath, [compiler, ...flags, "page.ts"], folder);
    expect(page.output).toBe("");
    expect(page.code).toBe(0);

    // The plugin's declarations need Vite's.
    cpSync(path.join(repository, "node_modules/cohabit-starter-models/package.json"), path.join(folder, "package.json"));
    mkdirSync(path.join(folder, "node_modules"));
    symlinkSync(path.join(repository, "node_modules/vite"), path.join(folder, "node_modules/vite"));
    writeFileSync(
      path.join(folder, "vite.config.ts"),
      'import { defineConfig } from "vite";\nimport { cohabit } from "cohabit/vite";\nexport default defineConfig({ plugins: [cohabit({ models: false })] });\n',
    );
    const config = await tryCommand(process.execPath, [compiler, ...flags, "--skipLibCheck", "vite.config.ts"], folder);
    expect(config.output).toBe("");
  });
}

/** Bytes of all files. */
function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce((sum, name) => {
    const found = statSync(path.join(folder, name));
    return sum + (found.isFile() ? found.size : 0);
  }, 0);
}
