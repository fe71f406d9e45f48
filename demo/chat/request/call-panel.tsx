/** The request of the conversation, as it was sent and in the other forms that the API accepts. */
import { computed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { CallDetail } from "../../requests/call-detail.tsx";
import { service } from "../../service/playground.ts";
import { Choice } from "../setup/fields.tsx";
import { shownCall } from "../chat-state.ts";
import { current } from "../conversation/conversations.ts";
import { OtherForm, type FormName } from "./other-form.tsx";

/** Returns the call that this panel shows: the chosen call, else the newest of the conversation, else the newest of all. */
const call = computed(() => {
  const asked = service.log.find(shownCall.value);
  if (asked !== undefined) return asked;
  const numbers = current.value.data.value.turns.flatMap((turn) =>
    turn.role === "assistant" ? turn.steps.map((step) => step.callNumber) : [],
  );
  return service.log.find(numbers.findLast((number) => number !== undefined));
});

export function CallPanel(): JSX.Element {
  const form = useSignal<"" | FormName>("");
  const shown = call.value;
  return (
    <>
      <Choice
        label="View as"
        value={form.value}
        options={[
          ["", "v2 chat, as sent"],
          ["v1 chat", "v1 chat"],
          ["generate", "v1 generate"],
        ]}
        onChange={(name) => (form.value = name)}
      />
      {form.value !== "" && <OtherForm key={form.value} name={form.value} />}
      {form.value === "" && shown !== undefined && <CallDetail call={shown} />}
      {form.value === "" && shown === undefined && (
        <p class="panel-note">
          Each message goes to <code>/v2/chat</code> with a plain <code>fetch</code>, as it would to a server, and a worker in this page
          answers it. The request and its response appear here, events included.
        </p>
      )}
    </>
  );
}
