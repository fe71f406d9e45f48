/**
 * Objects in the realms of a browser: heaps and living objects of pages, workers and service workers, asked over the
 * devtools protocol, so that the product needs no surface for it. Everything is counted after a garbage collection.
 */
import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, CDPSession } from "playwright/test";

/** Objects that live as long as their owner: ports of lines, streams and signals of calls. */
const counted = ["MessagePort", "ReadableStream", "AbortController", "Worker", "BroadcastChannel"] as const;

/** Milliseconds that a realm may take for an answer. */
const silenceMs = 120_000;

/** Numbers by name, such as `host heap`. */
export type Sample = Record<string, number>;

interface Target {
  id: string;
  /** Its name in a sample; pages are summed. */
  role: string;
}

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

const roles: readonly (readonly [pattern: RegExp, role: string])[] = [
  [/cohabit-sw\.js/, "service worker"],
  [/host\.worker/, "host"],
  [/scripted-engine\.worker/, "scripted engines"],
  [/engine\.worker/, "model engines"],
  [/service\.html/, "pages"],
];

export class Realms {
  readonly #session: CDPSession;
  #lastId = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(browser: Browser): Promise<Realms> {
    return new Realms(await browser.newBrowserCDPSession());
  }

  /** Everything of one site: each figure is a sum over the realms of its role. */
  async sampleOf(context: BrowserContext): Promise<Sample> {
    const sample: Sample = {};
    const add = (name: string, value: number): void => void (sample[name] = (sample[name] ?? 0) + value);
    for (const { id, role } of await this.#targetsOf(context)) {
      add(`${role}: realms`, 1);
      for (const [name, value] of Object.entries(await this.#measure(id, role))) add(`${role}: ${name}`, value);
    }
    return sample;
  }

  /**
   * Memory of the processes that run pages and workers; shared memory is divided among them. Without mapped files: the
   * browser's program is shared with other browsers of the machine too, so that its part depends on how many there are.
   */
  async memory(): Promise<Sample> {
    const { processInfo } = await this.#session.send("SystemInfo.getProcessInfo");
    const sizes = processInfo.flatMap(({ type, id }) => (type === "renderer" ? [proportionalBytes(id)] : []));
    return { "renderers: memory": sizes.reduce((sum, size) => sum + size, 0), "renderers: processes": sizes.length };
  }

  async #targetsOf(context: BrowserContext): Promise<Target[]> {
    const [page] = context.pages();
    if (page === undefined) return [];
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send("Target.getTargetInfo");
    await session.detach();
    const { targetInfos } = await this.#session.send("Target.getTargets", { filter: [{}] });
    return targetInfos.flatMap(({ targetId, type, url, browserContextId }) => {
      const role = roles.find(([pattern]) => pattern.test(url))?.[1];
      const isMeasured = ["page", "worker", "service_worker"].includes(type) && browserContextId === targetInfo.browserContextId;
      return role !== undefined && isMeasured ? [{ id: targetId, role }] : [];
    });
  }

  async #measure(target: string, role: string): Promise<Sample> {
    return this.#asking(target, role, async (send) => {
      const counts: Sample = {};
      // Chromium 156 crashes when objects of a worker with WebAssembly are counted.
      if (!role.endsWith("engines")) for (const name of counted) counts[name] = await livingObjects(send, name);
      // Not collectGarbage alone: the next collection frees objects that finalizers release.
      await send("HeapProfiler.collectGarbage");
      await send("HeapProfiler.collectGarbage");
      const heap = await send("Runtime.getHeapUsage");
      return {
        ...counts,
        heap: Number(heap["usedSize"]),
        "other memory": Number(heap["embedderHeapUsedSize"]) + Number(heap["backingStorageSize"]),
      };
    });
  }

  /** Playwright has no sessions for workers of other pages; the protocol's older form nests them in messages. */
  async #asking<Result>(target: string, role: string, ask: (send: Send) => Promise<Result>): Promise<Result> {
    const { sessionId } = await this.#session.send("Target.attachToTarget", { targetId: target, flatten: false });
    const answers = new Map<number, (answer: Record<string, unknown>) => void>();
    const receive = (event: { sessionId: string; message: string }): void => {
      if (event.sessionId !== sessionId) return;
      const { id, result } = JSON.parse(event.message);
      answers.get(id)?.(result ?? {});
    };
    this.#session.on("Target.receivedMessageFromTarget", receive);
    const send: Send = async (method, params = {}) => {
      const id = (this.#lastId += 1);
      const answer = new Promise<Record<string, unknown>>((resolve) => answers.set(id, resolve));
      await this.#session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
      const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new SilentRealmError(role, method)), silenceMs));
      return Promise.race([answer, late]);
    };
    try {
      return await ask(send);
    } finally {
      this.#session.off("Target.receivedMessageFromTarget", receive);
      await this.#session.send("Target.detachFromTarget", { sessionId });
    }
  }
}

/** Objects of a class that garbage collection leaves. */
async function livingObjects(send: Send, name: string): Promise<number> {
  const group = { objectGroup: "counted" };
  const prototype = await send("Runtime.evaluate", { ...group, expression: `typeof ${name} === "undefined" ? null : ${name}.prototype` });
  const prototypeObjectId = objectIdOf(prototype["result"]);
  if (prototypeObjectId === undefined) return 0;
  const found = await send("Runtime.queryObjects", { ...group, prototypeObjectId });
  const objectId = objectIdOf(found["objects"]);
  const length = await send("Runtime.callFunctionOn", {
    objectId,
    functionDeclaration: "function () { return this.length }",
    returnByValue: true,
  });
  await send("Runtime.releaseObjectGroup", group);
  return Number((length["result"] as { value?: unknown } | undefined)?.value);
}

const objectIdOf = (remote: unknown): string | undefined => (remote as { objectId?: string } | undefined)?.objectId;

function proportionalBytes(process: number): number {
  const sizes = readFileSync(`/proc/${process}/smaps_rollup`, "utf8");
  const kilobytes = ["Pss_Anon", "Pss_Shmem"].map((name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(sizes)?.[1]));
  return 1024 * kilobytes.reduce((sum, size) => sum + size, 0);
}

/** It hangs, or its process has crashed. */
class SilentRealmError extends Error {
  override readonly name = "SilentRealmError";
  constructor(role: string, method: string) {
    super(`${role}: no answer to ${method}`);
  }
}
