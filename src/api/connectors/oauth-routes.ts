/** The OAuth 2.0 routes of connectors (contract 13.3). */
import { Unprocessable } from "../../inference/errors.ts";
import { ownerOf } from "../access/owners.ts";
import type { ApiCall } from "../request/api-call.ts";
import { ConnectorNotFound, InvalidRequest } from "../response/errors.ts";
import { jsonResponse } from "../response/wire-formats.ts";
import type { ConnectorService } from "./connector.ts";
import { readRedirect } from "./connector-request.ts";

export interface OAuthOptions {
  /** Path before /v1. */
  base?: string | undefined;
  /** Origins to which an authorisation may lead back, beside that of the page. */
  connectorRedirectOrigins?: readonly string[] | undefined;
}

const callbackPath = "/v1/connectors/oauth/token";

export function authorizeRoute(connectors: ConnectorService, { base = "", connectorRedirectOrigins = [] }: OAuthOptions) {
  return async ({ owner, request }: ApiCall, { id = "" }: Record<string, string>): Promise<Response> => {
    const { ownerId } = ownerOf(owner);
    const { origin, searchParams } = new URL(request.url);
    const redirect = readRedirect(searchParams, [origin, ...connectorRedirectOrigins]);
    const connector = await connectors.get(ownerId, id);
    if (connector === undefined) throw new ConnectorNotFound(id);
    if (connector.auth.type !== "oauth") throw new InvalidRequest(`connector '${id}' has no oauth to be authorised`);
    const url = await connectors.beginAuthorization(ownerId, id, origin + base + callbackPath, redirect);
    // It was deleted or changed meanwhile.
    if (url === undefined) throw new ConnectorNotFound(id);
    return jsonResponse({ redirect_url: url });
  };
}

/** Needs no token: the authorisation server sends the browser here. The state, used once, says whose it is. */
export function oauthCallbackRoute(connectors: ConnectorService, { base = "" }: OAuthOptions) {
  return async ({ request, disconnect }: ApiCall): Promise<Response> => {
    const { origin, searchParams } = new URL(request.url);
    const [state, code, error] = ["state", "code", "error"].map((key) => searchParams.get(key) ?? "");
    if (!state) throw new InvalidRequest("state is required");
    if (!code && !error) throw new InvalidRequest("code is required");
    const answer = error ? { error } : { code: code ?? "" };
    const end = await connectors.endAuthorization(state, answer, origin + base + callbackPath, disconnect.signal);
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
  };
}

const donePage =
  "<!doctype html><html lang=en><meta charset=utf-8><title>Authorised</title><p>The connector is authorised. You can close this page.</p></html>";
