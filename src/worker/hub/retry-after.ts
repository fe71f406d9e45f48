/** Parses the header Retry-After (RFC 9110 10.2.3: a number, or a date) into seconds, at least 0. Undefined if it is absent or invalid. */
export function retryAfterSeconds({ headers }: Response, now: number = Date.now()): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (text === undefined || text === "") return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
