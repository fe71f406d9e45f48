/** A connector and an OAuth 2.0 authorisation server (oidc-provider) on loopback, with CORS, for tests in Node and in Chromium. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { kitesDocument, oauthClient, serviceToken } from "./connector-texts.ts";

const corsHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, content-type",
  "Access-Control-Allow-Methods": "POST",
};

export interface ConnectorRequest {
  path: string;
  authorization: string | undefined;
  body: string;
}

export class ConnectorServer {
  /** Searches so far, oldest first. */
  readonly requests: ConnectorRequest[] = [];
  /** Of the connector; without a slash at its end. */
  readonly url: string;
  /** Access tokens that the connector refuses though the authorisation server would not. */
  readonly revoked = new Set<string>();
  /** Tokens that the authorisation server gave out, of both kinds. */
  readonly issued: string[] = [];
  readonly #server: Server;
  readonly #open: ServerResponse[] = [];
  #provider: Provider | undefined;
  #refusesRefresh = false;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on("request", (request, response) => void this.#respond(request, response));
  }

  /** `redirectUris`: of the OAuth client. Its access tokens last `accessTokenSeconds`. */
  static async start(redirectUris: string[] = [], accessTokenSeconds = 3600): Promise<ConnectorServer> {
    const http = createServer();
    await new Promise<void>((resolve) => http.listen(0, "localhost", resolve));
    const server = new ConnectorServer(http);
    if (redirectUris.length > 0) server.#provider = server.#makeProvider(redirectUris, accessTokenSeconds);
    return server;
  }

  get oauth() {
    return {
      client_id: oauthClient.id,
      client_secret: oauthClient.secret,
      authorize_url: `${this.url}/auth`,
      token_url: `${this.url}/token`,
      scope: "openid offline_access",
    };
  }

  /** From now on the authorisation server renews no tokens. */
  refuseRefresh(): void {
    this.#refusesRefresh = true;
  }

  async stop(): Promise<void> {
    for (const response of this.#open) response.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #makeProvider(redirectUris: string[], accessTokenSeconds: number): Provider {
    const provider = new Provider(this.url, {
      clients: [
        {
          client_id: oauthClient.id,
          client_secret: oauthClient.secret,
          redirect_uris: redirectUris,
          grant_types: ["authorization_code", "refresh_token"],
          // Takes the secret in the header alone.
          token_endpoint_auth_method: "client_secret_basic",
        },
      ],
      scopes: ["openid", "offline_access"],
      clientBasedCORS: () => true,
      cookies: { keys: ["a key of tests"] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
      issueRefreshToken: async () => true,
      rotateRefreshToken: true,
      ttl: { AccessToken: accessTokenSeconds, Grant: 3600, Session: 3600, Interaction: 600, IdToken: 600, RefreshToken: 3600 },
      findAccount: (_context, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
      // Consent is given: what is asked for here is who the user is.
      loadExistingGrant: async (context) => {
        const { client, session } = context.oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope("openid offline_access");
        await grant.save();
        return grant;
      },
    });
    return provider;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "", this.url).pathname;
    const provider = this.#provider;
    if (provider && path.startsWith("/interaction/")) {
      await provider.interactionFinished(request, response, { login: { accountId: "ann" } });
    } else if (provider && ["/auth", "/token"].some((own) => path.startsWith(own))) {
      if (path === "/token" && request.method === "POST") this.#watchTokens(response);
      if (path === "/token" && request.method === "POST" && this.#refusesRefresh) {
        response.writeHead(400, { ...corsHeaders, "Content-Type": "application/json" }).end('{"error":"invalid_grant"}');
        return;
      }
      await provider.callback()(request, response);
    } else {
      await this.#search(path, request, response);
    }
  }

  /** Remembers the secrets of the answer, so that a test can look for them. */
  #watchTokens(response: ServerResponse): void {
    const end = response.end.bind(response);
    response.end = ((chunk: unknown, ...others: never[]) => {
      for (const [, token = ""] of String(chunk).matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) this.issued.push(token);
      return end(chunk, ...others);
    }) as typeof response.end;
  }

  async #search(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path !== "/no-cors") for (const [name, value] of Object.entries(corsHeaders)) response.setHeader(name, value);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { authorization } = request.headers;
    this.requests.push({ path, authorization, body });
    const json = (status: number, value: unknown) =>
      void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    switch (path) {
      case "/bearer":
        return authorization === `Bearer ${serviceToken}` ? json(200, { results: [kitesDocument] }) : json(401, {});
      case "/oauth": {
        const token = authorization?.replace(/^Bearer /, "") ?? "";
        const known = this.revoked.has(token) ? undefined : await this.#provider?.AccessToken.find(token);
        return known ? json(200, { results: [kitesDocument] }) : json(401, {});
      }
      case "/failing":
        return json(500, {});
      case "/html":
        return void response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><p>Not found");
      case "/no-json":
        return void response.writeHead(200).end("results: none");
      case "/no-results":
        return json(200, { result: [] });
      case "/huge":
        return void response
          .writeHead(200, { "Content-Type": "application/json" })
          .end(`{"results":[{"text":"${"a".repeat(20_000_000)}"}]}`);
      case "/loop":
        return void response.writeHead(307, { Location: "/loop" }).end();
      case "/hanging":
        this.#open.push(response);
        return;
      default:
        return json(200, { results: [kitesDocument] });
    }
  }
}
