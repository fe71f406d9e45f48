import { existsSync, readFileSync } from "node:fs";
import { imageChatReference } from "../../scripted/image-models.ts";
import { familyFolder } from "../../scripted/tiny-families.ts";
import { serveVisionModel, visionModel } from "../llama-cpp/vision-model.ts";
import { expect, lastRequest, replies, send, showView, test } from "./playground-page.ts";

const model = "smolvlm-tiny";

test("an image is attached to a message for a model with vision, is sent, shown and kept; other models offer none", async ({
  firstVisit: page,
}) => {
  await page.context().route(`**/models/${model}/**`, (route) => {
    const file = `${familyFolder(model)}/${new URL(route.request().url()).pathname.split(`/models/${model}/`)[1] ?? ""}`;
    return existsSync(file) ? route.fulfill({ body: readFileSync(file) }) : route.fulfill({ status: 404 });
  });
  const attach = page.getByRole("button", { name: "Image", exact: true });
  await expect(page.getByRole("button", { name: "Documents", exact: true })).toBeVisible();
  await expect(attach).toHaveCount(0);

  await showView(page, "Models");
  await page.getByLabel(/Id on the Hugging Face hub/).fill(`./models/${model}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const card = page.locator(".model-row", { hasText: model });
  await card.getByRole("button", { name: `Load ${model}`, exact: true }).click();
  await expect(card.getByRole("cell", { name: "loaded", exact: true })).toBeVisible();
  await showView(page, "Chat");
  await page.getByRole("combobox", { name: "Model" }).selectOption({ label: model });

  const [whole] = imageChatReference().replies;
  const file = `${familyFolder(model)}/${whole?.file}`;
  await expect(attach).toBeVisible();
  await page.getByLabel("Images for the message").setInputFiles([file, `${familyFolder(model)}/parts.png`]);
  const chosen = page.getByRole("list", { name: "Images of the message" });
  await expect(chosen.getByRole("img")).toHaveCount(2);
  await chosen.getByRole("button", { name: "Remove parts.png" }).click();
  await expect(chosen.getByRole("img", { name: "whole.png" })).toBeVisible();

  await send(page, "What is this?");
  await expect(replies(page)).toHaveCount(1);
  await expect(chosen).toHaveCount(0);
  const shown = page.getByRole("list", { name: "Images", exact: true }).getByRole("img", { name: "whole.png" });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(32);
  const { messages } = await lastRequest(page);
  const url = `data:image/png;base64,${readFileSync(file).toString("base64")}`;
  expect(messages.at(-1)).toEqual({
    role: "user",
    content: [
      { type: "image_url", image_url: { url } },
      { type: "text", text: "What is this?" },
    ],
  });
});

test("a GGUF model with a vision part takes images, and answers about one", async ({ firstVisit: page }) => {
  await serveVisionModel(page.context());
  await showView(page, "Models");
  await page.getByLabel(/Id on the Hugging Face hub/).fill(`./models/${visionModel}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const card = page.locator(".model-row", { hasText: visionModel });
  await card.getByRole("button", { name: `Load ${visionModel}`, exact: true }).click();
  await expect(card.getByRole("cell", { name: "loaded", exact: true })).toBeVisible();
  await showView(page, "Chat");
  await page.getByRole("combobox", { name: "Model" }).selectOption({ label: visionModel });
  await page.getByLabel("Images for the message").setInputFiles(`${familyFolder(model)}/whole.png`);
  await send(page, "What is this?");
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText(/\w{3}/);
});
