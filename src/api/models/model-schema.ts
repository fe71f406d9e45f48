/** Bodies of GET /v1/models and /v1/models/{model} (contract 12). */
import { z } from "zod";
import { openaiModelListSchema, openaiModelSchema } from "../compatibility/models-schema.ts";
import { endpointSchema } from "./endpoint-schema.ts";
import { modelFeatureSchema } from "../../inference/models.ts";

export const modelSchema = z.object({
  name: z.string(),
  is_deprecated: z.boolean(),
  endpoints: z.array(endpointSchema),
  finetuned: z.boolean(),
  /** 0 until the model's files are read. */
  context_length: z.int(),
  /** A same-origin URL; present if the tokenizer's file is local. */
  tokenizer_url: z.string().optional(),
  default_endpoints: z.array(endpointSchema),
  features: z.array(modelFeatureSchema),
  sampling_defaults: z.object({
    temperature: z.number(),
    k: z.int(),
    p: z.number(),
    frequency_penalty: z.number(),
    presence_penalty: z.number(),
  }),
  /** The properties of OpenAI's models, only with the option openaiPath "/v1". */
  ...openaiModelSchema.partial().shape,
});

export const modelListSchema = z.object({
  models: z.array(modelSchema),
  /** Absent on the last page. */
  next_page_token: z.string().optional(),
  /** The properties of OpenAI's list, which has no pages, only with the option openaiPath "/v1". */
  ...openaiModelListSchema.partial().shape,
});
