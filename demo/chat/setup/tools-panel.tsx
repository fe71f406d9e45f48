/** Tools of the conversation: the page runs three, and the visitor adds others as JSON and writes their results. */
import type { JSX } from "preact";
import { readyToolDefinitions, readyToolNames, type ReadyTool } from "../../tools/ready-tools.ts";
import { parseJson } from "../../service/json-values.ts";
import { changeSetup, current } from "../conversation/conversations.ts";
import { Check, Choice, TextField } from "./fields.tsx";

const titles: Record<ReadyTool, string> = { calculator: "Calculator", clock: "Clock", search_documents: "Search over the documents" };

const exampleTool = [
  {
    type: "function",
    function: {
      name: "get_weather",
      description: "Tells the weather in a city",
      parameters: { type: "object", properties: { city: { type: "string", description: "The city" } }, required: ["city"] },
    },
  },
];

export function ToolsPanel(): JSX.Element {
  const conversation = current.value;
  const { setup } = conversation.data.value;
  const isWrong = setup.ownTools.trim() !== "" && !Array.isArray(parseJson(setup.ownTools));
  const choose = (name: ReadyTool, isChosen: boolean): void =>
    changeSetup(conversation, {
      readyTools: readyToolNames.filter((other) => (other === name ? isChosen : setup.readyTools.includes(other))),
    });
  return (
    <>
      <p class="panel-note">The model asks for a tool, the page runs it, and the model goes on with the result.</p>
      <fieldset>
        <legend>Tools that run in this page</legend>
        {readyToolNames.map((name) => (
          <Check
            key={name}
            label={titles[name]}
            note={readyToolDefinitions[name].function.description}
            isChecked={setup.readyTools.includes(name)}
            onChange={(isChosen) => choose(name, isChosen)}
          />
        ))}
      </fieldset>
      <TextField
        label="Your own tools, as JSON"
        rows={10}
        isCode
        placeholder="[]"
        value={setup.ownTools}
        onChange={(ownTools) => changeSetup(conversation, { ownTools })}
      />
      {isWrong && (
        <p class="problem" role="alert">
          This is not a JSON list.
        </p>
      )}
      {setup.ownTools.trim() === "" && (
        <button
          type="button"
          class="small"
          onClick={() => changeSetup(conversation, { ownTools: JSON.stringify(exampleTool, undefined, 2) })}
        >
          Insert an example
        </button>
      )}
      <p class="panel-note">When the model calls one of your own, you write its result.</p>
      <Choice
        label="Tool choice"
        value={setup.toolChoice}
        options={[
          ["", "The model decides"],
          ["REQUIRED", "Required: it must call one"],
          ["NONE", "None: it must not"],
        ]}
        onChange={(toolChoice) => changeSetup(conversation, { toolChoice })}
      />
      <Check
        label="Strict tools"
        note="Arguments always satisfy the schema; each tool needs a required parameter."
        isChecked={setup.strictTools}
        onChange={(strictTools) => changeSetup(conversation, { strictTools })}
      />
    </>
  );
}
