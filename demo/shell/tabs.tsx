/** Tabs that show one of several texts or forms about the same subject. Arrow keys move between them. */
import type { ComponentChildren, JSX } from "preact";
import { useId, useRef } from "preact/hooks";

interface Properties<Name extends string> {
  /** Accessible name of the group of tabs. */
  label: string;
  tabs: readonly { name: Name; title: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  children: ComponentChildren;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: Properties<Name>): JSX.Element {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const index = tabs.findIndex(({ name }) => name === chosen);
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
