import type { CallerLimits } from "../transport/calls/caller.ts";
import type { SearchLimits } from "../transport/host-lines.ts";

export interface Settings {
  base: string;
  limits: Partial<CallerLimits>;
  search: Partial<SearchLimits>;
  /** Whether files of the site are answered from what the host keeps of them. */
  servesKeptFiles: boolean;
}

/**
 * Settings travel in the query of the script's URL: the service worker must know them before it can ask anyone, and a
 * changed setting is a changed script.
 */
export function readSettings(query: URLSearchParams): Settings {
  const headMs = positive(query.get("headMs"));
  const maxBodyBytes = positive(query.get("maxBodyBytes"));
  const timeoutMs = positive(query.get("patienceMs"));
  return {
    base: query.get("base") ?? "",
    limits: { ...(headMs && { headMs }), ...(maxBodyBytes && { maxBodyBytes }) },
    search: { ...(timeoutMs && { timeoutMs }) },
    servesKeptFiles: query.get("precache") !== "off",
  };
}

function positive(text: string | null): number | undefined {
  return Number(text) > 0 ? Number(text) : undefined;
}
