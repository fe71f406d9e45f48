import type { CallerLimits } from "../protocol/caller.ts";
import type { SearchLimits } from "../protocol/host-lines.ts";

export interface Settings {
  base: string;
  limits: Partial<CallerLimits>;
  search: Partial<SearchLimits>;
}

/**
 * Settings travel in the query of the script's URL: the service worker must know them before it can ask anyone, and a
 * changed setting is a changed script.
 */
export function readSettings(query: URLSearchParams): Settings {
  const headMs = Number(query.get("headMs"));
  const patienceMs = Number(query.get("patienceMs"));
  return {
    base: query.get("base") ?? "",
    limits: headMs > 0 ? { headMs } : {},
    search: patienceMs > 0 ? { patienceMs } : {},
  };
}
