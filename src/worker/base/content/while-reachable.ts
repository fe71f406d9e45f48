/** Handles that wait for the result of a call. */
const waiting = new Set<object>();

/** Calls a handle of a file or a folder and keeps it: Chromium never settles the call of a handle that is garbage-collected meanwhile. */
export async function whileReachable<Handle extends object, Value>(
  handle: Handle,
  call: (handle: Handle) => Promise<Value>,
): Promise<Value> {
  waiting.add(handle);
  try {
    return await call(handle);
  } finally {
    waiting.delete(handle);
  }
}
