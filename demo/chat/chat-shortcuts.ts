/** The shortcuts of the chat. */
import { untracked } from "@preact/signals";
import { altKey, plainKey, type Shortcut } from "../shell/shortcuts.tsx";
import { isWide, showView, view } from "../shell/views.ts";
import { openPanel, showPanel } from "./chat-state.ts";
import { current, isWriting, newConversation, stopReplies } from "./conversation/conversations.ts";

/** Moves the focus once the view is shown. */
const focusOn = (selector: string): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus()));

export const chatShortcuts: readonly Shortcut[] = [
  { keys: "Enter", title: "Send the message" },
  { keys: "Shift + Enter", title: "Start a new line" },
  {
    keys: "Esc",
    title: "Stop the reply",
    isPressed: (event) =>
      event.key === "Escape" &&
      view.peek() === "chat" &&
      untracked(() => isWriting(current.value)) &&
      !(event.target instanceof Element && event.target.closest("dialog, .panel") !== null),
    run: () => stopReplies(current.peek()),
  },
  {
    keys: "/",
    title: "Write a message",
    isPressed: plainKey("/"),
    run: () => {
      showView("chat");
      focusOn("#message");
    },
  },
  {
    keys: "Alt + N",
    title: "New conversation",
    isPressed: altKey("KeyN"),
    run: () => {
      newConversation();
      showView("chat");
      if (!isWide.peek()) openPanel.value = undefined;
      focusOn("#message");
    },
  },
  {
    keys: "Alt + K",
    title: "Search the conversations",
    isPressed: altKey("KeyK"),
    run: () => {
      if (!isWide.peek()) {
        showView("chat");
        showPanel("conversations");
      }
      focusOn("#conversation-search");
    },
  },
];
