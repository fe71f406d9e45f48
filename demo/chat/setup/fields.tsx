/** Fields of the panels. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";

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

/** A field of one line. A number is kept as typed; the service checks it. `note` explains the field. */
export function NumberField({ label, value, placeholder = "default", note, onChange }: TextProperties & { note?: string }): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autocomplete="off"
        placeholder={placeholder}
        value={value}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {note !== undefined && (
        <span class="choice-note" id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}

interface SliderProperties extends Omit<TextProperties, "placeholder"> {
  max: number;
  /** The number that is used if the field is empty; undefined if unknown. */
  standard: number | undefined;
  note: string;
}

/** A number from 0 to `max` with a slider; numbers beyond it can be typed. */
export function SliderField({ label, value, max, standard, note, onChange }: SliderProperties): JSX.Element {
  const id = useId();
  const number = value === "" ? (standard ?? max / 2) : Number(value);
  return (
    <div class="field slider-field">
      <label for={id}>{label}</label>
      <input
        type="range"
        min={0}
        max={max}
        step={0.05}
        aria-label={`${label}, slider`}
        value={Number.isNaN(number) ? max / 2 : Math.min(max, Math.max(0, number))}
        data-default={value === ""}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        id={id}
        inputMode="decimal"
        autocomplete="off"
        placeholder={standard === undefined ? "default" : String(standard)}
        value={value}
        aria-describedby={`${id}-note`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span class="choice-note" id={`${id}-note`}>
        {standard === undefined ? note : `${note} Default: ${standard}.`}
      </span>
    </div>
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
