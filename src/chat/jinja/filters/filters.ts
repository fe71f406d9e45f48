import type { Filter } from "./filter.ts";
import { toJson } from "./json.ts";
import { numberFilters } from "./numbers.ts";
import { sequenceFilters } from "./sequences.ts";
import { textFilters } from "./texts.ts";

/** The filters of Jinja, with transformers' `tojson`, without `pprint`, `random`, `striptags`, `urlize`, `wordwrap` and `xmlattr`. */
export const filters: ReadonlyMap<string, Filter> = new Map(
  Object.entries({ ...numberFilters, ...sequenceFilters, ...textFilters, tojson: toJson }),
);
