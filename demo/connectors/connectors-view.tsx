/** Connectors: search services that v1 chat asks for documents. */
import type { JSX } from "preact";
import { useFresh } from "../shell/stored-list.ts";
import { AskForm } from "./ask-form.tsx";
import { ConnectorCard } from "./connector-card.tsx";
import { ConnectorForm } from "./connector-form.tsx";
import { connectors, isAnyWaiting, listProblem, needsAuthorization, refreshConnectors } from "./connector.ts";

export function ConnectorsView(): JSX.Element {
  useFresh(refreshConnectors, isAnyWaiting.value);
  const stored = connectors.value ?? [];
  const usable = stored.filter((connector) => connector.isActive && !needsAuthorization(connector));
  return (
    <div class="form-view models-view">
      <header class="view-head">
        <h2>Let replies search elsewhere</h2>
        <p>A connector is a search service of yours. Chat (v1) asks it for documents and cites them. It must allow this page by CORS.</p>
      </header>
      {listProblem.value !== "" && (
        <p class="problem" role="alert">
          {listProblem.value}
        </p>
      )}
      <section aria-labelledby="connectors-heading">
        <h3 id="connectors-heading">Connectors</h3>
        {connectors.value?.length === 0 && <p class="quiet">None yet.</p>}
        <ul class="models" aria-labelledby="connectors-heading">
          {stored.map((connector) => (
            <ConnectorCard key={connector.id} connector={connector} />
          ))}
        </ul>
      </section>
      {usable.length > 0 && <AskForm connectors={usable} />}
      <section aria-labelledby="create-heading">
        <h3 id="create-heading">New connector</h3>
        <ConnectorForm />
      </section>
    </div>
  );
}
