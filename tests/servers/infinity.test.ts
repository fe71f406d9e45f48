/** infinity (PyPI: infinity-emb[torch,server]) with a tiny BERT for embeddings and one for ranking. */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { valueOf } from "../scripted/start-scripted-engine.ts";
import { loadModel, serveFolder } from "./load-model.ts";
import { findProgram, makeModels, ServerProcess } from "./server-process.ts";

const program = findProgram("INFINITY_EMB", "infinity_emb", "pip install 'infinity-emb[torch,server]'");

describe.skipIf(program === undefined)("infinity", () => {
  let server: ServerProcess;
  let models: ReturnType<typeof makeModels>;
  let files: Awaited<ReturnType<typeof serveFolder>>;

  beforeAll(async () => {
    models = makeModels(program ?? "", "encoders");
    files = await serveFolder(path.join(models.folder, "embed"));
    const named = ["embed", "rerank"].flatMap((name) => ["--model-id", path.join(models.folder, name), "--served-model-name", name]);
    const options = [
      "--engine",
      "torch",
      "--device",
      "cpu",
      "--dtype",
      "float32",
      "--no-bettertransformer",
      "--no-model-warmup",
      "--api-key",
      "secret",
    ];
    server = await ServerProcess.start(
      program ?? "",
      (port) => ["v2", ...named, ...options, "--host", "127.0.0.1", "--port", String(port)],
      "/health",
    );
  });
  afterAll(async () => {
    await server.stop();
    files.stop();
    models.remove();
  });

  const remote = (options: object = {}) => ({ url: server.url, keyHeader: "Authorization", headers: {}, ...options });
  const load = (role: "embed" | "rerank", options: object = {}) =>
    loadModel({ id: role, role, contextLength: 64, remote: remote(options) }, files.url, "secret");
  const direct = async (route: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: "Bearer secret" };
    const response = await fetch(`${server.url}/${route}`, { method: "POST", headers, body: JSON.stringify(body) });
    return response.json();
  };

  test.each(["base64", "float"] as const)("vectors are the server's, of length 1, with its counts: %s", async (encodingFormat) => {
    const engine = await load("embed", { encodingFormat });
    const texts = ["hello", "a longer text about fjords", "hello"];
    const plan = valueOf(await engine.planEmbed(texts, "END", undefined, undefined));
    const { values, inputTokens } = valueOf(await engine.encodeSlice(plan.planId, 0));
    const { data, usage } = await direct("embeddings", { model: "embed", input: texts });
    const width = values.length / texts.length;
    expect(width).toBe(32);
    expect(inputTokens).toBe(usage.prompt_tokens);
    for (const [row, { embedding }] of data.entries()) {
      const norm = Math.hypot(...embedding);
      embedding.forEach((value: number, axis: number) => expect(values[row * width + axis]).toBeCloseTo(value / norm, 4));
    }
  });

  test("a text over the limit is cut by the server, or refused if the tokenizer is here", async () => {
    const long = "fjord ".repeat(40);
    const there = await load("embed");
    const plan = valueOf(await there.planEmbed([long], "END", undefined, undefined));
    expect((await there.encodeSlice(plan.planId, 0)).ok).toBe(true);
    expect(await there.planEmbed([long], "NONE", undefined, undefined)).toMatchObject({ failure: { kind: "unprocessable" } });
    const here = await load("embed", { tokenizer: "here" });
    expect(await here.planEmbed([long], "NONE", undefined, undefined)).toMatchObject({ failure: { kind: "too-many-tokens" } });
    const cut = valueOf(await here.planEmbed([long], "END", undefined, undefined));
    expect(Array.from(cut.tokenCounts)).toEqual([62]);
    expect((await here.encodeSlice(cut.planId, 0)).ok).toBe(true);
  });

  test("scores are the server's probabilities, in the order of the documents", async () => {
    const engine = await load("rerank");
    const documents = ["a blue fjord", "a red car", "nothing"];
    const plan = valueOf(await engine.planRerank("fjord", documents, 4096, undefined));
    const { values } = valueOf(await engine.encodeSlice(plan.planId, 0));
    const { results } = await direct("rerank", { model: "rerank", query: "fjord", documents });
    expect(results).toHaveLength(3);
    for (const { index, relevance_score } of results) expect(values[index]).toBeCloseTo(relevance_score, 5);
  });

  test("without its key it is explained when the model is loaded", async () => {
    await expect(loadModel({ id: "embed", role: "embed", remote: remote() })).rejects.toThrow(/HTTP 401.*remoteKeys/);
  });
});
