/** The visitor's connectors, as the service keeps them: without their secrets. */
import { computed } from "@preact/signals";
import { listAt, textAt, valueAt } from "../service/json-values.ts";
import { StoredList } from "../shell/stored-list.ts";

export interface Connector {
  id: string;
  name: string;
  url: string;
  description: string;
  excludes: string[];
  isActive: boolean;
  continuesOnFailure: boolean;
  /** Absent if it is asked without credentials. */
  authType: string | undefined;
  authStatus: string | undefined;
}

const list = new StoredList("/v1/connectors?limit=100", (response) => listAt(response, "connectors").map(readConnector));

export const connectors = list.items;
export const listProblem = list.problem;
export const refreshConnectors = (): Promise<void> => list.refresh();

/** Whether it waits for its owner, who may authorise it in another tab at any moment. */
export const needsAuthorization = ({ authType, authStatus }: Connector): boolean => authType === "oauth" && authStatus !== "valid";

export const isAnyWaiting = computed(() => (connectors.value ?? []).some(needsAuthorization));

function readConnector(connector: unknown): Connector {
  return {
    id: textAt(connector, "id") ?? "",
    name: textAt(connector, "name") ?? "",
    url: textAt(connector, "url") ?? "",
    description: textAt(connector, "description") ?? "",
    excludes: listAt(connector, "excludes").map(String),
    isActive: valueAt(connector, "active") === true,
    continuesOnFailure: valueAt(connector, "continue_on_failure") === true,
    authType: textAt(connector, "auth_type"),
    authStatus: textAt(connector, "auth_status"),
  };
}
