/** A finished reply as the JSON body of contract 2.7. */
import type { FinishReason, ReplyEvent, TokenLogprobs, Usage } from "../../chat/reply-events.ts";
import { logprobItem, usageBody } from "./reply-parts.ts";

type ContentBlock = { type: "text"; text: string } | { type: "thinking"; thinking: string };

/** Takes the events of one reply in order. */
export class ReplyCollector {
  #replyId = "";
  readonly #content: ContentBlock[] = [];
  readonly #logprobs: TokenLogprobs[] = [];
  #end: { finishReason: FinishReason; usage: Usage } | undefined;

  add(event: ReplyEvent): void {
    switch (event.type) {
      case "reply-start":
        this.#replyId = event.replyId;
        break;
      case "thinking-start":
        this.#content.push({ type: "thinking", thinking: "" });
        break;
      case "text-start":
        this.#content.push({ type: "text", text: "" });
        break;
      case "thinking-delta": {
        const block = this.#content.at(-1);
        if (block?.type === "thinking") block.thinking += event.thinking;
        break;
      }
      case "text-delta": {
        const block = this.#content.at(-1);
        if (block?.type === "text") block.text += event.text;
        if (event.logprobs) this.#logprobs.push(event.logprobs);
        break;
      }
      case "reply-end":
        this.#end = { finishReason: event.finishReason, usage: event.usage };
        break;
      default:
        break;
    }
  }

  /** The body; undefined for a reply that has not ended. `logprobs`: whether they were asked for. */
  body(logprobs: boolean) {
    if (!this.#end) return undefined;
    return {
      id: this.#replyId,
      finish_reason: this.#end.finishReason,
      message: {
        role: "assistant",
        content: this.#content.length > 0 ? this.#content : [{ type: "text", text: "" }],
      },
      usage: usageBody(this.#end.usage),
      ...(logprobs && { logprobs: this.#logprobs.map(logprobItem) }),
    };
  }
}
