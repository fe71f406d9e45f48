/** A conversation as a file: Markdown to read, JSON with everything. */
import { sourceInWords } from "../reply/cited-sources.ts";
import { finalText, type CitedSource, type Conversation, type Reply } from "./conversation.ts";

export function asMarkdown({ title, turns, second }: Conversation): string {
  const parts = turns.flatMap((turn, index) => {
    if (turn.role === "user") return `**You**\n\n${turn.text}`;
    const other = second?.turns[index - second.startsAt];
    return [turn, ...(other?.role === "assistant" ? [other] : [])].map(replyAsMarkdown);
  });
  return [`# ${title}`, ...parts, ""].join("\n\n");
}

function replyAsMarkdown(reply: Reply): string {
  return `**${reply.model}**\n\n${[finalText(reply), ...sources(reply.steps)].join("\n")}`;
}

function sources(steps: { citations: { sources: CitedSource[] }[] }[]): string[] {
  const cited = new Map(
    steps.flatMap(({ citations }) => citations.flatMap((citation) => citation.sources)).map((source) => [source.id, source]),
  );
  return cited.size === 0 ? [] : ["", ...[...cited.values()].map((source) => `- ${sourceInWords(source)}: ${source.text}`)];
}

export function asJson(conversation: Conversation): string {
  return JSON.stringify(conversation, undefined, 2);
}

const revokeMs = 60_000;

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download reads it after this.
  setTimeout(() => URL.revokeObjectURL(url), revokeMs);
}

/** Returns a file name made of a title. */
export function fileName(title: string, extension: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${words === "" ? "conversation" : words}.${extension}`;
}
