/** Stores connectors with their sealed secrets, and searches with them (contract 13). */
import type { Owner } from "../../api/access/owners.ts";
import type {
  AuthorizationEnd,
  Connector,
  ConnectorChanges,
  ConnectorSearch,
  ConnectorService,
  NewConnector,
  SearchOutcome,
} from "../../api/connectors/connector.ts";
import { FieldMissing, InvalidRequest } from "../../api/response/errors.ts";
import type { DataStorage } from "../storage/data-storage.ts";
import { Records } from "../storage/records.ts";
import type { RequestOptions } from "./bounded-fetch.ts";
import { ConnectorFailure } from "./connector-errors.ts";
import { storedConnectorSchema, withoutSecrets, type StoredConnector } from "./connector-record.ts";
import { OAuthGrants } from "./oauth-grants.ts";
import { SealedSecrets } from "./sealed-secrets.ts";
import { searchConnector } from "./search-request.ts";

export interface ConnectorOptions extends RequestOptions {
  /** Whether to send a test search when a connector is created, and when its URL or its credentials change. */
  testsSearch: boolean;
}

type Auth = StoredConnector["auth"];

const testQuery = { query: "test" };
const schemes = { bearer: "Bearer ", basic: "Basic ", noscheme: "" } as const;

export class StoredConnectors implements ConnectorService {
  readonly #records: Records<StoredConnector>;
  readonly #secrets: SealedSecrets;
  readonly #grants: OAuthGrants;
  readonly #options: ConnectorOptions;
  readonly #now: () => number;

  constructor({ database, now }: Pick<DataStorage, "database" | "now">, options: ConnectorOptions) {
    this.#records = new Records(database, "connector", storedConnectorSchema);
    this.#secrets = new SealedSecrets(database);
    this.#grants = new OAuthGrants({ database, connectors: this.#records, secrets: this.#secrets, requests: options, now });
    this.#options = options;
    this.#now = now;
  }

  async list(ownerId: string): Promise<Connector[]> {
    return (await this.#records.list(ownerId)).map(withoutSecrets);
  }

  async get(ownerId: string, id: string): Promise<Connector | undefined> {
    const stored = await this.#records.get(ownerId, id);
    return stored && withoutSecrets(stored);
  }

  async create({ ownerId, organizationId }: Owner, id: string, fields: NewConnector, signal: AbortSignal): Promise<Connector> {
    const { name, url, description, excludes = [], active = true, continueOnFailure = false } = fields;
    // An earlier host may have created and tested the connector already.
    const present = await this.get(ownerId, id);
    if (present !== undefined) return present;
    const auth = await this.#authOf(ownerId, fields, { type: "none" });
    const time = this.#now();
    const connector: StoredConnector = {
      id,
      organizationId,
      name,
      ...(description !== undefined && { description }),
      url,
      excludes,
      active,
      continueOnFailure,
      createdAt: time,
      updatedAt: time,
      auth,
    };
    await this.#test(ownerId, connector, signal);
    return withoutSecrets((await this.#records.create(ownerId, id, connector)) ?? connector);
  }

  async update(ownerId: string, id: string, changes: ConnectorChanges, signal: AbortSignal): Promise<Connector | undefined> {
    const before = await this.#records.get(ownerId, id);
    if (before === undefined) return undefined;
    const { name, url, description, excludes, active, continueOnFailure } = changes;
    const auth = changes.oauth || changes.serviceAuth ? await this.#authOf(ownerId, changes, before.auth) : undefined;
    const changed = (stored: StoredConnector): StoredConnector => ({
      ...stored,
      name: name ?? stored.name,
      url: url ?? stored.url,
      ...(description !== undefined && { description }),
      excludes: excludes ?? stored.excludes,
      active: active ?? stored.active,
      continueOnFailure: continueOnFailure ?? stored.continueOnFailure,
      auth: auth ?? stored.auth,
      updatedAt: Math.max(this.#now(), stored.updatedAt + 1),
    });
    if ((url !== undefined && url !== before.url) || auth) await this.#test(ownerId, changed(before), signal);
    const stored = await this.#records.update(ownerId, id, changed);
    return stored && withoutSecrets(stored);
  }

  delete(ownerId: string, id: string): Promise<boolean> {
    return this.#records.delete(ownerId, id);
  }

  async search(ownerId: string, id: string, search: ConnectorSearch, signal: AbortSignal): Promise<SearchOutcome> {
    try {
      const connector = await this.#records.get(ownerId, id);
      if (connector === undefined) throw new ConnectorFailure("the connector was deleted");
      return { documents: await this.#searchWith(ownerId, connector, search, signal) };
    } catch (failure) {
      if (failure instanceof ConnectorFailure) return { message: failure.message };
      throw failure;
    }
  }

  async beginAuthorization(ownerId: string, id: string, redirectUri: string, redirect: string | undefined): Promise<string | undefined> {
    const connector = await this.#records.get(ownerId, id);
    if (connector?.auth.type !== "oauth") return undefined;
    return this.#grants.begin(ownerId, connector.id, connector.auth, redirectUri, redirect);
  }

  endAuthorization(
    state: string,
    response: { code: string } | { error: string },
    redirectUri: string,
    signal: AbortSignal,
  ): Promise<AuthorizationEnd | undefined> {
    return this.#grants.end(state, response, redirectUri, signal);
  }

  /** Sends a test search, except with an OAuth connector that its owner has not authorised yet. Throws InvalidRequest if it fails. */
  async #test(ownerId: string, connector: StoredConnector, signal: AbortSignal): Promise<void> {
    if (!this.#options.testsSearch || (connector.auth.type === "oauth" && !connector.auth.grant)) return;
    try {
      await this.#searchWith(ownerId, connector, testQuery, signal);
    } catch (failure) {
      if (failure instanceof ConnectorFailure) throw new InvalidRequest(`url failed the test search: ${failure.message}`);
      throw failure;
    }
  }

  async #searchWith(
    ownerId: string,
    connector: StoredConnector,
    search: ConnectorSearch,
    signal: AbortSignal,
  ): Promise<Record<string, unknown>[]> {
    const searchAs = (authorization: string | undefined): Promise<Record<string, unknown>[]> =>
      searchConnector(connector.url, authorization, search, this.#options, signal);
    const { auth } = connector;
    if (search.userAccessToken !== undefined) return searchAs(`Bearer ${search.userAccessToken}`);
    if (auth.type === "none") return searchAs(undefined);
    if (auth.type === "service_auth") return searchAs(schemes[auth.scheme] + (await this.#secrets.unseal(ownerId, auth.token)));
    const token = await this.#grants.accessToken(ownerId, connector.id, undefined, signal);
    try {
      return await searchAs(`Bearer ${token}`);
    } catch (failure) {
      if (!(failure instanceof ConnectorFailure) || !failure.isUnauthorized) throw failure;
      // The server refused the token before its expiry: renew it and try once more.
      return searchAs(`Bearer ${await this.#grants.accessToken(ownerId, connector.id, token, signal)}`);
    }
  }

  /** Seals the secrets of a request. Throws FieldMissing if an OAuth configuration is not complete. */
  async #authOf(ownerId: string, { oauth, serviceAuth }: ConnectorChanges, before: Auth): Promise<Auth> {
    if (serviceAuth) {
      return { type: "service_auth", scheme: serviceAuth.type, token: await this.#secrets.seal(ownerId, serviceAuth.token) };
    }
    if (!oauth) return before;
    const known = before.type === "oauth" ? before : undefined;
    const clientSecret = oauth.clientSecret === undefined ? known?.clientSecret : await this.#secrets.seal(ownerId, oauth.clientSecret);
    const scope = oauth.scope ?? known?.scope;
    const merged = {
      clientId: oauth.clientId ?? known?.clientId,
      authorizeUrl: oauth.authorizeUrl ?? known?.authorizeUrl,
      tokenUrl: oauth.tokenUrl ?? known?.tokenUrl,
    };
    if (merged.clientId === undefined) throw new FieldMissing("oauth.client_id");
    if (clientSecret === undefined) throw new FieldMissing("oauth.client_secret");
    if (merged.authorizeUrl === undefined) throw new FieldMissing("oauth.authorize_url");
    if (merged.tokenUrl === undefined) throw new FieldMissing("oauth.token_url");
    // The new configuration has no grant: the owner must authorise the service again.
    return {
      type: "oauth",
      clientId: merged.clientId,
      clientSecret,
      authorizeUrl: merged.authorizeUrl,
      tokenUrl: merged.tokenUrl,
      ...(scope !== undefined && { scope }),
    };
  }
}
