/** Stores and runs batches (contract 11). */
import { z } from "zod";
import type { Owner } from "../../api/access/owners.ts";
import { batchSchema, type Batch, type BatchStore, type NewBatch } from "../../api/batches/batch.ts";
import type { RespondToRow, RowResponse } from "../../api/batches/batch-rows.ts";
import { EngineFailed } from "../../inference/errors.ts";
import { chooseModel } from "../../api/model-choice.ts";
import type { InferenceService } from "../../inference/inference-service.ts";
import type { Wait } from "../base/wait.ts";
import { JobRetries } from "./job-retries.ts";
import { StoredJobs, type JobDependencies } from "./stored-jobs.ts";

/** Each row is a request that may take long. Chunks of one row ensure that no finished row is computed again. */
const chunk = { rows: 1, characters: Infinity };

/** Max successive rows in which the engine fails. After that the batch fails, because the remaining rows would fail, too. */
const maxEngineFailures = 3;

const rowSchema = z.looseObject({ custom_id: z.string(), body: z.record(z.string(), z.unknown()) });

const usageSchema = z
  .object({
    usage: z.object({ tokens: z.object({ input_tokens: z.number(), output_tokens: z.number() }) }).optional(),
    meta: z.object({ billed_units: z.object({ input_tokens: z.number() }) }).optional(),
    finish_reason: z.string().optional(),
    message: z.unknown(),
  })
  .catch({ message: undefined });

interface RowCounts {
  isSuccess: boolean;
  inputTokens: number;
  outputTokens: number;
}

interface BatchDependencies {
  inference: InferenceService;
  respondToRow: RespondToRow;
  wait: Wait;
}

export class StoredBatches extends StoredJobs<Batch, RowCounts> implements BatchStore {
  constructor(dependencies: JobDependencies, { inference, respondToRow, wait }: BatchDependencies) {
    super(dependencies, {
      name: "batch",
      schema: batchSchema,
      chunk,
      prepare: async (batch, signal) => {
        await chooseModel(inference.models, batch.model, batch.inputType === "batch-chat-v2-input" ? "chat" : "embed", signal);
        let engineFailures = 0;
        return async ([line = ""]) => {
          const { custom_id: id, body } = rowSchema.parse(JSON.parse(line));
          const response = await answer(() => respondToRow(body, batch, signal), new JobRetries(wait, signal));
          engineFailures = response.failure instanceof EngineFailed ? engineFailures + 1 : 0;
          if (engineFailures >= maxEngineFailures) throw response.failure;
          return { lines: [outputLine(id, response)], counts: countsOf(response) };
        };
      },
      add: (batch, { isSuccess, inputTokens, outputTokens }) => ({
        ...batch,
        inputTokens: batch.inputTokens + inputTokens,
        outputTokens: batch.outputTokens + outputTokens,
        successCount: batch.successCount + (isSuccess ? 1 : 0),
        failureCount: batch.failureCount + (isSuccess ? 0 : 1),
      }),
      withoutCounts: (batch) => ({ ...batch, ...noCounts }),
      output: ({ name, inputType }) => ({
        name: `${name}-output`,
        type: inputType === "batch-chat-v2-input" ? "batch-chat-v2-output" : "batch-embed-v2-output",
        requiredFields: ["custom_id"],
        preservedFields: [],
      }),
    });
  }

  create({ ownerId, organizationId }: Owner, id: string, batch: NewBatch): Promise<Batch> {
    return this.store(id, (added) => ({ ...batch, ...added, ...noCounts, ownerId, organizationId }));
  }
}

const noCounts = { inputTokens: 0, outputTokens: 0, successCount: 0, failureCount: 0 };

/** Sends a request, with retries where a client would retry. A reply that the engine broke off counts as a failure of the engine. */
async function answer(send: () => Promise<RowResponse>, retries: JobRetries): Promise<RowResponse> {
  for (;;) {
    const response = await send();
    const failure = response.failure ?? (isBrokenOff(response) ? new EngineFailed("the reply broke off") : undefined);
    if (failure === undefined || !(await retries.after(failure))) return { ...response, failure };
  }
}

function isBrokenOff({ body }: RowResponse): boolean {
  return usageSchema.parse(body).finish_reason === "ERROR";
}

function countsOf({ status, body, failure }: RowResponse): RowCounts {
  const { usage, meta } = usageSchema.parse(body);
  return {
    isSuccess: status === 200 && failure === undefined,
    inputTokens: usage?.tokens.input_tokens ?? meta?.billed_units.input_tokens ?? 0,
    outputTokens: usage?.tokens.output_tokens ?? 0,
  };
}

/** Writes a `response` for any status below 500, or an `error` if the service failed (contract 11). */
function outputLine(id: string, { status, body, failure }: RowResponse): string {
  if (status < 500 && !(failure instanceof EngineFailed)) {
    return JSON.stringify({ custom_id: id, response: { status_code: status, body } });
  }
  const { message } = usageSchema.parse(body);
  return JSON.stringify({ custom_id: id, error: { message: typeof message === "string" ? message : "the reply broke off" } });
}
