/** Asks the browser not to delete stored data, once a dataset is stored or a model that would have to be downloaded again. */
import type { ModelControls } from "./model-controls.ts";

/** Only pages can request persistence. Firefox prompts the user. */
export function persistStoredData(controls: ModelControls): void {
  // TypeScript declares it as always present, but insecure contexts lack it.
  const manager: StorageManager | undefined = navigator.storage;
  if (manager === undefined) return;
  const stopForUploads = controls.onRequest(({ method, path, status }) => {
    if (method !== "POST" || status !== 200 || !path.endsWith("/v1/datasets")) return;
    stopForUploads();
    // The browser may refuse: stored files work without persistence.
    void manager.persist().catch(() => false);
  });
  const stop = controls.subscribe(({ state }) => {
    if (state !== "loaded") return;
    stop();
    void persist(controls, manager);
  });
}

async function persist(controls: ModelControls, manager: StorageManager): Promise<void> {
  try {
    const { models, isPersisted } = await controls.call((host) => host.storage());
    if (models.length > 0 && !isPersisted) await manager.persist();
  } catch {
    // The host ended, or the browser refused: stored files work without persistence.
  }
}
