/** Bodies and queries of the connector routes (contract 13.1, 13.2). */
import { z } from "zod";
import { readInteger } from "../request/query-numbers.ts";
import { headerText } from "../request/schema-parts.ts";
import { InvalidRequest, NotSupportedWith } from "../response/errors.ts";
import type { ConnectorChanges, NewConnector } from "./connector.ts";

const absoluteUrl = z.string().refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
  error: "must be an absolute http or https URL",
});
/** Lists of connectors show the URL, and fetch refuses URLs with credentials. */
const connectorUrl = absoluteUrl
  .refine((text) => !text.includes("?"), { error: "must not have a query string" })
  .refine((text) => !/^https?:\/\/[^/?#]*@/i.test(text), { error: "must not have credentials" });

const oauthFields = {
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
  authorize_url: absoluteUrl,
  token_url: absoluteUrl,
  scope: z.string().optional(),
};
const oauthSchema = z
  .object(oauthFields)
  .transform(({ client_id: clientId, client_secret: clientSecret, authorize_url: authorizeUrl, token_url: tokenUrl, scope }) => {
    return { clientId, clientSecret, authorizeUrl, tokenUrl, scope };
  });
const oauthChangesSchema = z
  .object(oauthFields)
  .partial()
  .transform(({ client_id: clientId, client_secret: clientSecret, authorize_url: authorizeUrl, token_url: tokenUrl, scope }) => {
    return { clientId, clientSecret, authorizeUrl, tokenUrl, scope };
  });
const serviceAuth = z.object({ type: z.enum(["bearer", "basic", "noscheme"]), token: headerText.min(1) });

const shared = {
  description: z.string().optional(),
  excludes: z.array(z.string()).optional(),
  active: z.boolean().optional(),
  continue_on_failure: z.boolean().optional(),
  service_auth: serviceAuth.optional(),
};

const name = z.string().regex(/\S/, { error: "must not be empty" });

export const createConnectorSchema = z
  .object({ name, url: connectorUrl, ...shared, oauth: oauthSchema.optional() })
  .transform(({ continue_on_failure: continueOnFailure, service_auth: auth, oauth, ...fields }): NewConnector => {
    return { ...fields, continueOnFailure, serviceAuth: auth, oauth };
  });

export const updateConnectorSchema = z
  .object({ name: name.optional(), url: connectorUrl.optional(), ...shared, oauth: oauthChangesSchema.optional() })
  .transform(({ continue_on_failure: continueOnFailure, service_auth: auth, oauth, ...fields }): ConnectorChanges => {
    return { ...fields, continueOnFailure, serviceAuth: auth, oauth };
  });

/** Throws NotSupportedWith. */
export function checkAuth({ oauth, serviceAuth: service }: ConnectorChanges): void {
  if (oauth && service) throw new NotSupportedWith("oauth", "service_auth");
}

export function readListQuery(query: URLSearchParams): { limit: number; offset: number } {
  return {
    limit: readInteger(query, "limit", { min: 0, max: 100 }) ?? 30,
    offset: readInteger(query, "offset", { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0,
  };
}

/** Returns the page at which the authorisation ends; undefined if the query names none. Throws InvalidRequest. */
export function readRedirect(query: URLSearchParams, allowedOrigins: readonly string[]): string | undefined {
  const text = query.get("after_token_redirect");
  if (text === null || text === "") return undefined;
  const field = "after_token_redirect";
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw new InvalidRequest(`${field} must be an absolute http or https URL`);
  const { origin } = new URL(text);
  if (allowedOrigins.includes(origin)) return text;
  throw new InvalidRequest(`${field} must be a URL of ${allowedOrigins.join(", ")}; the option 'connectorRedirectOrigins' allows others`);
}
