/** Checks the docs: links, in the files and on the site; samples; figures; names of files and functions; explanations of errors; lengths of guides. */
import { checkErrors } from "../docs/check-errors.mjs";
import { checkLengths } from "../docs/check-lengths.mjs";
import { checkNames } from "../docs/check-names.mjs";
import { checkPaths } from "../docs/check-paths.mjs";
import { checkSamples } from "../docs/check-samples.mjs";
import { checkFigures } from "../docs/figures/figures.mjs";
import { readPages } from "../docs/pages.mjs";

/** @returns {Promise<string[]>} Violations. */
export async function checkDocs() {
  const [{ deadLinks }, samples] = await Promise.all([readPages(), checkSamples()]);
  return [...deadLinks, ...samples, ...checkErrors(), ...checkPaths(), ...checkNames(), ...checkFigures(), ...checkLengths()];
}
