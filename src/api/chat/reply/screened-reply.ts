/** Keeps denied texts out of a reply while it is written (contract 1.3, status 498; 3.3). */
import type { ReplyEvent } from "../../../inference/reply-events.ts";
import { partialMatchLength } from "../../../chat/partial-match.ts";
import { WellFormedReply } from "../../../chat/reply/well-formed-reply.ts";
import { writtenText } from "../../../chat/reply/written-text.ts";
import { DenyListed } from "../../response/errors.ts";
import { wireErrorOf } from "../../response/wire-error.ts";

/**
 * Passes the events on, each delayed while its text could still become a denied one. A reply that contains a denied text
 * stops before it and ends with ERROR, and `onFailure` is called. The rest is read and discarded, for its token counts.
 */
export async function* screenedReply(
  events: AsyncIterable<ReplyEvent>,
  denyList: readonly string[],
  onFailure: (failure: DenyListed) => void,
): AsyncGenerator<ReplyEvent> {
  // A reply that ends early must still be well formed.
  const reply = new WellFormedReply();
  let held: ReplyEvent[] = [];
  let heldText = "";
  let denied = false;
  for await (const event of events) {
    if (denied) {
      if (event.type !== "reply-end") continue;
      const { message } = wireErrorOf(new DenyListed("response"));
      yield* reply.pass({ type: "reply-end", finishReason: "ERROR", usage: event.usage, error: message });
      return;
    }
    const text = textOf(event);
    if (text === undefined) {
      for (const each of [...held, event]) yield* reply.pass(each);
      held = [];
      heldText = "";
      continue;
    }
    held.push(event);
    heldText += text;
    denied = denyList.some((each) => heldText.includes(each));
    if (denied) {
      onFailure(new DenyListed("response"));
      continue;
    }
    let released = heldText.length - partialMatchLength(heldText, denyList);
    // Events are released whole: an event that reaches into the partial match is held with it.
    for (let first = held[0]; first; first = held[0]) {
      const length = textOf(first)?.length ?? 0;
      if (length > released) break;
      yield* reply.pass(first);
      released -= length;
      heldText = heldText.slice(length);
      held.shift();
    }
  }
}

/** The text that an event adds to the current block; undefined if the event ends the block. A citation does neither. */
function textOf(event: ReplyEvent): string | undefined {
  return event.type === "citation" ? "" : writtenText(event);
}
