/** Value of X-API-Warning: one line in the characters that a header may hold. */
export function warningHeader(warnings: readonly string[]): string {
  return warnings.join("; ").replaceAll(/[^\x20-\x7e]+/g, "?");
}
