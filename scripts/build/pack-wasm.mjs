/** Packs WebAssembly as sites serve it (src/worker/engine/web-assembly/wasm-response.ts). */
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import { piecesOf } from "./file-delta.mjs";

const compress = promisify(gzip);

/** The files that the engine's worker compiles. */
const packable = /^(?:ort-wasm|llama-cpp|xgrammar)-/;
/** The build that most browsers use is also served as it is. */
const unpacked = /^ort-wasm-relaxed-simd-threaded-[\w-]{8}\.wasm$/;
/** The other builds for the CPU differ from it in the kernels alone. */
const similar = /^ort-wasm-(?:simd|plain)-threaded-[\w-]{8}\.wasm$/;

/**
 * Replaces each file by `<name>.bin`. Packages without kernels have one build for the CPU, and no differences.
 * @param {string} folder
 * @param {number} [level] Of gzip. Default: the best.
 */
export async function packWasm(folder, level = constants.Z_BEST_COMPRESSION) {
  const files = readdirSync(folder).filter((name) => packable.test(name) && name.endsWith(".wasm"));
  const base = files.find((name) => unpacked.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const content = readFileSync(file);
      writeFileSync(
        `${file}.bin`,
        base !== undefined && similar.test(name) ? differences(path.join(folder, base), content) : await compress(content, { level }),
      );
    }),
  );
  for (const name of files) if (name !== base) rmSync(path.join(folder, name));
}

/** @param {string} base @param {Buffer} content */
function differences(base, content) {
  return JSON.stringify({ base: `${path.basename(base)}.bin`, pieces: piecesOf(readFileSync(base), content) });
}
