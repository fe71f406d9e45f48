/** Bodies of embed responses (contract 7.2). */
import { z } from "zod";

const metaSchema = z.object({
  api_version: z.object({ version: z.enum(["1", "2"]) }),
  billed_units: z.object({
    input_tokens: z.int(),
    /** Number of images, and of positions that the model computed for them; absent without images. */
    images: z.int().optional(),
    image_tokens: z.int().optional(),
  }),
  warnings: z.array(z.string()).optional(),
});

const shared = {
  id: z.uuid(),
  /** Echoed; empty if images or inputs were sent. */
  texts: z.array(z.string()),
  /** Size and format of the images, in the order of the request; absent without images. */
  images: z
    .array(
      z.object({
        width: z.int(),
        height: z.int(),
        format: z.enum(["png", "jpeg", "webp", "gif"]),
        /** Bits of one pixel. */ bit_depth: z.int(),
      }),
    )
    .optional(),
  meta: metaSchema,
};

const numbers = z.array(z.array(z.number())).optional();
const integers = z.array(z.array(z.int())).optional();

export const embedByTypeSchema = z.object({
  ...shared,
  response_type: z.literal("embeddings_by_type"),
  /** The requested types, each as long as the input list. */
  embeddings: z.object({
    float: numbers,
    int8: integers,
    uint8: integers,
    binary: integers,
    ubinary: integers,
    /** The bytes of little-endian 32-bit numbers. */
    base64: z.array(z.string()).optional(),
  }),
});

export const embedFloatsSchema = z.object({
  ...shared,
  response_type: z.literal("embeddings_floats"),
  embeddings: z.array(z.array(z.number())),
});

export const embedV1ReplySchema = z.discriminatedUnion("response_type", [embedByTypeSchema, embedFloatsSchema]);
