/** A module with one function, which computes `i32x4.relaxed_dot_i8x16_i7x16_add_s` of three zeros and drops the result. */
// prettier-ignore
const probe = Uint8Array.of(
  // Header; a type without parameters; a function of that type.
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0,
  // Its code: i32.const 0 and i8x16.splat three times, the operator, drop.
  10, 20, 1, 18, 0, 0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0xfd, 0x93, 2, 0x1a, 11,
);

/** Returns whether the browser's WebAssembly has relaxed SIMD. */
export const hasRelaxedSimd = (): boolean => WebAssembly.validate(probe);
