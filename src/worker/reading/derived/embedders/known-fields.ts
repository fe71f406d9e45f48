/** Reads a small file in which each field may affect vectors, so that unknown fields must be refused. */
import { z } from "zod";
import { UnusableModelError } from "../unusable-model-error.ts";

const fieldsSchema = z.record(z.string(), z.unknown());

/** Parses a file. Fields that are null count as absent. @throws UnusableModelError with the name of the file and the field. */
export function readKnownFields<Schema extends z.ZodType>(path: string, document: unknown, schema: Schema): z.output<Schema> {
  const fields = fieldsSchema.safeParse(document);
  if (!fields.success) throw new UnusableModelError(`${path} is no object`);
  const given = Object.entries(fields.data).filter(([, value]) => value !== null);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = [...(issue?.path ?? []), ...(issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [])].join(".");
  const reason = issue?.code === "unrecognized_keys" ? "is unknown" : `has an unsupported value (${issue?.message ?? ""})`;
  throw new UnusableModelError(`${path}: the field ${field} ${reason}, and may change the vectors`);
}
