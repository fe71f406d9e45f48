/** A conversation as it is shown and stored. */
import type { AttachedImage } from "../images/attach-images.ts";
import type { Passage } from "../documents/source-document.ts";
import type { ChatSetup } from "../setup/chat-setup.ts";

export interface Conversation {
  id: string;
  title: string;
  /** Epoch milliseconds. */
  updatedAt: number;
  setup: ChatSetup;
  turns: Turn[];
  second?: SecondReplies;
}

/** The replies of a second model to the same messages. */
export interface SecondReplies {
  model: string;
  /** Index of the first turn for which the second model has one, too. */
  startsAt: number;
  /** One for each turn of the conversation from `startsAt` on. */
  turns: Turn[];
}

export type Turn = Question | Reply;

export interface Question {
  role: "user";
  text: string;
  /** Sent before the text. */
  images?: AttachedImage[];
  /** Passages sent with it, if the documents were too long to be sent whole. */
  passages?: Passage[];
}

export interface Reply {
  role: "assistant";
  model: string;
  /** Each is one call of the API. All but the last ended with tool calls, and the next step got their results. */
  steps: ReplyStep[];
  state: "running" | "done" | "stopped" | "failed";
  /** The text shown while the reply runs and has no text yet. */
  waitsFor: string;
  error?: string;
  /** Times and counts of a reply that is done. */
  facts: string[];
}

export interface ReplyStep {
  thinking: string;
  plan: string;
  text: string;
  calls: ToolCall[];
  citations: Citation[];
  tokens: ScoredText[];
  /** The number of its call in the log of this visit. */
  callNumber?: number;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
  /** Outputs of the tool, after it has run. */
  outputs?: ToolOutput[];
}

export interface ToolOutput {
  /** Source id for citations; the service makes one if it is absent. */
  id?: string;
  data: Record<string, string>;
}

/** `start` and `end` count code points of the step's text. */
export interface Citation {
  start: number;
  end: number;
  sources: CitedSource[];
}

export interface CitedSource {
  id: string;
  title: string;
  text: string;
  /** The page of the passage, "page 3", if its file has pages. */
  place?: string;
}

/** A piece of text with the probabilities of its tokens, in (0, 1]. */
export interface ScoredText {
  text: string;
  probabilities: number[];
}

export function newStep(callNumber?: number): ReplyStep {
  return { thinking: "", plan: "", text: "", calls: [], citations: [], tokens: [], ...(callNumber === undefined ? {} : { callNumber }) };
}

/** Returns the text of the reply's last step. */
export function finalText(reply: Reply): string {
  return reply.steps.at(-1)?.text ?? "";
}

/** Whether the reply failed before it had any content. */
export function failedEmpty(turn: Turn | undefined): boolean {
  return turn?.role === "assistant" && turn.state === "failed" && turn.steps.every(({ text, calls }) => text === "" && calls.length === 0);
}

/** Returns the turns without messages whose replies failed. */
export function answeredTurns(turns: readonly Turn[]): Turn[] {
  return turns.filter((turn, index) => !failedEmpty(turn) && !(turn.role === "user" && failedEmpty(turns[index + 1])));
}

const maxTitleLength = 48;

/** Returns a title made of the first message. */
export function titleOf(message: string): string {
  const line = message.replace(/\s+/g, " ").trim();
  return line.length <= maxTitleLength ? line : `${line.slice(0, maxTitleLength - 1).trimEnd()}…`;
}
