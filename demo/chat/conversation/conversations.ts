/** All conversations, and the open one. A reply continues while another conversation is open. */
import { signal, type Signal } from "@preact/signals";
import type { Conversation, Reply, ReplyStep, Turn } from "./conversation.ts";
import { deleteConversation, storeConversation, storedConversations } from "./conversation-store.ts";
import { newSetup, type ChatSetup } from "../setup/chat-setup.ts";

export interface LiveConversation {
  data: Signal<Conversation>;
  /** Ends the reply under way; undefined if none is. */
  running: Signal<AbortController | undefined>;
}

/** The newest first. An empty conversation is listed once it has a message. */
export const conversations = signal<readonly LiveConversation[]>([]);
export const current = signal<LiveConversation>(live(emptyConversation()));

function live(conversation: Conversation): LiveConversation {
  return { data: signal(conversation), running: signal(undefined) };
}

function emptyConversation(setup: ChatSetup = newSetup()): Conversation {
  return { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, title: "", updatedAt: Date.now(), setup, turns: [] };
}

export async function listStoredConversations(): Promise<void> {
  const stored = await storedConversations();
  const known = new Set(conversations.peek().map(({ data }) => data.peek().id));
  const added = stored.filter(({ id }) => !known.has(id)).map((conversation) => live(withEndedReplies(conversation)));
  conversations.value = [...conversations.peek(), ...added];
}

/** A page that was closed left its reply without an end. */
function withEndedReplies(conversation: Conversation): Conversation {
  const turns = conversation.turns.map((turn): Turn =>
    turn.role === "assistant" && turn.state === "running" ? { ...turn, state: "stopped" } : turn,
  );
  return { ...conversation, turns };
}

export function openConversation(conversation: LiveConversation): void {
  current.value = conversation;
}

/** Opens an empty conversation with the model of the previous one. */
export function newConversation(setup?: ChatSetup): LiveConversation {
  const { model } = current.peek().data.peek().setup;
  current.value = live(emptyConversation(setup ?? { ...newSetup(), model }));
  return current.peek();
}

export function change(conversation: LiveConversation, changed: Partial<Conversation>): void {
  conversation.data.value = { ...conversation.data.peek(), ...changed };
}

export function changeSetup(conversation: LiveConversation, changed: Partial<ChatSetup>): void {
  change(conversation, { setup: { ...conversation.data.peek().setup, ...changed } });
  void save(conversation);
}

/** Changes the last turn, if it is a reply. */
export function changeReply(conversation: LiveConversation, changed: Partial<Reply>): void {
  const { turns } = conversation.data.peek();
  const last = turns.at(-1);
  if (last?.role === "assistant") change(conversation, { turns: [...turns.slice(0, -1), { ...last, ...changed }] });
}

/** Changes the last step of the last reply. */
export function changeStep(conversation: LiveConversation, changed: (step: ReplyStep) => Partial<ReplyStep>): void {
  const last = conversation.data.peek().turns.at(-1);
  const step = last?.role === "assistant" ? last.steps.at(-1) : undefined;
  if (last?.role !== "assistant" || step === undefined) return;
  changeReply(conversation, { steps: [...last.steps.slice(0, -1), { ...step, ...changed(step) }] });
}

/** Stores a conversation that has messages, and lists it. */
export async function save(conversation: LiveConversation): Promise<void> {
  if (conversation.data.peek().turns.length === 0) return;
  if (!conversations.peek().includes(conversation)) conversations.value = [conversation, ...conversations.peek()];
  await storeConversation(conversation.data.peek());
}

export async function rename(conversation: LiveConversation, title: string): Promise<void> {
  change(conversation, { title });
  await save(conversation);
}

export async function remove(conversation: LiveConversation): Promise<void> {
  conversation.running.peek()?.abort();
  conversations.value = conversations.peek().filter((other) => other !== conversation);
  if (current.peek() === conversation) newConversation();
  await deleteConversation(conversation.data.peek().id);
}

/** Opens a conversation that came from a file or a link, as a new one. */
export async function addConversation(read: Pick<Conversation, "title" | "setup" | "turns">): Promise<void> {
  const added = live({ ...emptyConversation(read.setup), title: read.title, turns: read.turns });
  current.value = added;
  await save(added);
}
