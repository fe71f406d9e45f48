/** Published weights for a test or a bench. */
import path from "node:path";
import { root } from "../install.mjs";
import { makeModels } from "./model-folders.mjs";
import { providePython, UnavailableError } from "./python.mjs";

/**
 * Makes missing models in `.build/weights`, or in the folder that WEIGHTS_CACHE names. If Python, the packages or the
 * network are not available, prints the reason, counts one skipped test, and ends the process with 0.
 * @param {import("./model-folders.mjs").Recipes} recipes
 * @returns {string} The folder that has `<org>/<name>` of each model.
 */
export function provideWeights(recipes) {
  const cache = path.resolve(root, process.env["WEIGHTS_CACHE"] ?? ".build/weights");
  const models = path.join(cache, "models");
  try {
    makeModels(providePython(path.join(cache, "venv")), recipes, models);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    console.log(`skipped, real weights cannot be had here: ${error.message}\n\n1 skipped\n\n0 passed, 0 failed`);
    process.exit(0);
  }
  return models;
}
