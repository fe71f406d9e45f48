/** Asks the browser not to delete what is stored, once there is a model that would have to be downloaded again. */
import type { ModelControls } from "./model-controls.ts";

/** Only pages may ask. Firefox asks its user. */
export function persistStoredModels(controls: ModelControls): void {
  // Typed as always there, but absent in insecure contexts.
  const manager: StorageManager | undefined = navigator.storage;
  if (manager === undefined) return;
  const stop = controls.subscribe(({ state }) => {
    if (state !== "loaded") return;
    stop();
    void persist(controls, manager);
  });
}

async function persist(controls: ModelControls, manager: StorageManager): Promise<void> {
  try {
    const { models, isPersisted } = await controls.ask((host) => host.storage());
    if (models.length > 0 && !isPersisted) await manager.persist();
  } catch {
    // No host any more, or a browser that refuses: what is stored works all the same.
  }
}
