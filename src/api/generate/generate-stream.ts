/** Generations as the records of a stream (contract 6). */
import type { ReplyEvent } from "../../inference/reply-events.ts";
import type { ApiCall } from "../request/api-call.ts";
import { jsonLine } from "../response/wire-formats.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { closingSequence, generationsBody, overallFinishReason, type GenerateRecord } from "./generation-body.ts";
import type { RunningGenerations } from "./running-generations.ts";

/** Yields a line per record. Cancelled generations end without stream-end. */
export async function* generateLines(
  running: RunningGenerations,
  request: GenerateRequest,
  id: string,
  call: Pick<ApiCall, "lastWords">,
): AsyncGenerator<string> {
  call.lastWords = () => brokenEnd(running, request, id);
  for await (const { index, event } of running.events()) {
    const indexField = request.num_generations > 1 ? { index } : {};
    const text = textOf(event, request);
    if (text !== "") yield recordLine({ is_finished: false, event_type: "text-generation", text, ...indexField });
    if (event.type === "reply-end" && (event.finishReason === "ERROR" || event.finishReason === "TIMEOUT")) {
      const failure = { finish_reason: "ERROR" as const, ...indexField, "err": event.error ?? "the generation failed" };
      yield recordLine({ is_finished: false, event_type: "stream-error", ...failure });
    }
  }
  if (!running.areFinished) return;
  const response = generationsBody(running.finished, request, id);
  call.lastWords = () => "";
  yield recordLine({ is_finished: true, event_type: "stream-end", finish_reason: overallFinishReason(response.generations), response });
}

/** The last line if the host ends. It has no likelihoods, because it is sent to the caller anew with every token. */
function brokenEnd(running: RunningGenerations, request: GenerateRequest, id: string): string {
  const response = generationsBody(running.brokenOff, { ...request, return_likelihoods: "NONE" }, id);
  return recordLine({ is_finished: true, event_type: "stream-end", finish_reason: "ERROR", response });
}

const recordLine = (record: GenerateRecord) => jsonLine(record);

/** The text that an event adds to the generation. */
function textOf(event: ReplyEvent, request: GenerateRequest): string {
  if (event.type === "text-delta") return event.text;
  return event.type === "reply-end" ? closingSequence(event, request) : "";
}
