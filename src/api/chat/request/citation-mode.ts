/** Whether and when a reply is cited: v2 `citation_options.mode`, v1 `citation_quality` (contract 2.1, 4.1). */
import { z } from "zod";
import type { ReplyForm } from "../../../inference/conversation.ts";

/** Case-insensitive. */
export const citationModeSchema = z
  .string()
  .toUpperCase()
  .pipe(z.enum(["ENABLED", "DISABLED", "FAST", "ACCURATE", "OFF"]));
type CitationMode = z.output<typeof citationModeSchema>;

export function citationForm(mode: CitationMode = "ENABLED"): ReplyForm["citations"] {
  if (mode === "FAST") return "fast";
  return mode === "DISABLED" || mode === "OFF" ? "off" : "accurate";
}
