/** Bundles the workers and their WASM as plain static files that find each other by relative URLs. */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { fileURLToPath } from "node:url";
import { inlineKernels } from "./kernels/compile.mjs";
import { kernelRuntimes } from "./kernels/runtime-with-kernels.mjs";
import { llamaCppScripts } from "./llama-cpp-scripts.mjs";
import { routesWithoutDescriptions } from "./routes-without-descriptions.mjs";
import { webGpuRuntimes } from "./kernels/small-batches.mjs";
import { webGpuOptions } from "./webgpu-options.mjs";
import { xgrammarWasm } from "./xgrammar-file.mjs";

const virtualEntry = "virtual:workers";
const absentModule = "\0absent-in-browsers";
const installedRuntime = fileURLToPath(new URL("..", import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm")));
const discarded = "names-of-workers";

/**
 * Every file has its content's hash in its name, so that no cache can mix the files of two builds. `host.worker.js`, which
 * pages request by its fixed name, only imports the worker with the hash.
 * @param {string} source The folder src.
 * @param {string} outDir
 * @param {string} [runtimeFolder] Folder of the package onnxruntime-web. Default: the installed one.
 * @returns {Promise<string[]>} Ids of the bundled modules.
 */
export async function buildWorkers(source, outDir, runtimeFolder = installedRuntime) {
  const entries = readdirSync(path.join(source, "worker"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".worker.ts"),
  );
  const urls = entries.map(
    (name) =>
      `export { default as url${entries.indexOf(name)} } from ${JSON.stringify(`${path.join(source, "worker", name)}?worker&url`)};`,
  );
  /** @type {Set<string>} */
  const moduleIds = new Set();
  await build({
    configFile: false,
    root: source,
    base: "./",
    logLevel: "warn",
    publicDir: false,
    define: { __COHABIT_PACKS_WASM__: "true" },
    plugins: [
      {
        name: "worker-entries",
        resolveId: (id) => (id === virtualEntry ? id : undefined),
        load: (id) => (id === virtualEntry ? urls.join("\n") : undefined),
        // Discards the script that names the workers.
        generateBundle(_options, bundle) {
          for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk" || name.includes(discarded)) delete bundle[name];
        },
      },
    ],
    worker: {
      format: "es",
      plugins: () => [
        withoutNodeModulesOfXgrammar,
        oneRuntimeForTransformers,
        inlineKernels,
        runtimeFrom(runtimeFolder),
        kernelRuntimes(path.join(runtimeFolder, "dist/ort-wasm-simd-threaded.wasm")),
        webGpuRuntimes(path.join(runtimeFolder, "dist")),
        webGpuOptions,
        llamaCppScripts,
        xgrammarWasm,
        routesWithoutDescriptions,
        { name: "module-list", moduleParsed: ({ id }) => void moduleIds.add(id) },
      ],
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "chunks/[name]-[hash].js",
          assetFileNames: ({ names }) => assetFileName(names[0] ?? ""),
        },
      },
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      sourcemap: true,
      assetsInlineLimit: 0,
      rolldownOptions: { checks: { pluginTimings: false }, input: { [discarded]: virtualEntry }, preserveEntrySignatures: "strict" },
    },
  });
  for (const file of readdirSync(outDir)) {
    const name = /^(.+\.worker)-[\w-]{8}\.js$/.exec(file)?.[1];
    if (name !== undefined) writeFileSync(path.join(outDir, `${name}.js`), `import "./${file}";\n`);
  }
  return [...moduleIds];
}

/**
 * Takes ONNX Runtime from a folder.
 * @param {string} folder @returns {import("vite").Plugin}
 */
const runtimeFrom = (folder) => ({
  name: "runtime-from-folder",
  enforce: "pre",
  resolveId(source) {
    // Resolved from the package itself. Vite needs an importer that exists.
    return folder !== installedRuntime && source.startsWith("onnxruntime-web/")
      ? this.resolve(source, path.join(folder, "package.json"), { skipSelf: true })
      : undefined;
  },
});

/**
 * web-xgrammar imports `url` and `module` in branches for Node only.
 * @type {import("vite").Plugin}
 */
const withoutNodeModulesOfXgrammar = {
  name: "xgrammar-in-browsers",
  enforce: "pre",
  resolveId: (source, importer) =>
    (source === "url" || source === "module") && importer?.replaceAll("\\", "/").includes("/@mlc-ai/web-xgrammar/")
      ? absentModule
      : undefined,
  load: (id) => (id === absentModule ? "export default {};" : undefined),
};

/**
 * transformers.js imports a build of ONNX Runtime as it starts. Only the image processing of transformers.js is used
 * here, so it gets the smallest build, which the CPU path loads anyway.
 * @type {import("vite").Plugin}
 */
const oneRuntimeForTransformers = {
  name: "one-runtime-for-transformers",
  enforce: "pre",
  resolveId(source, importer) {
    const isTransformers = importer?.replaceAll("\\", "/").includes("/@huggingface/transformers/") ?? false;
    const isRuntime = source === "onnxruntime-web/webgpu" || source === "onnxruntime-common";
    return isRuntime && isTransformers ? this.resolve("onnxruntime-web/wasm", importer) : undefined;
  },
};

/** Renames `.mjs`, which many servers send with a type that browsers refuse for modules. @param {string} name */
function assetFileName(name) {
  return name.endsWith(".mjs") ? `wasm/${path.basename(name, ".mjs")}-[hash].js` : "wasm/[name]-[hash][extname]";
}
