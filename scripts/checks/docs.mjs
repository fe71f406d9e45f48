/** Checks the docs: links, in the files and on the site, samples, files that they name, and whether each error is explained. */
import { checkErrors } from "../docs/check-errors.mjs";
import { checkPaths } from "../docs/check-paths.mjs";
import { checkSamples } from "../docs/check-samples.mjs";
import { readPages } from "../docs/pages.mjs";

/** @returns {Promise<string[]>} Violations. */
export async function checkDocs() {
  const [{ deadLinks }, samples] = await Promise.all([readPages(), checkSamples()]);
  return [...deadLinks, ...samples, ...checkErrors(), ...checkPaths()];
}
