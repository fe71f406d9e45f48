/** Returns a function that calls `compute` at its first call and returns the same value ever after. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}
