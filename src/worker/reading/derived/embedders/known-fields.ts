/** Reads a small file whose every field may change vectors: one that is not known is refused. */
import { z } from "zod";
import { UnusableModelError } from "../unusable-model-error.ts";

const fieldsSchema = z.record(z.string(), z.unknown());

/** Fields that are null say nothing. @throws UnusableModelError that names the file and the field. */
export function readKnownFields<Schema extends z.ZodType>(path: string, document: unknown, schema: Schema): z.output<Schema> {
  const fields = fieldsSchema.safeParse(document);
  if (!fields.success) throw new UnusableModelError(`${path} is no object`);
  const said = Object.entries(fields.data).filter(([, value]) => value !== null);
  const parsed = schema.safeParse(Object.fromEntries(said));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = [...(issue?.path ?? []), ...(issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [])].join(".");
  const reason = issue?.code === "unrecognized_keys" ? "is not known here" : `cannot be honoured (${issue?.message ?? ""})`;
  throw new UnusableModelError(`${path}: the field ${field} ${reason}, and may change the vectors`);
}
