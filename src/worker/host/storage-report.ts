import type { StorageReport, StoredModel } from "../../transport/host-control.ts";
import type { SiteFiles } from "../storage/site-files.ts";
import type { StoredModelFiles } from "../storage/stored-model-files.ts";

/** Returns what this browser stores for the origin. */
export async function storageReport(modelFiles: StoredModelFiles | undefined, siteFiles: SiteFiles | undefined): Promise<StorageReport> {
  const models = new Map<string, StoredModel>();
  for (const { model, path, bytes, sha256 } of (await modelFiles?.list()) ?? []) {
    const entry = models.get(model) ?? { id: model, bytes: 0, files: [] };
    models.set(model, { ...entry, bytes: entry.bytes + bytes, files: [...entry.files, { path, bytes, sha256 }] });
  }
  for (const { files } of models.values()) files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const report: StorageReport = {
    models: [...models.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    isPersisted: false,
  };
  if (siteFiles !== undefined) report.site = await siteFiles.report();
  // TypeScript declares it as always present, but insecure contexts lack it.
  const manager: StorageManager | undefined = navigator.storage;
  if (manager === undefined) return report;
  const { quota, usage } = await manager.estimate();
  report.isPersisted = await manager.persisted();
  if (quota !== undefined) report.quotaBytes = quota;
  if (usage !== undefined) report.usageBytes = usage;
  return report;
}
