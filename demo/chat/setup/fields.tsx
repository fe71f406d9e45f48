/** Fields of the panels. */
import type { JSX } from "preact";

interface ChoiceProperties<Value extends string> {
  label: string;
  value: Value;
  /** Values with their labels. */
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProperties<Value>): JSX.Element {
  const choose = (typed: string): void => {
    const chosen = options.find(([name]) => name === typed);
    if (chosen !== undefined) onChange(chosen[0]);
  };
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProperties {
  label: string;
  note?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Check({ label, note, isChecked, onChange }: CheckProperties): JSX.Element {
  return (
    <label class="choice">
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {note !== undefined && <span class="choice-note">{note}</span>}
      </span>
    </label>
  );
}

interface TextProperties {
  label: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** A field of one line. A number is kept as typed; the service checks it. */
export function NumberField({ label, value, placeholder = "default", onChange }: TextProperties): JSX.Element {
  return (
    <label class="field">
      {label}
      <input
        inputMode="decimal"
        autocomplete="off"
        placeholder={placeholder}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

export function TextField({
  label,
  value,
  placeholder = "",
  rows,
  isCode = false,
  onChange,
}: TextProperties & { rows: number; isCode?: boolean }): JSX.Element {
  return (
    <label class="field">
      {label}
      <textarea
        rows={rows}
        class={isCode ? "code" : ""}
        spellcheck={!isCode}
        placeholder={placeholder}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
