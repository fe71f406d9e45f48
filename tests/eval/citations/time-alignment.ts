/** Time of the aligner in a page, as the engine worker runs it once per request. */
import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import { prepareSources } from "../../../src/chat/citations/prepared-sources.ts";
import type { TimingCase } from "./cases/timing-case.ts";

/** Milliseconds of each repetition, reading and indexing of the sources included; the first compiles the code too. */
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
