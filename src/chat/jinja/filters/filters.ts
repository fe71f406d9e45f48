import type { Filter } from "./filter.ts";
import { toJson } from "./json.ts";
import { numberFilters } from "./numbers.ts";
import { sequenceFilters } from "./sequences.ts";
import { textFilters } from "./texts.ts";

/** Jinja's own, with `tojson` of transformers; left out: `pprint`, `random`, `striptags`, `urlize`, `wordwrap` and `xmlattr`. */
export const filters: ReadonlyMap<string, Filter> = new Map(
  Object.entries({ ...numberFilters, ...sequenceFilters, ...textFilters, tojson: toJson }),
);
