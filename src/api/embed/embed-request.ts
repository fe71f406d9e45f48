/** Bodies of POST /v2/embed and /v1/embed (contract 7.1): types, bounds and enums. */
import { z } from "zod";
import { isImageDataUri } from "../request/data-uri.ts";
import { integerAtLeast, listOrAbsent, prioritySchema } from "../request/schema-parts.ts";

const inputType = z.enum(["search_document", "search_query", "classification", "clustering", "image"]);
const truncate = z.enum(["NONE", "START", "END"]).default("END");
const texts = listOrAbsent(z.string().min(1));
const embeddingTypes = listOrAbsent(z.enum(["float", "int8", "uint8", "binary", "ubinary", "base64"]));

const imageUri = z.string().refine(isImageDataUri, {
  error: "must be a base64 data URI of a png, jpeg, webp or gif image",
});
const images = listOrAbsent(imageUri);

const embedInput = z.object({
  content: z
    .array(
      z.discriminatedUnion("type", [
        z.object({ type: z.literal("text"), text: z.string().min(1) }),
        z.object({ type: z.literal("image_url"), image_url: z.object({ url: imageUri }) }),
      ]),
    )
    .min(1),
});

export const embedV2RequestSchema = z.object({
  model: z.string().min(1),
  input_type: inputType,
  texts,
  images,
  inputs: listOrAbsent(embedInput),
  max_tokens: integerAtLeast(1).optional(),
  output_dimension: z.literal([256, 512, 1024, 1536]).optional(),
  embedding_types: embeddingTypes,
  truncate,
  priority: prioritySchema,
});

export const embedV1RequestSchema = z.object({
  model: z.string().min(1).optional(),
  input_type: inputType.optional(),
  texts,
  images,
  embedding_types: embeddingTypes,
  truncate,
});

export type EmbedV2Request = z.output<typeof embedV2RequestSchema>;
export type EmbeddingType = NonNullable<EmbedV2Request["embedding_types"]>[number];
