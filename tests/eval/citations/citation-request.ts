/** Converts a case of the citation sets to a chat request, and the citations of its response to spans. */
import type { CitationSpan } from "../../../src/chat/citations/citation.ts";
import { lastingScript } from "../../scripted/script.ts";
import type { AskedReply } from "../chat-page.ts";
import { scriptedModel } from "../scripted-model-record.ts";
import { type EvaluationCase, replyOf } from "./score.ts";

/**
 * An earlier message tells the scripted model its reply, because words of the question itself are no evidence. Sources that are
 * tool outputs come as results of a call, after the question.
 */
export function citationRequest(given: EvaluationCase, way: { stream: boolean }): object {
  const documents = given.sources.filter(({ type }) => type === "document").map(({ id, data }) => ({ id, data }));
  const outputs = given.sources.filter(({ type }) => type === "tool").map(({ id, data }) => ({ type: "document", document: { id, data } }));
  const call = { id: "lookup_call", type: "function", function: { name: "lookup", arguments: "{}" } };
  return {
    model: scriptedModel.id,
    messages: [
      { role: "user", content: `${lastingScript}say:${replyOf(given)}` },
      { role: "assistant", content: "Understood." },
      { role: "user", content: given.prompt },
      ...(outputs.length === 0
        ? []
        : [
            { role: "assistant", tool_calls: [call] },
            { role: "tool", tool_call_id: call.id, content: outputs },
          ]),
    ],
    ...(documents.length === 0 ? {} : { documents }),
    max_tokens: 4000,
    stream: way.stream,
    citation_options: { mode: way.stream ? "FAST" : "ACCURATE" },
  };
}

/** Returns the faults of a response's shape; empty if it has none. */
export function shapeFaults(given: EvaluationCase, answer: AskedReply): string[] {
  if (!answer.isReply) return [`status ${answer.status}: ${JSON.stringify(answer.body)}`];
  const { content, citations } = answer.message;
  const faults: string[] = [];
  const written = content[0]?.text ?? "";
  if (written !== replyOf(given).trimEnd()) faults.push(`the reply is "${written}"`);
  const supplied = new Map(given.sources.map(({ id, type, data }) => [`${type} ${id}`, data]));
  for (const { start, end, text, content_index, type, sources } of citations) {
    const points = Array.from(content[content_index]?.text ?? "");
    const isSlice = 0 <= start && start < end && end <= points.length && points.slice(start, end).join("") === text;
    if (!isSlice || type !== "TEXT_CONTENT")
      faults.push(`"${text}" is not what stands from ${start} to ${end} of ${type} ${content_index}`);
    if (sources.length === 0) faults.push(`"${text}" has no source`);
    for (const source of sources) {
      const data = supplied.get(`${source.type} ${source.id}`);
      if (data === undefined) faults.push(`"${text}" names the ${source.type} ${source.id}, which was not supplied`);
      else if (typeof data["text"] === "string" && source.document.text !== data["text"])
        faults.push(`${source.id} came back with another text`);
    }
  }
  return faults;
}

/** Returns the citations as spans, like the aligner's. */
export function spansOf(given: EvaluationCase, answer: AskedReply): CitationSpan[] {
  if (!answer.isReply) return [];
  const places = new Map(given.sources.map(({ id }, index) => [id, index]));
  return answer.message.citations.map(({ start, end, text, sources }) => ({
    start,
    end,
    text,
    sourceIndices: sources.flatMap(({ id }) => places.get(id) ?? []),
  }));
}
