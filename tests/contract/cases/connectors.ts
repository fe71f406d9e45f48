/** Contract 17, lines 81 and 86 to 88, and further rules of contract 13. */
import { z } from "zod";
import { kitesDocument, serviceToken } from "../../connectors/connector-texts.ts";
import type { CaseRequest, ContractCase, ContractDriver } from "./contract-driver.ts";
import { expectError, post, success } from "./responses.ts";
import { lineRecords, v1RecordSchema, v1ReplySchema } from "./v1-responses.ts";

const connectorSchema = z.strictObject({
  id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  url: z.url(),
  created_at: z.iso.datetime({ precision: 3 }),
  updated_at: z.iso.datetime({ precision: 3 }),
  excludes: z.array(z.string()),
  auth_type: z.enum(["oauth", "service_auth"]).optional(),
  oauth: z.strictObject({ authorize_url: z.url(), token_url: z.url(), client_id: z.string(), scope: z.string().optional() }).optional(),
  auth_status: z.enum(["valid", "expired"]).optional(),
  active: z.boolean(),
  continue_on_failure: z.boolean(),
});
export const oneConnectorSchema = z.strictObject({ connector: connectorSchema });
const listSchema = z.strictObject({ connectors: z.array(connectorSchema), total_count: z.int() });

const searchBodySchema = v1ReplySchema.required({ search_results: true, search_queries: true });

const patch = (body: object): CaseRequest => ({ method: "PATCH", body: JSON.stringify(body) });

async function createConnector(driver: ContractDriver, fields: Record<string, unknown> = {}) {
  const body = { name: "Case Connector", url: `${driver.connectorServer}/search`, ...fields };
  return (await success(driver, await post(driver, "/v1/connectors", body), oneConnectorSchema)).connector;
}

const oauth = {
  client_id: "case",
  client_secret: "case-secret-of-oauth",
  authorize_url: "https://login.example/authorize?tenant=1",
  token_url: "https://login.example/token",
  scope: "read",
};

/** The reply repeats the document, so that it is cited. */
const message = `say:${JSON.stringify({ queries: [kitesDocument.text] })}`;

export const connectorCases: readonly ContractCase[] = [
  {
    number: 81,
    name: "a connector is created, listed, read, changed and deleted, by its owner alone",
    async run(driver) {
      const { expect } = driver;
      const created = await createConnector(driver, {
        description: "d",
        excludes: ["hidden"],
        service_auth: { type: "bearer", token: "t" },
      });
      const path = `/v1/connectors/${created.id}`;
      expect(created.id).toMatch(/^case-connector-[a-z0-9]{6}$/);
      expect([created.active, created.continue_on_failure, created.auth_type]).toEqual([true, false, "service_auth"]);
      const list = await success(driver, await driver.call("/v1/connectors?limit=1"), listSchema);
      expect(list.connectors).toEqual([created]);
      expect(list.total_count).toBeGreaterThan(0);
      const none = await success(driver, await driver.call("/v1/connectors?limit=0"), listSchema);
      expect(none.connectors).toEqual([]);
      for (const query of ["limit=101", "limit=-1", "limit=x", "offset=-1"]) {
        await expectError(driver, await driver.call(`/v1/connectors?${query}`), 400, /limit|offset/);
      }
      const others = { Authorization: `Bearer ${driver.otherToken}` };
      await expectError(driver, await driver.call(path, { headers: others }), 404);
      await expectError(driver, await driver.call(path, { ...patch({ name: "n" }), headers: others }), 404);
      await expectError(driver, await driver.call(path, { method: "DELETE", headers: others }), 404);
      const changed = await success(driver, await driver.call(path, patch({ name: "New", active: false })), oneConnectorSchema);
      expect({ ...changed.connector, updated_at: "" }).toEqual({ ...created, name: "New", active: false, updated_at: "" });
      expect((await driver.call(path)).headers.get("X-API-Warning") ?? "").toContain("deprecated");
      const chat = { message: "hi", model: driver.models.scripted, connectors: [{ id: created.id }] };
      await expectError(driver, await post(driver, "/v1/chat", chat), 400, /not active/);
      await success(driver, await driver.call(path, patch({ oauth })), oneConnectorSchema);
      const deleted = await driver.call(path, { method: "DELETE" });
      expect([deleted.status, await deleted.text()]).toEqual([200, "{}"]);
      await expectError(driver, await driver.call(path), 404, /^connector '.*' not found$/);
    },
  },
  {
    number: 86,
    name: "a connector that is wrong or fails its test search is 400",
    async run(driver) {
      const url = `${driver.connectorServer}/search`;
      const create = (fields: object) => post(driver, "/v1/connectors", { name: "n", url, ...fields });
      const service_auth = { type: "bearer", token: "t" };
      await expectError(driver, await create({ name: null }), 400, /^invalid request: name is required$/);
      await expectError(driver, await create({ url: null }), 400, /^invalid request: url is required$/);
      for (const wrong of ["not a url", "ftp://example.com/", `${url}?q=1`, "http://user:pass@example.com/"]) {
        await expectError(driver, await create({ url: wrong }), 400, /^invalid request: url must/);
      }
      await expectError(driver, await create({ oauth, service_auth }), 400, /^invalid request: oauth is not supported with service_auth$/);
      await expectError(
        driver,
        await create({ oauth: { ...oauth, token_url: null } }),
        400,
        /^invalid request: oauth.token_url is required$/,
      );
      await expectError(driver, await create({ service_auth: { type: "other", token: "t" } }), 400, /service_auth.type must be one of/);
      await expectError(driver, await create({ service_auth: { type: "bearer", token: "a\nb" } }), 400, /service_auth.token/);
      for (const [path, words] of [
        ["failing", /HTTP 500/],
        ["html", /web page/],
        ["no-json", /not JSON/],
        ["no-results", /'results'/],
        ["huge", /more than \d+ bytes/],
        ["loop", /redirect/],
        ["bearer", /HTTP 401/],
      ] as const) {
        const answer = await create({ url: `${driver.connectorServer}/${path}` });
        await expectError(driver, answer, 400, new RegExp(`^invalid request: url failed the test search: .*${words.source}`));
      }
      await expectError(driver, await create({ url: "http://localhost:1/" }), 400, /could not be reached/);
      const secret = { type: "bearer", token: serviceToken };
      const connector = await createConnector(driver, { url: `${driver.connectorServer}/bearer`, service_auth: secret });
      const shown = await (await driver.call(`/v1/connectors/${connector.id}`)).text();
      driver.expect(shown.includes(serviceToken)).toBe(false);
      await expectError(
        driver,
        await driver.call(`/v1/connectors/${connector.id}`, patch({ url: `${driver.connectorServer}/failing` })),
        400,
      );
      const after = await success(driver, await driver.call(`/v1/connectors/${connector.id}`), oneConnectorSchema);
      driver.expect(after.connector).toEqual(connector);
    },
  },
  {
    number: 87,
    name: "an oauth connector can be authorised, another one not",
    async run(driver) {
      const { expect } = driver;
      const plain = await createConnector(driver);
      const authorize = (id: string, query = "", headers = {}) =>
        driver.call(`/v1/connectors/${id}/oauth/authorize${query}`, { method: "POST", headers });
      await expectError(driver, await authorize(plain.id), 400, /oauth/);
      const connector = await createConnector(driver, { oauth });
      expect([connector.auth_type, connector.auth_status, JSON.stringify(connector).includes(oauth.client_secret)]).toEqual([
        "oauth",
        undefined,
        false,
      ]);
      const { redirect_url: url } = await success(driver, await authorize(connector.id), z.strictObject({ redirect_url: z.url() }));
      const { origin, searchParams } = new URL(url);
      expect(origin).toBe("https://login.example");
      expect(searchParams.get("response_type")).toBe("code");
      expect(searchParams.get("tenant")).toBe("1");
      expect(searchParams.get("client_id")).toBe("case");
      expect(searchParams.get("scope")).toBe("read");
      expect(searchParams.get("redirect_uri") ?? "").toMatch(/^http:\/\/[^/]+\/v1\/connectors\/oauth\/token$/);
      expect(searchParams.get("state") ?? "").toMatch(/^.{32,}$/);
      expect(searchParams.get("code_challenge_method")).toBe("S256");
      const others = { Authorization: `Bearer ${driver.otherToken}` };
      await expectError(driver, await authorize(connector.id, "", others), 404);
      for (const redirect of ["https://evil.example/", "/relative", "javascript:alert(1)"]) {
        const query = `?after_token_redirect=${encodeURIComponent(redirect)}`;
        await expectError(driver, await authorize(connector.id, query), 400, /after_token_redirect/);
      }
    },
  },
  {
    number: 88,
    name: "a failing connector fails the reply unless it may",
    async run(driver) {
      const { expect } = driver;
      const failing = await createConnector(driver, { url: `${driver.connectorServer}/sometimes` });
      await success(driver, await driver.call(`/v1/connectors/${failing.id}`, patch({ oauth: { ...oauth } })), oneConnectorSchema);
      const working = await createConnector(driver, { excludes: ["hidden"] });
      const chat = (fields: object) => post(driver, "/v1/chat", { message, model: driver.models.scripted, temperature: 0, ...fields });
      const text = new RegExp(
        `^connectors failed with continue on failure disabled: connector ${failing.id} failed with message 'user is not authenticated for connector ${failing.id}'$`,
      );
      await expectError(driver, await chat({ connectors: [{ id: failing.id }] }), 400, text);
      await expectError(driver, await chat({ connectors: [{ id: failing.id }], stream: true }), 400, text);
      const connectors = [
        { id: failing.id, continue_on_failure: true },
        { id: working.id, options: { site: "wales" } },
      ];
      const reply = await success(driver, await chat({ connectors }), searchBodySchema);
      expect(reply.is_search_required).toBe(true);
      expect(reply.search_queries.map((query) => query.text)).toEqual([kitesDocument.text]);
      expect(reply.search_results[0]?.error_message).toBe(`user is not authenticated for connector ${failing.id}`);
      expect(reply.search_results[1]?.document_ids).toEqual([`${working.id}_0`]);
      expect(reply.documents?.map((document) => document["id"])).toEqual([`${working.id}_0`]);
      expect(reply.documents?.[0]?.["hidden"]).toBe(kitesDocument.hidden);
      const records = lineRecords(driver, await (await chat({ connectors, stream: true })).text(), v1RecordSchema);
      expect(records.slice(0, 3).map((each) => each.event_type)).toEqual(["stream-start", "search-queries-generation", "search-results"]);
      // The caller's own token replaces the connector's credentials.
      const own = [{ id: failing.id, user_access_token: "mine" }];
      const found = await success(driver, await chat({ connectors: own }), searchBodySchema);
      expect(found.search_results[0]?.error_message).toBeUndefined();
    },
  },
];
