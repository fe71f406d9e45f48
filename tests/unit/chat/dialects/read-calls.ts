/** Reads the calls of a reply. */
import type { CallSyntax } from "../../../../src/chat/dialects/dialect.ts";
import { ToolCallParser } from "../../../../src/chat/reply/tool-call-parser.ts";

export interface ReadReply {
  text: string;
  /** Calls that have ended. */
  calls: { name: string; arguments: string }[];
  /** Whether all calls have ended. */
  isWhole: boolean;
  /** Length of the text that the pieces cover. */
  length: number;
}

export function readCalls(
  reply: string | readonly string[],
  syntax: CallSyntax,
  tools: ReadonlyMap<string, unknown>,
  { cut = false, maxCalls = 0 } = {},
): ReadReply {
  const parser = new ToolCallParser({ syntax, tools, maxCalls });
  const texts = typeof reply === "string" ? [reply] : reply;
  const pieces = [...texts.flatMap((text) => parser.push(text)), ...parser.flush(cut)];
  const read: ReadReply = { text: "", calls: [], isWhole: true, length: 0 };
  let open: { name: string; arguments: string } | undefined;
  for (const piece of pieces) {
    switch (piece.kind) {
      case "text":
        read.text += piece.text;
        read.length += piece.text.length;
        break;
      case "call-start":
        open = { name: piece.name, arguments: "" };
        break;
      case "arguments":
        if (open !== undefined) open.arguments += piece.text;
        read.length += piece.length;
        break;
      case "call-end":
        if (open !== undefined) read.calls.push(open);
        open = undefined;
        break;
      case "markup":
        read.length += piece.length;
        break;
    }
  }
  read.isWhole = open === undefined;
  return read;
}
