/** The routes of connectors (contract 0.1, lines 20 to 23). */
import {
  createConnectorRoute,
  deleteConnectorRoute,
  getConnectorRoute,
  listConnectorsRoute,
  updateConnectorRoute,
} from "./connectors/connector-routes.ts";
import type { ConnectorService } from "./connectors/connector.ts";
import { authorizeRoute, oauthCallbackRoute, type OAuthOptions } from "./connectors/oauth-routes.ts";
import type { Route } from "./request/api-call.ts";

const deprecation = "/v1/connectors is deprecated";

/** In the order in which paths are matched. */
export function connectorRoutes(connectors: ConnectorService, options: OAuthOptions): readonly Route[] {
  const route = (method: Route["method"], path: string, handle: Route["handle"], access: Route["access"] = "connectors"): Route => ({
    method,
    path,
    access,
    handle,
    deprecation,
  });
  return [
    route("POST", "/v1/connectors", createConnectorRoute(connectors)),
    route("GET", "/v1/connectors", listConnectorsRoute(connectors)),
    route("GET", "/v1/connectors/oauth/token", oauthCallbackRoute(connectors, options), "open"),
    route("GET", "/v1/connectors/{id}", getConnectorRoute(connectors)),
    route("PATCH", "/v1/connectors/{id}", updateConnectorRoute(connectors)),
    route("DELETE", "/v1/connectors/{id}", deleteConnectorRoute(connectors)),
    route("POST", "/v1/connectors/{id}/oauth/authorize", authorizeRoute(connectors, options)),
  ];
}
