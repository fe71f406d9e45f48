/** OAuth 2.0 (RFC 6749) with PKCE (RFC 7636) for connectors, implemented with oauth4webapi. */
import * as oauth from "oauth4webapi";
import { Cancelled } from "../../inference/errors.ts";
import { exceedsDepth } from "../../inference/nesting-depth.ts";
import { fetchBounded, type RequestOptions } from "./bounded-fetch.ts";
import { ConnectorFailure } from "./connector-errors.ts";

export interface OAuthConfiguration {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  scope?: string | undefined;
}

export interface OAuthTokens {
  accessToken: string;
  refreshToken: string | undefined;
  expiresInSeconds: number | undefined;
}

/** The authorisation server refused to issue tokens. */
export class TokenRefused extends Error {
  /** Error code of RFC 6749, section 5.2, such as "invalid_grant"; "server_error" if the server sent none. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = "TokenRefused";
    this.code = code;
  }
}

export interface AuthorizationRequest {
  url: string;
  state: string;
  codeVerifier: string;
}

export async function authorizationRequest(
  { authorizeUrl, clientId, scope }: Omit<OAuthConfiguration, "clientSecret">,
  redirectUri: string,
): Promise<AuthorizationRequest> {
  const state = oauth.generateRandomState();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const url = new URL(authorizeUrl);
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    ...(scope !== undefined && scope !== "" && { scope }),
    // Servers without PKCE ignore these.
    code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return { url: url.href, state, codeVerifier };
}

/** Throws TokenRefused, ConnectorFailure if the server cannot be reached, or Cancelled. */
export function exchangeCode(
  configuration: OAuthConfiguration,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
  requests: RequestOptions,
  signal: AbortSignal,
): Promise<OAuthTokens> {
  return requestTokens(configuration, requests, signal, async (server, client, authentication, options) => {
    const state = oauth.generateRandomState();
    // The library must compare a state, but the caller has checked the real one, so a new one is used.
    const checked = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
    const response = await oauth.authorizationCodeGrantRequest(server, client, authentication, checked, redirectUri, codeVerifier, options);
    return oauth.processAuthorizationCodeResponse(server, client, response);
  });
}

/** Throws as `exchangeCode`. */
export function refreshTokens(
  configuration: OAuthConfiguration,
  refreshToken: string,
  requests: RequestOptions,
  signal: AbortSignal,
): Promise<OAuthTokens> {
  return requestTokens(configuration, requests, signal, async (server, client, authentication, options) => {
    const response = await oauth.refreshTokenGrantRequest(server, client, authentication, refreshToken, options);
    return oauth.processRefreshTokenResponse(server, client, response);
  });
}

type TokenRequest = (
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  authentication: oauth.ClientAuth,
  options: oauth.TokenEndpointRequestOptions,
) => Promise<oauth.TokenEndpointResponse>;

async function requestTokens(
  { clientId, clientSecret, tokenUrl }: OAuthConfiguration,
  requests: RequestOptions,
  signal: AbortSignal,
  request: TokenRequest,
): Promise<OAuthTokens> {
  const server: oauth.AuthorizationServer = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
  const options = {
    [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, BodyInit | null | undefined>) =>
      fetchToken(url, init, requests, signal),
    // The contract allows http, which local servers use.
    [oauth.allowInsecureRequests]: true,
  } as oauth.TokenEndpointRequestOptions;
  const attempt = (authentication: oauth.ClientAuth): Promise<oauth.TokenEndpointResponse> =>
    request(server, { client_id: clientId }, authentication, options);
  try {
    // A secret in the body needs no CORS preflight. Servers that accept it only in the header respond with "invalid_client".
    const tokens = await attempt(oauth.ClientSecretPost(clientSecret)).catch((failure: unknown) => {
      if (refusalCode(failure) !== "invalid_client") throw failure;
      return attempt(oauth.ClientSecretBasic(clientSecret));
    });
    return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, expiresInSeconds: tokens.expires_in };
  } catch (failure) {
    if (failure instanceof ConnectorFailure || failure instanceof Cancelled) throw failure;
    const code = refusalCode(failure) ?? "server_error";
    throw new TokenRefused(code, `the authorisation server gave no token: ${code}`);
  }
}

function refusalCode(failure: unknown): string | undefined {
  if (failure instanceof oauth.ResponseBodyError) return failure.error;
  // RFC 6749, section 5.2: the server sends this header if it refused a client that authenticated by a header.
  return failure instanceof oauth.WWWAuthenticateChallengeError ? "invalid_client" : undefined;
}

const tokenFields = ["access_token", "token_type", "refresh_token", "expires_in", "scope", "error", "error_description"];

/** Keeps only the fields of OAuth 2.0 in the response: the library would reject an OpenID Connect ID token, whose issuer is unknown. */
async function fetchToken(
  url: string,
  { method, headers, body }: oauth.CustomFetchOptions<string, BodyInit | null | undefined>,
  requests: RequestOptions,
  signal: AbortSignal,
): Promise<Response> {
  const init = { method, headers, body: body ?? null };
  const { status, headers: sent, text } = await fetchBounded(url, init, "the authorisation server", requests, signal);
  let parsed: unknown;
  if (exceedsDepth(text)) throw new TokenRefused("server_error", "the authorisation server's answer is nested too deep");
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new TokenRefused("server_error", "the authorisation server did not answer with JSON");
  }
  const fields = Object.fromEntries(Object.entries(parsed ?? {}).filter(([key]) => tokenFields.includes(key)));
  const challenge = sent.get("WWW-Authenticate");
  // Some servers send errors with status 200.
  const isError = status >= 200 && status < 300 && "error" in fields;
  return new Response(JSON.stringify(fields), {
    status: isError ? 400 : status,
    headers: { "Content-Type": "application/json", ...(challenge !== null && { "WWW-Authenticate": challenge }) },
  });
}
