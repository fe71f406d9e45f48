import { test } from "vitest";
import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import { IncrementalAligner } from "../../../src/chat/citations/incremental-aligner.ts";
import { prepareSources } from "../../../src/chat/citations/prepared-sources.ts";
import { ownPassages } from "./cases/passages.ts";
import { timingCase } from "./cases/timing-case.ts";

const RUNS = 30;

/** Returns the median processor time, which other work on the machine changes less than the time on the clock. */
function median(run: () => void): string {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user / 1000;
  }).toSorted((one, other) => one - other);
  return `median ${(times[RUNS / 2] ?? 0).toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms`;
}

test("time for 20 documents of 300 words and a reply of 300 tokens", () => {
  const { sources, reply, prompt } = timingCase(ownPassages());
  const prepared = prepareSources(sources);
  process.stdout.write(
    `\nreply of ${reply.split(/\s/u).length} words, ${prepared.units.length} statements, ${alignCitations(reply, prepared, { prompt }).length} spans\n`,
  );
  process.stdout.write(`read and index the sources: ${median(() => void prepareSources(sources))}\n`);
  process.stdout.write(`align the reply: ${median(() => void alignCitations(reply, prepared, { prompt }))}\n`);
  process.stdout.write(
    `align it in pieces of 4 characters: ${median(() => {
      const aligner = new IncrementalAligner(prepared, { prompt });
      for (const piece of reply.match(/[^]{1,4}/gu) ?? []) aligner.push(piece);
      aligner.finish();
    })}\n`,
  );
});
