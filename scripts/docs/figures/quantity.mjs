/** A number with its unit, as pages and files of figures write them: "1,305 ms", "1.3 s", "0.85", "98 %". */

/** @typedef {{ value: number, unit: string, decimals: number }} Quantity `decimals`: digits after the point, as written. */

/** Units that differ by a factor. @type {Record<string, { base: string, factor: number }>} */
const scaledUnits = {
  "s": { base: "ms", factor: 1000 },
  "kB": { base: "bytes", factor: 1e3 },
  "MB": { base: "bytes", factor: 1e6 },
  "%": { base: "", factor: 0.01 },
};

/** @param {string} text @returns {Quantity | undefined} The first number of the text; a unit follows it or not. */
export function parseQuantity(text) {
  const [, digits, unit = ""] = /(-?\d[\d,]*(?:\.\d+)?)(?:\s*([a-zA-Z%]+(?:\/s)?))?/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const plain = digits.replaceAll(",", "");
  return { value: Number(plain), unit, decimals: plain.split(".")[1]?.length ?? 0 };
}

/** @param {Quantity} quantity @param {string} unit @returns {number} The value in this unit; a number without a unit has the other's. */
function valueIn({ value, unit: from }, unit) {
  if (from === unit || from === "" || unit === "") {
    return from === "%" && unit === "" ? value / 100 : unit === "%" && from === "" ? value * 100 : value;
  }
  const [source, target] = [scaledUnits[from] ?? { base: from, factor: 1 }, scaledUnits[unit] ?? { base: unit, factor: 1 }];
  return source.base === target.base ? (value * source.factor) / target.factor : Number.NaN;
}

/**
 * Returns whether a page's number is the measured one, rounded or cut to the digits that the page shows.
 * @param {Quantity} shown
 * @param {Quantity} measured
 */
export function isSame(shown, measured) {
  const exact = valueIn(measured, shown.unit);
  const scale = 10 ** shown.decimals;
  const digits = shown.value * scale;
  return [Math.round(exact * scale), Math.floor(exact * scale + 1e-9)].some((value) => Math.abs(value - digits) < 1e-6);
}

/** @param {string} text @param {Quantity} shown @param {Quantity} measured @returns {string} The text with its number replaced by the measured one. */
export function withMeasured(text, shown, measured) {
  const value = valueIn(measured, shown.unit).toLocaleString("en-US", {
    minimumFractionDigits: shown.decimals,
    maximumFractionDigits: shown.decimals,
  });
  return text.replace(/-?\d[\d,]*(?:\.\d+)?/, value);
}
