/** cohere-ai's datasets, embed jobs and batches. */
import { Cohere, CohereClient, CohereClientV2 } from "cohere-ai";
import { token, type ClientTarget } from "./client-target.ts";

const pauseMs = 20;

export interface OutputRow {
  text: string;
  embeddings: { float: number[]; int8: number[] };
}

export interface StoredOutcome {
  dataset: { id: string; validationStatus: string; datasetType: string; rows: number | undefined };
  usageBytes: number;
  listed: (string | undefined)[] | undefined;
  job: Cohere.EmbedJob;
  output: OutputRow[];
  cancelled: string;
  batch: Cohere.Batch;
  answers: string[];
  deleted: unknown;
}

export function cohereStoredCalls({ baseUrl, fetch: fetchOption }: ClientTarget) {
  const cohere = new CohereClient({ token, baseUrl, ...(fetchOption && { fetch: fetchOption }) });
  const cohereV2 = new CohereClientV2({ token, baseUrl, ...(fetchOption && { fetch: fetchOption }) });

  async function validated(file: File, type: "embed-input" | "batch-chat-v2-input") {
    const { id = "" } = await cohere.datasets.create(file, undefined, {
      name: file.name,
      type,
      keepFields: type === "embed-input" ? ["n"] : [],
    });
    for (;;) {
      const { dataset } = await cohere.datasets.get(id);
      if (dataset.validationStatus === "failed") throw new Error(dataset.validationError);
      if (dataset.validationStatus === "validated") return dataset;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  async function rowsOf<Row>(id = ""): Promise<Row[]> {
    const { dataset } = await cohere.datasets.get(id);
    const response = await (fetchOption ?? globalThis.fetch)(dataset.datasetParts?.[0]?.url ?? "");
    return (await response.text())
      .trimEnd()
      .split("\n")
      .map((line): Row => JSON.parse(line));
  }

  return {
    async cohereStored(embedModel = "starter-embed", chatModel = "starter-chat"): Promise<StoredOutcome> {
      const lines = ["A cat sleeps.", "The market fell.", "A kitten naps."].map((text, n) => JSON.stringify({ text, n }));
      const dataset = await validated(new File([lines.join("\n")], "texts.jsonl"), "embed-input");
      const { organizationUsage: usageBytes = 0 } = await cohere.datasets.getUsage();
      const listed = (await cohere.datasets.list({ limit: 10, validationStatus: "validated" })).datasets?.map(({ id }) => id);

      const request: Cohere.CreateEmbedJobRequest = {
        model: embedModel,
        datasetId: dataset.id,
        inputType: "search_document",
        embeddingTypes: ["float", "int8"],
      };
      const { jobId } = await cohere.embedJobs.create(request);
      let job = await cohere.embedJobs.get(jobId);
      while (job.status === "processing") {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        job = await cohere.embedJobs.get(jobId);
      }
      const output = await rowsOf<OutputRow>(job.outputDatasetId);

      const many = Array.from({ length: 2000 }, (_, index) => `a line of number ${index}`);
      const large = await validated(new File([many.map((text) => JSON.stringify({ text, n: 0 })).join("\n")], "many.jsonl"), "embed-input");
      const second = await cohere.embedJobs.create({ ...request, datasetId: large.id });
      await cohere.embedJobs.cancel(second.jobId);
      const cancelled = (await cohere.embedJobs.get(second.jobId)).status;

      const requests = ["first", "second"].map((id) =>
        JSON.stringify({ custom_id: id, body: { messages: [{ role: "user", content: "Hello!" }], max_tokens: 8 } }),
      );
      const chats = await validated(new File([requests.join("\n")], "chats.jsonl"), "batch-chat-v2-input");
      const created = await cohereV2.batches.create({ name: "chats", inputDatasetId: chats.id, model: chatModel });
      let batch = created.batch;
      while (/QUEUED|IN_PROGRESS/.test(batch.status ?? "")) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        ({ batch } = await cohereV2.batches.retrieve(batch.id ?? ""));
      }
      const answers = (await rowsOf<{ custom_id: string; response: { status_code: number } }>(batch.outputDatasetId)).map(
        ({ custom_id: id, response }) => `${id} ${response.status_code}`,
      );
      const deleted = await cohere.datasets.delete(dataset.id);
      const { id, validationStatus, datasetType } = dataset;
      const rows = dataset.datasetParts?.[0]?.numRows;
      return { dataset: { id, validationStatus, datasetType, rows }, usageBytes, listed, job, output, cancelled, batch, answers, deleted };
    },
  };
}
