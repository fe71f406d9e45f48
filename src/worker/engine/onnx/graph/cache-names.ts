/** Names under which exports take a cache and give it back. */

const keyOrValue = /^past_key_values\.\d+\.(key|value)$/;
const state = /^past_[a-z]+\.\d+$/;

/** Keys or values of the positions so far. */
export function isKeyOrValue(input: string): boolean {
  return keyOrValue.test(input);
}

/** What a convolution or a recurrence carries on: `past_conv.0`, `past_recurrent.0`. */
function isState(input: string): boolean {
  return state.test(input);
}

export function isCacheInput(input: string): boolean {
  return isKeyOrValue(input) || isState(input);
}

/** Whether inputs of these names are those of a model that keeps a cache. */
export function hasCache(inputs: Iterable<string>): boolean {
  return [...inputs].some(isCacheInput);
}

/** The output that gives an input of the cache back. */
export function presentName(input: string): string {
  return isState(input) ? input.replace(/^past_/, "present_") : input.replace(/^past_key_values\./, "present.");
}
