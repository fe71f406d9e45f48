/** Sends a message to the model of a conversation, and to the second one if two are compared. */
import { untracked } from "@preact/signals";
import { describeWait } from "../../models/model-phrases.ts";
import { findModel } from "../../service/playground.ts";
import { describeError, wasStopped } from "../../service/service-error.ts";
import { showToast } from "../../shell/toasts.tsx";
import { showView, view } from "../../shell/views.ts";
import { draft } from "../chat-state.ts";
import { type AttachedImage, draftImages } from "../images/attach-images.ts";
import { failedEmpty, titleOf, type Question, type Turn } from "./conversation.ts";
import {
  change,
  changeReply,
  columnsOf,
  current,
  isWriting,
  moveToFront,
  openConversation,
  save,
  type LiveConversation,
} from "./conversations.ts";
import { runReply } from "./run-reply.ts";

export async function sendMessage(conversation: LiveConversation, text: string, images: readonly AttachedImage[] = []): Promise<void> {
  if (untracked(() => isWriting(conversation))) return;
  const question: Question = { role: "user", text, ...(images.length === 0 ? {} : { images: [...images] }) };
  const columns = columnsOf(conversation);
  for (const column of columns) {
    const { turns, title } = column.data.peek();
    // Two columns keep their failed replies, because the turns of both are pairs.
    const kept = columns.length === 1 ? withoutFailedEnd(turns) : turns;
    change(column, { turns: [...kept, question], title: title === "" ? titleOf(text) : title });
  }
  await Promise.all(columns.map(reply));
  announce(conversation);
}

/** Writes the last reply of one model again. */
export async function regenerate(conversation: LiveConversation): Promise<void> {
  const { turns } = conversation.data.peek();
  if (conversation.running.peek() !== undefined || turns.at(-1)?.role !== "assistant") return;
  change(conversation, { turns: turns.slice(0, -1) });
  await reply(conversation);
  announce(conversation.first ?? conversation);
}

/** Replaces a message and drops all later ones. */
export async function editMessage(conversation: LiveConversation, index: number, text: string): Promise<void> {
  if (untracked(() => isWriting(conversation))) return;
  const edited = conversation.data.peek().turns[index];
  for (const column of columnsOf(conversation)) change(column, { turns: column.data.peek().turns.slice(0, index) });
  const second = conversation.second.peek();
  if (second !== undefined) conversation.second.value = { ...second, startsAt: Math.min(second.startsAt, index) };
  await sendMessage(conversation, text, edited?.role === "user" ? edited.images : []);
}

async function reply(conversation: LiveConversation): Promise<void> {
  const abort = new AbortController();
  conversation.running.value = abort;
  if (conversation.first !== undefined) useSetupOf(conversation.first, conversation);
  const { setup, turns } = conversation.data.peek();
  change(conversation, {
    updatedAt: Date.now(),
    turns: [...turns, { role: "assistant", model: setup.model, steps: [], state: "running", waitsFor: "Waiting", facts: [] }],
  });
  moveToFront(conversation.first ?? conversation);
  void save(conversation);
  try {
    changeReply(conversation, { facts: await runReply(conversation, abort.signal), state: "done" });
  } catch (error) {
    if (wasStopped(error)) changeReply(conversation, { facts: ["stopped"], state: "stopped" });
    else fail(conversation, describeError(error));
  } finally {
    conversation.running.value = undefined;
    await save(conversation);
  }
}

/** Both models get the same documents, tools and settings. */
function useSetupOf(first: LiveConversation, second: LiveConversation): void {
  change(second, { setup: { ...first.data.peek().setup, model: second.data.peek().setup.model } });
}

/** Reports the end of a reply to a visitor who looks elsewhere. */
function announce(conversation: LiveConversation): void {
  const isSeen = current.peek() === conversation && view.peek() === "chat";
  const { title } = conversation.data.peek();
  const ends = columnsOf(conversation).map(({ data }) => data.peek().turns.at(-1));
  const states = ends.flatMap((turn) => (turn?.role === "assistant" ? [turn.state] : []));
  if (isSeen || states.every((state) => state === "stopped")) return;
  const open = (): void => {
    openConversation(conversation);
    showView("chat");
  };
  const isProblem = states.includes("failed");
  showToast(isProblem ? `The reply to “${title}” failed` : `The reply to “${title}” is complete`, {
    isProblem,
    action: { label: "Open", run: open },
  });
}

/** A message that got no reply can be changed and sent again. */
function fail(conversation: LiveConversation, problem: string): void {
  changeReply(conversation, { error: problem, state: "failed" });
  const question = conversation.data.peek().turns.at(-2);
  if (conversation.first !== undefined || conversation.second.peek() !== undefined) return;
  if (!failedEmpty(conversation.data.peek().turns.at(-1)) || draft.peek() !== "" || question?.role !== "user") return;
  draft.value = question.text;
  draftImages.value = question.images ?? [];
}

function withoutFailedEnd(turns: readonly Turn[]): Turn[] {
  return failedEmpty(turns.at(-1)) ? turns.slice(0, -2) : [...turns];
}

/** Returns the text shown while a reply has no text yet, by default from the state of its model. */
export function waitOf(model: string, waitsFor: string): string {
  return waitsFor === "" ? describeWait(findModel(model)) : waitsFor;
}
