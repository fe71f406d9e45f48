/** The routes of connectors (contract 13.1). */
import { ownerOf } from "../access/owners.ts";
import { defineRoute, queryParameter, readErrors, wireObject, writeErrors } from "../define-route.ts";
import { emptySchema } from "../response/empty-schema.ts";
import { ConnectorNotFound } from "../response/errors.ts";
import type { ApiServices } from "../services.ts";
import { connectorBody } from "./connector.ts";
import { checkAuth, createConnectorSchema, readListQuery, updateConnectorSchema } from "./connector-request.ts";
import { connectorListSchema, oneConnectorSchema } from "./connector-schema.ts";
import { authorizeRoute, connectorsOf, oauthCallbackRoute } from "./oauth-routes.ts";

const oneConnector = { name: "OneConnector", schema: oneConnectorSchema } as const;

const createConnectorRoute = defineRoute({
  ...connectorsOf,
  id: "createConnector",
  method: "POST",
  path: "/v1/connectors",
  summary: "Stores a connector, after a search that tests it.",
  request: wireObject("ConnectorRequest", createConnectorSchema),
  response: { description: "The connector, without its secrets.", json: oneConnector },
  errors: [...writeErrors, 422],
  async handle({ call, request: fields }, { stores }: ApiServices) {
    checkAuth(fields);
    const connector = await stores.connectors.create(
      ownerOf(call.owner),
      call.journal.slugId(fields.name, "connector"),
      fields,
      call.disconnect.signal,
    );
    return { connector: connectorBody(connector) };
  },
});

const listConnectorsRoute = defineRoute({
  ...connectorsOf,
  id: "listConnectors",
  method: "GET",
  path: "/v1/connectors",
  summary: "Lists the connectors, newest first.",
  parameters: [
    queryParameter("limit", "Max number.", { type: "integer", minimum: 0, maximum: 100, default: 30 }),
    queryParameter("offset", "How many to skip.", { type: "integer", minimum: 0, default: 0 }),
  ],
  response: { description: "The connectors and how many there are.", json: wireObject("ConnectorList", connectorListSchema) },
  errors: readErrors,
  async handle({ call: { owner, request } }, { stores }: ApiServices) {
    const { limit, offset } = readListQuery(new URL(request.url).searchParams);
    const all = await stores.connectors.list(ownerOf(owner).ownerId);
    return { connectors: all.slice(offset, offset + limit).map(connectorBody), total_count: all.length };
  },
});

const getConnectorRoute = defineRoute({
  ...connectorsOf,
  id: "getConnector",
  method: "GET",
  path: "/v1/connectors/{id}",
  summary: "Returns a connector.",
  response: { description: "The connector, without its secrets.", json: oneConnector },
  errors: readErrors,
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    const connector = await stores.connectors.get(ownerOf(call.owner).ownerId, id);
    if (connector === undefined) throw new ConnectorNotFound(id);
    return { connector: connectorBody(connector) };
  },
});

const updateConnectorRoute = defineRoute({
  ...connectorsOf,
  id: "updateConnector",
  method: "PATCH",
  path: "/v1/connectors/{id}",
  summary: "Changes the fields of a connector that are given.",
  request: wireObject("ConnectorChanges", updateConnectorSchema),
  response: { description: "The connector, without its secrets.", json: oneConnector },
  errors: [...writeErrors, 422],
  async handle({ call, pathParameters: { id = "" }, request: changes }, { stores }: ApiServices) {
    checkAuth(changes);
    const connector = await stores.connectors.update(ownerOf(call.owner).ownerId, id, changes, call.disconnect.signal);
    if (connector === undefined) throw new ConnectorNotFound(id);
    return { connector: connectorBody(connector) };
  },
});

const deleteConnectorRoute = defineRoute({
  ...connectorsOf,
  id: "deleteConnector",
  method: "DELETE",
  path: "/v1/connectors/{id}",
  summary: "Deletes a connector with its secrets.",
  response: { description: "An empty object.", json: wireObject("Empty", emptySchema) },
  errors: readErrors,
  async handle({ call, pathParameters: { id = "" } }, { stores }: ApiServices) {
    if (!(await stores.connectors.delete(ownerOf(call.owner).ownerId, id))) throw new ConnectorNotFound(id);
    return {};
  },
});

export const connectorRoutes = [
  createConnectorRoute,
  listConnectorsRoute,
  oauthCallbackRoute,
  getConnectorRoute,
  updateConnectorRoute,
  deleteConnectorRoute,
  authorizeRoute,
] as const;
