/** The open panel of the chat, and the draft of the next message. */
import { signal } from "@preact/signals";
import { isWide } from "../shell/views.ts";

export type PanelName = "conversations" | "documents" | "tools" | "output" | "settings" | "call";

/** The panel with the request is open at first if the screen has room for it. */
export const openPanel = signal<PanelName | undefined>(isWide.peek() ? "call" : undefined);
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
  if (openPanel.peek() === name) openPanel.value = undefined;
  else showPanel(name);
}

/** Returns the focus to the element that opened the panel. */
export function focusOpener(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
