/**
 * `npm run bench -- --peers`: published weights by the product, transformers.js, wllama and, where there is a GPU,
 * web-llm: each on one thread and on two, alternately, in a browser of its own with a profile that keeps downloaded
 * files.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Tokenizer } from "@huggingface/tokenizers";
import { chromium, expect, type Page, test } from "playwright/test";
import passage from "../eval/exactness/passage.json" with { type: "json" };
import { HubServer } from "../hub/hub-server.ts";
import { longText } from "./measure/mixed-texts.ts";
import { measureMemory, processorSeconds } from "./measure/memory.ts";
import { peerFigures, peerTable, type PeerRow, type PeerVisit } from "./peers/peer-table.ts";
import { type PeerName, type PeerOptions, peerNames } from "./peers/peer.ts";
import { tableOf } from "./table.ts";

const weights = process.env["BENCH_WEIGHTS"] ?? "";
const rounds = process.env["BENCH_QUICK"] === "1" ? 1 : 3;
const only = process.env["BENCH_ONLY"]?.split(",") ?? [];
const contextLength = 2048;
const shortPrompt = 40;
const longPrompt = 1000;
const decodedTokens = 48;

interface PeerModel {
  id: string;
  /** How its formats are named in the table. */
  onnxName: string;
  ggufName: string;
  /** In the list of web-llm; absent where it has none. */
  webLlm?: string;
}

const models: PeerModel[] = [
  {
    id: "google/gemma-3-270m",
    onnxName: "ONNX int4",
    ggufName: "GGUF Q4_K_M",
  },
  {
    id: "HuggingFaceTB/SmolLM2-135M-Instruct",
    onnxName: "ONNX q4",
    ggufName: "GGUF Q4_1",
    webLlm: "SmolLM2-135M-Instruct-q0f32-MLC",
  },
];

const ggufPeers: ReadonlySet<PeerName> = new Set(["cohabit of GGUF", "cohabit by llama.cpp", "wllama"]);

/** A peer on a device, with a model: the measurements that alternate with the others of its group. */
interface Entrant {
  model: PeerModel;
  peer: PeerName;
  options: PeerOptions;
}

test("published weights by the product and by other libraries", async () => {
  const hub = new HubServer();
  for (const { id } of models) for (const name of [id, `${id}-plain`, `${id}-GGUF`]) hub.pushFolder(name, path.join(weights, name));
  await hub.start();
  const profile = mkdtempSync(path.join(tmpdir(), "bench-peers-"));
  const failures: string[] = [];
  const rows: PeerRow[] = [];
  try {
    const { hasGpu, version } = await withPage(profile, async (page) => ({
      hasGpu: await page.evaluate(() => window.peers.hasGpu()),
      version: page.context().browser()?.version() ?? "",
    }));
    for (const group of groupsOf(hub.url, hasGpu)) rows.push(...(await measureGroup(profile, group, failures)));
    const gpu = hasGpu ? "" : ", no GPU: web-llm left out";
    const heading = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Chromium ${version}${gpu}`;
    const figures = peerFigures(rows);
    const file = saved({ heading, rows, figures, failures });
    console.log(`\n${heading}\n\n${peerTable(rows)}\n\n${tableOf(figures)}\n\nraw samples: ${file}`);
  } finally {
    await hub.stop();
    rmSync(profile, { recursive: true, force: true });
  }
  expect(failures).toEqual([]);
});

/** Entrants by model, device and number of threads. */
function groupsOf(hub: string, hasGpu: boolean): Entrant[][] {
  const groups: Entrant[][] = [];
  for (const model of models) {
    const entrant = (peer: PeerName, device: PeerOptions["device"], threads: number): Entrant => {
      const name = {
        cohabit: model.id,
        "cohabit of GGUF": `${model.id}-GGUF`,
        "cohabit by llama.cpp": `${model.id}-GGUF`,
        "transformers.js": `${model.id}-plain`,
        wllama: `${model.id}-GGUF`,
        "web-llm": model.webLlm ?? "",
      }[peer];
      return { model, peer, options: { hub, model: name, device, threads, contextLength } };
    };
    const onCpu = peerNames.filter((peer) => peer !== "web-llm");
    const onGpu = peerNames.filter((peer) => peer !== "web-llm" || model.webLlm !== undefined);
    for (const threads of [1, 2]) groups.push(onCpu.map((peer) => entrant(peer, "wasm", threads)));
    if (hasGpu) groups.push(onGpu.map((peer) => entrant(peer, "webgpu", 1)));
  }
  const isChosen = (entrant: Entrant): boolean => only.length === 0 || only.some((part) => nameOf(entrant).includes(part));
  return groups.map((group) => group.filter(isChosen));
}

const nameOf = ({ model, peer, options }: Entrant): string => `${model.id} ${peer} ${options.device}-${options.threads}`;

/** A visit that downloads, then `rounds` visits of each in turns. A library that fails once is left out from then on. */
async function measureGroup(profile: string, group: readonly Entrant[], failures: string[]): Promise<PeerRow[]> {
  const rows = group.map((entrant): PeerRow => ({
    model: entrant.model.id,
    peer: entrant.peer,
    device: entrant.options.device,
    threads: entrant.options.threads,
    weights: ggufPeers.has(entrant.peer) ? entrant.model.ggufName : entrant.peer === "web-llm" ? "MLC" : entrant.model.onnxName,
    downloadMs: Number.NaN,
    visits: [],
  }));
  const failed = new Set<Entrant>();
  for (let round = -1; round < rounds; round++) {
    for (const [index, row] of rows.entries()) {
      const entrant = group[index];
      if (entrant === undefined || failed.has(entrant)) continue;
      try {
        if (round < 0) row.downloadMs = await withPage(profile, (page) => load(page, entrant));
        else row.visits.push(await withPage(profile, (page) => visit(page, entrant, round)));
        console.log(`${nameOf(entrant)} ${JSON.stringify(row.visits.at(-1) ?? { downloadMs: row.downloadMs })}`);
      } catch (caught) {
        failed.add(entrant);
        failures.push(`${nameOf(entrant)}: ${caught instanceof Error ? caught.message : String(caught)}`);
        console.log(failures.at(-1));
      }
    }
  }
  return rows;
}

/** A browser of its own over the profile: its renderer is new, and stored files are read from the disk. */
async function withPage<Result>(profile: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const { launchOptions, baseURL = "" } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    const [page = await context.newPage()] = context.pages();
    await page.goto("/peers.html");
    await page.waitForFunction(() => window.peers !== undefined);
    return await use(page);
  } finally {
    await context.close();
  }
}

const load = (page: Page, { peer, options }: Entrant): Promise<number> =>
  page.evaluate(([name, given]) => window.peers.load(name, given), [peer, options] as const);

async function visit(page: Page, entrant: Entrant, round: number): Promise<PeerVisit> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("there is no browser to ask for processes");
  const loadMs = await load(page, entrant);
  const complete = async (text: string, tokens: number, limit: number, isSampled = false) => {
    const before = await processorSeconds(browser);
    const given = [promptOf(entrant.model.id, text, tokens), limit, isSampled] as const;
    const completion = await page.evaluate((request) => window.peers.complete(...request), given);
    return { ...completion, processorMs: 1000 * ((await processorSeconds(browser)) - before) };
  };
  const short = await complete(passage.text, shortPrompt, decodedTokens);
  const sampled = await complete(passage.text, shortPrompt, decodedTokens, true);
  // Other words, so that no part of the prompt is in a cache.
  const long = await complete(longText(2 * longPrompt, BigInt(round)), longPrompt, 1);
  return { loadMs, short, sampled, long, memory: await measureMemory(browser, page) };
}

const tokenizers = new Map<string, Tokenizer>();

/** Returns the words of `text` that make at most this number of tokens, with the special tokens that the tokenizer adds. */
function promptOf(model: string, text: string, tokens: number): string {
  const parsed = (name: string) => JSON.parse(readFileSync(path.join(weights, model, name), "utf8"));
  const tokenizer = tokenizers.get(model) ?? new Tokenizer(parsed("tokenizer.json"), parsed("tokenizer_config.json"));
  tokenizers.set(model, tokenizer);
  const words = text.split(" ");
  const first = (count: number): string => words.slice(0, count).join(" ");
  let [fits, tooMany] = [0, words.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (tokenizer.encode(first(middle)).ids.length <= tokens) fits = middle;
    else tooMany = middle;
  }
  return first(fits);
}

function saved(result: object): string {
  const folder = fileURLToPath(new URL("../../bench-results/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}peers-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.json`;
  writeFileSync(file, JSON.stringify(result, null, 2));
  return file;
}
