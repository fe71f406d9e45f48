/** Answers requests for files of models with the tiny ones of `tests/models`. */
import { existsSync, readFileSync } from "node:fs";
import type { BrowserContext } from "playwright/test";
import { familyFolder } from "../../../scripted/tiny-families.ts";

export async function serveFamilies(context: BrowserContext): Promise<void> {
  await context.route("**/models/**", (route) => {
    const [family = "", ...path] = new URL(route.request().url()).pathname.split("/models/")[1]?.split("/") ?? [];
    const file = `${familyFolder(family)}/${path.join("/")}`;
    if (!existsSync(familyFolder(family))) return route.fallback();
    return existsSync(file) ? route.fulfill({ body: readFileSync(file) }) : route.fulfill({ status: 404 });
  });
}
