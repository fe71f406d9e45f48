/** `transformers serve` (PyPI: transformers[serving], torch) with a tiny Llama. */
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readReply, userSays } from "../scripted/start-scripted-engine.ts";
import { loadModel, serveFolder } from "./load-model.ts";
import { findProgram, makeModels, ServerProcess } from "./server-process.ts";

const program = findProgram("TRANSFORMERS", "transformers", "pip install 'transformers[serving]' torch");

describe.skipIf(program === undefined)("transformers serve", () => {
  let server: ServerProcess;
  let models: ReturnType<typeof makeModels>;
  let files: Awaited<ReturnType<typeof serveFolder>>;
  let model: string;

  beforeAll(async () => {
    models = makeModels(program ?? "", "chat");
    model = path.join(models.folder, "chat");
    files = await serveFolder(model);
    server = await ServerProcess.start(
      program ?? "",
      (port) => ["serve", model, "--host", "127.0.0.1", "--port", String(port), "--device", "cpu"],
      "/health",
    );
  });
  afterAll(async () => {
    await server.stop();
    files.stop();
    models.remove();
  });

  const record = (prompt: "here" | "server") =>
    ({ id: "tiny", role: "chat", contextLength: 512, remote: { url: `${server.url}/v1`, model, server: "transformers", prompt } }) as const;

  async function direct(
    route: string,
    body: object,
  ): Promise<{ text: string; usage: { prompt_tokens: number; completion_tokens: number } }> {
    const response = await fetch(`${server.url}/v1/${route}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model, max_tokens: 20, generation_config: JSON.stringify({ do_sample: false }), ...body }),
    });
    const { choices, usage } = await response.json();
    return { text: choices[0].text ?? choices[0].message.content, usage };
  }

  test.each(["here", "server"] as const)(
    "the reply equals the server's answer to the same prompt, with its counts: rendered %s",
    async (prompt) => {
      const engine = await loadModel(record(prompt), files.url);
      const { text, end } = await readReply(engine, userSays("hello"), { maxTokens: 20 });
      const expected = await (prompt === "here"
        ? direct("completions", { prompt: "<|im_start|>user\nhello<|im_end|>\n<|im_start|>assistant\n" })
        : direct("chat/completions", { messages: [{ role: "user", content: "hello" }] }));
      expect(text).not.toBe("");
      expect(text).toBe(expected.text);
      expect(end?.usage.inputTokens).toBe(expected.usage.prompt_tokens);
      if (end?.finishReason === "COMPLETE") expect(end.usage.outputTokens).toBe(expected.usage.completion_tokens);
      else expect(end).toMatchObject({ finishReason: "MAX_TOKENS" });
    },
  );

  test("a seed draws the same tokens again, another one others", async () => {
    const engine = await loadModel(record("here"), files.url);
    const drawn = async (seed: bigint) =>
      (await readReply(engine, userSays("hello"), { maxTokens: 20, temperature: 1, p: 0.99, seed })).text;
    const first = await drawn(1n);
    expect(await drawn(1n)).toBe(first);
    expect(await drawn(2n)).not.toBe(first);
  });

  test("a cancellation frees the server for the next request", async () => {
    const engine = await loadModel(record("server"));
    const { outcome } = await readReply(engine, userSays("x"), { maxTokens: 450 }, (event) =>
      event.type === "text-delta" ? { type: "cancel" } : undefined,
    );
    expect(outcome.ok).toBe(true);
    expect((await readReply(engine, userSays("hello"), { maxTokens: 3 })).end?.finishReason).toBe("MAX_TOKENS");
  });

  test("a model that it does not serve is refused in its own words", async () => {
    const { remote, ...others } = record("server");
    const { outcome } = await readReply(await loadModel({ ...others, remote: { ...remote, model: "other/model" } }), userSays("x"));
    expect(outcome, JSON.stringify(outcome)).toMatchObject({
      ok: false,
      failure: { kind: "unprocessable", detail: expect.stringContaining("Server is pinned to") },
    });
  });
});
