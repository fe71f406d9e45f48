/** The routes of connectors (contract 13.1). */
import { ownerOf } from "../access/owners.ts";
import type { ApiCall } from "../request/api-call.ts";
import { readJsonBody } from "../request/json-body.ts";
import { parseRequest } from "../request/schema-errors.ts";
import { ConnectorNotFound } from "../response/errors.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import { connectorBody, type ConnectorService } from "./connector.ts";
import { checkAuth, createConnectorSchema, readListQuery, updateConnectorSchema } from "./connector-request.ts";

type Parameters = Record<string, string>;

export function createConnectorRoute(connectors: ConnectorService) {
  return async (call: ApiCall): Promise<Response> => {
    const fields = parseRequest(createConnectorSchema, await readJsonBody(call, {}));
    checkAuth(fields);
    const connector = await connectors.create(
      ownerOf(call.owner),
      call.journal.slugId(fields.name, "connector"),
      fields,
      call.disconnect.signal,
    );
    return jsonResponse({ connector: connectorBody(connector) });
  };
}

export function listConnectorsRoute(connectors: ConnectorService) {
  return async ({ owner, request }: ApiCall): Promise<Response> => {
    const { limit, offset } = readListQuery(new URL(request.url).searchParams);
    const all = await connectors.list(ownerOf(owner).ownerId);
    return jsonResponse({ connectors: all.slice(offset, offset + limit).map(connectorBody), total_count: all.length });
  };
}

export function getConnectorRoute(connectors: ConnectorService) {
  return async ({ owner }: ApiCall, { id = "" }: Parameters): Promise<Response> => {
    const connector = await connectors.get(ownerOf(owner).ownerId, id);
    if (connector === undefined) throw new ConnectorNotFound(id);
    return jsonResponse({ connector: connectorBody(connector) });
  };
}

export function updateConnectorRoute(connectors: ConnectorService) {
  return async (call: ApiCall, { id = "" }: Parameters): Promise<Response> => {
    const changes = parseRequest(updateConnectorSchema, await readJsonBody(call, {}));
    checkAuth(changes);
    const connector = await connectors.update(ownerOf(call.owner).ownerId, id, changes, call.disconnect.signal);
    if (connector === undefined) throw new ConnectorNotFound(id);
    return jsonResponse({ connector: connectorBody(connector) });
  };
}

export function deleteConnectorRoute(connectors: ConnectorService) {
  return async ({ owner }: ApiCall, { id = "" }: Parameters): Promise<Response> => {
    if (!(await connectors.delete(ownerOf(owner).ownerId, id))) throw new ConnectorNotFound(id);
    return jsonResponse({});
  };
}
