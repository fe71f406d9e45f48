import type { CallerLimits } from "../transport/calls/caller.ts";
import type { SearchLimits } from "../transport/host-lines.ts";

export interface Settings {
  base: string;
  /** URL of the file with the description of the API. */
  descriptionUrl: URL;
  limits: Partial<CallerLimits>;
  search: Partial<SearchLimits>;
  /** Whether the service worker serves files of the site that the host has stored. */
  servesStoredFiles: boolean;
  /** Whether the service worker adds the headers of cross-origin isolation. */
  isolates: boolean;
}

/**
 * Settings are in the query of the script's URL: the service worker needs them before it can receive a message, and a
 * changed URL reinstalls it.
 */
export function readSettings(script: URL): Settings {
  const query = script.searchParams;
  const headMs = positive(query.get("headMs"));
  const maxBodyBytes = positive(query.get("maxBodyBytes"));
  const timeoutMs = positive(query.get("hostTimeoutMs"));
  return {
    base: query.get("base") ?? "",
    descriptionUrl: new URL("openapi.json", new URL(query.get("assets") ?? "cohabit/", script)),
    limits: { ...(headMs && { headMs }), ...(maxBodyBytes && { maxBodyBytes }) },
    search: { ...(timeoutMs && { timeoutMs }) },
    isolates: query.get("isolate") === "on",
    servesStoredFiles: query.get("precache") !== "off",
  };
}

function positive(text: string | null): number | undefined {
  return Number(text) > 0 ? Number(text) : undefined;
}
