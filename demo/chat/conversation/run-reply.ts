/** Writes one reply: chooses passages, calls the model, and runs the tools that it calls until the model has replied. */
import type { PassageChoice } from "../../../src/index.ts";
import { noteSpeed } from "../../models/seen-speeds.ts";
import { findModel, service } from "../../service/playground.ts";
import { isReadyTool } from "../../tools/ready-tools.ts";
import { runTool } from "../../tools/run-tool.ts";
import { bestPassages } from "../documents/best-passages.ts";
import { needsPassages, pageInWords, type Passage } from "../documents/source-document.ts";
import { asksForWhole, beginningsOf, headingsInWords } from "../documents/whole-document.ts";
import { chatRequest, documentsOf } from "../request/chat-request.ts";
import { chatReply, type ChatReplyEvent } from "./chat-reply.ts";
import { answeredTurns, newStep, type Citation, type Question, type ToolCall, type ToolOutput } from "./conversation.ts";
import { change, changeReply, changeStep, save, type LiveConversation } from "./conversations.ts";
import { ReplyTiming } from "./reply-timing.ts";
import { meanProbability, quotation } from "./unsure-reply.ts";
import { resultsFromVisitor } from "./visitor-results.ts";

/** A model that calls tools again and again is stopped. */
const maxSteps = 8;

/** The choice for models without one in their record. */
const usualChoice: PassageChoice = { max: 4, minRelevance: 0, minProbability: 0 };
const refusal = "I cannot find that in the documents. Ask for a single fact that they state.";
const wholeLead = "I can find single facts, but I am too small to sum up a text. It begins:";

const plainFinishes = new Set(["COMPLETE", "STOP_SEQUENCE", "TOOL_CALL"]);

/** Fills the last turn, a reply that has begun. Returns the facts to show below it. Throws if it failed or was stopped. */
export async function runReply(conversation: LiveConversation, signal: AbortSignal): Promise<string[]> {
  const beginning = quotedBeginning(conversation);
  if (beginning !== undefined) {
    changeReply(conversation, { steps: [{ ...newStep(), ...beginning }] });
    return ["the beginning of the document, without the model"];
  }
  if (await choosePassages(conversation, signal)) return runSteps(conversation, signal);
  changeReply(conversation, { steps: [{ ...newStep(), text: refusal }] });
  return ["no passage fits the message"];
}

/** Returns the beginning of the documents if the message asks for a summary and the model only finds facts in passages. */
function quotedBeginning(conversation: LiveConversation): ReturnType<typeof quotation> {
  const { setup, turns } = conversation.data.peek();
  const question = turns.findLast((turn) => turn.role === "user");
  const hasChoice = findModel(setup.model)?.passages !== undefined;
  if (!hasChoice || setup.format !== "text" || setup.readyTools.length > 0 || question?.role !== "user") return undefined;
  if (!asksForWhole(question.text)) return undefined;
  const quoted = quotation(beginningsOf(setup.documents), wholeLead);
  if (quoted === undefined) return undefined;
  const headings = headingsInWords(setup.documents);
  return headings === "" ? quoted : { ...quoted, text: `${quoted.text}\n\n${headings}` };
}

async function runSteps(conversation: LiveConversation, signal: AbortSignal): Promise<string[]> {
  for (let step = 1; ; step += 1) {
    const { setup } = conversation.data.peek();
    const timing = new ReplyTiming(setup.stream, findModel(setup.model)?.state === "loaded");
    const finish = await runStep(conversation, timing, signal);
    if (finish.error !== undefined) throw new ReplyError(finish.error);
    const calls = lastCalls(conversation);
    if (finish.finishReason !== "TOOL_CALL" || calls.length === 0) {
      if (!isCompared(conversation)) noteSpeed(setup.model, finish.usage.outputTokens - 1, timing.decodingSeconds ?? 0);
      const facts = [...(step === 1 ? [] : [`${step} calls, the last:`]), ...timing.describe(finish.usage)];
      return plainFinishes.has(finish.finishReason) ? facts : [...facts, finish.finishReason];
    }
    await runCalls(conversation, calls, signal);
    void save(conversation);
    if (step === maxSteps) throw new ReplyError(`stopped after ${maxSteps} rounds of tool calls`);
  }
}

/** Two models at once are slower than each alone. */
const isCompared = ({ first, second }: LiveConversation): boolean => first !== undefined || second.peek() !== undefined;

type Finish = Extract<ChatReplyEvent, { type: "finish" }>;

async function runStep(conversation: LiveConversation, timing: ReplyTiming, signal: AbortSignal): Promise<Finish> {
  const { setup, turns } = conversation.data.peek();
  const minProbability = minProbabilityOf(conversation);
  const body = chatRequest({ setup, turns: answeredTurns(turns) }, minProbability > 0);
  const call = service.call({ method: "POST", path: "/v2/chat", body }, signal);
  const last = turns.at(-1);
  changeReply(conversation, { steps: [...(last?.role === "assistant" ? last.steps : []), newStep(call.number)], waitsFor: "" });
  let finish: Finish | undefined;
  const held: Shown[] = [];
  const passages = documentsOf(setup, turns);
  for await (const event of chatReply(setup.stream, call.text)) {
    if (event.type !== "finish" && event.type !== "citation") timing.text();
    if (event.type === "finish") finish = event;
    else if (minProbability > 0) held.push(event);
    else show(conversation, event, passages);
  }
  if (finish === undefined) throw new ReplyError("the reply has no end");
  const quoted =
    meanProbability(held) < minProbability && !held.some(({ type }) => type === "call-start") ? quotation(passages) : undefined;
  if (quoted !== undefined) changeStep(conversation, () => quoted);
  else for (const event of held) show(conversation, setup.logprobs ? event : withoutScore(event), passages);
  return finish;
}

type Shown = Exclude<ChatReplyEvent, Finish>;

/** Returns the `minProbability` of the model's choice if its passages were sent; 0: the reply is shown while it is written. */
function minProbabilityOf(conversation: LiveConversation): number {
  const { setup, turns } = conversation.data.peek();
  const hasExcerpts = documentsOf(setup, turns).some(({ excerpt }) => excerpt !== undefined);
  return hasExcerpts && setup.format === "text" ? (findModel(setup.model)?.passages?.minProbability ?? 0) : 0;
}

function withoutScore(event: Shown): Shown {
  return event.type === "text" ? { type: "text", text: event.text } : event;
}

function show(conversation: LiveConversation, event: Shown, passages: readonly Passage[]): void {
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
  const waitFor = (waitsFor: string): void => changeReply(conversation, { waitsFor });
  if (isLong) waitFor("Choosing passages");
  const passages = isLong ? await bestPassages(question.text, setup.documents, choice ?? usualChoice, signal, waitFor) : undefined;
  const changed: Question = passages === undefined ? asked : { ...asked, passages };
  change(conversation, { turns: conversation.data.peek().turns.map((turn, at) => (at === index ? changed : turn)) });
  return passages?.length !== 0;
}

/** The reply ended with an error that the service reported in the stream. */
class ReplyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ReplyError";
  }
}
