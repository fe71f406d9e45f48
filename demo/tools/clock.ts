/** Date and time in a city or time zone. */

/** No time zone has this name. */
class TimeZoneError extends Error {
  constructor(name: string) {
    super(`no time zone or city is known as "${name}"`);
    this.name = "TimeZoneError";
  }
}

export interface ClockReading {
  time: string;
  date: string;
  time_zone: string;
}

/** `place`: a time zone, or the city that names it; empty for the local zone. Throws `TimeZoneError`. */
export function readClock(place: string, now: Date): ClockReading {
  const timeZone = timeZoneOf(place);
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  const date = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return { time: time.format(now), date: date.format(now), time_zone: timeZone };
}

function timeZoneOf(place: string): string {
  const wanted = place.trim().toLowerCase().replaceAll(" ", "_");
  if (wanted === "" || wanted === "local") return Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  const found =
    zones.find((zone) => zone.toLowerCase() === wanted) ??
    zones.find((zone) => zone.toLowerCase().endsWith(`/${wanted.split(",")[0] ?? ""}`));
  if (found !== undefined) return found;
  try {
    // Other names of a zone, such as "CET" or "Asia/Calcutta".
    return new Intl.DateTimeFormat("en", { timeZone: place.trim() }).resolvedOptions().timeZone;
  } catch {
    throw new TimeZoneError(place);
  }
}
