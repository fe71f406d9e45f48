/** Collects the events of a reply for encoders that write it as one body. */
import type { ToolCall } from "../../../inference/conversation.ts";
import { isContent } from "../../../chat/reply/written-text.ts";
import type { Citation, ReplyEvent, TokenLogprobs } from "../../../inference/reply-events.ts";

export type ReplyEnd = Extract<ReplyEvent, { type: "reply-end" }>;
type PromptTokens = Extract<ReplyEvent, { type: "prompt-logprobs" }>["tokens"];
type ContentBlock = { type: "text"; text: string } | { type: "thinking"; thinking: string };

/** Receives the events of one reply in order. */
export class ReplyCollector {
  replyId = "";
  readonly content: ContentBlock[] = [];
  plan = "";
  readonly toolCalls: ToolCall[] = [];
  readonly citations: Citation[] = [];
  readonly logprobs: TokenLogprobs[] = [];
  promptTokens: PromptTokens = [];
  /** Whether the reply has any content yet. */
  hasContent = false;
  end: ReplyEnd | undefined;
  #openCall: ToolCall | undefined;

  get text(): string {
    return this.content.map((block) => (block.type === "text" ? block.text : "")).join("");
  }

  add(event: ReplyEvent): void {
    this.hasContent ||= isContent(event);
    switch (event.type) {
      case "reply-start":
        this.replyId = event.replyId;
        break;
      case "thinking-start":
        this.content.push({ type: "thinking", thinking: "" });
        break;
      case "text-start":
        this.content.push({ type: "text", text: "" });
        break;
      case "thinking-delta": {
        const block = this.content.at(-1);
        if (block?.type === "thinking") block.thinking += event.thinking;
        break;
      }
      case "text-delta": {
        const block = this.content.at(-1);
        if (block?.type === "text") block.text += event.text;
        if (event.logprobs) this.logprobs.push(event.logprobs);
        break;
      }
      case "plan-delta":
        this.plan += event.text;
        break;
      case "tool-call-start":
        this.#openCall = { id: event.id, name: event.name, arguments: "" };
        break;
      case "tool-call-delta":
        if (this.#openCall) this.#openCall.arguments += event.arguments;
        break;
      case "tool-call-end":
        if (this.#openCall) this.toolCalls.push(this.#openCall);
        this.#openCall = undefined;
        break;
      case "citation":
        this.citations.push(event.citation);
        break;
      case "prompt-logprobs":
        this.promptTokens = event.tokens;
        break;
      case "reply-end":
        this.end = event;
        break;
      default:
        break;
    }
  }
}
