/** Sends a message, then the results of the tools that the model calls, until the model has replied. */
import { isReadyTool } from "../../tools/ready-tools.ts";
import { runTool } from "../../tools/run-tool.ts";
import { describeWait } from "../../models/model-phrases.ts";
import { noteSpeed } from "../../models/seen-speeds.ts";
import { showToast } from "../../shell/toasts.tsx";
import { showView, view } from "../../shell/views.ts";
import { findModel, service } from "../../service/playground.ts";
import { describeError, wasStopped } from "../../service/service-error.ts";
import type { PassageChoice } from "../../../src/index.ts";
import { bestPassages } from "../documents/best-passages.ts";
import { needsPassages, pageInWords, type Passage } from "../documents/source-document.ts";
import { draft } from "../chat-state.ts";
import { type AttachedImage, draftImages } from "../images/attach-images.ts";
import { chatRequest, documentsOf } from "../request/chat-request.ts";
import { newStep, titleOf, type Citation, type Question, type ToolCall, type ToolOutput, type Turn } from "./conversation.ts";
import { chatReply, type ChatReplyEvent } from "./chat-reply.ts";
import { change, changeReply, changeStep, current, openConversation, save, type LiveConversation } from "./conversations.ts";
import { ReplyTiming } from "./reply-timing.ts";
import { resultsFromVisitor } from "./visitor-results.ts";

/** A model that calls tools again and again is stopped. */
const maxSteps = 8;

/** The choice for models without one in their record. */
const usualChoice: PassageChoice = { max: 4, minRelevance: 0 };
const refusal = "I cannot find that in the documents.";

const plainFinishes = new Set(["COMPLETE", "STOP_SEQUENCE", "TOOL_CALL"]);

export async function sendMessage(conversation: LiveConversation, text: string, images: readonly AttachedImage[] = []): Promise<void> {
  if (conversation.running.peek() !== undefined) return;
  const { turns, title } = conversation.data.peek();
  const question: Question = { role: "user", text, ...(images.length === 0 ? {} : { images: [...images] }) };
  change(conversation, { turns: [...withoutFailedEnd(turns), question], title: title === "" ? titleOf(text) : title });
  await reply(conversation);
}

/** Writes the last reply again. */
export async function regenerate(conversation: LiveConversation): Promise<void> {
  const { turns } = conversation.data.peek();
  if (conversation.running.peek() !== undefined || turns.at(-1)?.role !== "assistant") return;
  change(conversation, { turns: turns.slice(0, -1) });
  await reply(conversation);
}

/** Replaces a message and drops all later ones. */
export async function editMessage(conversation: LiveConversation, index: number, text: string): Promise<void> {
  if (conversation.running.peek() !== undefined) return;
  const { turns } = conversation.data.peek();
  const edited = turns[index];
  change(conversation, { turns: turns.slice(0, index) });
  await sendMessage(conversation, text, edited?.role === "user" ? edited.images : []);
}

async function reply(conversation: LiveConversation): Promise<void> {
  const abort = new AbortController();
  conversation.running.value = abort;
  const { setup, turns } = conversation.data.peek();
  change(conversation, {
    updatedAt: Date.now(),
    turns: [...turns, { role: "assistant", model: setup.model, steps: [], state: "running", waitsFor: "Waiting", facts: [] }],
  });
  void save(conversation);
  try {
    const hasPassages = await choosePassages(conversation, abort.signal);
    if (hasPassages) changeReply(conversation, { facts: await runSteps(conversation, abort.signal), state: "done" });
    else changeReply(conversation, { steps: [{ ...newStep(), text: refusal }], facts: ["no passage fits the message"], state: "done" });
  } catch (error) {
    if (wasStopped(error)) changeReply(conversation, { facts: ["stopped"], state: "stopped" });
    else fail(conversation, describeError(error));
  } finally {
    conversation.running.value = undefined;
    await save(conversation);
  }
  const { title, turns: ended } = conversation.data.peek();
  const last = ended.at(-1);
  const isSeen = current.peek() === conversation && view.peek() === "chat";
  if (isSeen || last?.role !== "assistant" || last.state === "stopped") return;
  const open = (): void => {
    openConversation(conversation);
    showView("chat");
  };
  showToast(last.state === "failed" ? `The reply to “${title}” failed` : `The reply to “${title}” is complete`, {
    isProblem: last.state === "failed",
    action: { label: "Open", run: open },
  });
}

/** A message that got no reply can be changed and sent again. */
function fail(conversation: LiveConversation, problem: string): void {
  changeReply(conversation, { error: problem, state: "failed" });
  const question = conversation.data.peek().turns.at(-2);
  if (!hasFailedEnd(conversation.data.peek().turns) || draft.peek() !== "" || question?.role !== "user") return;
  draft.value = question.text;
  draftImages.value = question.images ?? [];
}

/** Whether the last message got no reply at all. */
function hasFailedEnd(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return last?.role === "assistant" && last.state === "failed" && last.steps.every(({ text, calls }) => text === "" && calls.length === 0);
}

function withoutFailedEnd(turns: readonly Turn[]): Turn[] {
  return hasFailedEnd(turns) ? turns.slice(0, -2) : [...turns];
}

/** Returns the facts to show below the reply. Throws if the reply failed or was stopped. */
async function runSteps(conversation: LiveConversation, signal: AbortSignal): Promise<string[]> {
  for (let step = 1; ; step += 1) {
    const { setup } = conversation.data.peek();
    const timing = new ReplyTiming(setup.stream, findModel(setup.model)?.state === "loaded");
    const finish = await runStep(conversation, timing, signal);
    if (finish.error !== undefined) throw new ReplyError(finish.error);
    const calls = lastCalls(conversation);
    if (finish.finishReason !== "TOOL_CALL" || calls.length === 0) {
      noteSpeed(setup.model, finish.usage.outputTokens - 1, timing.decodingSeconds ?? 0);
      const facts = [...(step === 1 ? [] : [`${step} calls, the last:`]), ...timing.describe(finish.usage)];
      return plainFinishes.has(finish.finishReason) ? facts : [...facts, finish.finishReason];
    }
    await runCalls(conversation, calls, signal);
    void save(conversation);
    if (step === maxSteps) throw new ReplyError(`stopped after ${maxSteps} rounds of tool calls`);
  }
}

type Finish = Extract<ChatReplyEvent, { type: "finish" }>;

async function runStep(conversation: LiveConversation, timing: ReplyTiming, signal: AbortSignal): Promise<Finish> {
  const { setup, turns } = conversation.data.peek();
  const body = chatRequest({ setup, turns });
  const call = service.call({ method: "POST", path: "/v2/chat", body }, signal);
  const last = turns.at(-1);
  changeReply(conversation, { steps: [...(last?.role === "assistant" ? last.steps : []), newStep(call.number)], waitsFor: "" });
  let finish: Finish | undefined;
  for await (const event of chatReply(setup.stream, call.text)) {
    if (event.type === "finish") finish = event;
    else show(conversation, event, timing, documentsOf(setup, turns));
  }
  if (finish === undefined) throw new ReplyError("the reply has no end");
  return finish;
}

function show(
  conversation: LiveConversation,
  event: Exclude<ChatReplyEvent, Finish>,
  timing: ReplyTiming,
  passages: readonly Passage[],
): void {
  if (event.type !== "citation") timing.text();
  changeStep(conversation, (step) => {
    switch (event.type) {
      case "text":
        return { text: step.text + event.text, ...(event.score === undefined ? {} : { tokens: [...step.tokens, event.score] }) };
      case "thinking":
        return { thinking: step.thinking + event.text };
      case "plan":
        return { plan: step.plan + event.text };
      case "citation":
        return { citations: [...step.citations, withPlaces(event.citation, passages)] };
      case "call-start":
        return { calls: [...step.calls, { id: event.id, name: event.name, arguments: "" }] };
      case "call-arguments":
        return {
          calls: step.calls.map((call, index) =>
            index === step.calls.length - 1 ? { ...call, arguments: call.arguments + event.text } : call,
          ),
        };
    }
  });
}

function withPlaces(citation: Citation, passages: readonly Passage[]): Citation {
  const sources = citation.sources.map((source) => {
    const passage = passages.find(({ id }) => id === source.id);
    return passage === undefined ? source : { ...source, text: passage.text, place: pageInWords(passage) };
  });
  return { ...citation, sources };
}

async function runCalls(conversation: LiveConversation, calls: readonly ToolCall[], signal: AbortSignal): Promise<void> {
  const { documents } = conversation.data.peek().setup;
  const run = async ({ id, name, arguments: text }: ToolCall): Promise<void> => {
    const outputs = isReadyTool(name) ? await runTool(name, text, documents, signal) : await resultsFromVisitor(conversation, id, signal);
    setOutputs(conversation, id, outputs);
  };
  await Promise.all(calls.map(run));
}

function setOutputs(conversation: LiveConversation, id: string, outputs: ToolOutput[]): void {
  changeStep(conversation, ({ calls }) => ({ calls: calls.map((call) => (call.id === id ? { ...call, outputs } : call)) }));
}

function lastCalls(conversation: LiveConversation): ToolCall[] {
  const last = conversation.data.peek().turns.at(-1);
  return last?.role === "assistant" ? (last.steps.at(-1)?.calls ?? []) : [];
}

/**
 * Long documents do not fit into a prompt: attaches their passages that fit the question best. Returns false if none of
 * them fits.
 */
async function choosePassages(conversation: LiveConversation, signal: AbortSignal): Promise<boolean> {
  const { setup, turns } = conversation.data.peek();
  const index = turns.findLastIndex((turn) => turn.role === "user");
  const question = turns[index];
  if (question?.role !== "user" || setup.readyTools.includes("search_documents")) return true;
  const { passages: _, ...asked } = question;
  const choice = findModel(setup.model)?.passages;
  const isLong = needsPassages(setup.documents, choice !== undefined);
  if (isLong) changeReply(conversation, { waitsFor: "Choosing passages" });
  const passages = isLong
    ? await bestPassages(question.text, setup.documents, choice ?? usualChoice, signal)
    : undefined;
  const changed: Question = passages === undefined ? asked : { ...asked, passages };
  change(conversation, { turns: conversation.data.peek().turns.map((turn, at) => (at === index ? changed : turn)) });
  return passages?.length !== 0;
}

/** Returns the text shown while a reply has no text yet, by default from the state of its model. */
export function waitOf(model: string, waitsFor: string): string {
  return waitsFor === "" ? describeWait(findModel(model)) : waitsFor;
}

/** The reply ended with an error that the service reported in the stream. */
class ReplyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ReplyError";
  }
}
