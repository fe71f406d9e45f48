/** Creates a connector, or changes one. The service asks it for a test before it is stored. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Check, Choice } from "../chat/setup/fields.tsx";
import { service } from "../service/playground.ts";
import { FormCall } from "../shell/form-call.ts";
import { SendButton } from "../shell/form-call-view.tsx";
import { authForms, connectorRequest, draftOf, oauthFields, type ConnectorDraft } from "./connector-draft.ts";
import { refreshConnectors, type Connector } from "./connector.ts";

interface Properties {
  /** The connector to change; absent to create one. */
  connector?: Connector;
  onDone?: () => void;
}

export function ConnectorForm({ connector, onDone }: Properties): JSX.Element {
  const draft = useSignal(draftOf(connector));
  const call = useMemo(() => new FormCall<void>(), []);
  const change = (changed: Partial<ConnectorDraft>): void => void (draft.value = { ...draft.value, ...changed });
  const save = async (stop: AbortSignal): Promise<void> => {
    const body = connectorRequest(draft.peek());
    const path = `/v1/connectors${connector === undefined ? "" : `/${connector.id}`}`;
    await service.request({ method: connector === undefined ? "POST" : "PATCH", path, body }, stop);
    await refreshConnectors();
    draft.value = draftOf(undefined);
    onDone?.();
  };
  const { name, url, auth, token } = draft.value;
  const outcome = call.outcome.value;
  const offered = authForms.filter(([form]) => form !== (connector === undefined ? "keep" : "none"));
  return (
    <form
      aria-label={connector === undefined ? "New connector" : `Change ${connector.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void call.run(save);
      }}
    >
      <div class="field-grid">
        <TextField label="Name" value={name} onType={(value) => change({ name: value })} />
        <TextField label="URL of its search" value={url} onType={(value) => change({ url: value })} />
        <TextField label="Description" value={draft.value.description} onType={(description) => change({ description })} />
        <TextField label="Hidden fields" value={draft.value.excludes} onType={(excludes) => change({ excludes })} />
        <Choice label="Authentication" value={auth} options={offered} onChange={(value) => change({ auth: value })} />
        {["bearer", "basic", "noscheme"].includes(auth) && (
          <TextField label="Token" isSecret value={token} onType={(value) => change({ token: value })} />
        )}
        {auth === "oauth" &&
          oauthFields.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              isSecret={field === "client_secret"}
              value={draft.value.oauth[field]}
              onType={(value) => change({ oauth: { ...draft.value.oauth, [field]: value } })}
            />
          ))}
      </div>
      <Check
        label="If it fails, replies are written without it"
        isChecked={draft.value.continuesOnFailure}
        onChange={(continuesOnFailure) => change({ continuesOnFailure })}
      />
      {connector !== undefined && <Check label="Active" isChecked={draft.value.isActive} onChange={(isActive) => change({ isActive })} />}
      <div class="form-foot">
        <SendButton
          call={call}
          title={connector === undefined ? "Create connector" : "Save"}
          isReady={name.trim() !== "" && url.trim() !== ""}
        />
        {connector !== undefined && (
          <button type="button" class="small" onClick={onDone}>
            Back
          </button>
        )}
        <p class="quiet" role="status">
          {call.running.value === undefined ? "" : "Asking it for a test"}
        </p>
      </div>
      {call.running.value === undefined && outcome.state === "failed" && (
        <p class="problem" role="alert">
          {outcome.problem}
        </p>
      )}
    </form>
  );
}

interface TextFieldProperties {
  label: string;
  value: string;
  isSecret?: boolean;
  onType: (value: string) => void;
}

function TextField({ label, value, isSecret = false, onType }: TextFieldProperties): JSX.Element {
  const typing = { value, onInput: (event: { currentTarget: HTMLInputElement }) => onType(event.currentTarget.value) };
  return (
    <label class="field">
      {label}
      {isSecret ? (
        <input type="password" autocomplete="new-password" {...typing} />
      ) : (
        <input autocomplete="off" spellcheck={false} {...typing} />
      )}
    </label>
  );
}
