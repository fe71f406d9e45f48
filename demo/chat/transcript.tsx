/** The messages of the open conversation, or suggestions while it is empty. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CopyButton } from "../shell/copy-button.tsx";
import { Icon } from "../shell/icons.tsx";
import type { Question, Turn } from "./conversation/conversation.ts";
import { current, isWriting } from "./conversation/conversations.ts";
import { editMessage } from "./conversation/send-message.ts";
import type { Passage } from "./documents/source-document.ts";
import { ReplyView } from "./reply/reply-view.tsx";
import { Welcome } from "./welcome.tsx";

/** Distance from the end, in pixels, within which the view follows new text. */
const followingDistance = 64;

export function Transcript(): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const isAway = useSignal(false);
  const conversation = current.value;
  const { id, turns } = conversation.data.value;
  const second = conversation.second.value;
  const otherTurns = second?.conversation.data.value.turns ?? [];

  useLayoutEffect(() => {
    isFollowing.current = true;
  }, [id, turns.length]);
  useLayoutEffect(() => {
    if (frame.current !== null && isFollowing.current && turns.length > 0) frame.current.scrollTop = frame.current.scrollHeight;
  });
  const note = (): void => {
    const shown = frame.current;
    if (shown === null) return;
    isFollowing.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < followingDistance;
    isAway.value = !isFollowing.current && turns.length > 0;
  };
  const showEnd = (): void => frame.current?.scrollTo({ top: frame.current.scrollHeight });

  return (
    <div
      class="transcript"
      data-compared={second !== undefined}
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label="Conversation"
      onScroll={note}
    >
      {turns.length === 0 && <Welcome />}
      <div role="log" aria-live="polite" aria-relevant="additions">
        {turns.map((turn, index) => {
          const key = `${id} ${index}`;
          if (turn.role === "user") return <QuestionView key={key} question={turn} index={index} />;
          const isLast = index === turns.length - 1;
          const reply = (
            <ReplyView key={key} conversation={conversation} reply={turn} isLast={isLast} passages={sentPassages(turns[index - 1])} />
          );
          const other = otherTurns[index];
          if (second === undefined || index < second.startsAt || other?.role !== "assistant") return reply;
          return (
            <div key={key} class="reply-pair" role="group" aria-label={`Replies of ${turn.model} and ${other.model}`}>
              {reply}
              <ReplyView conversation={second.conversation} reply={other} isLast={isLast} passages={sentPassages(otherTurns[index - 1])} />
            </div>
          );
        })}
      </div>
      {isAway.value && (
        <button type="button" class="round to-end" aria-label="Show the end" title="Show the end" onClick={showEnd}>
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}

function sentPassages(turn: Turn | undefined): readonly Passage[] {
  return turn?.role === "user" ? (turn.passages ?? []) : [];
}

function QuestionView({ question, index }: { question: Question; index: number }): JSX.Element {
  const conversation = current.value;
  const edited = useSignal<string | undefined>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => area.current?.focus(), [edited.value === undefined]);
  if (edited.value !== undefined) {
    const text = edited.value;
    return (
      <form
        class="turn edit-form"
        onSubmit={(event) => {
          event.preventDefault();
          edited.value = undefined;
          if (text.trim() !== "") void editMessage(conversation, index, text.trim());
        }}
      >
        <label class="field">
          Edit the message
          <textarea ref={area} rows={3} value={text} onInput={(event) => (edited.value = event.currentTarget.value)} />
        </label>
        <div class="form-foot">
          <button type="submit" class="small">
            Send again
          </button>
          <button type="button" class="small" onClick={() => (edited.value = undefined)}>
            Cancel
          </button>
        </div>
      </form>
    );
  }
  return (
    <article class="turn message">
      <h3 class="visually-hidden">You</h3>
      {question.images !== undefined && (
        <ul class="message-images" aria-label="Images">
          {question.images.map(({ name, url }, at) => (
            <li key={`${at} ${name}`}>
              <img src={url} alt={name} />
            </li>
          ))}
        </ul>
      )}
      <p class="message-text">{question.text}</p>
      <div class="message-foot">
        {question.passages !== undefined && <span class="reply-note">{passagesInWords(question.passages.length)}</span>}
        <span class="reply-actions">
          <CopyButton label="Copy the message" text={() => question.text} isCompact />
          {!isWriting(conversation) && (
            <button
              type="button"
              class="quiet-button"
              aria-label="Edit the message"
              title="Edit the message"
              onClick={() => (edited.value = question.text)}
            >
              <Icon name="edit" />
            </button>
          )}
        </span>
      </div>
    </article>
  );
}

function passagesInWords(count: number): string {
  return count === 1 ? "with one passage of the documents" : `with ${count === 0 ? "no" : count} passages of the documents`;
}
