/** Generations as the records of a stream (contract 6). */
import { jsonLine } from "../json-line.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { closingSequence, generationsBody, overallFinishReason } from "./generation-body.ts";
import type { RunningGenerations } from "./running-generations.ts";

/** A line each. Generations that were cancelled end without stream-end. */
export async function* generateLines(running: RunningGenerations, request: GenerateRequest, id: string): AsyncGenerator<string> {
  const isShown = request.max_tokens !== 0;
  for await (const { index, event } of running.events()) {
    const place = request.num_generations > 1 ? { index } : {};
    const text = event.type === "text-delta" ? event.text : event.type === "reply-end" ? closingSequence(event, request) : "";
    if (isShown && text !== "") yield line({ is_finished: false, event_type: "text-generation", text, ...place });
    if (event.type === "reply-end" && (event.finishReason === "ERROR" || event.finishReason === "TIMEOUT")) {
      const failure = { finish_reason: "ERROR", ...place, "err": event.error ?? "the generation failed" };
      yield line({ is_finished: false, event_type: "stream-error", ...failure });
    }
  }
  if (!running.areFinished) return;
  const response = generationsBody(running.finished, request, id);
  yield line({ is_finished: true, event_type: "stream-end", finish_reason: overallFinishReason(response.generations), response });
}

const line = (record: object) => `${jsonLine(record)}\n`;
