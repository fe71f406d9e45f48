/** Ranks as examples do: batches in the order given, each as wide as its longest text, on the same runtime and weights. */
import { AutoTokenizer, env } from "@huggingface/transformers";
import { expose } from "comlink";
import { importWasmBuild } from "../../../src/worker/engine/onnx/ort-builds.ts";
import type { LibraryOrder } from "./library.worker.ts";

const batchRows = 32;

async function load({ folder, file, threads }: LibraryOrder) {
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = "/models/";
  env.useBrowserCache = false;
  const ort = await importWasmBuild({ kind: "wasm", threads });
  const tokenizer = await AutoTokenizer.from_pretrained(folder);
  const session = await ort.InferenceSession.create(`/models/${folder}/${file}`);
  return { ort, tokenizer, session };
}

let loaded: Awaited<ReturnType<typeof load>> | undefined;

const naive = {
  async load(order: LibraryOrder): Promise<void> {
    loaded = await load(order);
  },
  async rerank(query: string, documents: string[]): Promise<{ scores: number[]; milliseconds: number }> {
    if (loaded === undefined) throw new Error("no model is loaded");
    const { ort, tokenizer, session } = loaded;
    const startedAt = performance.now();
    const scores: number[] = [];
    for (let start = 0; start < documents.length; start += batchRows) {
      const texts = documents.slice(start, start + batchRows);
      const queries = texts.map(() => query);
      const inputs = new Map(Object.entries(tokenizer(queries, { text_pair: texts, padding: true, truncation: true })));
      const feeds = Object.fromEntries(
        session.inputNames.map((name) => {
          const { data, dims } = inputs.get(name) ?? { data: [], dims: [] };
          return [name, new ort.Tensor("int64", data, dims)] as const;
        }),
      );
      // oxlint-disable-next-line no-await-in-loop
      const { logits } = await session.run(feeds);
      for (const logit of logits?.data ?? []) scores.push(1 / (1 + Math.exp(-Number(logit))));
    }
    return { scores, milliseconds: performance.now() - startedAt };
  },
};

export type NaiveRerank = typeof naive;
expose(naive);
