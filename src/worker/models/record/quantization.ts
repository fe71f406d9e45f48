/** Names of quantisations in the names of GGUF files and folders. */

const label = /(?:^|[-._ ([])((?:UD-)?(?:(?:IQ|TQ|Q)\d(?:_[A-Z0-9]+)*|BF16|FP?16|FP?32|(?:MX|NV)FP4(?:_[A-Z0-9]+)*))(?=$|[-._ )\]])/gi;

/** Returns the last quantisation in a name without its extension, in upper case, such as "Q4_K_M" or "UD-Q4_K_XL". */
export function quantizationIn(name: string): string | undefined {
  const found = [...name.matchAll(label)].at(-1)?.[1];
  return found?.toUpperCase().replace(/^FP(16|32)$/, "F$1");
}
