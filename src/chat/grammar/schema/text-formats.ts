/**
 * Patterns of the enforced `format` values (contract 2.6): RFC 3339 dates and times, valid days only (no 31 April, 29
 * February in leap years only), no leap seconds; RFC 9562 UUIDs.
 */
const year = String.raw`\d{4}`;
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const monthAndDay = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;
const date = `(?:${year}-${monthAndDay}|${leapYear}-02-29)`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)`;

export const textFormats: ReadonlyMap<string, string> = new Map([
  ["date", date],
  ["time", time],
  ["date-time", `${date}T${time}`],
  ["uuid", "[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"],
]);

/** Supersets of the formats, for all validators: RFC 3339 in every spelling, and more. */
export const widestFormats: ReadonlyMap<string, string> = new Map([
  ["date", String.raw`\d{4}-\d\d-\d\d`],
  ["time", String.raw`\d\d:\d\d:[\s\S]*`],
  ["date-time", String.raw`\d{4}-\d\d-\d\d[Tt\s]\d\d:\d\d:[\s\S]*`],
  ["uuid", String.raw`(?:urn:uuid:)?[0-9a-fA-F-]{36}`],
]);
