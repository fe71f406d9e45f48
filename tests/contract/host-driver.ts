/** Runs the acceptance cases in Node, against a complete host: API, queue, slots and the real token loop over scripted models. */
import { expect } from "vitest";
import type { Timer } from "../../src/api/response/deferred-body.ts";
import { WritingHost } from "../../src/worker/storage/writing-host.ts";
import { openDataStorage } from "../../src/worker/storage/data-storage.ts";
import { createHost, type Host } from "../../src/worker/host/host.ts";
import { hostOptionsSchema, type HostOptionsInput } from "../../src/worker/host/host-options.ts";
import { createModelReader } from "../../src/worker/reading/create-model-reader.ts";
import type { Engine } from "../../src/worker/engine/engine.ts";
import { createScriptedEngine, type Seam } from "../scripted/scripted-engine.ts";
import { requestFor } from "./cases/case-request.ts";
import type { ContractDriver } from "./cases/contract-driver.ts";
import { readEventsThenCancel } from "./read-events.ts";
import { grants, scriptedModels } from "./scripted/service-options.ts";
import { caseCallers, caseModels } from "./case-models.ts";

export interface HostDriver extends ContractDriver {
  host: Host;
  /** Lines of the request log, oldest first. */
  log: { level: "error" | "warn" | "debug"; line: string }[];
  fetch(request: Request, signal?: AbortSignal): Promise<Response>;
}

interface StoredAt {
  /** Name of the database. Default: a new one. */
  name?: string;
  /** Epoch of the host. Default: no other host replaces it. */
  epoch?: number;
}

/**
 * A host with engines that run in process and follow scripts. `seam`: the seam of the engine that writes the replies, or a
 * function that makes the engines; default: a token model.
 */
export function createHostDriver(
  options: Partial<HostOptionsInput> = {},
  timer?: Timer,
  seam?: Seam | (() => Engine),
  stored: StoredAt = {},
  wasmThreads = 1,
): HostDriver {
  const parsed = hostOptionsSchema.parse({
    modelsUrl: "http://page.test/models/",
    tokens: grants,
    models: scriptedModels,
    engines: { scripted: "http://page.test/scripted.js" },
    ...options,
  });
  const log: HostDriver["log"] = [];
  const write = (level: HostDriver["log"][number]["level"]) => (line: unknown) => void log.push({ level, line: String(line) });
  const host = createHost(parsed, {
    startEngine: () => {
      let die: (reason: string) => void = () => undefined;
      const died = new Promise<string>((resolve) => (die = resolve));
      const ports: MessagePort[] = [];
      const dieNow = (): void => {
        // The engine ends like a worker.
        for (const port of ports) port.close();
        die("its worker ended");
      };
      const engine = typeof seam === "function" ? seam() : createScriptedEngine({ seam, die: dieNow });
      const reply: typeof engine.reply = (order, port) => {
        ports.push(port);
        return engine.reply(order, port);
      };
      return { engine: { ...engine, reply }, died, end: () => undefined };
    },
    startReader: () => ({ reader: createModelReader(), died: new Promise(() => undefined), end: () => undefined }),
    findDeviceSupport: async () => ({ wasmThreads }),
    console: { error: write("error"), warn: write("warn"), debug: write("debug") },
    ...(timer && { timer }),
    storage: openDataStorage(
      stored.name ?? `host-${crypto.randomUUID()}`,
      undefined,
      stored.epoch === undefined ? undefined : new WritingHost("site", stored.epoch),
    ),
  });
  const call = (request: Request, signal?: AbortSignal): Promise<Response> => host.api.fetch(request, signal);
  return {
    expect,
    host,
    log,
    fetch: call,
    call: (path, request) => call(requestFor(path, request)),
    readEventsThenCancel: async (path, request, count) => readEventsThenCancel(await call(requestFor(path, request)), count),
    models: caseModels,
    ...caseCallers,
  };
}
