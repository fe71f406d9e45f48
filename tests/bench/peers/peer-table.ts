/** The figures of each library on published weights, as a table and as figures with goals. */
import { type Figure, plainFigure, ratioFigure } from "../figures.ts";
import { median } from "../measure/statistics.ts";
import type { Memory } from "../measure/memory.ts";
import { type Completion, isProduct, type PeerName, type PeerOptions } from "./peer.ts";

/** `processorMs`: processor time of the browser's renderers, which grows with their work alone; NaN where it is not known. */
type Measured = Completion & { processorMs: number };

export interface PeerVisit {
  /** Loading from files that an earlier visit stored. */
  loadMs: number;
  short: Measured;
  /** The prompt of `short` again. */
  sampled: Measured;
  /** One token. */
  long: Measured;
  /** Memory after both prompts were computed. */
  memory: Memory;
}

export interface PeerRow {
  model: string;
  peer: PeerName;
  weights: string;
  device: PeerOptions["device"];
  threads: number;
  /** Time of the first visit, which downloads from this machine. */
  downloadMs: number;
  visits: PeerVisit[];
}

const megabyte = 1e6;
const firstTokenMs = ({ sentAt, firstTokenAt }: Completion): number => firstTokenAt - sentAt;
const decodeRate = ({ outputTokens, firstTokenAt, lastTokenAt }: Completion): number =>
  ((outputTokens - 1) / (lastTokenAt - firstTokenAt)) * 1000;
/** Time of a sampled token; its prompt is in the cache, or counts little. */
const processorMsWritten = ({ sampled }: PeerVisit): number => sampled.processorMs / sampled.outputTokens;
const processorMsRead = ({ long }: PeerVisit): number => long.processorMs / long.inputTokens;
const promptRate = (completion: Completion): number => (completion.inputTokens / firstTokenMs(completion)) * 1000;

const columns: [heading: string, cell: (row: PeerRow) => string][] = [
  ["model", ({ model }) => model],
  ["device", ({ device, threads }) => (device === "wasm" ? `WASM ×${threads}` : "WebGPU")],
  ["library", ({ peer, weights }) => `${peer}, ${weights}`],
  ["first visit", ({ downloadMs }) => seconds(downloadMs)],
  ["load", (row) => seconds(over(row, ({ loadMs }) => loadMs))],
  ["first token of 40", (row) => seconds(over(row, ({ short }) => firstTokenMs(short)))],
  ["of 1,000", (row) => seconds(over(row, ({ long }) => firstTokenMs(long)))],
  ["greedy", (row) => `${over(row, ({ short }) => decodeRate(short)).toFixed(1)} tokens/s`],
  ["sampled", (row) => `${over(row, ({ sampled }) => decodeRate(sampled)).toFixed(1)} tokens/s`],
  ["processor time a token written", (row) => milliseconds(over(row, processorMsWritten))],
  ["read", (row) => milliseconds(over(row, processorMsRead))],
  ["memory", (row) => `${over(row, ({ memory }) => memory.agentBytes / megabyte).toFixed(0)} MB`],
  ["resident (RSS)", (row) => `${over(row, ({ memory }) => memory.residentBytes / megabyte).toFixed(0)} MB`],
  ["proportional (PSS)", (row) => `${over(row, ({ memory }) => memory.proportionalBytes / megabyte).toFixed(0)} MB`],
];

const over = ({ visits }: PeerRow, value: (visit: PeerVisit) => number): number => median(visits.map(value));
const milliseconds = (value: number): string => `${value.toPrecision(3)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;

/** Medians of each row's visits, as Markdown. Rows that failed are left out. */
export function peerTable(rows: readonly PeerRow[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    columns.map(() => "---"),
    ...rows.filter(({ visits }) => visits.length > 0).map((row) => columns.map(([, cell]) => cell(row))),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The product over each other library of its group, visit by visit in turns; the goals compare with wllama on the CPU. */
export function peerFigures(rows: readonly PeerRow[]): Figure[] {
  return rows.filter(({ peer, visits }) => isProduct(peer) && visits.length > 0).flatMap((ours) => figuresOf(ours, rows));
}

function figuresOf(ours: PeerRow, rows: readonly PeerRow[]): Figure[] {
  const isCore = ours.peer === "cohabit by llama.cpp";
  const weights = ours.peer === "cohabit" ? "" : ` in ${ours.weights}${isCore ? ", by llama.cpp" : ""}`;
  const name = (figure: string): string => `${ours.model}${weights}, ${ours.device} ×${ours.threads}: ${figure}`;
  const others = rows.filter(
    ({ model, device, threads, peer, visits }) =>
      model === ours.model && device === ours.device && threads === ours.threads && !isProduct(peer) && visits.length > 0,
  );
  const compared = isCore ? others.filter(({ peer }) => peer === "wllama") : others;
  const figures: Figure[] = [];
  for (const other of compared) {
    const compare = (figure: string, unit: string, value: (visit: PeerVisit) => number, goal: { least: number } | { most: number }): void =>
      void figures.push(
        ratioFigure(name(figure), unit, ours.visits.map(value), { name: other.peer, samples: other.visits.map(value) }, goal),
      );
    const { writing, reading } = goalsBeside(ours, other);
    compare("greedy", "tokens/s", ({ short }) => decodeRate(short), { least: writing });
    compare("sampled", "tokens/s", ({ sampled }) => decodeRate(sampled), { least: writing });
    compare("first token of 40", "ms", ({ short }) => firstTokenMs(short), { most: isCore ? 1.2 : 1 });
    compare("prompt of 1,000", "tokens/s", ({ long }) => promptRate(long), { least: reading });
    compare("processor time a token written", "ms", processorMsWritten, { most: 1 / writing });
    compare("processor time a token read", "ms", processorMsRead, { most: 1 / reading });
    compare("memory", "MB", ({ memory }) => memory.agentBytes / megabyte, { most: 1 });
    compare("resident memory", "MB", ({ memory }) => memory.residentBytes / megabyte, { most: 1 });
    compare("proportional memory", "MB", ({ memory }) => memory.proportionalBytes / megabyte, { most: 1 });
  }
  if (isCore) return figures;
  const firstTokens = ours.visits.map(({ long }) => firstTokenMs(long));
  figures.push(plainFigure(name("first token of 1,000"), "ms", firstTokens, { most: 3500 }));
  return figures;
}

/** Goals over another library: times as fast. */
function goalsBeside(ours: PeerRow, other: PeerRow): { writing: number; reading: number } {
  if (other.peer !== "wllama" || ours.device !== "wasm") return { writing: 1, reading: 1 };
  // wllama reads the same model as GGUF: most of its matrices take more bits than in ONNX.
  if (ours.peer === "cohabit") return { writing: 6, reading: 15 };
  return ours.peer === "cohabit of GGUF" ? { writing: 5, reading: 15 } : { writing: 0.9, reading: 0.9 };
}
