import { createHash } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { HubClient } from "../../../src/worker/hub/hub-client.ts";
import { HubError } from "../../../src/worker/hub/hub-failure.ts";
import { fileUrl, recordFiles } from "../../../src/worker/hub/hub-model.ts";
import { parseModelReference } from "../../../src/worker/models/record/model-reference.ts";
import { ModelFiles } from "../../../src/worker/engine/model-folder/model-files.ts";
import { modelRecordSchema } from "../../../src/worker/models/record/model-record.ts";
import { HubServer } from "../../hub/hub-server.ts";

const contents = { "config.json": "{}", "onnx/model.onnx": new Uint8Array([1, 2, 3]), "odd #%.txt": "x" };
const started: HubServer[] = [];

async function serve(options: ConstructorParameters<typeof HubServer>[0] = {}): Promise<{ hub: HubServer; commit: string }> {
  const hub = new HubServer(options);
  await hub.start();
  started.push(hub);
  return { hub, commit: hub.push("org/name", contents) };
}

const find = (hub: HubServer, text = "org/name") => new HubClient([hub.url]).find(parseModelReference(text));
const failureOf = async (work: Promise<unknown>) => {
  const caught = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return caught instanceof HubError ? caught.failure : caught;
};

afterEach(async () => {
  for (const hub of started.splice(0)) await hub.stop();
});

describe("HubClient", () => {
  test("pins a branch to its commit, and lists files with sizes and hashes", async () => {
    const { hub, commit } = await serve();
    const model = await find(hub);
    expect(model).toMatchObject({ id: "org/name", revision: "main", commit, folder: `${hub.url}org/name/resolve/${commit}/` });
    expect(model.files).toEqual([
      { path: "config.json", bytes: 2, gitBlob: createHash("sha1").update("blob 2\0{}").digest("hex") },
      { path: "onnx/model.onnx", bytes: 3, sha256: createHash("sha256").update(contents["onnx/model.onnx"]).digest("hex") },
      { path: "odd #%.txt", bytes: 1, gitBlob: createHash("sha1").update("blob 1\0x").digest("hex") },
    ]);
    hub.push("org/name", { "config.json": "changed" });
    expect(await (await fetch(fileUrl(model.folder, "config.json"))).text()).toBe("{}");
    expect(await (await fetch(fileUrl(model.folder, "odd #%.txt"))).text()).toBe("x");
  });

  test("reads a folder of the repository as the model if it has a config file", async () => {
    const { hub } = await serve();
    const commit = hub.push("org/name", { "README.md": "two models", "cpu/int4/config.json": "{}", "cpu/int4/model.onnx": "weights" });
    const page = parseModelReference(`${hub.url}org/name/tree/main/cpu/int4`, [hub.url]);
    const model = await new HubClient([hub.url]).find(page);
    expect(model).toMatchObject({ id: "org/name", commit, folder: `${hub.url}org/name/resolve/${commit}/cpu/int4/` });
    expect(model.files?.map(({ path }) => path)).toEqual(["config.json", "model.onnx"]);
    const whole = await new HubClient([hub.url]).find(parseModelReference(`${hub.url}org/name/tree/main/cpu`, [hub.url]));
    expect(whole.folder).toBe(`${hub.url}org/name/resolve/${commit}/`);
  });

  test("finds a commit by its id", async () => {
    const { hub, commit } = await serve();
    hub.push("org/name", { "config.json": "changed" });
    expect(await find(hub, `org/name@${commit}`)).toMatchObject({ commit, revision: commit });
  });

  test("lists the facts that a record needs to have every file checked", async () => {
    const { hub } = await serve();
    const model = await find(hub);
    const record = modelRecordSchema.parse({ id: "org/name", role: "chat", files: recordFiles(model) });
    const files = new ModelFiles(model.folder, record, () => undefined);
    expect(await files.json("config.json")).toEqual({});
    expect(await files.bytes("onnx/model.onnx")).toEqual(contents["onnx/model.onnx"]);
    hub.fault = () => ({ kind: "wrong-byte", at: 0 });
    await expect(new ModelFiles(model.folder, record, () => undefined).json("config.json")).rejects.toThrow(/files-damaged/);
  });

  test("follows the pages of a long list on the server that it asked, whatever server the list names", async () => {
    const { hub } = await serve({ pageFiles: 2 });
    expect((await find(hub)).files?.map(({ path }) => path)).toEqual(Object.keys(contents));
  });

  test("reads a server that has only the hub's file URLs: the commit comes from a header", async () => {
    const { hub, commit } = await serve({ layout: "resolve" });
    expect(await find(hub)).toEqual({ id: "org/name", revision: "main", commit, folder: `${hub.url}org/name/resolve/${commit}/` });
  });

  test("reads plain folders, with the list of a manifest.json, as a hub or by the URL of one", async () => {
    const { hub } = await serve({ layout: "folder" });
    const sha256 = "0".repeat(64);
    hub.push("org/name", { ...contents, "manifest.json": JSON.stringify({ files: [{ path: "config.json", size: 2, sha256 }] }) });
    const files = [{ path: "config.json", bytes: 2, sha256 }];
    const folder = `${hub.url}org/name/`;
    expect(await find(hub)).toEqual({ id: "org/name", revision: "main", folder, files });
    expect(await find(hub, folder)).toEqual({ id: folder, revision: "", folder, files });
    expect(await failureOf(find(hub, "org/name@v2"))).toMatchObject({
      kind: "revision-missing",
      detail: expect.stringMatching(/plain folder/),
    });
  });

  test("asks the next hub for a model that the first does not have", async () => {
    const { hub: first } = await serve();
    const { hub: second } = await serve({ layout: "folder" });
    second.push("org/other", { "mlc-chat-config.json": "{}" });
    const client = new HubClient([first.url, second.url]);
    expect(await client.find(parseModelReference("org/other"))).toMatchObject({ folder: `${second.url}org/other/` });
    const failure = await failureOf(client.find(parseModelReference("org/none")));
    expect(failure).toMatchObject({
      kind: "model-missing",
      detail: expect.stringMatching(/127.0.0.1.*has no model 'org\/none'.*; .*has no model/),
    });
  });

  test("reports a revision that does not exist", async () => {
    const { hub } = await serve();
    expect(await failureOf(find(hub, "org/name@v9"))).toMatchObject({
      kind: "revision-missing",
      detail: expect.stringMatching(/no revision .v9./),
    });
  });

  test.each([
    ["a gated model", { status: 403, headers: { "X-Error-Code": "GatedRepo" } }, { kind: "access-denied", detail: /is gated/ }],
    ["a private model", { status: 401 }, { kind: "access-denied", detail: /HTTP 401/ }],
    [
      "too many requests",
      { status: 429, headers: { "Retry-After": "7" } },
      { kind: "rate-limited", retryAfterSeconds: 7, detail: /in 7 s/ },
    ],
    ["too many requests, for an unknown time", { status: 429 }, { kind: "rate-limited", detail: /try again later/ }],
    ["a server in trouble", { status: 503 }, { kind: "server-failed", detail: /HTTP 503/ }],
  ])("reports %s", async (_, fault, failure) => {
    const { hub } = await serve();
    hub.fault = () => ({ kind: "status", ...fault });
    expect(await failureOf(find(hub))).toMatchObject({ ...failure, detail: expect.stringMatching(failure.detail) });
  });

  test("reports a web page instead of the list", async () => {
    const { hub } = await serve();
    hub.fault = ({ path }) => (path.includes("/tree/") ? { kind: "page" } : undefined);
    expect(await failureOf(find(hub))).toMatchObject({ kind: "not-a-hub", detail: expect.stringMatching(/a web page, not the JSON/) });
  });

  test("reports that a site that answers every path with its page has no model", async () => {
    const { hub } = await serve();
    hub.fault = () => ({ kind: "page" });
    expect(await failureOf(find(hub))).toMatchObject({ kind: "model-missing" });
  });

  test("reports that no server answers", async () => {
    const { hub } = await serve();
    await hub.stop();
    expect(await failureOf(find(hub))).toMatchObject({ kind: "unreachable", detail: expect.stringMatching(/fetch failed/) });
  });

  test("ends with its signal", async () => {
    const { hub } = await serve();
    const reason = new DOMException("stopped", "AbortError");
    const work = new HubClient([hub.url]).find(parseModelReference("org/name"), AbortSignal.abort(reason));
    await expect(work).rejects.toBe(reason);
  });
});
