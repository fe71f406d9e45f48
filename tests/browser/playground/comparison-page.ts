/** Adds a second chat model to the playground, and starts a comparison with it. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect, inRepository, showView, type Page } from "./playground-page.ts";

const weightsPath = "onnx/model.onnx";
/** An empty field of a number that ONNX does not use, which its readers skip. */
const unusedField = Buffer.from([0xa2, 0x06, 0x00]);

/**
 * Serves starter-chat under a second name, as a model that the visitor adds. Its weights compute the same and have another hash, so that the
 * browser does not find them among those of starter-chat. `hasWeights` is asked at each request.
 */
export async function addTwin(page: Page, hasWeights = () => true): Promise<void> {
  const read = (path: string): Buffer => readFileSync(inRepository(`models/starter-chat/${path}`));
  const weights = Buffer.concat([read(weightsPath), unusedField]);
  const { files, ...manifest }: { files: { path: string }[] } = JSON.parse(read("manifest.json").toString());
  const listed = { path: weightsPath, size: weights.byteLength, sha256: createHash("sha256").update(weights).digest("hex") };
  const own = new Map<string, string | Buffer>([
    ["manifest.json", JSON.stringify({ ...manifest, files: files.map((file) => (file.path === weightsPath ? listed : file)) })],
    [weightsPath, weights],
  ]);
  await page.context().route("**/models/twin/**", (route) => {
    const path = new URL(route.request().url()).pathname.split("/models/twin/")[1] ?? "";
    const body = own.get(path) ?? (existsSync(inRepository(`models/starter-chat/${path}`)) ? read(path) : undefined);
    const isServed = body !== undefined && (hasWeights() || path !== weightsPath);
    return isServed ? route.fulfill({ body }) : route.fulfill({ status: 404 });
  });
  await showView(page, "Models");
  await page.getByLabel(/Id on the Hugging Face hub/).fill("./models/twin");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  // On a narrow screen the cell has the title of its column.
  await expect(page.locator(".model-row", { hasText: "twin" }).getByRole("cell", { name: /^(?:For )?chat$/ })).toBeVisible();
  await showView(page, "Chat");
}

export async function compare(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Compare two models" }).click();
  await expect(page.getByRole("group", { name: "Comparison" })).toBeVisible();
}
