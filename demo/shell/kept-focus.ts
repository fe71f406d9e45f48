/** Keeps the focus on a button that another one replaces. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Put the result on both buttons, which have different keys. `state` differs between the two. */
export function useKeptFocus(state: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  // Read while rendering: the element that has the focus is about to be removed.
  const hadFocus = button.current !== null && document.activeElement === button.current;
  useLayoutEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [state]);
  return button;
}
