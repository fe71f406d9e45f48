/** Settles as `work` does, or resolves to "late" after `limitMs` milliseconds. */
export async function within<Value>(work: Promise<Value>, limitMs: number): Promise<Value | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => (timer = setTimeout(resolve, limitMs, "late")));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
