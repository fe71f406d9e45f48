/**
 * ONNX Runtime's WebGPU builds with one constant changed. From 4 rows on they multiply by 4-bit matrices with kernels for prompts, whose tiles
 * hold 16 or 64 rows, and which round the rows to 8 bits: four chats that write one token each would wait for tiles that are almost empty, and
 * get other logits than alone. So these kernels begin at 5 rows.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../install.mjs";
import { readCode, readSections, sectionIds } from "./wasm-binary.mjs";

/** The instruction `i32.const`. Each number below is its operand: the number of rows, or the number before it where the comparison is "more than". */
const constant = 0x41;

/**
 * The functions of each build that compare the number of rows, by the SHA-256 digest of their bodies, and the position of the constant in the
 * body: whether kernels with matrices of subgroups apply, whether those with products in int8 apply, and ApplyMatMulNBits.
 */
export const builds = {
  jspi: [
    { digest: "190fc893a567070bb2b69a68d433efb6f4b2e94023d73c66d21179de1b102a1c", position: 23, rows: 4 },
    { digest: "493cad2d1d03eddd2ea66ff90fdf62ce128446a4fa496dd96d8448072e78a8e3", position: 364, rows: 3 },
    { digest: "dcbc88658f5dc28e1396a631c81fd1d585729af5a5b7510b15f7a5992c4b4b1e", position: 4787, rows: 4 },
    { digest: "dcbc88658f5dc28e1396a631c81fd1d585729af5a5b7510b15f7a5992c4b4b1e", position: 14475, rows: 4 },
  ],
  asyncify: [
    { digest: "60fa8b3fc31fb73ba0d4145d81bc2355dadf7e7de87e2a0a0b9b01221941dbac", position: 23, rows: 4 },
    { digest: "700ced080fa3b996f5927a03b565a081c0e187756ce911cbbd593a73c466141c", position: 501, rows: 3 },
    { digest: "fec1d20e21169d1d940b1794ddcd9c5981016c8c7ec7f18154bc6ba5e59b7819", position: 11634, rows: 4 },
    { digest: "fec1d20e21169d1d940b1794ddcd9c5981016c8c7ec7f18154bc6ba5e59b7819", position: 22565, rows: 4 },
  ],
};

/** @typedef {keyof typeof builds} Build */

const packageFolder = path.dirname(fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm")));

/**
 * Returns the changed runtime; undefined if it is another build than these positions are made for.
 * @param {Build} build @param {Buffer} runtime
 */
export function withSmallBatches(build, runtime) {
  const code = readSections(runtime).find(({ id }) => id === sectionIds.code);
  if (code === undefined) return undefined;
  const bodies = new Map(readCode(code.body).map((body) => [createHash("sha256").update(body).digest("hex"), body]));
  const changed = Buffer.from(runtime);
  for (const { digest, position, rows } of builds[build]) {
    const body = bodies.get(digest);
    if (body?.[position] !== constant || body[position + 1] !== rows) return undefined;
    changed[body.byteOffset - runtime.byteOffset + position + 1] = rows + 1;
  }
  return changed;
}

/**
 * Returns the path of the file that a site serves.
 * @param {string} folder @param {Build} build @param {(warning: string) => void} warn
 */
function servedFile(folder, build, warn) {
  const runtime = path.join(folder, `ort-wasm-simd-threaded.${build}.wasm`);
  const content = readFileSync(runtime);
  const digest = createHash("sha256").update(content).update(JSON.stringify(builds)).digest("hex").slice(0, 12);
  const file = path.join(root, ".build/runtime", digest, path.basename(runtime));
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return file;
  const changed = withSmallBatches(build, content);
  if (changed === undefined) {
    warn(
      `${path.basename(runtime)} is another build than scripts/build/kernels/small-batches.mjs knows: four chats at once are slower on WebGPU`,
    );
    return runtime;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  // Under another name first, because another process may write the same file.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, changed);
  renameSync(fresh, file);
  return file;
}

/** The package's scripts name their own files, which the engine never loads; without the names no bundler copies 44 MB. */
const packageScript = /\/onnxruntime-web\/dist\/ort\.(?:jspi|webgpu)\.bundle\.min\.mjs$/;
const ownFile = /new URL\("(?<name>ort-wasm-simd-threaded\.(?:jspi|asyncify)\.wasm)",import\.meta\.url\)\.href/g;

const servedBuild = /^virtual:onnxruntime\/(?<build>jspi|asyncify)\.wasm\?url$/;

/**
 * `virtual:onnxruntime/jspi.wasm?url` and `virtual:onnxruntime/asyncify.wasm?url` are the URLs of the WebGPU builds.
 * @param {string} [folder] Folder of the runtime's files. Default: the installed package's.
 * @returns {import("vite").Plugin}
 */
export function webGpuRuntimes(folder = packageFolder) {
  return {
    name: "webgpu-runtimes",
    enforce: "pre",
    resolveId(source) {
      const build = servedBuild.exec(source)?.groups?.["build"];
      if (build !== "jspi" && build !== "asyncify") return undefined;
      return `${servedFile(folder, build, (warning) => this.warn(warning))}?url`;
    },
    transform(code, id) {
      if (!packageScript.test(id.replaceAll("\\", "/"))) return undefined;
      const changed = code.replaceAll(ownFile, '"$<name>"');
      if (changed === code) this.warn(`${id} names its WebAssembly in another way than expected: bundles may contain a copy of it`);
      return { code: changed, map: null };
    },
  };
}
