/** Every call of this visit, and any request by hand. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { milliseconds } from "../models/model-phrases.ts";
import type { CallRecord } from "../service/call-record.ts";
import { service } from "../service/playground.ts";
import { Icon } from "../shell/icons.tsx";
import { CallDetail } from "./call-detail.tsx";
import { RequestForm } from "./request-form.tsx";
import { draftOf, draftRequest, openCall } from "./requests-state.ts";

export function RequestsView(): JSX.Element {
  const calls = service.log.calls.value;
  const call = service.log.find(openCall.value);
  return (
    <div class="requests">
      <section class="request-list" aria-labelledby="requests-heading">
        <header class="view-head">
          <h2 id="requests-heading">Requests</h2>
          <p>Everything this page asked the service, and anything else you want to ask it.</p>
        </header>
        <div class="form-foot">
          <button type="button" class="small" aria-pressed={call === undefined} onClick={() => (openCall.value = undefined)}>
            New request
          </button>
          <button
            type="button"
            class="small"
            disabled={calls.length === 0}
            onClick={() => {
              service.log.clear();
              openCall.value = undefined;
            }}
          >
            Clear the log
          </button>
        </div>
        {calls.length === 0 ? (
          <p class="panel-note">Nothing sent yet.</p>
        ) : (
          <ol class="log" aria-label="Log, newest first">
            {calls.map((item) => (
              <LogItem key={item.peek().number} call={item} />
            ))}
          </ol>
        )}
      </section>
      <section class="request-detail" aria-label={call === undefined ? "New request" : "Request"}>
        {call === undefined ? <RequestForm /> : <OpenCall call={call} />}
      </section>
    </div>
  );
}

function LogItem({ call }: { call: Signal<CallRecord> }): JSX.Element {
  const record = call.value;
  const isBad = record.state === "failed" || (record.status ?? 200) >= 400;
  return (
    <li>
      <button
        type="button"
        class="log-item"
        aria-current={openCall.value === record.number ? "true" : undefined}
        data-outcome={isBad ? "bad" : "good"}
        onClick={() => (openCall.value = record.number)}
      >
        <span class="log-path">
          {record.method} {record.path}
        </span>
        <span class="log-facts">
          <span class="log-status">{record.status ?? record.state}</span>
          <span>{record.totalMs === undefined ? "" : milliseconds(record.totalMs)}</span>
          <span>{new Date(record.startedAt).toLocaleTimeString()}</span>
        </span>
      </button>
    </li>
  );
}

function OpenCall({ call }: { call: Signal<CallRecord> }): JSX.Element {
  const edit = (): void => {
    const { method, path, body } = call.peek();
    draftRequest.value = draftOf({ method, path, ...(body === undefined ? {} : { body }) });
    openCall.value = undefined;
  };
  return (
    <>
      <CallDetail call={call} />
      {call.value.upload === undefined && (
        <button type="button" class="small" onClick={edit}>
          <Icon name="again" />
          Edit and send again
        </button>
      )}
    </>
  );
}
