/** A step of a reply that called tools: the calls and their results. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isReadyTool } from "../../tools/ready-tools.ts";
import { Icon } from "../../shell/icons.tsx";
import { parseJson } from "../../service/json-values.ts";
import type { LiveConversation } from "../conversation/conversations.ts";
import type { ToolCall } from "../conversation/conversation.ts";
import { giveResult } from "../conversation/visitor-results.ts";

interface Properties {
  conversation: LiveConversation;
  plan: string;
  calls: readonly ToolCall[];
  isRunning: boolean;
}

export function ToolSteps({ conversation, plan, calls, isRunning }: Properties): JSX.Element {
  return (
    <div class="tool-step">
      {plan !== "" && <p class="tool-plan">{plan}</p>}
      <ul>
        {calls.map((call) => (
          <li key={call.id} class="tool-call" data-state={call.outputs === undefined ? "waiting" : "done"}>
            <p class="tool-line">
              <Icon name="tool" />
              <span class="tool-name">{call.name}</span>
              <code>{argumentsInWords(call.arguments)}</code>
            </p>
            {call.outputs?.map((output, index) => (
              <p key={index} class="tool-output">
                {Object.entries(output.data).map(([name, value]) => (
                  <span key={name}>
                    <span class="output-name">{name}</span> {value}
                  </span>
                ))}
              </p>
            ))}
            {call.outputs === undefined && isRunning && !isReadyTool(call.name) && <ResultForm conversation={conversation} call={call} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ResultForm({ conversation, call }: { conversation: LiveConversation; call: ToolCall }): JSX.Element {
  const typed = useSignal("");
  return (
    <form
      class="result-form"
      onSubmit={(event) => {
        event.preventDefault();
        giveResult(conversation, call.id, typed.value);
      }}
    >
      <label class="field">
        Result of {call.name}, as text or JSON
        <textarea rows={2} value={typed.value} onInput={(event) => (typed.value = event.currentTarget.value)} />
      </label>
      <button type="submit" class="small">
        Give result
      </button>
    </form>
  );
}

/** `name: value` of each argument; text that is no JSON object (yet) as it is. */
function argumentsInWords(text: string): string {
  const parsed = parseJson(text);
  if (typeof parsed !== "object" || parsed === null) return text;
  return Object.entries(parsed)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
}
