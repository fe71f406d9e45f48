/** Compares the built package with the size that the docs state. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { measuredValues } from "../docs/figures/measured-figures.mjs";
import { parseQuantity } from "../docs/figures/quantity.mjs";

/** A difference of this share is worth a new figure. */
const maxDifference = 0.05;

/** @param {string} folder The built package. @returns {string | undefined} A message if the docs state another size. */
export function packageSizeMessage(folder) {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  const stated = parseQuantity(measuredValues().get("package: cohabit") ?? "")?.value ?? 0;
  const megabytes = bytes / 1e6;
  if (Math.abs(megabytes - stated) <= maxDifference * stated) return undefined;
  return `the package has ${megabytes.toFixed(1)} MB, docs/figures.json states ${stated} MB: change the figure, then run node scripts/docs/figures/figures.mjs`;
}
