/** Keyboard shortcuts, and the dialog that lists them. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

export interface Shortcut {
  /** The keys as shown. */
  keys: string;
  title: string;
  /** Absent for a shortcut that is handled where it is typed. */
  isPressed?: (event: KeyboardEvent) => boolean;
  run?: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Letters without Alt or Control are shortcuts only outside of fields. */
export const plainKey =
  (key: string) =>
  (event: KeyboardEvent): boolean =>
    event.key === key && !event.altKey && !event.ctrlKey && !event.metaKey && !isTyping(event.target);

/** `code` is the place of the key, because Alt changes the letter on some keyboards. */
export const altKey =
  (code: string) =>
  (event: KeyboardEvent): boolean =>
    event.code === code && event.altKey && !event.ctrlKey && !event.metaKey;

export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (): void => void (dialog.current?.open === false && dialog.current.showModal());
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const isHelp = plainKey("?")(event);
      const pressed = shortcuts.find(({ isPressed }) => isPressed?.(event) === true);
      if (!isHelp && pressed === undefined) return;
      event.preventDefault();
      if (isHelp) open();
      else pressed?.run?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [shortcuts]);
  return (
    <>
      <button type="button" class="quiet-button shortcuts-button" aria-haspopup="dialog" title="Keyboard shortcuts" onClick={open}>
        <span aria-hidden="true">?</span>
        <span class="visually-hidden">Keyboard shortcuts</span>
      </button>
      <dialog class="shortcuts" ref={dialog} aria-labelledby="shortcuts-heading" {...{ closedby: "any" }}>
        <div class="skills-head">
          <h2 id="shortcuts-heading">Keyboard shortcuts</h2>
          <button class="small" type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <dl>
          {[...shortcuts, { keys: "?", title: "Show this list" }].map(({ keys, title }) => (
            <div key={keys}>
              <dt>{title}</dt>
              <dd>
                {keys.split(" + ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </dialog>
    </>
  );
}
