import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { Ending } from "../../../src/transport/ending.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const never = new Promise<never>(() => undefined);

describe("work during the life of something", () => {
  test("settles as it does", async () => {
    const ending = new Ending();
    await expect(ending.during(Promise.resolve(7))).resolves.toBe(7);
    await expect(ending.during(Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  });

  test("rejects when the end comes, with its first reason, and whatever is begun later", async () => {
    const ending = new Ending();
    const all = [ending.during(never), ending.during(never)];
    ending.end(new Error("it died"));
    ending.end(new Error("it died again"));
    for (const each of [...all, ending.during(never), ending.during(Promise.resolve(1))]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(each).rejects.toThrow(/^it died$/);
    }
  });

  test("raises no unhandled error if it fails after the end", async () => {
    const ending = new Ending();
    let fail: (failure: Error) => void = () => undefined;
    const work = ending.during(new Promise((_resolve, reject) => (fail = reject)));
    ending.end(new Error("it died"));
    fail(new Error("late"));
    await expect(work).rejects.toThrow("it died");
  });

  test("does not keep its result in memory once it has settled", async () => {
    const ending = new Ending();
    const settle = async (): Promise<WeakRef<object>> => {
      const value = {};
      await ending.during(Promise.resolve(value));
      return new WeakRef(value);
    };
    const value = await settle();
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(value.deref()).toBeUndefined();
    ending.end(new Error("so late that it lived until here"));
  });
});
