/** The values typed into the form of a connector, and the request made of them (contract 13.2). */
import type { JsonObject } from "../service/json-values.ts";
import type { Connector } from "./connector.ts";

export const authForms = [
  ["keep", "as it is"],
  ["none", "none"],
  ["bearer", "bearer token"],
  ["basic", "basic"],
  ["noscheme", "token without a scheme"],
  ["oauth", "OAuth 2.0"],
] as const;
type AuthForm = (typeof authForms)[number][0];

export const oauthFields = [
  ["client_id", "Client id"],
  ["client_secret", "Client secret"],
  ["authorize_url", "Authorise URL"],
  ["token_url", "Token URL"],
  ["scope", "Scope"],
] as const;
type OauthField = (typeof oauthFields)[number][0];

export interface ConnectorDraft {
  name: string;
  url: string;
  description: string;
  /** Separated by commas. */
  excludes: string;
  isActive: boolean;
  continuesOnFailure: boolean;
  auth: AuthForm;
  token: string;
  oauth: Record<OauthField, string>;
}

const noOauth = { client_id: "", client_secret: "", authorize_url: "", token_url: "", scope: "" };

/** Returns the request for a new connector or for a change. The form does not know the secrets of a stored connector. */
export function draftOf(connector: Connector | undefined): ConnectorDraft {
  return {
    name: connector?.name ?? "",
    url: connector?.url ?? "",
    description: connector?.description ?? "",
    excludes: connector?.excludes.join(", ") ?? "",
    isActive: connector?.isActive ?? true,
    continuesOnFailure: connector?.continuesOnFailure ?? false,
    auth: connector === undefined ? "none" : "keep",
    token: "",
    oauth: noOauth,
  };
}

export function connectorRequest(draft: ConnectorDraft): JsonObject {
  const excludes = draft.excludes.split(",").map((key) => key.trim());
  return {
    name: draft.name.trim(),
    url: draft.url.trim(),
    description: draft.description.trim(),
    excludes: excludes.filter((key) => key !== ""),
    active: draft.isActive,
    continue_on_failure: draft.continuesOnFailure,
    ...authFields(draft),
  };
}

function authFields({ auth, token, oauth }: ConnectorDraft): JsonObject {
  if (auth === "keep" || auth === "none") return {};
  if (auth === "oauth") return { oauth: Object.fromEntries(Object.entries(oauth).filter(([, value]) => value !== "")) };
  return { service_auth: { type: auth, token } };
}
