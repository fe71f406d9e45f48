/** All conversations, and the open one. A reply continues while another conversation is open. */
import { signal, untracked, type Signal } from "@preact/signals";
import type { Conversation, Reply, ReplyStep, SecondReplies, Turn } from "./conversation.ts";
import { deleteConversation, storeConversation, storedConversations } from "./conversation-store.ts";
import type { ForeignConversation } from "./read-conversation.ts";
import { newSetup, type ChatSetup } from "../setup/chat-setup.ts";

export interface LiveConversation {
  /** Without the replies of a second model. */
  data: Signal<Conversation>;
  /** Ends the reply under way; undefined if none is. */
  running: Signal<AbortController | undefined>;
  /** The conversation of a second model with the same messages. */
  second: Signal<LiveSecond | undefined>;
  /** The conversation that stores this one. Only the conversation of a second model has it. */
  first?: LiveConversation;
}

interface LiveSecond {
  conversation: LiveConversation;
  /** Index of the first turn that is its own; the earlier ones are copies. */
  startsAt: number;
}

/** The newest first. An empty conversation is listed once it has a message. */
export const conversations = signal<readonly LiveConversation[]>([]);
export const current = signal<LiveConversation>(live(emptyConversation()));

function live({ second, ...conversation }: Conversation): LiveConversation {
  const first: LiveConversation = { data: signal(conversation), running: signal(undefined), second: signal(undefined) };
  if (second !== undefined) addSecond(first, second);
  return first;
}

/** Lets a second model take part from the turn `startsAt` on. */
export function addSecond(first: LiveConversation, { model, startsAt, turns }: SecondReplies): void {
  const data = first.data.peek();
  const conversation = live({
    ...data,
    id: `${data.id} second`,
    setup: { ...data.setup, model },
    turns: [...data.turns.slice(0, startsAt), ...turns],
  });
  first.second.value = { conversation: { ...conversation, first }, startsAt };
}

/** Returns the conversations that the visitor's next message goes to. */
export function columnsOf(conversation: LiveConversation): LiveConversation[] {
  const second = conversation.second.peek();
  return second === undefined ? [conversation] : [conversation, second.conversation];
}

/** Returns whether a reply is under way. Subscribes to the change. */
export function isWriting({ running, second }: LiveConversation): boolean {
  return running.value !== undefined || second.value?.conversation.running.value !== undefined;
}

export function stopReplies(conversation: LiveConversation): void {
  for (const { running } of columnsOf(conversation)) running.peek()?.abort();
}

/** Returns the conversation with the replies of its second model. Subscribes to changes. */
export function wholeOf({ data, second }: LiveConversation): Conversation {
  if (second.value === undefined) return data.value;
  const { conversation, startsAt } = second.value;
  const { setup, turns } = conversation.data.value;
  return { ...data.value, second: { model: setup.model, startsAt, turns: turns.slice(startsAt) } };
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
  const end = (turn: Turn): Turn => (turn.role === "assistant" && turn.state === "running" ? { ...turn, state: "stopped" } : turn);
  const { turns, second } = conversation;
  return {
    ...conversation,
    turns: turns.map(end),
    ...(second === undefined ? {} : { second: { ...second, turns: second.turns.map(end) } }),
  };
}

export function openConversation(conversation: LiveConversation): void {
  current.value = conversation;
}

/** Opens an empty conversation with the models of the previous one. */
export function newConversation(setup?: ChatSetup): LiveConversation {
  const { data, second } = current.peek();
  const opened = live(emptyConversation(setup ?? { ...newSetup(), model: data.peek().setup.model }));
  const compared = second.peek()?.conversation.data.peek().setup.model;
  if (compared !== undefined) addSecond(opened, { model: compared, startsAt: 0, turns: [] });
  current.value = opened;
  return opened;
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
export async function save(saved: LiveConversation): Promise<void> {
  const conversation = saved.first ?? saved;
  if (conversation.data.peek().turns.length === 0) return;
  if (!conversations.peek().includes(conversation)) conversations.value = [conversation, ...conversations.peek()];
  await storeConversation(untracked(() => wholeOf(conversation)));
}

/** Lists a conversation that gets a new reply before all others. */
export function moveToFront(conversation: LiveConversation): void {
  if (conversations.peek()[0] === conversation) return;
  conversations.value = [conversation, ...conversations.peek().filter((other) => other !== conversation)];
}

export async function rename(conversation: LiveConversation, title: string): Promise<void> {
  change(conversation, { title });
  await save(conversation);
}

export async function remove(conversation: LiveConversation): Promise<void> {
  stopReplies(conversation);
  conversations.value = conversations.peek().filter((other) => other !== conversation);
  if (current.peek() === conversation) newConversation();
  await deleteConversation(conversation.data.peek().id);
}

/** Stores and lists the parts of a conversation as a new one. */
export async function addConversation({ setup, ...parts }: ForeignConversation): Promise<LiveConversation> {
  const added = live({ ...emptyConversation(setup), ...parts });
  await save(added);
  return added;
}
