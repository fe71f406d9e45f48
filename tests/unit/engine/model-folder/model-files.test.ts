import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { EngineFailureError } from "../../../../src/worker/base/engine-failure.ts";
import { type FetchedBytes, type FileLoader, ModelFiles } from "../../../../src/worker/engine/model-folder/model-files.ts";
import { loadUnstored } from "../../../../src/worker/weights/unstored-file.ts";
import { immediately } from "../../weights/memory-parts.ts";
import { modelRecordSchema } from "../../../../src/worker/models/record/model-record.ts";

const folder = "https://models.test/tiny/";
const weights = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
const sha256 = createHash("sha256").update(weights).digest("hex");

/** Serves these answers by path, anything else is 404. */
function serve(answers: Record<string, () => Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: URL) => {
    const path = url.href.slice(folder.length);
    asked.push(path);
    return answers[path]?.() ?? new Response("not found", { status: 404 });
  });
  return asked;
}

function files(
  listed: Record<string, { bytes: number; sha256: string }> = {},
  onProgress: (progress: FetchedBytes) => void = () => undefined,
) {
  const timing = { wait: immediately, stallMs: 60_000 };
  return new ModelFiles(folder, modelRecordSchema.parse({ id: "tiny", role: "chat", files: listed }), onProgress, {
    loader: Promise.resolve({ load: (file, options = {}) => loadUnstored(file, options, timing) }),
  });
}

const failureOf = async (work: Promise<unknown>) => {
  const caught = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return caught instanceof EngineFailureError ? caught.failure : caught;
};

afterEach(() => vi.unstubAllGlobals());

describe("ModelFiles", () => {
  test("loads a file with the recorded size and hash, and reports its bytes", async () => {
    serve({ "onnx/model.onnx": () => new Response(weights) });
    const reports: FetchedBytes[] = [];
    const model = files({ "onnx/model.onnx": { bytes: weights.length, sha256 } }, (progress) => reports.push(progress));
    model.expect(["onnx/model.onnx"]);
    expect(Buffer.compare(await model.bytes("onnx/model.onnx"), weights)).toBe(0);
    expect(reports.at(-1)).toMatchObject({ loadedBytes: weights.length, totalBytes: weights.length });
    expect(reports.every((report) => report.totalBytes === weights.length)).toBe(true);
  });

  test.each([
    [1, 101],
    [50, 101],
    [200, 51],
  ])("reports progress at most every 100 ms: if bytes come every %i ms, %i times", async (ms, count) => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const bytes = 10_000;
    const loader: FileLoader = {
      load: async (_, options) => {
        for (let loaded = 1; loaded <= bytes / ms; loaded++) {
          options?.onBytes?.(loaded, bytes, true);
          now += ms;
        }
        return { content: new Uint8Array(bytes), prove: async () => undefined };
      },
    };
    let reports = 0;
    const record = modelRecordSchema.parse({ id: "tiny", role: "chat", files: {} });
    const counted = new ModelFiles(folder, record, () => (reports += 1), { loader: Promise.resolve(loader) });
    await counted.bytes("onnx/model.onnx");
    vi.restoreAllMocks();
    expect(reports).toBe(count);
  });

  test.each([
    [404, "check the model's `source` and that this file is served there"],
    [403, "the server does not give it to this page"],
    [503, "the server failed, try again later"],
  ])("says which URL has no file and what to do (HTTP %i)", async (status, advice) => {
    serve({ "tokenizer_config.json": () => new Response("", { status }) });
    const detail = `https://models.test/tiny/tokenizer_config.json answered HTTP ${status}: ${advice}`;
    expect(await failureOf(files().json("tokenizer_config.json"))).toEqual({ kind: "files-missing", detail });
  });

  test("names a file that the network does not give", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await failureOf(files().json("tokenizer.json"))).toEqual({
      kind: "files-missing",
      detail: `${folder}tokenizer.json: Failed to fetch`,
    });
  });

  test("says what lets a page read a file of another origin, which the network does not give", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    vi.stubGlobal("location", new URL("https://app.test/worker.js"));
    const failure = await failureOf(files().json("tokenizer.json"));
    expect(failure).toEqual({
      kind: "files-missing",
      detail:
        `${folder}tokenizer.json: Failed to fetch: the server cannot be reached, this site's Content Security Policy forbids it (connect-src), ` +
        "or the server does not let pages of https://app.test read the file (CORS: Access-Control-Allow-Origin)",
    });
  });

  test("names a file whose transfer breaks off", async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError("network error"));
      },
    });
    serve({ "tokenizer.json": () => new Response(broken) });
    expect(await failureOf(files().json("tokenizer.json"))).toMatchObject({
      kind: "files-missing",
      detail: expect.stringContaining("tokenizer.json"),
    });
  });

  test.each([
    ["another size", weights.subarray(0, 1_000_000), "has 1000000 bytes instead of 3000000"],
    ["another content", weights.map((byte) => byte ^ 1), "does not have the SHA-256 on record"],
  ])("refuses a file with %s", async (_, content, detail) => {
    serve({ "onnx/model.onnx": () => new Response(content) });
    const model = files({ "onnx/model.onnx": { bytes: weights.length, sha256 } });
    expect(await failureOf(model.bytes("onnx/model.onnx"))).toEqual({
      kind: "files-damaged",
      detail: `https://models.test/tiny/onnx/model.onnx ${detail}`,
    });
  });

  test("refuses a page in place of JSON", async () => {
    serve({ "tokenizer.json": () => new Response("<!doctype html>") });
    expect(await failureOf(files().json("tokenizer.json"))).toEqual({
      kind: "files-damaged",
      detail: expect.stringMatching(/^https:\/\/models.test\/tiny\/tokenizer.json is not the file: the server sent a web page/),
    });
  });

  test.each([
    [
      "a Git LFS pointer",
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
      /model\.onnx_data is not the file: the server sent a Git LFS pointer/,
    ],
    ["nothing", "", /model\.onnx_data is empty/],
    ["a web page", "<html><body>Sign in</body></html>", /model\.onnx_data is not the file: the server sent a web page/],
  ])("names the content in place of weights: %s", async (_, content, said) => {
    serve({ "onnx/model.onnx_data": () => new Response(content) });
    expect(await failureOf(files().bytes("onnx/model.onnx_data"))).toMatchObject({
      kind: "files-damaged",
      detail: expect.stringMatching(said),
    });
  });

  test("refuses a text that is far too large, if the record says so before it asks, else as soon as the server does", async () => {
    const asked = serve({ "config.json": () => new Response("{}", { headers: { "Content-Length": "200000000" } }) });
    const detail = expect.stringMatching(/config\.json has 200000000 bytes, and 16777216 are the most/);
    const listed = files({ "config.json": { bytes: 200_000_000, sha256 } });
    expect(await failureOf(listed.optionalJson("config.json"))).toMatchObject({ kind: "files-damaged", detail });
    expect(asked).toEqual([]);
    expect(await failureOf(files().json("config.json"))).toMatchObject({ kind: "files-damaged", detail });
    serve({ "config.json": () => new Response(new Uint8Array(20_000_000)) });
    const sent = expect.stringMatching(/config\.json has \d+ bytes, and 16777216 are the most/);
    expect(await failureOf(files().json("config.json"))).toMatchObject({ kind: "files-damaged", detail: sent });
  });

  test("does without an optional file, and does not ask for one that the record does not list", async () => {
    const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
    const asked = serve({ "config.json": page });
    expect(await files().optionalText("generation_config.json")).toBeUndefined();
    expect(await files().optionalText("config.json")).toBeUndefined();
    expect(asked).toEqual(["generation_config.json", "config.json"]);
    expect(await files({ "tokenizer.json": { bytes: 1, sha256 } }).optionalText("config.json")).toBeUndefined();
    expect(asked).toHaveLength(2);
    // A list of the weights alone does not show whether other files exist.
    expect(await files({ "onnx/model.onnx": { bytes: 1, sha256 } }).optionalText("config.json")).toBeUndefined();
    expect(asked).toHaveLength(3);
  });

  test("checks an optional file that the record lists", async () => {
    serve({ "config.json": () => new Response("{}") });
    const failure = await failureOf(files({ "config.json": { bytes: 3, sha256 } }).optionalText("config.json"));
    expect(failure).toMatchObject({ kind: "files-damaged" });
  });
});
