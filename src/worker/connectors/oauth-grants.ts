/** OAuth authorisations of owners (contract 13.3). Each begins with a state that is valid once, and yields tokens that are renewed in time. */
import type { AuthorizationEnd } from "../../api/connectors/connector.ts";
import { sha256Of } from "../base/sha256.ts";
import type { RecordDatabase } from "../storage/record-database.ts";
import { Records, type Entry } from "../storage/records.ts";
import type { RequestOptions } from "./bounded-fetch.ts";
import { ConnectorFailure } from "./connector-errors.ts";
import {
  authorizationSchema,
  type StoredAuthorization,
  type StoredConnector,
  type StoredGrant,
  type StoredOAuth,
} from "./connector-record.ts";
import {
  authorizationRequest,
  exchangeCode,
  refreshTokens,
  TokenRefused,
  type OAuthConfiguration,
  type OAuthTokens,
} from "./oauth-client.ts";
import type { SealedSecrets } from "./sealed-secrets.ts";

interface GrantDependencies {
  database: RecordDatabase;
  connectors: Records<StoredConnector>;
  secrets: SealedSecrets;
  requests: RequestOptions;
  now: () => number;
}

const stateLifetimeMs = 10 * 60 * 1000;
/** Time before its expiry at which a token is renewed, so that it does not expire during a request. */
const renewalMs = 60_000;

export class OAuthGrants {
  readonly #dependencies: GrantDependencies;
  readonly #authorizations: Records<StoredAuthorization>;
  /** Running renewals by owner and connector. Searches share them, because a refresh token may be valid only once. */
  readonly #renewals = new Map<string, Promise<string>>();

  constructor(dependencies: GrantDependencies) {
    this.#dependencies = dependencies;
    this.#authorizations = new Records(dependencies.database, "connector-authorization", authorizationSchema);
  }

  /** Returns the URL at which the owner authorises the service. */
  async begin(ownerId: string, connectorId: string, auth: StoredOAuth, redirectUri: string, redirect: string | undefined): Promise<string> {
    const { secrets, now } = this.#dependencies;
    await this.#deleteExpired();
    const { url, state, codeVerifier } = await authorizationRequest(auth, redirectUri);
    await this.#authorizations.put(ownerId, await idOf(state), {
      connectorId,
      ...(redirect !== undefined && { redirect }),
      redirectUri,
      codeVerifier: await secrets.seal(ownerId, codeVerifier),
      expiresAt: now() + stateLifetimeMs,
    });
    return url;
  }

  /** Exchanges the code for tokens and stores them. Returns undefined if the state is unknown, was used or has expired. */
  async end(
    state: string,
    response: { code: string } | { error: string },
    redirectUri: string,
    signal: AbortSignal,
  ): Promise<AuthorizationEnd | undefined> {
    const { connectors, secrets, requests } = this.#dependencies;
    const begun = await this.#take(await idOf(state));
    if (begun === undefined || begun.value.redirectUri !== redirectUri) return undefined;
    const { ownerId, value } = begun;
    const { connectorId, redirect } = value;
    const connector = await connectors.get(ownerId, connectorId);
    if (connector?.auth.type !== "oauth") return undefined;
    if ("error" in response)
      return { redirect, failure: { code: response.error, message: `the authorisation server refused: ${response.error}` } };
    const { auth } = connector;
    try {
      const codeVerifier = await secrets.unseal(ownerId, value.codeVerifier);
      const configuration = await this.#configurationOf(ownerId, auth);
      const tokens = await exchangeCode(configuration, { code: response.code, codeVerifier, redirectUri }, requests, signal);
      const isStored = await this.#store(ownerId, connectorId, auth, await this.#sealed(ownerId, tokens, undefined));
      if (isStored) return { redirect };
      return {
        redirect,
        failure: { code: "invalid_request", message: "the connector was changed meanwhile: begin the authorisation again" },
      };
    } catch (failure) {
      if (failure instanceof TokenRefused) return { redirect, failure: { code: failure.code, message: failure.message } };
      if (failure instanceof ConnectorFailure) return { redirect, failure: { code: "server_error", message: failure.message } };
      throw failure;
    }
  }

  /**
   * Returns a valid access token. Renews the stored token if it is about to expire, or if it equals `refused`. Throws
   * ConnectorFailure if there is no token.
   */
  async accessToken(ownerId: string, connectorId: string, refused: string | undefined, signal: AbortSignal): Promise<string> {
    const { connectors, secrets, now } = this.#dependencies;
    const connector = await connectors.get(ownerId, connectorId);
    const auth = connector?.auth;
    if (auth?.type !== "oauth" || !auth.grant || auth.grant.isExpired) throw notAuthenticated(connectorId);
    const { accessToken, expiresAt = Infinity } = auth.grant;
    const stored = await secrets.unseal(ownerId, accessToken);
    if (stored !== refused && now() < expiresAt - renewalMs) return stored;
    const key = JSON.stringify([ownerId, connectorId]);
    let renewal = this.#renewals.get(key);
    if (renewal === undefined) {
      // The renewal ignores the signal of this search: other searches may wait for it, and renewed tokens must be stored.
      renewal = this.#renew(ownerId, connectorId, auth, auth.grant, stored === refused).finally(() => this.#renewals.delete(key));
      this.#renewals.set(key, renewal);
    }
    signal.throwIfAborted();
    return renewal;
  }

  async #renew(ownerId: string, connectorId: string, auth: StoredOAuth, grant: StoredGrant, isRefused: boolean): Promise<string> {
    const { secrets, requests, now } = this.#dependencies;
    try {
      if (grant.refreshToken === undefined) {
        // Without a refresh token, the access token is used until it expires.
        if (!isRefused && grant.expiresAt !== undefined && now() < grant.expiresAt) return await secrets.unseal(ownerId, grant.accessToken);
        throw new TokenRefused("invalid_grant", "there is no refresh token");
      }
      const refreshToken = await secrets.unseal(ownerId, grant.refreshToken);
      const configuration = await this.#configurationOf(ownerId, auth);
      const tokens = await refreshTokens(configuration, refreshToken, requests, new AbortController().signal);
      await this.#store(ownerId, connectorId, auth, await this.#sealed(ownerId, tokens, grant.refreshToken));
      return tokens.accessToken;
    } catch (failure) {
      if (!(failure instanceof TokenRefused) || failure.code === "server_error") throw asFailure(failure);
      await this.#store(ownerId, connectorId, auth, { ...grant, isExpired: true });
      throw notAuthenticated(connectorId);
    }
  }

  /** Stores a grant unless the connector's configuration was replaced meanwhile. Returns whether it was stored. */
  async #store(ownerId: string, connectorId: string, auth: StoredOAuth, grant: StoredGrant): Promise<boolean> {
    const { connectors } = this.#dependencies;
    const stored = await connectors.update(ownerId, connectorId, (connector) => {
      const { auth: current } = connector;
      if (current.type !== "oauth" || !isSame(current.clientSecret.iv, auth.clientSecret.iv) || current.tokenUrl !== auth.tokenUrl) {
        return connector;
      }
      return { ...connector, auth: { ...current, grant } };
    });
    return (
      stored?.auth.type === "oauth" && stored.auth.grant !== undefined && isSame(stored.auth.grant.accessToken.iv, grant.accessToken.iv)
    );
  }

  async #sealed(ownerId: string, tokens: OAuthTokens, earlierRefreshToken: StoredGrant["refreshToken"]): Promise<StoredGrant> {
    const { secrets, now } = this.#dependencies;
    const refreshToken = tokens.refreshToken === undefined ? earlierRefreshToken : await secrets.seal(ownerId, tokens.refreshToken);
    return {
      accessToken: await secrets.seal(ownerId, tokens.accessToken),
      ...(refreshToken && { refreshToken }),
      ...(tokens.expiresInSeconds !== undefined && { expiresAt: now() + tokens.expiresInSeconds * 1000 }),
      isExpired: false,
    };
  }

  async #configurationOf(ownerId: string, auth: StoredOAuth): Promise<OAuthConfiguration> {
    return { ...auth, clientSecret: await this.#dependencies.secrets.unseal(ownerId, auth.clientSecret) };
  }

  /** Removes and returns an authorisation. Only one caller succeeds, so that a state is valid once, even with two tabs at the same time. */
  async #take(id: string): Promise<Entry<StoredAuthorization> | undefined> {
    const begun = await this.#authorizations.find(id);
    if (begun === undefined || !(await this.#authorizations.delete(begun.ownerId, id))) return undefined;
    return this.#dependencies.now() < begun.value.expiresAt ? begun : undefined;
  }

  async #deleteExpired(): Promise<void> {
    for (const { ownerId, id, value } of await this.#authorizations.all()) {
      if (this.#dependencies.now() >= value.expiresAt) await this.#authorizations.delete(ownerId, id);
    }
  }
}

/** Returns the hash of a state. The state is not stored, so that a reader of the database cannot use it. */
const idOf = (state: string): Promise<string> => sha256Of(new TextEncoder().encode(state));

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, index) => byte === other[index]);

function notAuthenticated(connectorId: string): ConnectorFailure {
  return new ConnectorFailure(`user is not authenticated for connector ${connectorId}`);
}

function asFailure(failure: unknown): unknown {
  return failure instanceof TokenRefused ? new ConnectorFailure(failure.message) : failure;
}
