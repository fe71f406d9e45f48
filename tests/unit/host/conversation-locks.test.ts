import { afterEach, describe, expect, test, vi } from "vitest";
import { Cancelled, TimedOut } from "../../../src/inference/errors.ts";
import { ConversationLocks } from "../../../src/worker/storage/conversation-locks.ts";
import { InProcessLocks } from "../../../src/worker/base/in-process-locks.ts";

const never = new AbortController().signal;

/** Locks of one conversation that note who holds them. */
function startLocks(timeoutMs = 60_000) {
  const locks = new ConversationLocks(timeoutMs, new InProcessLocks());
  const held: string[] = [];
  const lock = (name: string, signal = never) => locks.lock("owner", "c", signal).then((release) => (held.push(name), release));
  return { locks, held, lock };
}

/** Waits until the callbacks of all settled promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe("locks of a conversation", () => {
  test("are held one at a time, in the order of request", async () => {
    const { held, lock } = startLocks();
    const [first, second, third] = [lock("a"), lock("b"), lock("c")];
    await settle();
    expect(held).toEqual(["a"]);
    (await first)();
    await settle();
    expect(held).toEqual(["a", "b"]);
    (await second)();
    (await third)();
    expect(held).toEqual(["a", "b", "c"]);
    (await lock("d"))();
  });

  test("do not hold up other conversations, nor other owners", async () => {
    const { locks } = startLocks();
    await locks.lock("owner", "c", never);
    await locks.lock("owner", "d", never);
    await locks.lock("other", "c", never);
  });

  test("skip a waiting caller that disconnects; later ones keep waiting", async () => {
    const { held, lock } = startLocks();
    const leaving = new AbortController();
    const first = await lock("a");
    const second = lock("b", leaving.signal);
    const third = lock("c");
    leaving.abort();
    await expect(second).rejects.toThrow(Cancelled);
    await settle();
    expect(held).toEqual(["a"]);
    first();
    (await third)();
    expect(held).toEqual(["a", "c"]);
  });

  test("may be released twice, which releases no other lock", async () => {
    const { held, lock } = startLocks();
    const first = await lock("a");
    const second = lock("b");
    const third = lock("c");
    first();
    first();
    await second;
    await settle();
    expect(held).toEqual(["a", "b"]);
    (await second)();
    await third;
  });

  test("that take too long to get are a time limit, and are not granted later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { held, lock } = startLocks(50);
    const first = await lock("a");
    const second = lock("b");
    vi.advanceTimersByTime(50);
    await expect(second).rejects.toEqual(new TimedOut(50));
    first();
    (await lock("c"))();
    expect(held).toEqual(["a", "c"]);
  });
});
