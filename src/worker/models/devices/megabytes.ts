/** Formats a size for messages, such as "250 MB". */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
