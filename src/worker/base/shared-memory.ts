/**
 * Whether WebAssembly in this realm can use threads: their memory must be shared and posted to them. Cross-origin isolation
 * is not enough: workers of WebKitGTK are isolated and can create shared memory, but throw when it is posted.
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
