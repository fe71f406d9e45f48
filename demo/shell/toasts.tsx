/** Short messages about events that happen off screen, such as the end of a download. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Icon } from "./icons.tsx";

interface Toast {
  number: number;
  text: string;
  isProblem: boolean;
  action?: { label: string; run: () => void };
}

/** Long enough to read two lines; a message with a button or a problem stays until it is closed. */
const shownMs = 6000;
const maxToasts = 3;

const toasts = signal<readonly Toast[]>([]);
let nextNumber = 1;

export function showToast(text: string, { isProblem = false, action }: { isProblem?: boolean; action?: Toast["action"] } = {}): void {
  const toast: Toast = { number: nextNumber++, text, isProblem, ...(action === undefined ? {} : { action }) };
  toasts.value = [...toasts.peek().filter((other) => other.text !== text), toast].slice(-maxToasts);
  if (!isProblem && action === undefined) setTimeout(() => close(toast), shownMs);
}

function close({ number }: Toast): void {
  toasts.value = toasts.peek().filter((toast) => toast.number !== number);
}

export function Toasts(): JSX.Element {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((toast) => (
        <div key={toast.number} class="toast" data-problem={toast.isProblem}>
          <p>{toast.text}</p>
          {toast.action !== undefined && (
            <button
              type="button"
              class="link-button"
              onClick={() => {
                toast.action?.run();
                close(toast);
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button type="button" class="quiet-button" aria-label="Close the message" onClick={() => close(toast)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
