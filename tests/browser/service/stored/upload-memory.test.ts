/**
 * Files of 1 and 10 MB from the disk become datasets, and the test prints the memory that the renderer takes in
 * addition. `UPLOAD_MB=200 npx playwright test tests/browser/service/stored/upload-memory.test.ts` takes one of another
 * size; with `UPLOAD_LINES=1` the file is one line, which the validation refuses.
 */
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "../service-page.ts";

const sizes = (process.env["UPLOAD_MB"] ?? "1,10").split(",").map(Number);
const isOneLine = process.env["UPLOAD_LINES"] === "1";

/** Anonymous memory, in MB: files that are mapped do not count. */
function memoryOf(pid: number): number {
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
}

for (const megabytes of sizes) {
  test(`a file of ${megabytes} MB becomes a dataset`, async ({ browser, openService }) => {
    test.setTimeout(600_000);
    const folder = mkdtempSync(path.join(tmpdir(), "cohabit-upload-"));
    const file = path.join(folder, "rows.jsonl");
    const handle = openSync(file, "w");
    const line = `${JSON.stringify({ text: "some words of a row that is repeated to a large file" })}\n`;
    const block = isOneLine ? "x".repeat(1_000_000) : line.repeat(Math.ceil(1_000_000 / line.length));
    let rows = 0;
    for (let written = 0; written < megabytes * 1_000_000; written += block.length) {
      writeSync(handle, block);
      rows += block.length / line.length;
    }
    try {
      const page = await openService();
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
      const total = (): number => Math.max(...renderers.map(memoryOf));
      await page.evaluate(() => {
        const input = document.createElement("input");
        input.type = "file";
        document.body.append(input);
      });
      await page.setInputFiles("input[type=file]", file);
      const before = total();
      let peak = before;
      const timer = setInterval(() => (peak = Math.max(peak, total())), 50);
      const started = performance.now();
      const { status, id } = await page.evaluate(async () => {
        const form = new FormData();
        const chosen = document.querySelector("input")?.files?.[0];
        if (chosen) form.append("data", chosen);
        const headers = { Authorization: "Bearer full" };
        const response = await fetch("/v1/datasets?name=large&type=embed-input", { method: "POST", headers, body: form });
        return { status: response.status, ...((await response.json()) as { id: string }) };
      });
      const [uploadSeconds, uploadPeak] = [(performance.now() - started) / 1000, peak];
      const outcome = await page.evaluate(async (dataset) => {
        for (;;) {
          const answer = await fetch(`/v1/datasets/${dataset}`, { headers: { Authorization: "Bearer full" } });
          const { validation_status: state, validation_error: error, dataset_parts: parts } = (await answer.json()).dataset;
          if (state === "failed") return error;
          if (state === "validated") return `${parts[0].num_rows} rows`;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }, id);
      clearInterval(timer);
      const more = (most: number): string => `at most ${(most - before).toFixed(0)} MB more`;
      console.log(
        `${megabytes} MB: ${before.toFixed(0)} MB before, ${more(uploadPeak)} while it was sent in ${uploadSeconds.toFixed(1)} s, ` +
          `${more(peak)} until it was validated`,
      );
      expect([status, outcome]).toEqual([200, isOneLine ? expect.stringMatching(/^row 1 is longer than/) : `${rows} rows`]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
