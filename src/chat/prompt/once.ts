/** A question that is answered when it is first asked. */
export function once<Value>(answer: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => (known ??= { value: answer() }).value;
}
