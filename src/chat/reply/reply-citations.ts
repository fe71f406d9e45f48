/**
 * Adds citations to the events of a reply, in the order of contract 3.3: "accurate" at the end of the cited block, "fast"
 * directly after the delta that completes the cited text. The plan and the thinking are cited, too.
 */
import { alignCitations } from "../citations/align-citations.ts";
import type { CitationSpan } from "../citations/citation.ts";
import { IncrementalAligner } from "../citations/incremental-aligner.ts";
import { prepareSources, type PreparedSources } from "../citations/prepared-sources.ts";
import type { ShownSource } from "./citable-sources.ts";
import type { Citation, ReplyEvent } from "../../inference/reply-events.ts";

/** The text that is being cited. */
interface CitedText {
  on: Citation["on"];
  contentIndex: number;
  text: string;
  aligner: IncrementalAligner | undefined;
}

export class ReplyCitations {
  readonly #mode: "accurate" | "fast";
  readonly #sources: readonly ShownSource[];
  #prepared: PreparedSources | undefined;
  readonly #prompt: string;
  #part: CitedText | undefined;
  #count = 0;

  /** `prompt`: the text of the last user message; its words alone are not evidence. */
  constructor(mode: "accurate" | "fast", sources: readonly ShownSource[], prompt: string) {
    this.#mode = mode;
    this.#sources = sources;
    this.#prompt = prompt;
  }

  /** Returns the events with citations between them. Takes the events of one reply in order, in any portions. */
  cite(events: readonly ReplyEvent[]): ReplyEvent[] {
    return events.flatMap((event) => this.#pass(event));
  }

  #pass(event: ReplyEvent): ReplyEvent[] {
    switch (event.type) {
      case "text-start":
        return [...this.#begin("text", event.index), event];
      case "thinking-start":
        return [...this.#begin("thinking", event.index), event];
      case "text-delta":
        return [event, ...this.#read(event.text)];
      case "thinking-delta":
        return [event, ...this.#read(event.thinking)];
      case "plan-delta": {
        const before = this.#part?.on === "plan" ? [] : this.#begin("plan", 0);
        return [...before, event, ...this.#read(event.text)];
      }
      case "text-end":
      case "thinking-end":
      case "tool-call-start":
      case "reply-end":
        return [...this.#finish(), event];
      default:
        return [event];
    }
  }

  #begin(on: Citation["on"], contentIndex: number): ReplyEvent[] {
    const before = this.#finish();
    const aligner = this.#mode === "fast" ? new IncrementalAligner(this.#prepare(), { prompt: this.#prompt }) : undefined;
    this.#part = { on, contentIndex, text: "", aligner };
    return before;
  }

  #read(text: string): ReplyEvent[] {
    if (this.#part === undefined) return [];
    this.#part.text += text;
    return this.#eventsFor(this.#part, this.#part.aligner?.push(text) ?? []);
  }

  #finish(): ReplyEvent[] {
    const part = this.#part;
    this.#part = undefined;
    if (part === undefined) return [];
    return this.#eventsFor(part, part.aligner?.finish() ?? alignCitations(part.text, this.#prepare(), { prompt: this.#prompt }));
  }

  /** Prepares the sources for the first cited text, so that the first token does not wait for it. */
  #prepare(): PreparedSources {
    return (this.#prepared ??= prepareSources(this.#sources.map((source) => source.evidence)));
  }

  #eventsFor({ on, contentIndex }: CitedText, spans: readonly CitationSpan[]): ReplyEvent[] {
    return spans.map(({ start, end, text, sourceIndices }) => {
      const sources = sourceIndices.flatMap((index) => this.#sources[index]?.cited ?? []);
      return { type: "citation", index: this.#count++, citation: { start, end, text, on, contentIndex, sources } };
    });
  }
}
