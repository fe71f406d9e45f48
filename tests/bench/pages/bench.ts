/** The page that measures. `npm run bench` calls `window.bench`; it returns raw samples, one for each repetition. */
import { type BenchService, startBenchService } from "../bench-service.ts";
import { measureChats } from "../measure/measure-chats.ts";
import { measureContext } from "../measure/measure-context.ts";
import { measureDecode } from "../measure/measure-decode.ts";
import { measureEngines } from "../measure/measure-engines.ts";
import { measureEmbed } from "../measure/measure-embed.ts";
import { measureEmbedJob } from "../measure/measure-embed-job.ts";
import { measureFirstByte } from "../measure/measure-first-byte.ts";
import { measureQuoting, type QuotingSkill } from "../measure/measure-quoting.ts";
import { measureRecordedRuns } from "../measure/measure-recorded-runs.ts";
import { measureRerank } from "../measure/measure-rerank.ts";
import { measureSecondTurn } from "../measure/measure-second-turn.ts";
import { measureThreads } from "../measure/measure-threads.ts";

let started: Promise<BenchService> | undefined;

/** Once a page. */
function service(): Promise<BenchService> {
  started ??= startBenchService();
  return started;
}

const bench = {
  async start() {
    const { threads } = await service();
    return { threads, isIsolated: crossOriginIsolated, cores: navigator.hardwareConcurrency };
  },
  load: async (id: string) => (await service()).runtime.load(id),
  unload: async (id: string) => (await service()).runtime.unload(id),
  decode: async (repetitions: number, tokens: number) => measureDecode(await service(), repetitions, tokens),
  chats: async (repetitions: number, tokens: number) => measureChats(await service(), repetitions, tokens),
  context: async (repetitions: number) => measureContext(await service(), repetitions),
  firstByte: async (repetitions: number) => measureFirstByte(await service(), repetitions),
  secondTurn: async (repetitions: number, tokens: number) => measureSecondTurn(await service(), repetitions, tokens),
  embed: async (repetitions: number, texts: number) => measureEmbed(await service(), repetitions, texts),
  quoting: async (repetitions: number, skills: QuotingSkill[]) => measureQuoting(await service(), repetitions, skills),
  rerank: async (repetitions: number, documents: number) => measureRerank(await service(), repetitions, documents),
  embedJob: async (repetitions: number, rows: number) => measureEmbedJob(await service(), repetitions, rows),
  /** In a page of its own: it starts another runtime. */
  engines: (repetitions: number, tokens: number, hasOnnx: boolean) => measureEngines(repetitions, tokens, hasOnnx),
  /** `graph`: URL of a chat graph. */
  recordedRuns: (graph: string, repetitions: number, tokens: number) => measureRecordedRuns(graph, repetitions, tokens),
  threads: async (repetitions: number) => measureThreads(await service(), repetitions),
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
