/** What is open beside the conversation, and the message that is being written. */
import { signal } from "@preact/signals";
import { isWide } from "../shell/views.ts";

export type PanelName = "conversations" | "documents" | "tools" | "output" | "settings" | "call";

/** The request is what this page is about: it is shown where there is room. */
export const openPanel = signal<PanelName | undefined>(isWide.peek() ? "call" : undefined);
export const draft = signal("");
/** Number of the call that is shown; undefined: the newest. */
export const shownCall = signal<number | undefined>(undefined);

let opener: Element | null = null;

/** Shows the newest call, if that is the panel, unless another is named. */
export function showPanel(name: PanelName, callNumber?: number): void {
  // Before the panel is shown: what it covers then cannot have the focus.
  opener = document.activeElement;
  openPanel.value = name;
  if (name === "call") shownCall.value = callNumber;
}

export function togglePanel(name: PanelName): void {
  if (openPanel.peek() === name) openPanel.value = undefined;
  else showPanel(name);
}

/** Gives the focus back to what opened the panel. */
export function focusOpener(): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
