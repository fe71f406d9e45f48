/** `LanguageModel` over a complete host in Node, whose models follow scripts. */
import { expect, vi } from "vitest";
import {
  createLanguageModelClass,
  type LanguageModelClass,
  type LanguageModelOptions,
  type LanguageModelSession,
  type PromptRuntime,
} from "../../../src/prompt-api/index.ts";
import { createHostDriver, type HostDriver } from "../host-driver.ts";

interface SentRequest {
  path: string;
  body: ReturnType<typeof JSON.parse>;
}

export interface PromptPage {
  LanguageModel: LanguageModelClass;
  runtime: PromptRuntime;
  /** Requests so far. */
  requests: SentRequest[];
}

/** Defines the globals of a window that Node lacks. `isActive`: the user has just clicked. */
export function stubWindow(isActive = true): void {
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

function runtimeOf({ fetch, host: { control } }: Pick<HostDriver, "fetch" | "host">, requests: SentRequest[]): PromptRuntime {
  return {
    fetch: async (input, init) => {
      const path = input instanceof Request ? input.url : `${input}`;
      requests.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined });
      init?.signal?.throwIfAborted();
      return fetch(new Request(`http://page.test${path}`, init), init?.signal ?? undefined);
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

export interface PageOptions {
  driver?: HostDriver;
  /** The user has just clicked. Default: true. */
  isActive?: boolean;
  /** Replaces functions of the runtime. */
  runtime?: Partial<PromptRuntime>;
}

export function openPromptPage(
  options: Partial<LanguageModelOptions> = {},
  { driver = createHostDriver(), isActive, runtime: replaced = {} }: PageOptions = {},
): PromptPage {
  stubWindow(isActive);
  const requests: SentRequest[] = [];
  const runtime = { ...runtimeOf(driver, requests), ...replaced };
  return { LanguageModel: createLanguageModelClass({ runtime, token: "full", model: "scripted-chat", ...options }), runtime, requests };
}

/** Opens a page and creates a session without options. */
export function openSession(options: Partial<LanguageModelOptions> = {}, page: PageOptions = {}): Promise<LanguageModelSession> {
  return openPromptPage(options, page).LanguageModel.create();
}

export async function readAll(stream: ReadableStream<string>): Promise<string[]> {
  const pieces: string[] = [];
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) pieces.push(part.value);
  return pieces;
}

/** Expects a rejection with a DOMException of this name. */
export async function expectDomException(promise: Promise<unknown>, name: string): Promise<void> {
  const caught: unknown = await promise.then(
    (value) => `it resolved to ${JSON.stringify(value)}`,
    (error: unknown) => error,
  );
  expect(caught).toBeInstanceOf(DOMException);
  expect(caught).toMatchObject({ name });
}

/** A call with arguments that TypeScript refuses. */
export const unchecked = (target: object, method: string, ...given: unknown[]): unknown => Reflect.get(target, method).apply(target, given);
