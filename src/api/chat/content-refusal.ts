/**
 * Content that cannot be processed (contract 0.5, step 10) is refused after the size of the prompt (step 9), which only
 * the service knows: such a call is made all the same, and refused when the service admits it.
 */
import type { ReplyForm } from "../../inference/conversation.ts";
import { Unprocessable } from "../../inference/errors.ts";

export type ReadContent<Content> = { content: Content; refusal?: undefined } | { content?: undefined; refusal: Unprocessable };

/** What `read` returns, or the Unprocessable that it throws. Throws whatever else it throws. */
export function readOrRefuse<Content>(read: () => Content): ReadContent<Content> {
  try {
    return { content: read() };
  } catch (thrown) {
    if (thrown instanceof Unprocessable) return { refusal: thrown };
    throw thrown;
  }
}

/** The form of a call that will be refused: its prompt has the same size, and nothing of it needs to be compiled. */
export function uncompiledForm(form: ReplyForm): ReplyForm {
  return { ...form, output: { type: "text" }, toolChoice: "none", strictTools: false };
}
