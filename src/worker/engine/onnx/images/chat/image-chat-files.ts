/** Parses the configuration files of a chat model with vision. */
import { z } from "zod";
import { EngineFailureError } from "../../../../base/engine-failure.ts";

/** @throws EngineFailureError ("files-damaged") with the reason if the file does not satisfy the schema. */
export function parsedFile<Schema extends z.ZodType>(path: string, schema: Schema, file: unknown): z.output<Schema> {
  const parsed = schema.safeParse(file);
  if (!parsed.success) throw damagedFile(path, z.prettifyError(parsed.error).replaceAll("\n", " "));
  return parsed.data;
}

export function damagedFile(path: string, reason: string): EngineFailureError {
  return new EngineFailureError({ kind: "files-damaged", detail: `${path}: ${reason}` });
}
