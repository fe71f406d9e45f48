/** The browser's own model in the playground: it is offered, downloaded by a click, and answers. */
import { expect, replies, send, showView, test } from "./playground-page.ts";

/** A browser that has to download its model, and answers every prompt with one sentence. */
function installModel(): void {
  let availability = "downloadable";
  class Session extends EventTarget {
    contextUsage = 0;
    contextWindow = 4096;
    measureContextUsage = async (messages: { content: { value: string }[] }[]) =>
      messages.flatMap(({ content }) => content).reduce((sum, { value }) => sum + Math.ceil(value.length / 4), 4);
    clone = async () => new Session();
    destroy = () => undefined;
    promptStreaming = () =>
      new ReadableStream<string>({
        start(controller) {
          for (const word of ["Written ", "by ", "the ", "browser."]) controller.enqueue(word);
          controller.close();
        },
      });
  }
  class LanguageModel extends EventTarget {
    static availability = async () => availability;
    static async create({ monitor }: { monitor?: (events: EventTarget) => void } = {}): Promise<Session> {
      if (availability === "available") return new Session();
      if (!navigator.userActivation.isActive) throw new DOMException("Requires a user gesture", "NotAllowedError");
      availability = "downloading";
      const events = new EventTarget();
      monitor?.(events);
      events.dispatchEvent(new ProgressEvent("downloadprogress", { loaded: 0.4, total: 1 }));
      await new Promise((resolve) => Reflect.set(window, "finishDownload", resolve));
      availability = "available";
      return new Session();
    }
  }
  Object.defineProperty(window, "LanguageModel", { value: LanguageModel, configurable: true });
}

test("it is offered, downloaded by the button, and answers", async ({ page, site }) => {
  await page.addInitScript(installModel);
  await page.goto(site.url);
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  await showView(page, "Models");
  await page.getByText("models that cohabit knows").click();
  await page.getByRole("button", { name: "Add The browser's own model" }).click();
  const card = page.locator(".model-row", { hasText: "built-in" });
  await expect(card).toContainText("Load lets the browser download it");
  await card.getByRole("button", { name: "Load built-in" }).click();
  await expect(card).toContainText("the browser is downloading it, 40 %");
  await page.screenshot({ path: "test-results/playground-built-in-downloading.png" });
  await page.evaluate(() => Reflect.get(window, "finishDownload")());
  await expect(card.getByRole("cell", { name: "loaded", exact: true })).toBeVisible();
  await expect(card.getByRole("cell", { name: "in the browser" })).toBeVisible();
  await showView(page, "Chat");
  await page.getByRole("combobox", { name: "Model" }).selectOption({ label: "built-in" });
  await send(page, "Who wrote this?");
  await expect(replies(page)).toContainText("Written by the browser.");
  await page.screenshot({ path: "test-results/playground-built-in-answer.png" });
});

test("a browser that cannot run its model says why", async ({ playground: page }) => {
  await showView(page, "Models");
  await page.getByText("models that cohabit knows").click();
  await page.getByText("that do not run here").click();
  const entry = page.getByRole("listitem").filter({ hasText: "The browser's own model" });
  await expect(entry).toContainText("the browser says that its model cannot run here");
  await expect(page.getByRole("button", { name: "Add The browser's own model" })).toHaveCount(0);
});
