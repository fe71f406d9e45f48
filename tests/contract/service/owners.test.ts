import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createAuthenticate } from "../../../src/api/access/owners.ts";
import { createApiDriver } from "../api-driver.ts";
import { messageOf } from "../cases/responses.ts";

const keySchema = z.strictObject({ valid: z.literal(true), organization_id: z.string(), owner_id: z.string() });

const checkKey = async (driver: ReturnType<typeof createApiDriver>, authorization: string) =>
  driver.call("/v1/check-api-key", { method: "POST", headers: { Authorization: authorization } });

describe("tokens", () => {
  it("identify their owner", async () => {
    const answer = await checkKey(createApiDriver(), "Bearer inference-only");
    expect(keySchema.parse(await answer.json())).toEqual({
      valid: true,
      organization_id: "organization-1",
      owner_id: "owner-2",
    });
  });

  for (const authorization of ["Bearer", "Bearer ", "Basic abc", "full", "Bearer unknown"]) {
    it(`"${authorization}" is 401`, async () => {
      const answer = await checkKey(createApiDriver(), authorization);
      expect(answer.status).toBe(401);
      expect(await messageOf(answer)).toBe("invalid api token");
    });
  }

  it("if none are configured, each token has its own owner with an id that does not contain the token", async () => {
    const driver = createApiDriver({ tokens: undefined });
    const ownerOf = async (token: string) => keySchema.parse(await (await checkKey(driver, `Bearer ${token}`)).json()).owner_id;
    const first = await ownerOf("secret-a");
    expect(await ownerOf("secret-a")).toBe(first);
    expect(await ownerOf("secret-b")).not.toBe(first);
    expect(first).not.toContain("secret");
    expect(first).not.toContain(Buffer.from("secret").toString("hex"));
  });

  it("may be of any characters that a header may have", async () => {
    const token = "clé-d'été ÿ\xa0~";
    const grant = { token, ownerId: "o", organizationId: "org", permissions: ["inference" as const] };
    expect((await checkKey(createApiDriver({ tokens: [grant] }), `Bearer ${token}`)).status).toBe(200);
    expect((await checkKey(createApiDriver({ tokens: [grant] }), "Bearer clé-d'ete")).status).toBe(401);
    expect((await checkKey(createApiDriver({ tokens: undefined }), `bearer \xe9`)).status).toBe(200);
  });

  it("of many, none has the owner of another", async () => {
    const authenticate = createAuthenticate(undefined);
    const owners = await Promise.all(Array.from({ length: 2000 }, (_, index) => authenticate(`Bearer token-${index}`)));
    for (const name of ["ownerId", "organizationId"] as const) {
      expect(new Set(owners.map((owner) => owner[name])).size).toBe(owners.length);
      // A hash of 128 bits: a token with the owner of another cannot be found.
      expect(owners.every((owner) => /^[a-z]+-[0-9a-f]{32}$/.test(owner[name]))).toBe(true);
    }
  });

  it("need the permission of the route, before its body or its existence is looked at", async () => {
    const driver = createApiDriver();
    const headers = { Authorization: "Bearer inference-only" };
    expect((await driver.call("/v1/datasets", { headers })).status).toBe(403);
    expect((await driver.call("/v1/connectors", { headers, body: "{" })).status).toBe(403);
    expect((await driver.call("/v2/chat", { headers, body: "{" })).status).toBe(400);
    expect((await driver.call("/v1/models", { headers })).status).toBe(200);
  });

  it("with admin may do everything", async () => {
    expect((await createApiDriver().call("/v1/datasets")).status).toBe(200);
  });
});
