/** As messages give sizes. */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
