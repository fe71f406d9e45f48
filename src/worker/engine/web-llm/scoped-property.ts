/** Replaces a property of an object during a call, for a library that reads global objects. */

/** Calls for the same property must not overlap, because the first to end would restore the old value for both. */
export async function withProperty<Value>(owner: object, name: string, value: unknown, run: () => Promise<Value>): Promise<Value> {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value });
  try {
    return await run();
  } finally {
    // Deleting it makes an inherited property visible again.
    Reflect.deleteProperty(owner, name);
    if (own !== undefined) Object.defineProperty(owner, name, own);
  }
}
