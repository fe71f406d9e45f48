import type { ReplyForm } from "../../inference/conversation.ts";
import type { Dialect } from "./dialect.ts";

/** Whether a reply may call tools. A JSON reply has no calls if the dialect writes them without a tag: they would look like the reply. */
export function mayCallTools({ toolChoice, output }: ReplyForm, { calls }: Dialect): boolean {
  return toolChoice !== "none" && calls !== undefined && !(output.type === "json" && calls.layout.open === "");
}
