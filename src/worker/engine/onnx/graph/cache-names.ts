/** The names of a graph's cache inputs and outputs. */

const keyOrValue = /^past_key_values\.\d+\.(key|value)$/;
const state = /^past_[a-z]+\.\d+$/;

/** Whether the input holds keys or values of the positions so far. */
export function isKeyOrValue(input: string): boolean {
  return keyOrValue.test(input);
}

/** Whether the input holds the state of a convolution or a recurrence: `past_conv.0`, `past_recurrent.0`. */
function isState(input: string): boolean {
  return state.test(input);
}

export function isCacheInput(input: string): boolean {
  return isKeyOrValue(input) || isState(input);
}

/** Whether a graph with these inputs has a cache. */
export function hasCache(inputs: Iterable<string>): boolean {
  return [...inputs].some(isCacheInput);
}

/** Returns the name of the output that holds the new value of a cache input. */
export function presentName(input: string): string {
  return isState(input) ? input.replace(/^past_/, "present_") : input.replace(/^past_key_values\./, "present.");
}
