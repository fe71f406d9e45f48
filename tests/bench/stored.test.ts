/** `npm run bench -- --stored`: embed jobs compared with the bare encoder, and chat during a job. */
import { cpus } from "node:os";
import { expect, test } from "playwright/test";
import { ratioFigure } from "./figures.ts";
import { tableOf } from "./table.ts";
import { writeFigures, written } from "./write-figures.ts";

const isQuick = process.env["BENCH_QUICK"] === "1";
const rows = isQuick ? 1000 : 5000;

test("an embed job and the encoder alone, and chat during a job", async ({ page, browser }) => {
  await page.goto("/bench.html");
  const { job, bare, alone, beside } = await page.evaluate(([count, texts]) => window.bench.embedJob(count, texts), [
    isQuick ? 1 : 3,
    rows,
  ] as const);
  const figures = [
    ratioFigure(`embed job over ${rows} short rows`, "rows/s", job, { name: "encoder in one loop", samples: bare }, { least: 0.9 }),
    ratioFigure("time between tokens of a chat during a job", "ms", beside, { name: "without a job", samples: alone }, { most: 1.5 }),
  ];
  if (process.env["BENCH_WRITE"] === "yes")
    writeFigures("bench", figures.map(written), `${cpus()[0]?.model ?? "unknown processor"}, Chromium ${browser.version()}`);
  console.log(`\n${tableOf(figures)}`);
  expect(beside.length).toBe(alone.length);
});
