/**
 * `npm run bench -- --engines <folder>`: a model in MLC form (recipes/cohabit_recipes/web_llm) and the same weights as
 * ONNX, which are the folder's own (`onnx/model.onnx`) or, if it has none, starter-chat's.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { plainFigure, ratioFigure } from "./figures.ts";
import { tableOf } from "./table.ts";

const folder = process.env["BENCH_WEB_LLM"] ?? "";
const isQuick = process.env["BENCH_QUICK"] === "1";

const hasOnnx = existsSync(path.join(folder, "onnx/model.onnx"));

/** The folder below a name that web-llm takes for a hub's. */
async function openBench(context: BrowserContext): Promise<Page> {
  await context.route("**/models/starter-chat-mlc/**", (route) => {
    const [, name = ""] = new URL(route.request().url()).pathname.split("/resolve/main/");
    const file = path.join(folder, name);
    if (existsSync(file)) return route.fulfill({ body: readFileSync(file) });
    return existsSync(`${file}.gz`) ? route.fulfill({ body: gunzipSync(readFileSync(`${file}.gz`)) }) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto("/bench.html");
  return page;
}

const adapterOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { vendor, architecture } = (await navigator.gpu?.requestAdapter())?.info ?? { vendor: "", architecture: "" };
    return `${vendor} ${architecture}`;
  });

test("both engines on the same weights on WebGPU, and web-llm alone", async ({ context }) => {
  const page = await openBench(context);
  const { onnx, webLlm, bare, chats, isSameText, devices } = await page.evaluate(
    ([count, tokens, isOwn]) => window.bench.engines(count, tokens, isOwn),
    [isQuick ? 2 : 10, isQuick ? 12 : 96, hasOnnx] as const,
  );
  const adapter = await adapterOf(page);
  const figures = [
    ratioFigure("decode on web-llm over ONNX", "tokens/s", webLlm, { name: "onnx engine", samples: onnx }, { least: 1 }),
    ratioFigure("four chats at once over one (onnx)", "tokens/s", chats.together, { name: "one", samples: chats.alone }, { least: 1.5 }),
    ratioFigure(
      "slowest of the four over the fastest",
      "tokens/s",
      chats.slowest,
      { name: "fastest", samples: chats.fastest },
      { least: 0.8 },
    ),
    ratioFigure("decode on web-llm over bare web-llm", "tokens/s", webLlm, { name: "bare web-llm", samples: bare }, { least: 0.95 }),
  ];
  console.log(`\nWebGPU: ${adapter}; ${JSON.stringify(devices)}\nthe same text from both engines: ${isSameText}\n\n${tableOf(figures)}`);
  expect(webLlm.length).toBeGreaterThan(0);
});

test("recorded runs on WebGPU and newly prepared runs", async ({ context }) => {
  const page = await openBench(context);
  const samples = await page.evaluate(([graph, count, tokens]) => window.bench.recordedRuns(graph, count, tokens), [
    hasOnnx ? "/models/starter-chat-mlc/resolve/main/onnx/model.onnx" : "/models/starter-chat/onnx/model.onnx",
    isQuick ? 2 : 10,
    hasOnnx ? 96 : 12,
  ] as const);
  const [recorded, anew] = [samples.map((sample) => sample.recorded), samples.map((sample) => sample.anew)];
  const submitting = (side: typeof recorded) => side.map((sample) => sample.submitting);
  const rates = (side: typeof recorded) => side.map((sample) => sample.tokensPerSecond);
  const figures = [
    ratioFigure(
      "time of the worker for a token's run",
      "ms",
      submitting(recorded),
      { name: "anew", samples: submitting(anew) },
      { most: 0.5 },
    ),
    ratioFigure("decode with recorded runs", "tokens/s", rates(recorded), { name: "anew", samples: rates(anew) }, { least: 1 }),
    plainFigure(
      "tokens of a reply",
      "tokens",
      recorded.map(({ ids }) => ids.length),
    ),
  ];
  const isSame = samples.every((sample) => String(sample.recorded.ids) === String(sample.anew.ids));
  console.log(`\nWebGPU: ${await adapterOf(page)}\nthe same tokens from both: ${isSame}\n\n${tableOf(figures)}`);
  expect(isSame).toBe(true);
});
