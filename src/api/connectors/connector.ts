/** Connectors (contract 13): their data, their wire form, and the interface of the service that stores and searches them. */
import type { Owner } from "../access/owners.ts";
import type { ConnectorBody } from "./connector-schema.ts";

interface ConnectorOAuth {
  clientId: string;
  authorizeUrl: string;
  tokenUrl: string;
  scope?: string | undefined;
}

/** A connector without its secrets, which no response contains. */
export interface Connector {
  id: string;
  organizationId: string;
  name: string;
  description?: string | undefined;
  url: string;
  excludes: string[];
  active: boolean;
  continueOnFailure: boolean;
  createdAt: number;
  updatedAt: number;
  auth:
    | { type: "none" }
    | { type: "service_auth" }
    /** `status`: absent until the owner has authorised the service. */
    | { type: "oauth"; oauth: ConnectorOAuth; status?: "valid" | "expired" | undefined };
}

/** Fields of contract 13.2; absent fields of a change stay as they are. */
export interface ConnectorChanges {
  name?: string | undefined;
  url?: string | undefined;
  description?: string | undefined;
  excludes?: string[] | undefined;
  active?: boolean | undefined;
  continueOnFailure?: boolean | undefined;
  oauth?: { [Field in keyof ConnectorOAuth | "clientSecret"]?: string | undefined } | undefined;
  serviceAuth?: { type: "bearer" | "basic" | "noscheme"; token: string } | undefined;
}

export interface NewConnector extends ConnectorChanges {
  name: string;
  url: string;
  oauth?: (ConnectorOAuth & { clientSecret: string }) | undefined;
}

export interface ConnectorSearch {
  query: string;
  options?: Record<string, unknown> | undefined;
  /** Replaces the connector's own credentials. */
  userAccessToken?: string | undefined;
}

/** `message`: a line for the caller, without secrets. */
export type SearchOutcome = { documents: Record<string, unknown>[] } | { message: string };

/** How an authorisation ended. `redirect`: the page that the request for it named. */
export interface AuthorizationEnd {
  redirect: string | undefined;
  /** The error code of OAuth 2.0, and a line for people. */
  failure?: { code: string; message: string } | undefined;
}

/** Connectors of all owners. Each owner sees only its own. */
export interface ConnectorService {
  /** Newest first. */
  list(ownerId: string): Promise<Connector[]>;
  get(ownerId: string, id: string): Promise<Connector | undefined>;
  /** Throws InvalidRequest if the test search fails. A second call with the same id has no effect. */
  create(owner: Owner, id: string, fields: NewConnector, signal: AbortSignal): Promise<Connector>;
  /** Throws InvalidRequest if the changed connector is invalid, or if its test search fails. */
  update(ownerId: string, id: string, changes: ConnectorChanges, signal: AbortSignal): Promise<Connector | undefined>;
  /** Resolves to whether the connector existed. */
  delete(ownerId: string, id: string): Promise<boolean>;
  /** Searches; the only rejection is Cancelled. */
  search(ownerId: string, id: string, search: ConnectorSearch, signal: AbortSignal): Promise<SearchOutcome>;
  /** Resolves to the URL at which the owner authorises the service; undefined if no connector with OAuth has this id. */
  beginAuthorization(ownerId: string, id: string, redirectUri: string, redirect: string | undefined): Promise<string | undefined>;
  /** Resolves to undefined if the state is unknown, was used or has expired. `authorization`: the server's code, or its error. */
  endAuthorization(
    state: string,
    authorization: { code: string } | { error: string },
    redirectUri: string,
    signal: AbortSignal,
  ): Promise<AuthorizationEnd | undefined>;
}

export function connectorBody(connector: Connector): ConnectorBody {
  const { id, organizationId, name, description, url, excludes, active, continueOnFailure, createdAt, updatedAt, auth } = connector;
  return {
    id,
    organization_id: organizationId,
    name,
    ...(description !== undefined && { description }),
    url,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    excludes,
    ...(auth.type !== "none" && { auth_type: auth.type }),
    ...(auth.type === "oauth" && {
      oauth: {
        authorize_url: auth.oauth.authorizeUrl,
        token_url: auth.oauth.tokenUrl,
        client_id: auth.oauth.clientId,
        ...(auth.oauth.scope !== undefined && { scope: auth.oauth.scope }),
      },
      ...(auth.status !== undefined && { auth_status: auth.status }),
    }),
    active,
    continue_on_failure: continueOnFailure,
  };
}
