/** Whether an error names the value that is wrong in a request with one changed value. */
import { fieldOf, type Path } from "./mutations.ts";

/** Names in messages that differ from the name of the property. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  connectors: ["connector"],
  messages: ["images"],
  // A prompt is made of these, or bounded by them; no single one of them is too long.
  ...Object.fromEntries(
    [
      "messages",
      "documents",
      "tools",
      "message",
      "chat_history",
      "preamble",
      "max_input_tokens",
      "prompt",
      "truncate",
      "prompt_truncation",
      "tool_results",
    ].map((name) => [name, ["images", "too many tokens"]]),
  ),
};

/** Rules between the elements of a list: a message may name another element than the changed one. */
const betweenElements = /is not unique|duplicate|unique ids|names no tool call|must come before|in the last message/;

export function namesTheFault(message: string, path: Path): boolean {
  const [top] = path;
  if (typeof top !== "string") return false;
  // `continue_final_message` determines which role the last message may have: one of them is named where the other is wrong.
  if (top === "messages" && message.includes("continue_final_message requires a last message")) return true;
  if (top === "continue_final_message" && message.includes("role must be user or tool in the last message")) return true;
  if ((otherNames[top] ?? []).some((name) => message.includes(name))) return true;
  const fields = message.match(new RegExp(`\\b${top}\\b[^\\s':,]*`, "g")) ?? [];
  if (betweenElements.test(message)) return fields.length > 0;
  // A changed role or type gives the object around it other properties.
  const last = path.at(-1);
  const changed = fieldOf(last === "role" || last === "type" ? path.slice(0, -1) : path);
  return fields.some((field) => field.startsWith(changed) || changed.startsWith(field));
}
