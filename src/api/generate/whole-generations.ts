/** Generations that are sent when all have ended, under headers that go out with the first token. */
import type { ChatServing } from "../chat/chat-serving.ts";
import { ReplyCollector } from "../chat/collected-reply.ts";
import { isDenied, refuseFailure } from "../chat/whole-reply.ts";
import { Cancelled } from "../../inference/errors.ts";
import { DenyListed } from "../response/errors.ts";
import type { FinishedGeneration } from "./generation-body.ts";
import type { RunningGenerations } from "./running-generations.ts";

/**
 * Resolves once a first token exists; throws what went wrong before it. The result takes the rest, and is undefined
 * when the caller left before its end. `started`: when the call began, on the clock of `serving`.
 */
export async function wholeGenerations(
  running: RunningGenerations,
  { admission, now }: ChatServing,
  started: number,
): Promise<() => Promise<readonly FinishedGeneration[] | undefined>> {
  // With a deny list the status may still become 498, so the headers wait for the last word of all.
  const waitsForEnd = admission.denyList.length > 0;
  const first = new ReplyCollector();
  const events = running.events();
  while (waitsForEnd ? !running.areFinished : !first.hasContent && !first.end) {
    const next = await events.next();
    if (next.done === true) throw new Cancelled();
    if (next.value.index === 0) first.add(next.value.event);
  }
  if (first.end) refuseFailure(first, first.end, now() - started);
  if (running.finished.some(({ end }) => isDenied(end))) throw new DenyListed("response");
  return async () => {
    while ((await events.next()).done !== true);
    return running.areFinished ? running.finished : undefined;
  };
}
