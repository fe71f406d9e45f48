/** `LanguageModel` over a complete host in Node, whose models follow scripts. */
import { vi } from "vitest";
import {
  createLanguageModelClass,
  type LanguageModelClass,
  type LanguageModelOptions,
  type PromptRuntime,
} from "../../../src/prompt-api/index.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

export interface PromptPage {
  LanguageModel: LanguageModelClass;
  driver: HostDriver;
  /** Requests so far: their paths and bodies. */
  requests: { path: string; body: ReturnType<typeof JSON.parse> }[];
}

/** What Node lacks of a window. */
function stubWindow(isActive: boolean): void {
  vi.stubGlobal("navigator", { userActivation: { isActive } });
  class ProgressEvent extends Event {
    readonly loaded: number;
    readonly total: number;
    readonly lengthComputable: boolean;
    constructor(type: string, { loaded, total, lengthComputable }: { loaded: number; total: number; lengthComputable: boolean }) {
      super(type);
      this.loaded = loaded;
      this.total = total;
      this.lengthComputable = lengthComputable;
    }
  }
  vi.stubGlobal("ProgressEvent", ProgressEvent);
}

export function runtimeOf({ fetch, host }: Pick<HostDriver, "fetch" | "host">, requests: PromptPage["requests"] = []): PromptRuntime {
  const { control } = host;
  return {
    fetch: async (input, init) => {
      const path = input instanceof Request ? input.url : `${input}`;
      requests.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
      init?.signal?.throwIfAborted();
      const response = await fetch(new Request(`http://page.test${path}`, init), init?.signal ?? undefined);
      return response;
    },
    models: async () => control.models(),
    load: async (id) => {
      const outcome = await control.load(id);
      if (!outcome.ok) throw new Error(outcome.message);
    },
    storage: async () => control.storage(),
    subscribe: (listener) => {
      const handle = control.subscribe(listener);
      return () => void Promise.resolve(handle).then((known) => control.unsubscribe(known));
    },
  };
}

export function openPromptPage(
  options: Partial<LanguageModelOptions> = {},
  { driver = createHostDriver(), isActive = true }: { driver?: HostDriver; isActive?: boolean } = {},
): PromptPage {
  stubWindow(isActive);
  const requests: PromptPage["requests"] = [];
  const runtime = runtimeOf(driver, requests);
  return { LanguageModel: createLanguageModelClass({ runtime, token: "full", model: "scripted-chat", ...options }), driver, requests };
}
