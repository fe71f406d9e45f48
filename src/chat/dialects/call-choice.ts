import type { ReplyForm } from "../../inference/conversation.ts";
import type { Dialect } from "./dialect.ts";

/** Whether a reply may call tools. Calls without a tag cannot be told from a reply that is JSON: where that is requested, there are none. */
export function mayCallTools({ toolChoice, output }: ReplyForm, { calls }: Dialect): boolean {
  return toolChoice !== "none" && calls !== undefined && !(output.type === "json" && calls.frame.open === "");
}
