/** What is open beside the conversation, and the message that is being written. */
import { signal } from "@preact/signals";
import { isWide } from "../shell/views.ts";

export type PanelName = "conversations" | "documents" | "tools" | "output" | "settings" | "call";

/** The request is what this page is about: it is shown where there is room. */
export const openPanel = signal<PanelName | undefined>(isWide.peek() ? "call" : undefined);
export const draft = signal("");
/** Number of the call that is shown; undefined: the newest. */
export const shownCall = signal<number | undefined>(undefined);

export function togglePanel(name: PanelName): void {
  openPanel.value = openPanel.peek() === name ? undefined : name;
  if (name === "call") shownCall.value = undefined;
}
