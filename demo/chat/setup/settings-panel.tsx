/** Instructions and sampling. */
import type { JSX } from "preact";
import { changeSetup, current } from "../conversation/conversations.ts";
import type { SamplingName } from "./chat-setup.ts";
import { Check, Choice, NumberField, TextField } from "./fields.tsx";

const numberFields: readonly [SamplingName, string, string][] = [
  ["temperature", "Temperature", "default"],
  ["max_tokens", "Max tokens", "no limit"],
  ["p", "Top p", "default"],
  ["k", "Top k", "default"],
  ["seed", "Seed", "random"],
  ["priority", "Priority", "0"],
  ["frequency_penalty", "Frequency penalty", "0"],
  ["presence_penalty", "Presence penalty", "0"],
];

export function SettingsPanel(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  return (
    <>
      <TextField
        label="System message"
        rows={4}
        placeholder="None"
        value={setup.system}
        onChange={(system) => changeSetup(conversation, { system })}
      />
      <div class="field-grid">
        {numberFields.map(([name, label, placeholder]) => (
          <NumberField
            key={name}
            label={label}
            placeholder={placeholder}
            value={setup.numbers[name]}
            onChange={(value) => changeSetup(conversation, { numbers: { ...setup.numbers, [name]: value } })}
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
    </>
  );
}
