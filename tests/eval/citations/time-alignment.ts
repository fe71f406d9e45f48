/** Measures the aligner in a page, called once per request as in the engine's worker. */
import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import { prepareSources } from "../../../src/chat/citations/prepared-sources.ts";
import type { TimingCase } from "./cases/timing-case.ts";

/** Returns the milliseconds of each repetition, including reading and indexing the sources. The first one also compiles the code. */
export function timeAlignment({ sources, prompt, reply }: TimingCase, repetitions: number): { milliseconds: number[]; spans: number } {
  const milliseconds: number[] = [];
  let spans = 0;
  for (let run = 0; run < repetitions; run++) {
    const startedAt = performance.now();
    spans = alignCitations(reply, prepareSources(sources), { prompt }).length;
    milliseconds.push(performance.now() - startedAt);
  }
  return { milliseconds, spans };
}
