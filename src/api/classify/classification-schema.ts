/** Body of the response of classify (contract 14). */
import { z } from "zod";
import { plainMetaSchema } from "../response/meta-schema.ts";

const confidence = z.number().min(0).max(1);

const classificationSchema = z.object({
  id: z.uuid(),
  input: z.string(),
  prediction: z.string(),
  /** Has the prediction alone, and `confidences` its confidence: an input has one label. */
  predictions: z.array(z.string()),
  confidence,
  confidences: z.array(confidence),
  labels: z.record(z.string(), z.object({ confidence })),
  classification_type: z.literal("single-label"),
});
export type ClassificationBody = z.output<typeof classificationSchema>;

export const classificationsSchema = z.object({
  id: z.uuid(),
  /** In the order of the inputs. */
  classifications: z.array(classificationSchema),
  meta: plainMetaSchema.extend({ billed_units: z.object({ classifications: z.int() }) }),
});
export type ClassificationsBody = z.output<typeof classificationsSchema>;
