/** The form of the reply: text or JSON, with or without thinking and log probabilities. */
import type { JSX } from "preact";
import { parseJson } from "../../service/json-values.ts";
import { changeSetup, current } from "../conversation/conversations.ts";
import { Check, Choice, NumberField, TextField } from "./fields.tsx";

export function OutputPanel(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  return (
    <>
      <Choice
        label="Format"
        value={setup.format}
        options={[
          ["text", "Text"],
          ["json", "Any JSON object"],
          ["schema", "JSON by a schema"],
        ]}
        onChange={(format) => changeSetup(conversation, { format })}
      />
      {setup.format === "schema" && (
        <TextField label="JSON schema" rows={12} isCode value={setup.schema} onChange={(schema) => changeSetup(conversation, { schema })} />
      )}
      {setup.format === "schema" && parseJson(setup.schema) === undefined && (
        <p class="problem" role="alert">
          This is not JSON.
        </p>
      )}
      {setup.format !== "text" && (
        <p class="panel-note">A grammar masks every token that would break the form. Not together with documents or tools.</p>
      )}
      <Choice
        label="Thinking"
        value={setup.thinking}
        options={[
          ["", "As the model does by itself"],
          ["enabled", "On"],
          ["disabled", "Off"],
        ]}
        onChange={(thinking) => changeSetup(conversation, { thinking })}
      />
      {setup.thinking === "enabled" && (
        <NumberField
          label="Max tokens of thinking"
          placeholder="no limit"
          value={setup.numbers.thinking_budget}
          onChange={(budget) => changeSetup(conversation, { numbers: { ...setup.numbers, thinking_budget: budget } })}
        />
      )}
      <Check
        label="Log probabilities"
        note="Shows each token in the colour of its probability."
        isChecked={setup.logprobs}
        onChange={(logprobs) => changeSetup(conversation, { logprobs })}
      />
    </>
  );
}
