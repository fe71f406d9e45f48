/** Deletes something for good: the first press asks for confirmation, the second deletes. Leaving the button cancels. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

export function DeleteButton({ name, onDelete }: { name: string; onDelete: () => void }): JSX.Element {
  const isAsking = useSignal(false);
  return (
    <button
      type="button"
      class={isAsking.value ? "small danger" : "small"}
      aria-label={isAsking.value ? `Really delete ${name}` : `Delete ${name}`}
      onBlur={() => (isAsking.value = false)}
      onClick={() => {
        if (isAsking.value) onDelete();
        isAsking.value = !isAsking.value;
      }}
    >
      {isAsking.value ? "Really delete" : "Delete"}
    </button>
  );
}
