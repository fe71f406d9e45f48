/** Replaces a property while something runs, for a library that takes what it needs from global objects. */

/** Runs that overlap on one property are not supported: the first to end would take the other's value away. */
export async function withProperty<Value>(owner: object, name: string, value: unknown, run: () => Promise<Value>): Promise<Value> {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value });
  try {
    return await run();
  } finally {
    // What is inherited shows again.
    Reflect.deleteProperty(owner, name);
    if (own !== undefined) Object.defineProperty(owner, name, own);
  }
}
