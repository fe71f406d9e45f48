/** The page of `npm run eval`: the whole service, and what can only be measured inside a page. */
import { start } from "../../../src/index.ts";
import scriptedEngineUrl from "../../scripted/scripted-engine.worker.ts?worker&url";
import { askChat, type ChatAnswer } from "../ask-chat.ts";
import { timeAlignment } from "../citations/time-alignment.ts";
import { measureGrammarRates } from "../grammar/measure-grammar-rates.ts";
import { scriptedModel } from "../scripted-model-record.ts";

const evaluation = {
  /** Starts the service; resolves when plain `fetch` is answered. */
  async start() {
    const engines = { scripted: new URL(scriptedEngineUrl, document.baseURI).href };
    const runtime = await start({ device: "wasm", engines, models: [scriptedModel] });
    await runtime.ready();
    return { cores: navigator.hardwareConcurrency };
  },
  /** One after another, as a reader of a single page would. */
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
