/** A connector, its authorisation, and buttons for it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { textAt } from "../service/json-values.ts";
import { service } from "../service/playground.ts";
import { describeError } from "../service/service-error.ts";
import { DeleteButton } from "../shell/delete-button.tsx";
import { ConnectorForm } from "./connector-form.tsx";
import { refreshConnectors, type Connector } from "./connector.ts";

export function ConnectorCard({ connector }: { connector: Connector }): JSX.Element {
  const problem = useSignal("");
  const isChanging = useSignal(false);
  const { id, name, url, authType, isActive } = connector;
  const path = `/v1/connectors/${id}`;
  const attempt = async (doing: () => Promise<void>): Promise<void> => {
    problem.value = "";
    try {
      await doing();
    } catch (error) {
      problem.value = describeError(error);
    }
  };
  const remove = async (): Promise<void> => {
    await service.request({ method: "DELETE", path }, new AbortController().signal);
    await refreshConnectors();
  };
  return (
    <li class="model" data-state={connector.authStatus === "expired" ? "failed" : undefined}>
      <div class="model-about">
        <p class="model-name">
          {name} {!isActive && <span class="model-role">not active</span>}
        </p>
        <p class="model-state">{authInWords(connector)}</p>
        <p class="model-device">{url}</p>
        <p class="model-device">{id}</p>
      </div>
      <div class="model-actions">
        {authType === "oauth" && (
          <button type="button" class="small" aria-label={`Authorise ${name}`} onClick={() => void attempt(() => authorize(path))}>
            Authorise
          </button>
        )}
        <button
          type="button"
          class="small"
          aria-label={`Change ${name}`}
          aria-expanded={isChanging.value}
          onClick={() => (isChanging.value = !isChanging.value)}
        >
          Change
        </button>
        <DeleteButton name={name} onDelete={() => void attempt(remove)} />
      </div>
      {isChanging.value && (
        <div class="model-form">
          <ConnectorForm connector={connector} onDone={() => (isChanging.value = false)} />
        </div>
      )}
      {problem.value !== "" && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </li>
  );
}

/** Opens the tab at once, because the browser would block a tab that opens after the answer of the service as a pop-up. */
async function authorize(path: string): Promise<void> {
  const tab = window.open("about:blank");
  try {
    const answer = await service.request({ method: "POST", path: `${path}/oauth/authorize` }, new AbortController().signal);
    const url = textAt(answer, "redirect_url") ?? "";
    if (tab === null) throw new BlockedTabError();
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** The browser opened no tab. */
class BlockedTabError extends Error {
  constructor() {
    super("The browser does not open a tab: allow pop-ups for this page");
    this.name = "BlockedTabError";
  }
}

function authInWords({ authType, authStatus }: Connector): string {
  if (authType === undefined) return "no authentication";
  if (authType !== "oauth") return "token";
  return authStatus === undefined ? "OAuth, not authorised yet" : `OAuth, ${authStatus}`;
}
