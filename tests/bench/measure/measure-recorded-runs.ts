/** Decoding on WebGPU with recorded runs and with newly prepared runs, alternately, after one round to warm up. */
import { wrap } from "comlink";
import type { RecordedRuns, RecordedRunsSample } from "../peers/recorded-runs.worker.ts";

export async function measureRecordedRuns(graph: string, repetitions: number, tokens: number) {
  const worker = new Worker(new URL("../peers/recorded-runs.worker.ts", import.meta.url), { type: "module", name: "recorded-runs" });
  const sides = wrap<RecordedRuns>(worker);
  await sides.load(new URL(graph, document.baseURI).href);
  const samples: { recorded: RecordedRunsSample; anew: RecordedRunsSample }[] = [];
  for (let run = -1; run < repetitions; run++) {
    const sample = await sides.measure(tokens);
    if (run >= 0) samples.push(sample);
  }
  worker.terminate();
  return samples;
}
