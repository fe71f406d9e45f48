import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openDB } from "idb";
import { z } from "zod";
import { ConnectorServer } from "../../connectors/connector-server.ts";
import { oauthClient, serviceToken } from "../../connectors/connector-texts.ts";
import { openDataStorage } from "../../../src/worker/storage/data-storage.ts";
import { StoredConnectors } from "../../../src/worker/connectors/stored-connectors.ts";
import { ScriptedService } from "../scripted/scripted-service.ts";
import { memoryStores } from "../scripted/memory-stores.ts";
import type { JournalEntry } from "../../../src/inference/call-journal.ts";
import { createApi } from "../../../src/api/api.ts";
import { requestFor } from "../cases/case-request.ts";
import type { CaseRequest } from "../cases/contract-driver.ts";
import { oneConnectorSchema } from "../cases/connectors.ts";
import { grants } from "../scripted/service-options.ts";

const callbackUrl = "http://page.test/v1/connectors/oauth/token";
const server = await ConnectorServer.start([callbackUrl], 120);
afterAll(() => server.stop());
afterEach(() => void server.requests.splice(0));

/** The API over a new database. `now`: clock of the stores. */
function service({ timeoutMs = 10_000 } = {}) {
  const clock = { time: Date.now() };
  const name = `connectors-${crypto.randomUUID()}`;
  const storage = openDataStorage(name, () => clock.time);
  const connectors = new StoredConnectors(storage, { fetch, pageOrigin: undefined, timeoutMs, testsSearch: true });
  const inference = new ScriptedService();
  const api = createApi({ tokens: grants, inference, stores: { ...memoryStores(inference), connectors } });
  const call = (path: string, request?: CaseRequest) => api.fetch(requestFor(path, request));
  return { api, call, clock, name };
}

type Call = ReturnType<typeof service>["call"];

const create = async (call: Call, fields: object) => {
  const answer = await call("/v1/connectors", { body: JSON.stringify({ name: "n", url: `${server.url}/oauth`, ...fields }) });
  return oneConnectorSchema.parse(await answer.json()).connector;
};
const statusOf = async (call: Call, id: string) =>
  oneConnectorSchema.parse(await (await call(`/v1/connectors/${id}`)).json()).connector.auth_status;

/** Asks for the authorisation, and follows the server as a browser with its cookies would, back to us. */
async function authorise(call: Call, id: string, redirect = ""): Promise<string> {
  const query = redirect === "" ? "" : `?after_token_redirect=${encodeURIComponent(redirect)}`;
  const answer = await call(`/v1/connectors/${id}/oauth/authorize${query}`, { method: "POST" });
  let url = z.object({ redirect_url: z.url() }).parse(await answer.json()).redirect_url;
  const cookies = new Map<string, string>();
  for (let step = 0; !url.startsWith(callbackUrl) && step < 10; step++) {
    const response = await fetch(url, { redirect: "manual", headers: { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") } });
    for (const cookie of response.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    url = new URL(response.headers.get("Location") ?? `error:${response.status}`, url).href;
  }
  return url.slice("http://page.test".length);
}

const navigate = (call: Call, path: string) => call(path, { headers: { Authorization: null } });

const chat = async (call: Call, id: string, fields: object = {}) => {
  const message = 'say:{"queries":["kites"]}';
  const answer = await call("/v1/chat", { body: JSON.stringify({ message, connectors: [{ id, continue_on_failure: true, ...fields }] }) });
  return z
    .object({ search_results: z.array(z.object({ document_ids: z.array(z.string()), error_message: z.string().optional() })) })
    .parse(await answer.json()).search_results[0];
};

it("a host that continues a reply of another does not search again", async () => {
  const { api, call } = service();
  const { id } = await create(call, { url: `${server.url}/search` });
  const request = () => requestFor("/v1/chat", { body: JSON.stringify({ message: 'say:{"queries":["kites"]}', connectors: [{ id }] }) });
  const recorded: JournalEntry[] = [];
  const first = await api.fetch(request(), undefined, { arrival: 1, recorded: [], record: (entries) => void recorded.push(...entries) });
  const body: unknown = await first.json();
  expect(body).toMatchObject({ search_results: [{ document_ids: [`${id}_0`] }] });
  server.requests.splice(0);
  const again = await api.fetch(request(), undefined, { arrival: 1, recorded, record: () => undefined });
  expect(await again.json()).toEqual(body);
  expect(server.requests).toEqual([]);
});

describe("OAuth 2.0 against a real authorisation server", () => {
  it("an authorised connector is searched with the owner's token, which is renewed before it ends", async () => {
    const { call, clock } = service();
    const { id } = await create(call, { oauth: server.oauth });
    expect((await chat(call, id))?.error_message).toBe(`user is not authenticated for connector ${id}`);
    const back = await authorise(call, id, "http://page.test/after?x=1");
    const ended = await navigate(call, back);
    expect([ended.status, ended.headers.get("Location")]).toEqual([302, "http://page.test/after?x=1"]);
    expect(await statusOf(call, id)).toBe("valid");
    expect(await chat(call, id)).toEqual({ document_ids: [`${id}_0`] });
    const [first] = server.requests.splice(0);
    clock.time += 90_000;
    expect(await chat(call, id)).toEqual({ document_ids: [`${id}_0`] });
    const [second] = server.requests;
    expect(second?.authorization).not.toBe(first?.authorization);
    // The connector refuses it before its time: it is renewed once more.
    server.revoked.add(second?.authorization?.slice("Bearer ".length) ?? "");
    expect(await chat(call, id)).toEqual({ document_ids: [`${id}_0`] });
    expect(await statusOf(call, id)).toBe("valid");
  });

  it("without a page to go back to, a page confirms the authorisation", async () => {
    const { call } = service();
    const { id } = await create(call, { oauth: server.oauth });
    const ended = await navigate(call, await authorise(call, id));
    expect([ended.status, ended.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  });

  it("a state works once, for ten minutes, and not for a connector that was deleted", async () => {
    const { call, clock } = service();
    const { id } = await create(call, { oauth: server.oauth });
    const back = await authorise(call, id);
    const ends = await Promise.all([navigate(call, back), navigate(call, back)]);
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await navigate(call, back)).status).toBe(400);
    const late = await authorise(call, id);
    clock.time += 600_000;
    expect((await navigate(call, late)).status).toBe(400);
    const orphan = await authorise(call, id);
    await call(`/v1/connectors/${id}`, { method: "DELETE" });
    expect((await navigate(call, orphan)).status).toBe(400);
    for (const query of ["", "?state=s", "?code=c", "?state=made-up&code=c"]) {
      expect((await navigate(call, `/v1/connectors/oauth/token${query}`)).status, query).toBe(400);
    }
  });

  it("a state of one owner has no effect for another", async () => {
    const { call } = service();
    const headers = { Authorization: "Bearer other" };
    const own = await create(call, { oauth: server.oauth });
    const body = JSON.stringify({ name: "n", url: `${server.url}/oauth`, oauth: server.oauth });
    const theirs = oneConnectorSchema.parse(await (await call("/v1/connectors", { headers, body })).json()).connector;
    const back = await authorise(call, own.id);
    // Another owner may present it: the tokens belong to the owner who began.
    expect((await call(back, { headers })).status).toBe(200);
    expect(await statusOf(call, own.id)).toBe("valid");
    const other = await (await call(`/v1/connectors/${theirs.id}`, { headers })).json();
    expect(oneConnectorSchema.parse(other).connector.auth_status).toBeUndefined();
  });

  it("a refused authorisation and a failed exchange reach the page, or are 422", async () => {
    const { call } = service();
    const { id } = await create(call, { oauth: server.oauth });
    const begin = async (query = "") => {
      const answer = await call(`/v1/connectors/${id}/oauth/authorize${query}`, { method: "POST" });
      return new URL(z.object({ redirect_url: z.url() }).parse(await answer.json()).redirect_url).searchParams.get("state");
    };
    const redirect = `?after_token_redirect=${encodeURIComponent("http://page.test/after")}`;
    const refused = await navigate(call, `/v1/connectors/oauth/token?state=${await begin(redirect)}&error=access_denied`);
    expect(refused.headers.get("Location")).toMatch(/^http:\/\/page\.test\/after\?error=access_denied&error_description=/);
    const wrong = await navigate(call, `/v1/connectors/oauth/token?state=${await begin(redirect)}&code=wrong`);
    expect(wrong.headers.get("Location")).toMatch(/\?error=invalid_grant&/);
    expect((await navigate(call, `/v1/connectors/oauth/token?state=${await begin()}&code=wrong`)).status).toBe(422);
    expect(await statusOf(call, id)).toBeUndefined();
  });

  it("the database contains no secret", async () => {
    const { call, name } = service();
    const { id } = await create(call, { oauth: server.oauth });
    await create(call, { url: `${server.url}/bearer`, service_auth: { type: "bearer", token: serviceToken } });
    const begun = await call(`/v1/connectors/${id}/oauth/authorize`, { method: "POST" });
    const url = new URL(z.object({ redirect_url: z.url() }).parse(await begun.json()).redirect_url);
    await navigate(call, await authorise(call, id));
    const database = await openDB(name);
    const records: unknown[] = await database.getAll("records");
    database.close();
    expect(records.length).toBeGreaterThanOrEqual(4);
    const text = JSON.stringify(records, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value,
    );
    expect(server.issued.length).toBeGreaterThan(0);
    for (const secret of [oauthClient.secret, serviceToken, url.searchParams.get("state") ?? "", ...server.issued]) {
      expect(text.includes(secret)).toBe(false);
    }
  });
});

it("a connector that hangs fails after its time; an aborted search ends at once", async () => {
  const { call } = service({ timeoutMs: 50 });
  const answer = await call("/v1/connectors", { body: JSON.stringify({ name: "n", url: `${server.url}/hanging` }) });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("did not answer within 50 ms")]);
});

it("a search sends the contract's request, with the credentials of its scheme", async () => {
  const { call } = service();
  for (const [type, header] of [
    ["bearer", "Bearer t0ken"],
    ["basic", "Basic t0ken"],
    ["noscheme", "t0ken"],
  ] as const) {
    const { id } = await create(call, { url: `${server.url}/search`, service_auth: { type, token: "t0ken" } });
    await chat(call, id, { options: { site: "x" } });
    const [test, search] = server.requests.splice(0);
    expect([test?.authorization, test?.body]).toEqual([header, '{"query":"test"}']);
    expect([search?.authorization, search?.body]).toEqual([header, '{"query":"kites","options":{"site":"x"}}']);
    await chat(call, id, { user_access_token: "mine" });
    expect(server.requests.splice(0)[0]?.authorization).toBe("Bearer mine");
  }
});

it("credentials are of the characters that a header may have, and others are refused by their field", async () => {
  const { call } = service();
  const { id } = await create(call, { url: `${server.url}/search`, service_auth: { type: "bearer", token: "clé ÿ" } });
  // Node reads the bytes of a header as Latin-1.
  expect(server.requests.splice(0)[0]?.authorization).toBe("Bearer clé ÿ");
  await chat(call, id, { user_access_token: "à moi" });
  expect(server.requests.splice(0)[0]?.authorization).toBe("Bearer à moi");
  for (const token of ["", "Ω", "a\nb", "a\u007f"]) {
    const body = JSON.stringify({ name: "n", url: `${server.url}/search`, service_auth: { type: "bearer", token } });
    const answer = await call("/v1/connectors", { body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("service_auth.token must ")]);
  }
  const body = JSON.stringify({ message: "say:a", connectors: [{ id, user_access_token: "a\r\nb: c" }] });
  const answer = await call("/v1/chat", { body });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("connectors[0].user_access_token must ")]);
  expect(server.requests).toEqual([]);
});

it("setting one way of authentication removes the other, and another client ends an authorisation", async () => {
  const { call } = service();
  const { id } = await create(call, { oauth: server.oauth });
  await navigate(call, await authorise(call, id));
  expect(await statusOf(call, id)).toBe("valid");
  const change = (body: object) => call(`/v1/connectors/${id}`, { method: "PATCH", body: JSON.stringify(body) });
  const renamed = oneConnectorSchema.parse(await (await change({ oauth: { scope: "openid" } })).json()).connector;
  expect([renamed.oauth?.scope, renamed.oauth?.client_id, renamed.auth_status]).toEqual(["openid", oauthClient.id, undefined]);
  const url = `${server.url}/search`;
  const service_auth = { type: "bearer", token: "t" };
  const changed = oneConnectorSchema.parse(await (await change({ url, service_auth })).json()).connector;
  expect([changed.auth_type, changed.oauth]).toEqual(["service_auth", undefined]);
  expect((await change({ oauth: { scope: "openid" } })).status).toBe(400);
});
