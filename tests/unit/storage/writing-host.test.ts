import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { nextEpoch } from "../../../src/page/host/next-epoch.ts";
import { ConversationLocks } from "../../../src/worker/storage/conversation-locks.ts";
import { HostSupersededError } from "../../../src/worker/storage/host-superseded-error.ts";
import { RecordDatabase } from "../../../src/worker/storage/record-database.ts";
import { Records } from "../../../src/worker/storage/records.ts";
import { StoredConversations } from "../../../src/worker/storage/stored-conversations.ts";
import { WritingHost } from "../../../src/worker/storage/writing-host.ts";

const year2060 = Date.UTC(2060, 0);
const today = Date.UTC(2026, 10);

/** Hosts of one site; the host that was elected last may learn it late, like a page that was stopped. */
class Site {
  readonly name: string = crypto.randomUUID();
  elected = 0;
  #hosts = 0;

  host(epoch: number) {
    const id = ++this.#hosts;
    this.elected = id;
    const host = new WritingHost(this.name, epoch, async () => this.elected === id);
    const notes = new Records(new RecordDatabase(this.name, undefined, host), "note", z.string());
    const conversations = new StoredConversations(new ConversationLocks(1000), host);
    return {
      host,
      put: (text: string) => notes.put("ann", "n", text),
      notes,
      save: (text: string) => conversations.save("ann", this.name, [{ role: "user", parts: [{ type: "text", text }] }]),
      load: async () => JSON.stringify(await conversations.load("ann", this.name)),
    };
  }
}

afterEach(() => void vi.restoreAllMocks());

describe("a host that finds a larger epoch stored than its own", () => {
  it("takes a larger one if it is the elected one: a visit with a wrong clock, then localStorage.clear()", async () => {
    const site = new Site();
    const wrong = site.host(year2060);
    await wrong.put("of 2060");
    await wrong.save("of 2060");
    const next = site.host(today);
    await next.put("of today");
    await next.save("of today");
    expect(next.host.epoch).toBeGreaterThan(year2060);
    expect(await next.notes.get("ann", "n")).toBe("of today");
    expect(await next.load()).toContain("of today");
    await expect(wrong.put("late")).rejects.toThrow(HostSupersededError);
    await expect(wrong.save("late")).rejects.toThrow(HostSupersededError);
    expect(await next.notes.get("ann", "n")).toBe("of today");
    // The one after it, too, whichever number it gets.
    await site.host(today + 1).put("after");
    await expect(next.put("late")).rejects.toThrow(HostSupersededError);
  });

  it("takes a larger one also if only the conversation has it, because the other database was deleted", async () => {
    const site = new Site();
    await site.host(year2060).save("of 2060");
    const next = site.host(today);
    await next.save("of today");
    expect(await next.load()).toContain("of today");
  });

  it("is refused if another host was elected, and leaves the records unchanged", async () => {
    const site = new Site();
    const [old, next] = [site.host(7), site.host(8)];
    await old.put("old");
    await next.put("next");
    await Promise.all(
      [old.put("late"), old.notes.update("ann", "n", () => "late"), old.notes.delete("ann", "n")].map((late) =>
        expect(late).rejects.toThrow(HostSupersededError),
      ),
    );
    expect(await next.notes.get("ann", "n")).toBe("next");
  });

  it("is refused if another host was elected, and wrote, while the question was under way", async () => {
    const site = new Site();
    await site.host(year2060).put("of 2060");
    // The stale host would take the larger number of the two.
    vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.9);
    let answer: (isElected: boolean) => void = () => undefined;
    const asked = new Promise<boolean>((resolve) => (answer = resolve));
    let questions = 0;
    const stale = new WritingHost(site.name, today, () => {
      questions += 1;
      return questions === 1 ? asked : Promise.resolve(false);
    });
    const writing = new Records(new RecordDatabase(site.name, undefined, stale), "note", z.string()).put("ann", "n", "stale");
    const refused = expect(writing).rejects.toThrow(HostSupersededError);
    await new Promise((resolve) => setImmediate(resolve));
    const next = site.host(today + 1);
    await next.put("next");
    answer(true);
    await refused;
    expect(await next.notes.get("ann", "n")).toBe("next");
  });

  it("many changes at once all take the larger epoch", async () => {
    const site = new Site();
    await site.host(year2060).put("of 2060");
    const next = site.host(today);
    await Promise.all(Array.from({ length: 20 }, (_, index) => next.put(`${index}`)));
    expect(await next.notes.get("ann", "n")).toMatch(/^\d+$/);
  });

  it.each([Number.NaN, 1e308, Infinity, -5, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 53, "7", null, {}])(
    "ignores %s, which no host wrote",
    async (garbage) => {
      const site = new Site();
      const raw = new RecordDatabase(site.name);
      await raw.change((transaction) =>
        transaction.objectStore("records").put({ kind: "host", ownerId: "", id: site.name, createdAt: 1, data: garbage }),
      );
      const host = new WritingHost(site.name, today);
      await new Records(new RecordDatabase(site.name, undefined, host), "note", z.string()).put("ann", "n", "written");
      expect(host.epoch).toBe(today);
    },
  );
});

describe("the epoch of the next host", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };

  beforeEach(() => {
    stored.clear();
    Object.defineProperty(globalThis, "localStorage", { configurable: true, get: () => storage });
  });

  it("grows with any clock, and however often localStorage is cleared while the page knows the last host", () => {
    storage.setItem("cohabit-epoch", String(year2060));
    const first = nextEpoch(0);
    expect(first).toBe(year2060 + 1);
    stored.clear();
    expect(nextEpoch(first)).toBeGreaterThan(first);
  });

  it.each([
    "NaN",
    "1e308",
    "-1e308",
    "Infinity",
    "-5",
    "1.5",
    "9007199254740991",
    "9007199254740993",
    "8640000000000001",
    "{}",
    "",
    "true",
  ])("is a whole number, not before now, that grows, if localStorage has %j", (garbage) => {
    const before = Date.now();
    storage.setItem("cohabit-epoch", garbage);
    const first = nextEpoch(0);
    const second = nextEpoch(first);
    expect(Number.isSafeInteger(second)).toBe(true);
    expect(first).toBeGreaterThanOrEqual(before);
    expect(second).toBeGreaterThan(first);
  });

  it("needs no localStorage", () => {
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(nextEpoch(0)).toBeGreaterThanOrEqual(today);
    expect(nextEpoch(year2060)).toBe(year2060 + 1);
  });
});
