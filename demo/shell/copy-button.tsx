/** Copies a text. Shows an error if the browser refuses access to the clipboard. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "./icons.tsx";

interface Properties {
  /** The name of the button. */
  label: string;
  text: () => string;
  /** Shows the icon alone; the label stays its name. */
  isCompact?: boolean;
}

const noteMs = 1500;

export function CopyButton({ label, text, isCompact = false }: Properties): JSX.Element {
  const note = useSignal("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      note.value = "Copied";
    } catch {
      note.value = "Not allowed";
    }
    setTimeout(() => (note.value = ""), noteMs);
  };
  return (
    <button type="button" class={isCompact ? "quiet-button" : "small"} onClick={() => void copy()} aria-label={label} title={label}>
      {isCompact && <Icon name="copy" />}
      <span role="status">{note.value || (isCompact ? "" : "Copy")}</span>
    </button>
  );
}
