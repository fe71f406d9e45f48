/** Who hosts when two pages find at once that the host hangs, on Web Locks that tell a page late that its lock was stolen. */
import { afterEach, expect, test, vi } from "vitest";
import { HostElection } from "../../../src/page/host/host-election.ts";

type Grant = (lock: object | null) => unknown;
interface Held {
  reject: (reason: Error) => void;
  isOver: boolean;
}

/** As much of Web Locks as an election uses. */
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
        // Its page runs again only then.
        setTimeout(() => current.reject(new DOMException("stolen", "AbortError")), 5);
        this.#held.delete(name);
        return run({});
      }
      if (options.ifAvailable === true) return run(null);
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), () => run({})]);
    });
  }
}

afterEach(() => vi.unstubAllGlobals());

test("two pages that replace a hung host at once start one host, not two: the old host's page does not replace its own beside the thief", async () => {
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
        await new Promise((resolve) => setTimeout(resolve, 20));
        return "hosting";
      },
      end: () => void live.delete(page),
      suspend: () => undefined,
    });
  const [old, reader] = [electionOf("old"), electionOf("reader")];
  await old.campaign();
  await reader.campaign();
  expect([...live]).toEqual(["old"]);
  await Promise.all([reader.depose(), new Promise((resolve) => setTimeout(resolve, 1)).then(() => old.depose())]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([[...live], begun]).toEqual([["reader"], ["old", "reader"]]);
  // By itself a page replaces its own host.
  await reader.depose();
  expect([[...live], begun]).toEqual([["reader"], ["old", "reader", "reader"]]);
});
