/**
 * Whether WebAssembly of this realm can have threads: their memory must be shared and be posted to them. Cross-origin isolation
 * does not say so: workers of WebKitGTK are isolated, can make shared memory, and throw when it is posted.
 */
export function canShareMemory(): boolean {
  if (typeof SharedArrayBuffer === "undefined") return false;
  const { port1, port2 } = new MessageChannel();
  try {
    port1.postMessage(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }));
    return true;
  } catch {
    return false;
  } finally {
    port1.close();
    port2.close();
  }
}
