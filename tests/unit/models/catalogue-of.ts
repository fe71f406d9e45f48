/** A catalogue of complete records and the starter models. */
import { Catalogue } from "../../../src/worker/models/catalogue.ts";
import type { ModelEntry } from "../../../src/worker/models/model-entry.ts";
import type { ModelRecord } from "../../../src/worker/models/record/model-record.ts";

const unused = (): never => {
  throw new TypeError("no model here is only named");
};
export const catalogueOf = (records: readonly ModelRecord[], aliases: Record<string, string> = {}, more: readonly ModelEntry[] = []) =>
  new Catalogue({
    models: [...records.map((record) => ({ kind: "record" as const, record })), ...more],
    aliases,
    modelsUrl: "https://page.test/models/",
    reader: { read: unused },
    listener: { onRecord: unused, onUnread: unused },
  });
