/** A request by hand: method, path and body as text. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { parseJson } from "../service/json-values.ts";
import { service } from "../service/playground.ts";
import { draftOf, draftRequest, openCall, sampleRequests } from "./requests-state.ts";

const methods = ["GET", "POST", "PATCH", "DELETE"] as const;

export function RequestForm(): JSX.Element {
  const problem = useSignal("");
  const draft = draftRequest.value;
  const change = (changed: Partial<typeof draft>): void => void (draftRequest.value = { ...draft, ...changed });
  const send = async (): Promise<void> => {
    const text = draft.body.trim();
    const body = text === "" ? undefined : parseJson(text);
    problem.value = text !== "" && body === undefined ? "The body is not JSON." : "";
    if (problem.value !== "") return;
    const path = draft.path.trim();
    const call = service.call({ method: draft.method, path, ...(body === undefined ? {} : { body }) }, new AbortController().signal);
    openCall.value = call.number;
    try {
      for await (const _ of call.text);
    } catch {
      // The log shows the error.
      return;
    }
  };
  return (
    <form
      class="request-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>New request</h3>
      <label class="field">
        Start from
        <select
          value=""
          onChange={(event) => {
            const sample = sampleRequests.find(({ title }) => title === event.currentTarget.value);
            if (sample !== undefined) draftRequest.value = draftOf(sample);
            event.currentTarget.value = "";
          }}
        >
          <option value="">An example of each route</option>
          {sampleRequests.map(({ title, method, path }) => (
            <option key={title} value={title}>
              {title}: {method} {path}
            </option>
          ))}
        </select>
      </label>
      <div class="request-line">
        <label class="field">
          Method
          <select value={draft.method} onChange={(event) => change({ method: event.currentTarget.value })}>
            {methods.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label class="field">
          Path
          <input
            class="code"
            autocomplete="off"
            spellcheck={false}
            value={draft.path}
            onInput={(event) => change({ path: event.currentTarget.value })}
          />
        </label>
      </div>
      {draft.method !== "GET" && (
        <label class="field">
          Body
          <textarea
            class="code"
            rows={14}
            spellcheck={false}
            value={draft.body}
            onInput={(event) => change({ body: event.currentTarget.value })}
          />
        </label>
      )}
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <div class="form-foot">
        <button type="submit" class="primary">
          Send
        </button>
      </div>
    </form>
  );
}
