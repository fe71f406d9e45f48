/**
 * ONNX Runtime's WebGPU builds with one constant changed. From 4 rows on they multiply by 4-bit matrices with kernels for prompts, whose tiles
 * hold 16 or 64 rows: four chats that write one token each would wait for tiles that are almost empty. So these kernels begin at 5 rows.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../install.mjs";
import { readCode, readSections, sectionIds } from "./wasm-binary.mjs";

/** The instruction `i32.const 4`, before a comparison with the number of rows. */
const fromFour = Buffer.of(0x41, 4);
const fromFive = Buffer.of(0x41, 5);

/** ApplyMatMulNBits of each build: the SHA-256 digest of its body, and the positions of the constant in it. */
export const builds = {
  jspi: { digest: "dcbc88658f5dc28e1396a631c81fd1d585729af5a5b7510b15f7a5992c4b4b1e", positions: [4787, 14475] },
  asyncify: { digest: "fec1d20e21169d1d940b1794ddcd9c5981016c8c7ec7f18154bc6ba5e59b7819", positions: [11634, 22565] },
};

/** @typedef {keyof typeof builds} Build */

const packageFolder = path.dirname(fileURLToPath(import.meta.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm")));

/**
 * Returns the changed runtime; undefined if it is another build than these positions are made for.
 * @param {Build} build @param {Buffer} runtime
 */
export function withSmallBatches(build, runtime) {
  const { digest, positions } = builds[build];
  const code = readSections(runtime).find(({ id }) => id === sectionIds.code);
  const body = code && readCode(code.body).find((candidate) => createHash("sha256").update(candidate).digest("hex") === digest);
  if (body === undefined) return undefined;
  const changed = Buffer.from(runtime);
  const start = body.byteOffset - runtime.byteOffset;
  for (const position of positions) {
    if (!changed.subarray(start + position, start + position + fromFour.length).equals(fromFour)) return undefined;
    fromFive.copy(changed, start + position);
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
  };
}
