/** Instructions and sampling. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { changeSetup, current } from "../conversation/conversations.ts";
import { newSetup, type ChatSetup, type SamplingName } from "./chat-setup.ts";
import { featuresOf } from "./features.ts";
import { readSamplingDefaults, samplingDefaults } from "./sampling-defaults.ts";
import { Check, Choice, NumberField, SliderField, TextField } from "./fields.tsx";

/** Values that belong together. They replace the typed ones. */
const presets: readonly { title: string; numbers: Partial<Record<SamplingName, string>> }[] = [
  { title: "Precise", numbers: { temperature: "0", p: "", k: "" } },
  { title: "Balanced", numbers: { temperature: "", p: "", k: "" } },
  { title: "Inventive", numbers: { temperature: "0.9", p: "0.95", k: "0" } },
];

const sliders: readonly { name: SamplingName; label: string; max: number; note: string }[] = [
  {
    name: "temperature",
    label: "Temperature",
    max: 2,
    note: "0 always takes the likeliest token; higher values vary more. Above 1 texts get incoherent.",
  },
  { name: "p", label: "Top p", max: 1, note: "Only the likeliest tokens whose probabilities add up to this are drawn." },
  { name: "frequency_penalty", label: "Frequency penalty", max: 1, note: "Lowers tokens by how often the text has them." },
  { name: "presence_penalty", label: "Presence penalty", max: 1, note: "Lowers tokens that the text has at all." },
];

const numberFields: readonly { name: SamplingName; label: string; placeholder: string; note: string }[] = [
  { name: "max_tokens", label: "Max tokens", placeholder: "no limit", note: "The reply ends after so many." },
  { name: "k", label: "Top k", placeholder: "default", note: "Only so many of the likeliest tokens are drawn; 0: all." },
  { name: "seed", label: "Seed", placeholder: "random", note: "The same seed gives the same reply." },
  { name: "priority", label: "Priority", placeholder: "0", note: "0 comes first, 999 last." },
];

/** Returns the settings of this panel as a new conversation has them. */
function initialSettings({ numbers: { thinking_budget } }: ChatSetup): Partial<ChatSetup> {
  const { system, numbers, stopSequences, safetyMode, stream } = newSetup();
  return { system, numbers: { ...numbers, thinking_budget }, stopSequences, safetyMode, stream };
}

export function SettingsPanel(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  const changeNumber = (name: SamplingName, value: string): void =>
    changeSetup(conversation, { numbers: { ...conversation.data.peek().setup.numbers, [name]: value } });
  useEffect(() => void readSamplingDefaults(setup.model), [setup.model]);
  const defaults = samplingDefaults.value.get(setup.model) ?? {};
  return (
    <>
      <TextField
        label="System message"
        rows={4}
        placeholder="None"
        value={setup.system}
        onChange={(system) => changeSetup(conversation, { system })}
      />
      <fieldset>
        <legend>Presets</legend>
        <div class="presets">
          {presets.map(({ title, numbers }) => (
            <button
              key={title}
              type="button"
              class="small"
              aria-pressed={Object.entries(numbers).every(([name, value]) => Reflect.get(setup.numbers, name) === value)}
              onClick={() => changeSetup(conversation, { numbers: { ...setup.numbers, ...numbers } })}
            >
              {title}
            </button>
          ))}
        </div>
      </fieldset>
      {sliders.map(({ name, ...field }) => (
        <SliderField
          key={name}
          {...field}
          standard={defaults[name]}
          value={setup.numbers[name]}
          onChange={(value) => changeNumber(name, value)}
        />
      ))}
      <div class="field-grid">
        {numberFields.map(({ name, placeholder, ...field }) => (
          <NumberField
            key={name}
            {...field}
            placeholder={String(defaults[name] ?? placeholder)}
            value={setup.numbers[name]}
            onChange={(value) => changeNumber(name, value)}
          />
        ))}
      </div>
      <TextField
        label="Stop sequences, one per line"
        rows={2}
        placeholder="None"
        value={setup.stopSequences}
        onChange={(stopSequences) => changeSetup(conversation, { stopSequences })}
      />
      <Choice
        label="Safety mode"
        value={setup.safetyMode}
        options={[
          ["", "Default"],
          ["CONTEXTUAL", "Contextual"],
          ["STRICT", "Strict"],
          ["OFF", "Off"],
        ]}
        onChange={(safetyMode) => changeSetup(conversation, { safetyMode })}
      />
      <Check label="Stream the reply" isChecked={setup.stream} onChange={(stream) => changeSetup(conversation, { stream })} />
      {featuresOf(setup).settings !== "" && (
        <button type="button" class="small" onClick={() => changeSetup(conversation, initialSettings(setup))}>
          Reset to the defaults
        </button>
      )}
    </>
  );
}
