/** Query of GET /v1/datasets (contract 9.1). Two names are camelCase, as in the public description. */
import { z } from "zod";
import { readInteger } from "../request/query-numbers.ts";
import { InvalidRequest, NotOneOf } from "../response/errors.ts";
import { datasetTypeSchema, otherTypes, validationStatusSchema, type Dataset } from "./dataset.ts";

const typeFilterSchema = z.enum([...datasetTypeSchema.options, ...otherTypes]);
const timeSchema = z.iso.datetime({ offset: true });
const defaultLimit = 100;

export interface DatasetsQuery {
  /** Whether a dataset is listed. */
  matches: (dataset: Dataset) => boolean;
  limit: number;
  offset: number;
}

/** Throws an ApiError of status 400. */
export function readDatasetsQuery(query: URLSearchParams): DatasetsQuery {
  const type = readOne(query, "datasetType", typeFilterSchema);
  const status = readOne(query, "validationStatus", validationStatusSchema);
  const before = readTime(query, "before");
  const after = readTime(query, "after");
  return {
    // Job outputs are called embed-result in one source, embed-output in the other (contract 18).
    matches: (dataset) =>
      (type === undefined || dataset.type === (type === "embed-result" ? "embed-output" : type)) &&
      (status === undefined || dataset.status === status) &&
      (before === undefined || dataset.createdAt < before) &&
      (after === undefined || dataset.createdAt > after),
    limit: readInteger(query, "limit", { min: 1 }) ?? defaultLimit,
    offset: readInteger(query, "offset", { min: 0 }) ?? 0,
  };
}

function readOne<Value extends string>(query: URLSearchParams, name: string, schema: z.ZodEnum<Record<string, Value>>): Value | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const parsed = schema.safeParse(text);
  if (!parsed.success) throw new NotOneOf(name, schema.options);
  return parsed.data;
}

function readTime(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  if (!timeSchema.safeParse(text).success) throw new InvalidRequest(`${name} must be a time as in RFC 3339`);
  return Date.parse(text);
}
