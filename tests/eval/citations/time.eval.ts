import { test } from "vitest";
import { alignCitations } from "../../../src/chat/citations/align-citations.ts";
import { IncrementalAligner } from "../../../src/chat/citations/incremental-aligner.ts";
import { prepareSources } from "../../../src/chat/citations/prepared-sources.ts";
import { PassageCases } from "./passage-cases.ts";

const RUNS = 30;

/** Processor time, which other work on the machine changes less than time on the clock. */
function median(run: () => void): string {
  const times = Array.from({ length: RUNS }, () => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user / 1000;
  }).toSorted((one, other) => one - other);
  return `median ${(times[RUNS / 2] ?? 0).toFixed(1)} ms, slowest ${(times.at(-1) ?? 0).toFixed(1)} ms`;
}

test("time for 20 documents of 300 words and a reply of 300 tokens", () => {
  const texts = [...new Set(new PassageCases("tuning", 1).cases.flatMap(({ sources }) => sources.map(({ data }) => String(data["text"]))))];
  const words = texts.join(" ").split(" ");
  const sources = Array.from({ length: 20 }, (_, index) => ({
    id: `doc:${index}`,
    type: "document" as const,
    data: { title: `Part ${index}`, text: words.slice(index * 300, index * 300 + 300).join(" ") },
  }));
  // 300 tokens are about 225 English words; a third of the sentences comes from documents that were not supplied.
  const reply = [words.slice(350, 425), words.slice(3000, 3075), words.slice(6300, 6375)].map((part) => part.join(" ")).join("\n");
  const prepared = prepareSources(sources);
  const prompt = "What is known about the history of Napoleon and the Ottoman Empire?";
  process.stdout.write(`\nreply of ${reply.split(/\s/u).length} words, ${prepared.units.length} statements, ${alignCitations(reply, prepared, { prompt }).length} spans\n`);
  process.stdout.write(`read and index the sources: ${median(() => void prepareSources(sources))}\n`);
  process.stdout.write(`align the reply: ${median(() => void alignCitations(reply, prepared, { prompt }))}\n`);
  process.stdout.write(`align it in pieces of 4 characters: ${median(() => {
    const aligner = new IncrementalAligner(prepared, { prompt });
    for (const piece of reply.match(/[^]{1,4}/gu) ?? []) aligner.push(piece);
    aligner.finish();
  })}\n`);
});
