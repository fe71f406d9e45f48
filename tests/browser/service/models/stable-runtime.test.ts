/** The service built with the current stable release of ONNX Runtime, which the kernels are not made for: slower, and right. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { constants } from "node:zlib";
import { buildWorkers } from "../../../../scripts/build/build-workers.mjs";
import { packWasm } from "../../../../scripts/build/pack-wasm.mjs";
import { askModels } from "./ask-models.ts";
import { openStaticSite, type StaticSite } from "../../static-site.ts";
import { expect, openServiceOn, test } from "../service-page.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const kept = path.join(root, ".build/stable-runtime");
const workers: string[] = [];
let site: StaticSite | undefined;
test.afterEach(() => site?.close());
test.afterAll(() => workers.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Returns the folder of the package, which is fetched once. Undefined if the registry cannot be reached. */
async function stableRuntime(): Promise<{ version: string; folder: string } | undefined> {
  const asked = await run("npm", ["view", "onnxruntime-web@latest", "version"], { cwd: root }).catch(() => undefined);
  if (asked === undefined) return undefined;
  const version = asked.stdout.trim();
  const project = path.join(kept, version);
  const folder = path.join(project, "node_modules/onnxruntime-web");
  if (!existsSync(folder)) {
    mkdirSync(project, { recursive: true });
    await run("npm", ["install", "--prefix", project, "--ignore-scripts", "--no-audit", "--no-fund", `onnxruntime-web@${version}`], {
      cwd: project,
    });
  }
  return { version, folder };
}

test("a build with the stable ONNX Runtime replies", async ({ context }) => {
  const stable = await stableRuntime();
  test.skip(stable === undefined, "the registry cannot be reached");
  if (stable === undefined) return;
  const built = mkdtempSync(path.join(kept, "workers-"));
  workers.push(built);
  await buildWorkers(path.join(root, "src"), built, stable.folder);
  await packWasm(path.join(built, "wasm"), constants.Z_BEST_SPEED);
  site = await openStaticSite({}, [], built);
  const page = await openServiceOn(context, `http://127.0.0.1:${site.port}/service.html`, {});
  const { chat, rerank, obstacles } = await askModels(page);
  expect(chat).toMatchObject({ message: { content: [{ text: expect.stringContaining("Paris") }] } });
  expect(rerank).toMatchObject({ results: [{ index: 1 }, { index: 0 }] });
  expect(obstacles).toEqual(["unknown-runtime", "unknown-runtime"]);
});
