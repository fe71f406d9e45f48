/** Python's `strftime` in local time, with the names of the C locale. */

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const millisecondsPerDay = 86_400_000;

/** Formats a date. A dash, as in `%-d`, removes leading zeros and spaces. */
export function strftime(date: Date, format: string): string {
  return format.replace(/%(-?)([A-Za-z%])/g, (whole, dash: string, directive: string) => {
    const text = directiveText(date, directive);
    if (text === undefined) return whole;
    return dash === "" ? text : text.replace(/^[0 ]+(?=\d)/, "");
  });
}

/** Returns the text of a directive; undefined for an unknown one, which stays unchanged. */
function directiveText(date: Date, directive: string): string | undefined {
  const two = (value: number): string => String(value).padStart(2, "0");
  const nested = (format: string): string => strftime(date, format);
  const hour12 = date.getHours() % 12 === 0 ? 12 : date.getHours() % 12;
  const dayOfYear = Math.round((startOfDay(date) - startOfDay(new Date(date.getFullYear(), 0, 1))) / millisecondsPerDay) + 1;
  switch (directive) {
    case "a":
      return days[date.getDay()]?.slice(0, 3);
    case "A":
      return days[date.getDay()];
    case "b":
    case "h":
      return months[date.getMonth()]?.slice(0, 3);
    case "B":
      return months[date.getMonth()];
    case "c":
      return nested("%a %b %e %H:%M:%S %Y");
    case "d":
      return two(date.getDate());
    case "D":
    case "x":
      return nested("%m/%d/%y");
    case "e":
      return String(date.getDate()).padStart(2);
    case "f":
      return String(date.getMilliseconds()).padStart(3, "0").padEnd(6, "0");
    case "F":
      return nested("%Y-%m-%d");
    case "H":
      return two(date.getHours());
    case "I":
      return two(hour12);
    case "j":
      return String(dayOfYear).padStart(3, "0");
    case "m":
      return two(date.getMonth() + 1);
    case "M":
      return two(date.getMinutes());
    case "n":
      return "\n";
    case "p":
      return date.getHours() < 12 ? "AM" : "PM";
    case "R":
      return nested("%H:%M");
    case "s":
      return String(Math.floor(date.getTime() / 1000));
    case "S":
      return two(date.getSeconds());
    case "t":
      return "\t";
    case "T":
    case "X":
      return nested("%H:%M:%S");
    case "u":
      return String(date.getDay() === 0 ? 7 : date.getDay());
    case "U":
      return two(Math.floor((dayOfYear + 6 - date.getDay()) / 7));
    case "w":
      return String(date.getDay());
    case "W":
      return two(Math.floor((dayOfYear + 6 - ((date.getDay() + 6) % 7)) / 7));
    case "y":
      return two(date.getFullYear() % 100);
    case "Y":
      return String(date.getFullYear());
    case "z":
    case "Z":
      // `datetime.now()` has no time zone.
      return "";
    case "%":
      return "%";
    default:
      return undefined;
  }
}

/** Returns the day's start in UTC, where all days have the same length. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
