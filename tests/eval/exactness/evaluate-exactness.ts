/** How near the numbers of each device are to float32 products of the same stored weights. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, expect, type Page, test } from "playwright/test";
import { z } from "zod";
import { HubServer } from "../../hub/hub-server.ts";
import { type Evaluation, type Figure, skipped } from "../figures.ts";
import type { Adapter } from "../pages/exactness.ts";
import { type EvaluatedGraph, type EvaluatedModel, evaluatedModels } from "./evaluated-models.ts";
import type { Computation } from "./exactness-protocol.ts";
import { exactnessFigures, type ExactnessRow } from "./exactness-rows.ts";
import { writeExactness } from "./write-exactness.ts";

/** Number of tokens of the passage; the first of them are read as a prompt. */
const tokens = { all: 350, halfPrecision: 72, software: 40, prompt: 32 };
/** Larger graphs take a software adapter many minutes; products in half precision take minutes on WASM. */
const maxSoftwareBytes = 64e6;

const passageSchema = z.object({ from: z.string(), licence: z.string(), text: z.string() });
const passage = passageSchema.parse(JSON.parse(readFileSync(new URL("passage.json", import.meta.url), "utf8")));

interface Variant extends Pick<ExactnessRow, "device" | "variant"> {
  tokens: number;
  computation: Pick<Computation, "device" | "usesRelaxedSimd">;
  /** Description of its adapter. */
  features: readonly string[];
  maxBytes: number;
}

export async function evaluateExactness(evaluation: Page): Promise<Evaluation> {
  const models = evaluatedModels(process.env["EVAL_MODELS"]?.split(path.delimiter));
  const hub = new HubServer({ layout: "resolve" });
  for (const { name, folder } of models) hub.pushFolder(`evaluated/${name}`, folder);
  await hub.start();
  const { browser, page } = await openPage(evaluation);
  try {
    const { hasRelaxedSimd, adapter } = await page.evaluate(() => window.exactness.devices());
    const variants = [...wasmVariants(hasRelaxedSimd), ...(adapter === undefined ? [] : [gpuVariant(adapter)])];
    const rows: ExactnessRow[] = [];
    const failures: Figure[] = [];
    const left: Figure[] = [];
    for (const model of models) {
      const measured = await measureModel(page, model, `${hub.url}evaluated/${model.name}/resolve/main/`, variants);
      rows.push(...measured.rows);
      failures.push(...measured.failures);
      left.push(...measured.left);
    }
    if (process.env["WRITE_EVALUATION"] !== undefined && failures.length === 0) writeExactness(rows);
    expect.soft(failures, "what could not be measured").toEqual([]);
    return { figures: [...exactnessFigures(rows), ...failures, ...left], samples: { passage, adapter, rows } };
  } finally {
    await browser.close();
    await hub.stop();
  }
}

async function measureModel(page: Page, model: EvaluatedModel, folder: string, variants: readonly Variant[]) {
  const rows: ExactnessRow[] = [];
  const failures: Figure[] = [];
  const left: Figure[] = [];
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    const startedAt = performance.now();
    try {
      await work();
      console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    } catch (caught) {
      failures.push({ name, goal: "", value: `failed: ${String(caught)}`, over: "" });
    }
  };
  let referenceFile = "";
  let length = 0;
  for (const graph of model.graphs) {
    const name = `${model.name}, ${graph.name}`;
    const file = graph.onnx.wasm?.file ?? "";
    if (file !== referenceFile) {
      await attempt(`exactness of ${name}, float32`, async () => {
        length = await page.evaluate(
          ([computation, text, max, promptTokens]) => window.exactness.setReference(computation, text, max, promptTokens),
          [referenceOf(folder, graph), passage.text, graph.isHalfPrecision ? tokens.halfPrecision : tokens.all, tokens.prompt] as const,
        );
        referenceFile = file;
      });
    }
    if (file !== referenceFile) continue;
    for (const { device, variant, ...how } of variants) {
      const weights = graph.onnx[how.computation.device.kind];
      const place = `exactness of ${name}, ${device}: ${variant}`;
      if (weights === undefined) continue;
      const missing = weights.requiredFeatures?.find((feature) => !how.features.includes(feature));
      const obstacle = missing === undefined ? graph.bytes > how.maxBytes && "too large for a software adapter" : `it lacks ${missing}`;
      if (obstacle !== false) {
        left.push(skipped(place, obstacle));
        continue;
      }
      await attempt(place, async () => {
        const computation = { folder, onnx: graph.onnx, ...how.computation };
        const divergence = await page.evaluate(([given, count]) => window.exactness.compare(given, count), [
          computation,
          Math.min(length, how.tokens),
        ] as const);
        rows.push({ model: model.name, graph: graph.name, device, variant, ...divergence });
      });
    }
  }
  return { rows, failures, left };
}

/** The graph's own weights, widened at load, on one thread. */
function referenceOf(folder: string, { onnx: { wasm } }: EvaluatedGraph): Computation {
  const { file = "", externalData = [] } = wasm ?? {};
  const weights = { file, externalData, int8Products: false, widened: true };
  return { folder, onnx: { wasm: weights }, device: { kind: "wasm", threads: 1 }, usesRelaxedSimd: false };
}

function wasmVariants(hasRelaxedSimd: boolean): Variant[] {
  return (hasRelaxedSimd ? [true, false] : [false]).flatMap((usesRelaxedSimd) =>
    [1, 2].map((threads) => ({
      device: "WASM" as const,
      variant: `${usesRelaxedSimd ? "relaxed SIMD" : "SIMD"} ×${threads}`,
      tokens: tokens.all,
      computation: { device: { kind: "wasm" as const, threads }, usesRelaxedSimd },
      features: [],
      maxBytes: Infinity,
    })),
  );
}

function gpuVariant({ name, isSoftware, features }: Adapter): Variant {
  return {
    device: "WebGPU",
    variant: name,
    tokens: isSoftware ? tokens.software : tokens.all,
    computation: { device: { kind: "webgpu" }, usesRelaxedSimd: true },
    features,
    maxBytes: isSoftware ? maxSoftwareBytes : Infinity,
  };
}

/** In a browser of its own: a browser with the machine's WebGPU adapter, or a software one if it has none. */
async function openPage(evaluation: Page): Promise<{ browser: Browser; page: Page }> {
  const { launchOptions, baseURL = "" } = test.info().project.use;
  const type = evaluation.context().browser()?.browserType();
  if (type === undefined) throw new Error("the page has no browser");
  const open = async (flags: readonly string[]) => {
    const args = [...(launchOptions?.args ?? []), "--enable-unsafe-webgpu", ...flags];
    const browser = await type.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL });
    await page.goto("/exactness.html");
    return { browser, page };
  };
  const opened = await open(["--enable-features=Vulkan"]);
  const { adapter } = await opened.page.evaluate(() => window.exactness.devices());
  if (adapter !== undefined) return opened;
  await opened.browser.close();
  return open(["--use-webgpu-adapter=swiftshader", "--disable-gpu-watchdog"]);
}
