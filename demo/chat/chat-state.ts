/** The open panel of the chat, and the draft of the next message. */
import { signal } from "@preact/signals";
import { isBoolean, keptSignal } from "../shell/kept-signal.ts";
import { isWide } from "../shell/views.ts";

export type PanelName = "conversations" | "documents" | "tools" | "output" | "settings" | "call";

/** Whether the visitor keeps the panel with the request open next to the conversation. */
const keepsRequest = keptSignal("request panel", false, isBoolean);
export const openPanel = signal<PanelName | undefined>(isWide.peek() && keepsRequest.peek() ? "call" : undefined);
export const draft = signal("");
/** Number of the call that is shown; undefined: the newest. */
export const shownCall = signal<number | undefined>(undefined);

let opener: Element | null = null;

/** Opens the panel `name`. The panel "call" shows the call with number `callNumber`, by default the newest. */
export function showPanel(name: PanelName, callNumber?: number): void {
  // Read before the panel is shown, because an element that it covers loses the focus.
  opener = document.activeElement;
  openPanel.value = name;
  if (name === "call") shownCall.value = callNumber;
}

export function togglePanel(name: PanelName): void {
  if (openPanel.peek() === name) closePanel();
  else {
    showPanel(name);
    if (name === "call" && isWide.peek()) keepsRequest.value = true;
  }
}

export function closePanel(): void {
  if (openPanel.peek() === "call" && isWide.peek()) keepsRequest.value = false;
  openPanel.value = undefined;
}

/** Returns the focus to the element that opened the panel. */
export function focusOpener(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
