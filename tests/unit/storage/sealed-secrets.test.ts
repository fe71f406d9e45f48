import "fake-indexeddb/auto";
import { deleteDB } from "idb";
import { expect, it } from "vitest";
import { ConnectorFailure } from "../../../src/worker/connectors/connector-errors.ts";
import { SealedSecrets } from "../../../src/worker/connectors/sealed-secrets.ts";
import { RecordDatabase } from "../../../src/worker/storage/record-database.ts";

it("secrets that are sealed after the site's data was cleared open after a reload; earlier ones fail with the reason", async () => {
  const name = crypto.randomUUID();
  const secrets = new SealedSecrets(new RecordDatabase(name));
  const before = await secrets.seal("ann", "old");
  expect(await secrets.unseal("ann", before)).toBe("old");
  await deleteDB(name);
  const after = await secrets.seal("ann", "new");
  const reloaded = new SealedSecrets(new RecordDatabase(name));
  expect(await reloaded.unseal("ann", after)).toBe("new");
  await expect(reloaded.unseal("ann", before)).rejects.toThrow(ConnectorFailure);
  await expect(reloaded.unseal("ann", before)).rejects.toThrow(/cannot be read any more: set them again/);
});
