/** Generations that are sent as one body, under headers that are sent with the first token. */
import type { ModelServices } from "../services.ts";
import { ReplyCollector } from "../chat/reply/reply-collector.ts";
import { isDenied, throwIfFailed } from "../chat/reply/buffered-reply.ts";
import { Cancelled } from "../../inference/errors.ts";
import { DenyListed } from "../response/errors.ts";
import type { FinishedGeneration } from "./generation-body.ts";
import type { RunningGenerations } from "./running-generations.ts";

/**
 * Resolves once a first token exists; throws errors before it. The result reads the generations to their end, and
 * resolves to undefined if the caller disconnected before it. `started`: start of the call, on the clock of `serving`.
 */
export async function startBufferedGenerations(
  running: RunningGenerations,
  { admission, now }: ModelServices,
  started: number,
): Promise<() => Promise<readonly FinishedGeneration[] | undefined>> {
  // The status may become 498 at any token of a service with a deny list, so the headers wait for the end of all generations.
  const waitsForEnd = admission.denyList.length > 0;
  const first = new ReplyCollector();
  const events = running.events();
  while (waitsForEnd ? !running.areFinished : !first.hasContent && !first.end) {
    const next = await events.next();
    if (next.done === true) throw new Cancelled();
    if (next.value.index === 0) first.add(next.value.event);
  }
  if (first.end) throwIfFailed(first, first.end, now() - started);
  if (running.finished.some(({ end }) => isDenied(end))) throw new DenyListed("response");
  return async () => {
    while ((await events.next()).done !== true);
    return running.areFinished ? running.finished : undefined;
  };
}
