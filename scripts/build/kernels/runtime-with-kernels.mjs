/** ONNX Runtime's CPU build with the kernels of `kernels/`, made once and kept in `.build/runtime/`. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../install.mjs";
import { compileKernels } from "./compile.mjs";
import { linkKernels, UnknownRuntimeError } from "./link-kernels.mjs";
import { assertStackUse } from "./stack-use.mjs";

const packageRuntime = fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));
const compiler = fileURLToPath(import.meta.resolve("assemblyscript/package.json"));
const sources = [path.join(root, "kernels"), fileURLToPath(new URL(".", import.meta.url))];

/** Values of `DOT` in `kernels/dot.ts`; the last three are for tests. */
const dots = { simd: 0, "relaxed-simd": 1, "as-with-vnni": 2, "as-on-arm": 3, "as-neither": 4 };

/** @typedef {keyof typeof dots} Build */

/**
 * @param {Build} build `relaxed-simd` runs only if the engine of WebAssembly has it.
 * @param {string} [runtime] File of the runtime. Default: the installed package's.
 * @returns {Promise<string>} Path of the file.
 * @throws {UnknownRuntimeError} If the kernels are made for another build of the runtime.
 */
export async function runtimeWithKernels(build, runtime = packageRuntime) {
  return kept(`ort-wasm-${build}-threaded.wasm`, runtime, async (made) => {
    const kernels = await compileRuntimeKernels(build);
    const linked = linkKernels(readFileSync(runtime), kernels);
    // The stack use of a build with relaxed SIMD is measured on one that computes the same with other instructions, because Node may lack them.
    await assertStackUse(build === "relaxed-simd" ? await compileRuntimeKernels("as-with-vnni") : kernels);
    await writeFile(made, linked);
  });
}

/** The unpatched runtime, under a name of its own. @param {string} runtime */
function runtimeWithoutKernels(runtime) {
  return kept("ort-wasm-plain-threaded.wasm", runtime, async (made) => copyFileSync(runtime, made));
}

/**
 * Returns the path of a file that is made once for each state of its sources.
 * @param {string} name @param {string} runtime @param {(made: string) => Promise<void>} make Writes the file to a path.
 */
async function kept(name, runtime, make) {
  const folder = path.join(root, ".build/runtime", digestOfSources(runtime));
  const file = path.join(folder, name);
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return file;
  mkdirSync(folder, { recursive: true });
  // In a folder of its own first, because another process may make the same file.
  const fresh = mkdtempSync(path.join(folder, "making-"));
  try {
    const made = path.join(fresh, name);
    await make(made);
    renameSync(made, file);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return file;
}

/** @param {string} runtime */
function digestOfSources(runtime) {
  const digest = createHash("sha256");
  for (const file of [...sources.flatMap(filesOf), compiler, runtime]) digest.update(readFileSync(file));
  return digest.digest("hex").slice(0, 12);
}

/** @param {string} folder */
function filesOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(?:ts|mjs)$/.test(name));
  return names.toSorted().map((name) => path.join(folder, name));
}

/**
 * @param {Build} build
 * @param {(file: string) => string} [read] Returns the source of a file; tests change it.
 * @returns {Promise<Buffer>} A module of its own: it imports `env.memory`, `env.table` and `float-rows.multiplyInPieces`.
 */
export function compileRuntimeKernels(build, read) {
  const imports = ["--importMemory", "--importTable", "--noExportMemory"];
  const compile = () => compileKernels("index.ts", ["--use", `DOT=${dots[build]}`, "--enable", "relaxed-simd", ...imports], read);
  if (read !== undefined) return compile();
  const known = compiled.get(build) ?? keptKernels(build, compile);
  compiled.set(build, known);
  return known;
}

/** @param {Build} build @param {() => Promise<Buffer>} compile */
async function keptKernels(build, compile) {
  return readFileSync(await kept(`kernels-${build}.wasm`, packageRuntime, async (made) => writeFile(made, await compile())));
}

/** @type {Map<Build, Promise<Buffer>>} */
const compiled = new Map();

/**
 * The files of the CPU builds that a site serves. If the kernels are made for another build of the runtime, warns and returns the unpatched one for all.
 * @param {string} runtime @param {(warning: string) => void} warn
 */
async function servedBuilds(runtime, warn) {
  const plain = await runtimeWithoutKernels(runtime);
  try {
    return {
      hasKernels: true,
      files: { plain, simd: await runtimeWithKernels("simd", runtime), "relaxed-simd": await runtimeWithKernels("relaxed-simd", runtime) },
    };
  } catch (caught) {
    if (!(caught instanceof UnknownRuntimeError)) throw caught;
    warn(`${caught.message}: models on the CPU run without the kernels, which is slower`);
    return { hasKernels: false, files: { plain, simd: plain, "relaxed-simd": plain } };
  }
}

const packageScript = /\/onnxruntime-web\/dist\/ort\.wasm\.bundle\.min\.mjs$/;
const ownBuild = 'new URL("ort-wasm-simd-threaded.wasm",import.meta.url).href';
const servedBuild = /^virtual:onnxruntime\/(plain|simd|relaxed-simd)\.wasm\?url$/;
const kernelFacts = "virtual:onnxruntime/kernels";

/**
 * `virtual:onnxruntime/<build>.wasm?url` is the URL of a build, and `virtual:onnxruntime/kernels` exports whether the builds have the kernels. The
 * package's script names its own file, which the engine never loads (`ort-builds.ts`); without that name no bundler copies 14 MB.
 * @param {string} [runtime] File of the runtime. Default: the installed package's.
 * @returns {import("vite").Plugin}
 */
export function kernelRuntimes(runtime = packageRuntime) {
  /** @type {ReturnType<typeof servedBuilds> | undefined} */
  let builds;
  return {
    name: "runtime-with-kernels",
    enforce: "pre",
    async resolveId(source) {
      if (source === kernelFacts) return `\0${kernelFacts}`;
      const build = servedBuild.exec(source)?.[1];
      if (build !== "plain" && build !== "simd" && build !== "relaxed-simd") return undefined;
      builds ??= servedBuilds(runtime, (warning) => this.warn(warning));
      return `${(await builds).files[build]}?url`;
    },
    async load(id) {
      if (id !== `\0${kernelFacts}`) return undefined;
      builds ??= servedBuilds(runtime, (warning) => this.warn(warning));
      return `export const hasKernels = ${(await builds).hasKernels};`;
    },
    transform(code, id) {
      if (!packageScript.test(id.replaceAll("\\", "/"))) return undefined;
      if (!code.includes(ownBuild)) {
        this.warn(`${id} names its WebAssembly in another way than expected: bundles may contain a copy of it`);
        return undefined;
      }
      return { code: code.replaceAll(ownBuild, '"ort-wasm-simd-threaded.wasm"'), map: null };
    },
  };
}
