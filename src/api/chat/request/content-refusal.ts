/**
 * Content that cannot be processed (contract 0.5, step 10) is refused after the size of the prompt is checked (step 9),
 * which only the service can do: the call is made, and refused when the service admits it.
 */
import type { ReplyForm } from "../../../inference/conversation.ts";
import { Unprocessable } from "../../../inference/errors.ts";

export type ReadContent<Content> = { content: Content; refusal?: undefined } | { content?: undefined; refusal: Unprocessable };

/** Returns the result of `read`, or the Unprocessable that it throws. Rethrows other errors. */
export function readOrRefuse<Content>(read: () => Content): ReadContent<Content> {
  try {
    return { content: read() };
  } catch (thrown) {
    if (thrown instanceof Unprocessable) return { refusal: thrown };
    throw thrown;
  }
}

/** The form of a call that will be refused: its prompt has the same size, but no grammar is compiled. */
export function formWithoutGrammar(form: ReplyForm): ReplyForm {
  return { ...form, output: { type: "text" }, toolChoice: "none", strictTools: false };
}
