/** The page of `npm run eval`: the whole service, and measurements that need a page. */
import { start } from "../../../src/index.ts";
import starterModels from "../../../src/worker/models/starter-models.json" with { type: "json" };
import scriptedEngineUrl from "../../scripted/scripted-engine.worker.ts?worker&url";
import { askChat, type ChatAnswer } from "../ask-chat.ts";
import { timeAlignment } from "../citations/time-alignment.ts";
import { measureGrammarRates } from "../grammar/measure-grammar-rates.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { floatModel, scriptedModel } from "../scripted-model-record.ts";

/** starter-chat with the products of its graph, in addition to the model that computes them in int8. */
const asTheGraphSays = starterModels
  .filter(({ id }) => id === "starter-chat")
  .map(({ id, ...record }) => ({
    ...modelRecordSchema.parse({ ...record, id: floatModel, onnx: { wasm: { ...record.onnx.wasm, int8Products: false } } }),
    source: new URL(`/models/${id}/`, document.baseURI).href,
  }));

const evaluation = {
  /** Starts the service; resolves when plain `fetch` is answered. */
  async start() {
    const engines = { scripted: new URL(scriptedEngineUrl, document.baseURI).href };
    const runtime = await start({ device: "wasm", engines, models: [scriptedModel, ...asTheGraphSays] });
    await runtime.ready();
    return { cores: navigator.hardwareConcurrency };
  },
  /** Sequential, like the reader of a single page. */
  async ask(bodies: object[]): Promise<ChatAnswer[]> {
    const answers: ChatAnswer[] = [];
    for (const body of bodies) answers.push(await askChat(body));
    return answers;
  },
  timeAlignment,
  measureGrammarRates,
};

declare global {
  interface Window {
    evaluation: typeof evaluation;
  }
}

window.evaluation = evaluation;
