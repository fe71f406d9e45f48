/** A module with one function: `i32x4.relaxed_dot_i8x16_i7x16_add_s` of three zeros, dropped. */
// prettier-ignore
const probe = Uint8Array.of(
  // Header; a type without parameters; a function of that type.
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0,
  // Its code: i32.const 0 and i8x16.splat three times, the operator, drop.
  10, 20, 1, 18, 0, 0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0x41, 0, 0xfd, 15, 0xfd, 0x93, 2, 0x1a, 11,
);

/**
 * A module with one function: lane 0 of that operator over -128 and -1, as bytes, and zeros. See `kernels/dot.ts`.
 */
// prettier-ignore
export const dotProbe = Uint8Array.of(
  // Header; a type without parameters that gives an i32; a function of that type, exported as "".
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7f, 3, 2, 1, 0, 7, 4, 1, 0, 0, 0,
  10, 23, 1, 21, 0, 0x41, 0x80, 0x7f, 0xfd, 15, 0x41, 0x7f, 0xfd, 15, 0x41, 0, 0xfd, 15, 0xfd, 0x93, 2, 0xfd, 0x1b, 0, 11,
);
/** What it is where bytes without a sign are multiplied by bytes with one (x86 with VNNI), or with signs both (ARM), in one step. */
const exactDots: readonly unknown[] = [-130_560, 512];

/** Whether the browser's WebAssembly has relaxed SIMD. */
export const hasRelaxedSimd = (): boolean => WebAssembly.validate(probe);

/** Whether the processor multiplies bytes sixteen at a time: then the kernels take two rows in little more than the time of one. */
export function hasDotProduct(): boolean {
  if (!hasRelaxedSimd()) return false;
  const run = new WebAssembly.Instance(new WebAssembly.Module(dotProbe)).exports[""];
  return typeof run === "function" && exactDots.includes(run());
}
