import { useCallback, useEffect, useState } from "react";
import type { ModelStatus } from "../index.ts";
import { useShared } from "./provider.ts";

export interface ModelHandle {
  /** State, progress of the download, device and error of the model; undefined until the runtime has started, and for an unknown id. */
  model: ModelStatus | undefined;
  /** Loads the model, and downloads it first if needed. Rejects with `ModelControlError`. */
  load: () => Promise<void>;
  /** Ends a download or load in progress, or unloads the model. Downloaded parts are kept for the next load. */
  cancel: () => Promise<void>;
}

/** Returns the status of a model, which follows its progress, and functions to load it and to cancel the load. */
export function useModel(id: string): ModelHandle {
  const { state, started } = useShared();
  const runtime = state.status === "ready" ? state.runtime : undefined;
  const [model, setModel] = useState<ModelStatus>();
  useEffect(() => {
    let isSubscribed = true;
    setModel(undefined);
    if (runtime === undefined) return undefined;
    const unsubscribe = runtime.subscribe((status) => status.id === id && setModel(status));
    void runtime.models().then((models) => {
      if (isSubscribed) setModel((known) => known ?? models.find((status) => status.id === id));
    });
    return () => {
      isSubscribed = false;
      unsubscribe();
    };
  }, [runtime, id]);
  const load = useCallback(async () => (await started).load(id), [started, id]);
  const cancel = useCallback(async () => (await started).unload(id), [started, id]);
  return { model: model?.id === id ? model : undefined, load, cancel };
}
