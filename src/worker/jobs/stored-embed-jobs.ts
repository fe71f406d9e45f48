/** Stores and runs embed jobs (contract 10). */
import { z } from "zod";
import type { Owner } from "../../api/access/owners.ts";
import { backgroundPriority } from "../../api/batches/batch-rows.ts";
import {
  embedJobSchema,
  embeddingTypeSchema,
  type EmbedJob,
  type EmbedJobStore,
  type NewEmbedJob,
} from "../../api/embed-jobs/embed-job.ts";
import { encodeEmbedding } from "../../api/embed/embedding-types.ts";
import { chooseModel } from "../../api/model-choice.ts";
import type { EmbedOutcome, InferenceService } from "../../inference/inference-service.ts";
import type { ModelDescription } from "../../inference/models.ts";
import type { Wait } from "../base/wait.ts";
import { JobRetries } from "./job-retries.ts";
import { StoredJobs, type JobDependencies } from "./stored-jobs.ts";

/** Large enough for full batches of an encoder, small enough for at most a few seconds of work on a slow machine. */
const chunk = { rows: 256, characters: 400_000 };

const rowSchema = z.looseObject({ text: z.string() });

interface EmbedJobDependencies {
  inference: InferenceService;
  wait: Wait;
}

export class StoredEmbedJobs extends StoredJobs<EmbedJob, { inputTokens: number }> implements EmbedJobStore {
  constructor(dependencies: JobDependencies, { inference, wait }: EmbedJobDependencies) {
    super(dependencies, {
      name: "embed-job",
      schema: embedJobSchema,
      chunk,
      prepare: async (job, signal) => {
        const model = await chooseModel(inference.models, job.model, "embed", signal);
        return async (lines) => {
          const rows = lines.map((line) => rowSchema.parse(JSON.parse(line)));
          const texts = rows.map(({ text }) => text);
          const { vectors, inputTokens } = await embed(inference, job, model, texts, new JobRetries(wait, signal), signal);
          const output = rows.map((row, index) => outputLine(row, vectors[index] ?? new Float32Array(), job));
          return { lines: output, counts: { inputTokens } };
        };
      },
      add: (job, { inputTokens }) => ({ ...job, inputTokens: job.inputTokens + inputTokens }),
      withoutCounts: (job) => ({ ...job, inputTokens: 0 }),
      output: (job, input) => ({
        name: job.name ?? `${input.name}-embeddings`,
        type: "embed-output",
        requiredFields: ["text", "embeddings"],
        preservedFields: input.preservedFields,
      }),
    });
  }

  create(owner: Owner, id: string, job: NewEmbedJob): Promise<EmbedJob> {
    return this.store(id, (added) => ({ ...job, ...added, ...idsOf(owner), inputTokens: 0 }));
  }
}

const idsOf = ({ ownerId, organizationId }: Owner) => ({ ownerId, organizationId });

async function embed(
  inference: InferenceService,
  { ownerId: owner, inputType, truncate }: EmbedJob,
  model: ModelDescription,
  texts: string[],
  retries: JobRetries,
  signal: AbortSignal,
): Promise<EmbedOutcome> {
  const ignored = { onStarted: () => undefined, admit: () => undefined };
  for (;;) {
    try {
      return await inference.embed({ model, texts, inputType, truncate, owner, priority: backgroundPriority, signal, ...ignored });
    } catch (failure) {
      if (!(await retries.after(failure))) throw failure;
    }
  }
}

/** Types that were not requested are null (contract 10). */
function outputLine({ text, ...kept }: z.output<typeof rowSchema>, vector: Float32Array, { embeddingTypes }: EmbedJob): string {
  const embeddings = Object.fromEntries(
    embeddingTypeSchema.options.map((type) => [type, embeddingTypes.includes(type) ? encodeEmbedding(vector, type) : null]),
  );
  return JSON.stringify({ text, embeddings, ...kept, ...(Object.hasOwn(kept, "embeddings") && { embeddings }) });
}
