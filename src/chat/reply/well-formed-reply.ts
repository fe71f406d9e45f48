/**
 * Makes the events of a reply well formed (contract 3.3) if the reply breaks off anywhere: closes an open block, leaves
 * out an unfinished call, and sends nothing after the end.
 */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import { FinishedCalls } from "./finished-calls.ts";
import { type BlockEnd, openBlockAfter } from "./open-block.ts";

export class WellFormedReply {
  readonly #calls = new FinishedCalls();
  #openBlock: BlockEnd | undefined;
  #hasEnded = false;

  /** Returns the events that can be sent after `event`. Takes the events of one reply in order; its own output passes unchanged. */
  pass(event: ReplyEvent): ReplyEvent[] {
    if (this.#hasEnded) return [];
    if (event.type !== "reply-end") {
      this.#openBlock = openBlockAfter(event, this.#openBlock);
      return this.#calls.pass(event);
    }
    this.#hasEnded = true;
    const open = this.#openBlock;
    // A call that is still open was cut short: its end would make clients run it.
    const closing = open === undefined || open.type === "tool-call-end" ? [] : this.#calls.pass(open);
    return [...closing, ...this.#calls.pass(event)];
  }
}
