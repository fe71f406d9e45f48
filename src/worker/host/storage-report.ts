import type { StorageReport, StoredModel } from "../../transport/host-control.ts";
import type { SiteFiles } from "../storage/site/site-files.ts";
import type { WeightInventory } from "../weights/weight-inventory.ts";

/** Returns the models and site files that this browser stores for the origin, with its quota and usage. */
export async function storageReport(weights: WeightInventory | undefined, siteFiles: SiteFiles | undefined): Promise<StorageReport> {
  const models = new Map<string, StoredModel>();
  for (const { model, path, bytes, sha256, isWhole } of (await weights?.list()) ?? []) {
    const entry = models.get(model) ?? { id: model, bytes: 0, incompleteBytes: 0, files: [] };
    models.set(model, {
      ...entry,
      bytes: entry.bytes + bytes,
      incompleteBytes: entry.incompleteBytes + (isWhole ? 0 : bytes),
      files: isWhole ? [...entry.files, { path, bytes, sha256 }] : entry.files,
    });
  }
  for (const { files } of models.values()) files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const report: StorageReport = {
    models: [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    isPersisted: false,
  };
  if (siteFiles !== undefined) report.site = await siteFiles.report();
  // TypeScript declares `navigator.storage` as always present, but insecure contexts lack it.
  const manager: StorageManager | undefined = navigator.storage;
  if (manager === undefined) return report;
  const { quota, usage } = await manager.estimate();
  report.isPersisted = await manager.persisted();
  if (quota !== undefined) report.quotaBytes = quota;
  if (usage !== undefined) report.usageBytes = usage;
  return report;
}
