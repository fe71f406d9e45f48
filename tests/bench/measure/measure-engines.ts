/** The same weights on WebGPU by both engines, and on web-llm alone: tokens a second from the first token to the last. */
import { wrap } from "comlink";
import { start } from "../../../src/index.ts";
import starterModels from "../../../src/worker/models/starter-models.json" with { type: "json" };
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { streamChat, type ChatMessage } from "../chat-stream.ts";
import type { WebLlmLibrary } from "../peers/web-llm.worker.ts";
import { measureChatsOf } from "./measure-chats.ts";
import { servedRate } from "./measure-decode.ts";

const messages: ChatMessage[] = [{ role: "user", content: "Please tell me something about rivers and the cities beside them." }];
const contextLength = 1024;

/** The bench serves the folder that the recipe wrote: below a name that web-llm takes for a hub's. */
const folder = "/models/starter-chat-mlc/resolve/main/";

/**
 * In turns, after one round to warm up. Replies may end before `tokens`: rates are of the tokens that came. `hasOnnx`: the folder
 * has the weights as ONNX, too; else they are starter-chat's.
 */
export async function measureEngines(repetitions: number, tokens: number, hasOnnx: boolean) {
  const starter = modelRecordSchema.parse(starterModels.find(({ id }) => id === "starter-chat"));
  // Random weights may write any text, so no text is held back as the beginning of a tag.
  const random = { dialect: "plain" as const, features: [], toolCallThresholds: undefined };
  const record = hasOnnx ? { ...starter, ...random } : starter;
  const source = new URL(folder, document.baseURI).href;
  const webLlm = {
    ...record,
    id: "web-llm-chat",
    engine: "web-llm",
    source,
    onnx: undefined,
    webLlm: { library: "library.wasm" },
    contextLength,
  };
  const graph = { file: "onnx/model.onnx", widened: true };
  const onnxModel = hasOnnx ? { ...record, id: "onnx-chat", source, onnx: { webgpu: graph, wasm: graph }, contextLength } : record;
  const models = hasOnnx ? [onnxModel, webLlm] : [webLlm];
  const runtime = await start({ device: "webgpu", models, loadStallMs: 600_000, replyStallMs: 600_000 });
  await runtime.ready();
  const worker = new Worker(new URL("../peers/web-llm.worker.ts", import.meta.url), { type: "module", name: "web-llm" });
  const library = wrap<WebLlmLibrary>(worker);
  await library.load(source, new URL("library.wasm", source).href, contextLength);
  const samples = { onnx: new Array<number>(), webLlm: new Array<number>(), bare: new Array<number>() };
  const texts = new Set<string>();
  for (let run = -1; run < repetitions; run++) {
    const onnx = await streamChat({ model: onnxModel.id, messages, max_tokens: tokens });
    const served = await streamChat({ model: webLlm.id, messages, max_tokens: tokens });
    const prompt = Array.from({ length: served.inputTokens }, (_, index) => index + 300);
    const bare = await library.generate(prompt, served.outputTokens);
    if (run < 0) continue;
    samples.onnx.push(servedRate(onnx));
    samples.webLlm.push(servedRate(served));
    samples.bare.push((1000 * (bare.ids.length - 1)) / bare.milliseconds);
    texts.add(onnx.text).add(served.text);
  }
  worker.terminate();
  const chats = await measureChatsOf(onnxModel.id, repetitions, tokens);
  const devices = await runtime.models();
  await runtime.stop();
  return {
    ...samples,
    chats,
    isSameText: texts.size === 1,
    devices: devices.map(({ id, state, ...rest }) => ({ id, device: "device" in rest ? rest.device : state })),
  };
}
