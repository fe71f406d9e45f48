/** Which dialect a chat template writes, so that nobody has to say it. */
import type { DialectName } from "./dialect.ts";

/** @param template Source of the model's chat template. */
export function detectDialect(template: string): DialectName {
  return template.includes("<tool_call>") && template.includes("<|im_start|>") ? "qwen" : "plain";
}
