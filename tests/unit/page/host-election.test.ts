/** The election when two pages notice at the same time that the host hangs, on Web Locks that report a stolen lock late. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HostElection } from "../../../src/page/host/host-election.ts";

type Grant = (lock: object | null) => unknown;
interface Held {
  reject: (reason: Error) => void;
  isOver: boolean;
}

/** Milliseconds after which the page of a stolen lock runs again. */
const stolenAfterMs = 5;
/** Milliseconds that a host takes to start. */
const startMs = 20;

/** The part of Web Locks that an election uses. */
class FewLocks {
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Map<string, (() => void)[]>();

  request(name: string, options: { ifAvailable?: boolean; steal?: boolean }, grant: Grant): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const run = (lock: object | null): void => {
        const me: Held = { reject, isOver: false };
        if (lock !== null) this.#held.set(name, me);
        void Promise.resolve()
          .then(() => grant(lock))
          .then((value) => {
            if (me.isOver) return;
            me.isOver = true;
            if (this.#held.get(name) === me) {
              this.#held.delete(name);
              this.#waiting.get(name)?.shift()?.();
            }
            resolve(value);
          }, reject);
      };
      const current = this.#held.get(name);
      if (current === undefined) return run({});
      if (options.steal === true) {
        current.isOver = true;
        setTimeout(() => current.reject(new DOMException("stolen", "AbortError")), stolenAfterMs);
        this.#held.delete(name);
        return run({});
      }
      if (options.ifAvailable === true) return run(null);
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), () => run({})]);
    });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("two pages that replace a hung host at the same time start one host: its own page leaves that to the page that steals the lock", async () => {
  vi.stubGlobal("navigator", { locks: new FewLocks() });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  const live = new Set<string>();
  const begun: string[] = [];
  const electionOf = (page: string) =>
    new HostElection("site", {
      begin: async () => {
        begun.push(page);
        live.add(page);
        await new Promise((resolve) => setTimeout(resolve, startMs));
        return "hosting";
      },
      end: () => void live.delete(page),
      suspend: () => undefined,
    });
  const [old, reader] = [electionOf("old"), electionOf("reader")];
  void old.campaign();
  await vi.advanceTimersByTimeAsync(startMs);
  void reader.campaign();
  await vi.advanceTimersByTimeAsync(startMs);
  expect([...live]).toEqual(["old"]);
  const deposed = [reader.depose()];
  await vi.advanceTimersByTimeAsync(stolenAfterMs - 1);
  deposed.push(old.depose());
  await vi.advanceTimersByTimeAsync(10 * startMs);
  await Promise.all(deposed);
  expect([[...live], begun]).toEqual([["reader"], ["old", "reader"]]);
  // Without a rival, a page replaces its own host.
  void reader.depose();
  await vi.advanceTimersByTimeAsync(startMs);
  expect([[...live], begun]).toEqual([["reader"], ["old", "reader", "reader"]]);
});
