/** The way through every view by keyboard alone, on a desktop and on a phone. */
import { expect, test, type Page } from "./playground-page.ts";

const views = ["chat", "embed", "rerank", "models", "data", "connectors", "requests"] as const;

/** Numbers the shown controls that Tab must reach. Tabs and radio buttons have one stop for a group. */
function numberControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
    ].filter((control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility({ visibilityProperty: true }));
    for (const [index, control] of controls.entries()) control.dataset["stop"] = String(index);
    return controls.length;
  });
}

/** Presses Tab once around the page. Returns the numbers of the controls that had the focus, and the ones without a visible focus. */
async function reached(page: Page, count: number): Promise<{ stops: Set<number>; unmarked: string[] }> {
  const stops = new Set<number>();
  const unmarked = new Set<string>();
  for (let presses = 0; presses < count + 4; presses += 1) {
    await page.keyboard.press("Tab");
    const { stop, isMarked, html } = await page.evaluate(() => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
      // A hidden input or a field in a frame is marked by the element around it.
      const marked = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
        (element) => element instanceof HTMLElement,
      );
      const isVisible = marked.some((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== "none" || boxShadow !== "none";
      });
      return { stop: focused.dataset["stop"], isMarked: isVisible, html: focused.outerHTML.slice(0, 120) };
    });
    if (stop === undefined) continue;
    stops.add(Number(stop));
    if (!isMarked) unmarked.add(html);
  }
  return { stops, unmarked: [...unmarked] };
}

for (const width of [1280, 360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const view of views) {
      test(`Tab reaches every control of ${view}, and shows where it is`, async ({ playground: page }) => {
        if (view !== "chat") {
          const isInDeveloper = width === 360 && ["data", "connectors", "requests"].includes(view);
          const link = page.locator(isInDeveloper ? `.views a[href="#data"]` : `a[href="#${view}"]`);
          await link.focus();
          await page.keyboard.press("Enter");
          if (isInDeveloper) {
            await page.locator(`.developer-views a[href="#${view}"]`).focus();
            await page.keyboard.press("Enter");
          }
        }
        await expect(page.locator(`.view[data-view=${view}]`)).toBeVisible();
        const count = await numberControls(page);
        expect(count).toBeGreaterThan(7);
        const { stops, unmarked } = await reached(page, count);
        expect([...Array(count).keys()].filter((stop) => !stops.has(stop))).toEqual([]);
        expect(unmarked).toEqual([]);
        const bar = page.getByRole("navigation", { name: "Views" }).getByRole("link");
        if (width === 360) expect(await bar.count()).toBeLessThanOrEqual(5);
      });
    }
  });
}
