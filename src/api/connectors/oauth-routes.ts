/** The OAuth 2.0 routes of connectors (contract 13.3). */
import { Unprocessable } from "../../inference/errors.ts";
import { ownerOf } from "../access/owners.ts";
import { defineRoute, queryParameter, readErrors, wireObject } from "../define-route.ts";
import { ConnectorNotFound, InvalidRequest } from "../response/errors.ts";
import type { ApiServices } from "../services.ts";
import { readRedirect } from "./connector-request.ts";
import { authorizationUrlSchema } from "./connector-schema.ts";

export const connectorsOf = { access: "connectors", tag: "Connectors", deprecation: "/v1/connectors is deprecated" } as const;

const callbackPath = "/v1/connectors/oauth/token";

export const authorizeRoute = defineRoute({
  ...connectorsOf,
  id: "authorizeConnector",
  method: "POST",
  path: "/v1/connectors/{id}/oauth/authorize",
  summary: "Begins the authorisation of a connector with OAuth.",
  parameters: [queryParameter("after_token_redirect", "Page to go back to.", { type: "string", format: "uri" })],
  response: { description: "Where the user authorises it.", json: wireObject("AuthorizationUrl", authorizationUrlSchema) },
  errors: readErrors,
  async handle({ call: { owner, request }, pathParameters: { id = "" } }, { stores, options }: ApiServices) {
    const { base = "", connectorRedirectOrigins = [] } = options;
    const { ownerId } = ownerOf(owner);
    const { origin, searchParams } = new URL(request.url);
    const redirect = readRedirect(searchParams, [origin, ...connectorRedirectOrigins]);
    const connector = await stores.connectors.get(ownerId, id);
    if (connector === undefined) throw new ConnectorNotFound(id);
    if (connector.auth.type !== "oauth") throw new InvalidRequest(`connector '${id}' has no oauth to be authorised`);
    const url = await stores.connectors.beginAuthorization(ownerId, id, origin + base + callbackPath, redirect);
    // The connector was deleted or changed in the meantime.
    if (url === undefined) throw new ConnectorNotFound(id);
    return { redirect_url: url };
  },
});

/** Needs no token: the authorisation server sends the browser here. The state identifies the authorisation and works once. */
export const oauthCallbackRoute = defineRoute({
  ...connectorsOf,
  id: "endConnectorAuthorization",
  method: "GET",
  path: callbackPath,
  access: "open",
  summary: "Where the authorisation server sends the browser back to.",
  parameters: [
    queryParameter("state", "Works once."),
    queryParameter("code", "Of the authorisation server."),
    queryParameter("error", "In place of a code."),
  ],
  response: { description: "A page that says so, if no page to go back to was named.", other: { "text/html": { type: "string" } } },
  redirect: { status: 302, description: "To the page that was named." },
  errors: [...readErrors, 422],
  async handle({ call: { request, disconnect } }, { stores, options: { base = "" } }: ApiServices) {
    const { origin, searchParams } = new URL(request.url);
    const [state, code, error] = ["state", "code", "error"].map((key) => searchParams.get(key) ?? "");
    if (!state) throw new InvalidRequest("state is required");
    if (!code && !error) throw new InvalidRequest("code is required");
    const authorization = error ? { error } : { code: code ?? "" };
    const end = await stores.connectors.endAuthorization(state, authorization, origin + base + callbackPath, disconnect.signal);
    if (end === undefined) throw new InvalidRequest("state is unknown, was used or has expired: begin the authorisation again");
    const { redirect, failure } = end;
    if (redirect === undefined) {
      if (failure) throw new Unprocessable(`authorisation failed: ${failure.message}`);
      return new Response(donePage, {
        headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" },
      });
    }
    const location = new URL(redirect);
    if (failure) {
      location.searchParams.set("error", failure.code);
      location.searchParams.set("error_description", failure.message);
    }
    return new Response(null, { status: 302, headers: { Location: location.href } });
  },
});

const donePage =
  "<!doctype html><html lang=en><meta charset=utf-8><title>Authorised</title><p>The connector is authorised. You can close this page.</p></html>";
