/** A worker that sends its messages back, throws, or holds a lock; see `requester.worker.ts`. */
import { prepareWorkerRealm } from "../../../src/worker/base/worker-realm.ts";

prepareWorkerRealm();

const hold = (name: string): Promise<void> =>
  new Promise((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise<never>(() => undefined);
    });
  });

/** Holds a lock of this worker's name, and lets a worker of its own hold another one. */
async function holdLocks(): Promise<void> {
  await hold(self.name);
  if (!self.name.endsWith("-child")) {
    const child = new Worker(self.location.href, { type: "module", name: `${self.name}-child` });
    const held = new Promise((resolve) => child.addEventListener("message", resolve));
    child.postMessage({ locks: true });
    await held;
  }
  globalThis.postMessage({ name: self.name });
}

globalThis.addEventListener("message", ({ data }: MessageEvent) => {
  if (data.throws !== undefined) throw new Error(data.throws);
  if (data.locks === true) return void holdLocks();
  if (data.value instanceof WebAssembly.Memory) new Uint8Array(data.value.buffer)[0] = 7;
  const { value, port } = data;
  globalThis.postMessage({ name: self.name, value, port }, { transfer: port === undefined ? [] : [port] });
});
