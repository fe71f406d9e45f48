/**
 * Recorded runs on WebGPU that begin before their token is chosen write the same tokens as the CPU: when the cache gets
 * new buffers, after wrongly guessed tokens, and after a part of an earlier prompt.
 */
import type { BrowserContext, Page } from "playwright/test";
import { GraphDraft } from "../../../../src/worker/engine/onnx/graph/graph-draft.ts";
import { familyGraph } from "../../../scripted/tiny-families.ts";
import { serveFamilies } from "./serve-families.ts";
import { shared, test as base } from "../../shared-pages.ts";
import { expect, openServiceOn } from "../service-page.ts";

const file = { file: "onnx/model.onnx", widened: true };
const model = {
  id: "web-llm-tiny",
  role: "chat" as const,
  contextLength: 1024,
  features: ["logprobs" as const],
  onnx: { wasm: { ...file, int8Products: false }, webgpu: file },
};

// Some 490 tokens: the cache has room for 512 at first.
const story = "Mira keeps nine goats near the old mill, and the youngest of them eats the miller's hats. ".repeat(16);
const requests = [
  { content: story, max_tokens: 60, temperature: 0 },
  { content: story, max_tokens: 40, temperature: 1.5, k: 40, seed: 3 },
  { content: story.slice(0, 200), max_tokens: 12, temperature: 0, logprobs: true },
  { content: "Who keeps goats?", max_tokens: 12, temperature: 1, k: 0, seed: 5 },
];

/** `graph`: instead of the model's own. */
async function replies(
  context: BrowserContext,
  device: "wasm" | "webgpu",
  asked = requests,
  graph?: Uint8Array,
): Promise<{ page: Page; written: unknown[]; warnings: string[] }> {
  await serveFamilies(context);
  if (graph !== undefined) await context.route("**/onnx/model.onnx", (route) => route.fulfill({ body: Buffer.from(graph) }));
  const warnings: string[] = [];
  context.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const page = await openServiceOn(context, "/service.html", { device, models: [model], loadStallMs: 600_000, replyStallMs: 600_000 });
  const written = await page.evaluate(
    async (bodies) => {
      const answers: unknown[] = [];
      for (const body of bodies) {
        const answer = await fetch("/v2/chat", { method: "POST", headers: { Authorization: "Bearer any" }, body });
        answers.push(await answer.json());
      }
      return answers;
    },
    asked.map(({ content, ...fields }) => JSON.stringify({ model: model.id, messages: [{ role: "user", content }], ...fields })),
  );
  return { page, written, warnings };
}

const deviceOf = (page: Page) =>
  page.evaluate(async () => (await window.cohabit?.models())?.find(({ id }) => id === "web-llm-tiny")?.device);

/** The model with an operator that the runtime has for the CPU alone, and that does not change its result. */
function withCpuOperator(): Uint8Array {
  const draft = new GraphDraft(familyGraph(model.id));
  const product = draft.nodes.findLast(({ operator }) => operator === "MatMul");
  const [rows = "", ...others] = product?.inputs ?? [];
  draft.addTensor("none", "float32", [], Float32Array.of(0));
  const added = [
    { operator: "Hardmax", inputs: [rows], output: "hard" },
    { operator: "Mul", inputs: ["hard", "none"], output: "nothing" },
    { operator: "Add", inputs: [rows, "nothing"], output: "rows" },
  ];
  draft.addNodes(added, product);
  if (product !== undefined) draft.setInputs(product, ["rows", ...others]);
  return draft.write().graph;
}

/** `onCpu`: the CPU's replies to all requests. */
const test = base.extend<{ onCpu: unknown[] }>({
  onCpu: shared("replies of the CPU", async (context) => (await replies(context, "wasm")).written),
});

test.setTimeout(300_000);

test("recorded runs write the same tokens as the CPU", async ({ context, onCpu }) => {
  const onGpu = await replies(context, "webgpu");
  expect(await deviceOf(onGpu.page)).toBe("webgpu");
  expect(onGpu.warnings.filter((text) => text.includes("cohabit"))).toEqual([]);
  for (const [index, { max_tokens: maxTokens }] of requests.entries()) {
    const [expected, reply] = [Object(onCpu[index]), Object(onGpu.written[index])];
    expect(expected).toMatchObject({ usage: { tokens: { output_tokens: maxTokens } } });
    expect(reply.message).toEqual(expected.message);
    expect(reply.usage).toEqual(expected.usage);
  }
  expect(Object(onCpu[0]).usage.tokens.input_tokens).toBeGreaterThan(452);
  expect(Object(onCpu[0]).usage.tokens.input_tokens).toBeLessThan(512);
});

test("a graph that the runtime refuses to record computes on the GPU all the same", async ({ context, onCpu }) => {
  // One over new buffers of the cache, and one without the start of another.
  const indices = [0, 3];
  const asked = requests.filter((_, index) => indices.includes(index));
  const onGpu = await replies(context, "webgpu", asked, withCpuOperator());
  expect(await deviceOf(onGpu.page)).toBe("webgpu");
  expect(onGpu.warnings).toContainEqual(expect.stringContaining("prepared again for each token"));
  expect(onGpu.written.map((reply) => Object(reply).message)).toEqual(indices.map((index) => Object(onCpu[index]).message));
});
