/**
 * `npm run bench -- --engines <folder>`: a model in MLC form (recipes/cohabit_recipes/web_llm) beside the same weights as ONNX,
 * which are the folder's own (`onnx/model.onnx`) or, if it has none, starter-chat's.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { ratioFigure } from "./figures.ts";
import { tableOf } from "./table.ts";

const folder = process.env["BENCH_WEB_LLM"] ?? "";
const isQuick = process.env["BENCH_QUICK"] === "1";

test("both engines on the same weights on WebGPU, and web-llm alone", async ({ context }) => {
  await context.route("**/models/starter-chat-mlc/**", (route) => {
    const [, name = ""] = new URL(route.request().url()).pathname.split("/resolve/main/");
    const file = path.join(folder, name);
    if (existsSync(file)) return route.fulfill({ body: readFileSync(file) });
    return existsSync(`${file}.gz`) ? route.fulfill({ body: gunzipSync(readFileSync(`${file}.gz`)) }) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto("/bench.html");
  const { onnx, webLlm, bare, isSameText, devices } = await page.evaluate(
    ([count, tokens, hasOnnx]) => window.bench.engines(count, tokens, hasOnnx),
    [isQuick ? 2 : 10, isQuick ? 12 : 96, existsSync(path.join(folder, "onnx/model.onnx"))] as const,
  );
  const adapter = await page.evaluate(async () => {
    const { vendor, architecture } = (await navigator.gpu?.requestAdapter())?.info ?? { vendor: "", architecture: "" };
    return `${vendor} ${architecture}`;
  });
  const figures = [
    ratioFigure("decode on web-llm over ONNX", "tokens/s", webLlm, { name: "onnx engine", samples: onnx }, { least: 1 }),
    ratioFigure("decode on web-llm over bare web-llm", "tokens/s", webLlm, { name: "bare web-llm", samples: bare }, { least: 0.95 }),
  ];
  console.log(`\nWebGPU: ${adapter}; ${JSON.stringify(devices)}\nthe same text from both engines: ${isSameText}\n\n${tableOf(figures)}`);
  expect(webLlm.length).toBeGreaterThan(0);
});
