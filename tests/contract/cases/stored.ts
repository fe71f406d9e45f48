/** Contract 17, lines 75 to 82. */
import { z } from "zod";
import type { ContractCase } from "./contract-driver.ts";
import { expectError, success } from "./responses.ts";
import {
  batchesSchema,
  createdSchema,
  datasetsSchema,
  embedJobSchema,
  jobCreatedSchema,
  jsonLines,
  multipart,
  oneBatchSchema,
  oneDatasetSchema,
  poll,
  rowsOf,
  upload,
  validatedDataset,
} from "./stored-requests.ts";

const texts = ["the red house", "a blue boat", "green fields in the rain", "an old bridge", "words about words"];
const rows = texts.map((text, index) => ({ text, index, ignored: true }));

const vectorsSchema = z.array(z.array(z.number()));
const answeredSchema = z.object({
  response: z.object({ status_code: z.int(), body: z.object({ response_type: z.string(), texts: z.array(z.string()) }) }),
});

function dotProduct(one: readonly number[] = [], other: readonly number[] = []): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

const post = (body: unknown) => ({ body: JSON.stringify(body) });

export const storedCases: readonly ContractCase[] = [
  {
    number: 75,
    name: "a file becomes a validated dataset, which is listed, counted and read by its signed URL",
    async run(driver) {
      const { expect } = driver;
      const path = "/v1/datasets?name=Example%20Rows&type=embed-input&keep_fields=index";
      const { id } = await success(driver, await driver.call(path, upload(jsonLines(rows))), createdSchema);
      expect(id).toMatch(/^example-rows-[a-z0-9]{6}$/);
      const first = await success(driver, await driver.call(`/v1/datasets/${id}`), oneDatasetSchema);
      expect(["queued", "processing", "validated"]).toContain(first.dataset.validation_status);
      const { dataset } = await poll(
        driver,
        `/v1/datasets/${id}`,
        oneDatasetSchema,
        ({ dataset: { validation_status: status } }) => status !== "queued" && status !== "processing",
      );
      expect(dataset.validation_status).toBe("validated");
      expect(dataset.dataset_type).toBe("embed-input");
      expect(dataset.required_fields).toEqual(["text"]);
      expect(dataset.preserve_fields).toEqual(["index"]);
      expect(dataset.dataset_parts[0]?.num_rows).toBe(texts.length);
      expect(dataset.dataset_parts[0]?.samples.length).toBe(5);
      expect(await rowsOf(driver, id)).toEqual(texts.map((text, index) => ({ text, index })));
      const listed = await success(
        driver,
        await driver.call("/v1/datasets?datasetType=embed-input&validationStatus=validated"),
        datasetsSchema,
      );
      expect(listed.datasets[0]?.id).toBe(id);
      const usage = await success(driver, await driver.call("/v1/datasets/usage"), z.strictObject({ organization_usage: z.int() }));
      expect(usage.organization_usage).toBeGreaterThan(0);
    },
  },
  {
    number: 76,
    name: "a missing type, a long name or no file is 400",
    async run(driver) {
      const file = upload(jsonLines(rows));
      await expectError(driver, await driver.call("/v1/datasets?name=n", file), 400, /^invalid request: type is required$/);
      await expectError(driver, await driver.call("/v1/datasets?type=embed-input", file), 400, /^invalid request: name is required$/);
      await expectError(driver, await driver.call(`/v1/datasets?name=${"n".repeat(50)}&type=embed-input`, file), 400, /name/);
      const noFile = multipart([{ name: "other", fileName: "data.jsonl", content: "{}" }]);
      await expectError(
        driver,
        await driver.call("/v1/datasets?name=n&type=embed-input", noFile),
        400,
        /^invalid request: data is required$/,
      );
    },
  },
  {
    number: 77,
    name: "an embed job on a dataset that is not validated is 400, on an unknown one 404",
    async run(driver) {
      const job = { model: driver.models.embed, input_type: "search_document" };
      await expectError(
        driver,
        await driver.call("/v1/embed-jobs", post({ ...job, dataset_id: "missing-000000" })),
        404,
        /^dataset with id missing-000000 not found$/,
      );
      const answer = await driver.call("/v1/datasets?name=bad&type=embed-input", upload('{"text": 5}'));
      const { id } = await success(driver, answer, createdSchema);
      const path = `/v1/datasets/${id}`;
      const { dataset } = await poll(driver, path, oneDatasetSchema, (body) => body.dataset.validation_status === "failed");
      driver.expect(dataset.validation_error).toBe("row 1 has a 'text' that is no string");
      await expectError(driver, await driver.call("/v1/embed-jobs", post({ ...job, dataset_id: id })), 400, /dataset_id/);
    },
  },
  {
    number: 78,
    name: "an embed job embeds every row, in order, with all types",
    async run(driver) {
      const { expect } = driver;
      const dataset = await validatedDataset(driver, "embed-input", rows);
      const types = ["float", "int8", "uint8", "binary", "ubinary"];
      const request = {
        model: driver.models.embed,
        dataset_id: dataset.id,
        input_type: "search_document",
        embedding_types: types,
        name: "job",
      };
      const { job_id: id } = await success(driver, await driver.call("/v1/embed-jobs", post(request)), jobCreatedSchema);
      const job = await poll(driver, `/v1/embed-jobs/${id}`, embedJobSchema, ({ status }) => status !== "processing");
      expect(job.status).toBe("complete");
      expect(job.meta.billed_units.input_tokens).toBeGreaterThan(0);
      const output = await rowsOf(driver, job.output_dataset_id ?? "");
      expect(output.map(({ text }) => text)).toEqual(texts);
      const body = { model: driver.models.embed, input_type: "search_document", texts, embedding_types: types };
      const direct = await success(
        driver,
        await driver.call("/v2/embed", post(body)),
        z.object({ embeddings: z.record(z.string(), vectorsSchema) }),
      );
      for (const [index, row] of output.entries()) {
        const embeddings = z.record(z.string(), z.array(z.number())).parse(row["embeddings"]);
        for (const type of types) expect(embeddings[type]?.length).toBe(direct.embeddings[type]?.[index]?.length);
        // Not equal to the last bit: another batch of texts computed it.
        expect(dotProduct(embeddings["float"], direct.embeddings["float"]?.[index])).toBeGreaterThan(0.999);
      }
      const listed = await driver.call("/v1/embed-jobs");
      expect(JSON.stringify(await listed.json())).toContain(id);
      const info = await success(driver, await driver.call(`/v1/datasets/${job.output_dataset_id}`), oneDatasetSchema);
      expect(info.dataset.dataset_type).toBe("embed-output");
    },
  },
  {
    number: 79,
    name: "a cancelled job ends without output",
    async run(driver) {
      const { expect } = driver;
      const many = Array.from({ length: 2000 }, (_, index) => ({ text: `row ${index} of a job that is cancelled` }));
      const dataset = await validatedDataset(driver, "embed-input", many);
      const request = { model: driver.models.embed, dataset_id: dataset.id, input_type: "clustering" };
      const { job_id: id } = await success(driver, await driver.call("/v1/embed-jobs", post(request)), jobCreatedSchema);
      const cancel = await driver.call(`/v1/embed-jobs/${id}/cancel`, { method: "POST" });
      expect(cancel.status).toBe(200);
      expect(await cancel.text()).toBe("{}");
      const job = await poll(driver, `/v1/embed-jobs/${id}`, embedJobSchema, ({ status }) => status !== "cancelling");
      expect(job.status).toBe("cancelled");
      expect(job.output_dataset_id).toBeUndefined();
      expect((await driver.call(`/v1/embed-jobs/${id}/cancel`, { method: "POST" })).status).toBe(200);
      await expectError(driver, await driver.call("/v1/embed-jobs/unknown/cancel", { method: "POST" }), 404);
    },
  },
  {
    number: 80,
    name: "what another owner has does not exist",
    async run(driver) {
      const { expect } = driver;
      const headers = { Authorization: `Bearer ${driver.otherToken}` };
      const dataset = await validatedDataset(driver, "embed-input", rows);
      const request = { model: driver.models.embed, dataset_id: dataset.id, input_type: "search_query" };
      const { job_id: id } = await success(driver, await driver.call("/v1/embed-jobs", post(request)), jobCreatedSchema);
      await expectError(
        driver,
        await driver.call(`/v1/embed-jobs/${id}`, { headers }),
        404,
        new RegExp(`^embed job with id ${id} not found$`),
      );
      await expectError(driver, await driver.call(`/v1/embed-jobs/${id}/cancel`, { method: "POST", headers }), 404);
      await expectError(driver, await driver.call(`/v1/datasets/${dataset.id}`, { headers }), 404);
      await expectError(driver, await driver.call(`/v1/datasets/${dataset.id}`, { method: "DELETE", headers }), 404);
      await expectError(driver, await driver.call("/v1/embed-jobs", { headers, ...post(request) }), 404);
      expect(await (await driver.call("/v1/embed-jobs", { headers })).json()).toEqual({ embed_jobs: [] });
      const url = new URL(dataset.dataset_parts[0]?.url ?? "");
      await expectError(driver, await driver.call(`${url.pathname}?sig=0`, { headers: { Authorization: null } }), 404);
      await poll(driver, `/v1/embed-jobs/${id}`, embedJobSchema, ({ status }) => status === "complete");
    },
  },
  {
    number: 81,
    name: "a deleted dataset is gone, with its file",
    async run(driver) {
      const { expect } = driver;
      const dataset = await validatedDataset(driver, "embed-input", rows);
      const deleted = await driver.call(`/v1/datasets/${dataset.id}`, { method: "DELETE" });
      expect(deleted.status).toBe(200);
      expect(await deleted.text()).toBe("{}");
      await expectError(driver, await driver.call(`/v1/datasets/${dataset.id}`), 404);
      const url = new URL(dataset.dataset_parts[0]?.url ?? "");
      await expectError(driver, await driver.call(url.pathname + url.search, { headers: { Authorization: null } }), 404);
    },
  },
  {
    number: 82,
    name: "a batch needs a model, answers its requests, and can be cancelled",
    async run(driver) {
      const { expect } = driver;
      const requests = ["one", "two", "three"].map((id) => ({ custom_id: id, body: { texts: [id], input_type: "search_query" } }));
      const dataset = await validatedDataset(driver, "batch-embed-v2-input", requests);
      const request = { name: "case", input_dataset_id: dataset.id, model: driver.models.embed };
      await expectError(
        driver,
        await driver.call("/v2/batches", post({ ...request, model: null })),
        400,
        /^invalid request: model is required$/,
      );
      await expectError(driver, await driver.call("/v2/batches", post({ ...request, model: driver.models.chat })), 400);
      const { batch } = await success(driver, await driver.call("/v2/batches", post(request)), oneBatchSchema);
      expect(batch.status).toBe("BATCH_STATUS_QUEUED");
      expect(batch.num_records).toBe(3);
      const finished = await poll(driver, `/v2/batches/${batch.id}`, oneBatchSchema, (body) => !/QUEUED|PROGRESS/.test(body.batch.status));
      expect(finished.batch.status).toBe("BATCH_STATUS_COMPLETED");
      expect(finished.batch.num_successful_records).toBe(3);
      const output = await rowsOf(driver, finished.batch.output_dataset_id ?? "");
      expect(output.map(({ custom_id: id }) => id)).toEqual(["one", "two", "three"]);
      const { response } = answeredSchema.parse(output[0]);
      expect(response).toEqual({ status_code: 200, body: { response_type: "embeddings_by_type", texts: ["one"] } });
      const chats = Array.from({ length: 40 }, (_, index) => ({
        custom_id: String(index),
        body: { messages: [{ role: "user", content: "Hello" }], max_tokens: 8 },
      }));
      const chatDataset = await validatedDataset(driver, "batch-chat-v2-input", chats);
      const created = await driver.call("/v2/batches", post({ ...request, input_dataset_id: chatDataset.id, model: driver.models.chat }));
      const { batch: cancelled } = await success(driver, created, oneBatchSchema);
      const cancel = await driver.call(`/v2/batches/${cancelled.id}:cancel`, { method: "POST" });
      expect(await cancel.text()).toBe("{}");
      const end = await poll(
        driver,
        `/v2/batches/${cancelled.id}`,
        oneBatchSchema,
        (body) => body.batch.status !== "BATCH_STATUS_CANCELING",
      );
      expect(end.batch.status).toBe("BATCH_STATUS_CANCELED");
      await expectError(driver, await driver.call(`/v2/batches/${batch.id}:cancel`, { method: "POST" }), 400);
      const page = await success(driver, await driver.call("/v2/batches?page_size=1"), batchesSchema);
      expect(page.batches.map(({ id }) => id)).toEqual([cancelled.id]);
    },
  },
];
