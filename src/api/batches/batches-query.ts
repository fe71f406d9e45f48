/** Query of GET /v2/batches (contract 11). */
import { decodePageToken } from "../models/page-token.ts";
import { readInteger } from "../request/query-numbers.ts";
import { InvalidRequest, NotOneOf } from "../response/errors.ts";
import type { Batch } from "./batch.ts";

const defaultPageSize = 50;
const maxPageSize = 1000;

export interface BatchesQuery {
  pageSize: number;
  orderBy: "createdAt" | "updatedAt";
  /** The last batch of the page before. */
  after: { time: number; id: string } | undefined;
}

/** Throws an ApiError of status 400. */
export function readBatchesQuery(query: URLSearchParams): BatchesQuery {
  return {
    pageSize: Math.min(readInteger(query, "page_size", { min: 1 }) ?? defaultPageSize, maxPageSize),
    orderBy: readOrder(query.get("order_by")),
    after: readToken(query.get("page_token")),
  };
}

/** Returns the position of the last batch of a page, for `encodePageToken`. */
export function positionOf(batch: Batch, { orderBy }: BatchesQuery): string {
  return `${batch[orderBy]}:${batch.id}`;
}

/** The order is descending, with or without the suffix " desc". */
function readOrder(text: string | null): BatchesQuery["orderBy"] {
  switch (text?.replace(/ desc$/i, "")) {
    case undefined:
    case "created_at":
      return "createdAt";
    case "updated_at":
      return "updatedAt";
    default:
      throw new NotOneOf("order_by", ["created_at", "updated_at"]);
  }
}

function readToken(text: string | null): BatchesQuery["after"] {
  if (text === null || text === "") return undefined;
  const [, time, id] = /^(\d+):(.+)$/.exec(decodePageToken(text) ?? "") ?? [];
  if (time === undefined || id === undefined) throw new InvalidRequest("page_token is unknown");
  return { time: Number(time), id };
}
