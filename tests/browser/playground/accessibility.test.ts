/** axe on every view, light and dark, wide and narrow; and the way through the page by keyboard alone. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import { ConnectorServer } from "../../connectors/connector-server.ts";
import { addTwin, compare } from "./comparison-page.ts";
import { createConnector } from "./connectors-page.ts";
import { birdsCsv, embedDataset, uploadDataset } from "./data-page.ts";
import { expect, replies, showView, test, type Page } from "./playground-page.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The default rules of axe that depend on the colours. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

const wide = { width: 1280, height: 844 };
const narrow = { width: 390, height: 844 };

/** Ids of the rules that the page breaks in light and in dark colours, with the elements that break them, at each width. */
async function violations(page: Page, sizes = [narrow, wide]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const broken: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      // The elements that pass a rule are megabytes.
      const options = { resultTypes: ["violations"], ...(colorScheme === "dark" && { runOnly: rulesOfColours }) };
      const broke: AxeResults["violations"] = await page.evaluate(
        `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
      );
      const found = broke.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
      broken.push(...found.map((text) => `${size.width} px, ${colorScheme}: ${text}`));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  return broken;
}

const panels = ["Documents", "Tools", "Output", "Settings"] as const;

test.use({ viewport: wide });

test("axe finds no violation in any view, light and dark, at 1280 px and 390 px", async ({ firstVisit: page }) => {
  const found: Record<string, string[]> = { welcome: await violations(page) };
  await page.getByRole("button", { name: /Ask your documents/ }).click();
  await expect(replies(page).locator(".cited")).toBeVisible();
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    // A change of the size hides the passage.
    await replies(page).locator(".cited").blur();
    await replies(page).locator(".cited").focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    found[`cited reply at ${size.width} px`] = await violations(page, [size]);
    await page.keyboard.press("Escape");
  }
  for (const [index, panel] of panels.entries()) {
    await page.getByRole("group", { name: "Sent with the message" }).getByRole("button").nth(index).click();
    await expect(page.getByRole("group", { name: panel, exact: true })).toBeVisible();
    found[panel] = await violations(page);
    await page.getByRole("button", { name: `Close ${panel.toLowerCase()}` }).click();
  }
  await page.getByRole("button", { name: "Request", exact: true }).click();
  found["request"] = await violations(page);
  await page.getByRole("button", { name: "Close request" }).click();
  await showView(page, "Embed");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("img", { name: /Map of the texts/ })).toBeVisible();
  found["map"] = await violations(page);
  await page.getByRole("tab", { name: "Table" }).click();
  found["table"] = await violations(page);
  await showView(page, "Rerank");
  await page.getByRole("button", { name: "Rank", exact: true }).click();
  await expect(page.getByRole("list", { name: "Ranking" })).toBeVisible();
  found["rerank"] = await violations(page);
  await showView(page, "Data");
  await uploadDataset(page, "birds.csv", birdsCsv);
  await embedDataset(page, "birds");
  await page.getByLabel("Query", { exact: true }).fill("a bird of prey");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("list", { name: "Best rows" })).toBeVisible();
  found["data"] = await violations(page);
  await showView(page, "Connectors");
  const server = await ConnectorServer.start();
  await createConnector(page, "Kites", `${server.url}/search`);
  await page.getByRole("button", { name: "Change Kites" }).click();
  found["connectors"] = await violations(page);
  await server.stop();
  await showView(page, "Models");
  found["models"] = await violations(page);
  await showView(page, "Requests");
  found["new request"] = await violations(page);
  await page.locator(".log-item").first().click();
  found["requests"] = await violations(page);
  expect(Object.entries(found).filter(([, broken]) => broken.length > 0)).toEqual([]);
});

test("two models side by side have no violation, at 1280 px and 390 px", async ({ firstVisit: page }) => {
  await page.getByRole("button", { name: "Compare two models" }).click();
  await expect(page.getByText("There is only one chat model here")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Close the message" }).click();
  await addTwin(page);
  await compare(page);
  await page.getByRole("button", { name: /Ask your documents/ }).click();
  await expect(replies(page)).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  const save = page.getByRole("button", { name: "Save or share" });
  await save.click();
  expect(await violations(page, [wide])).toEqual([]);
  await page.setViewportSize(narrow);
  await page.getByRole("button", { name: "Conversations" }).click();
  await expect(save).toBeVisible();
  expect(await violations(page, [narrow])).toEqual([]);
});

test("tokens, thinking, tools and JSON have no violation either", async ({ playground: page }) => {
  for (const example of [/Think first/, /Call tools/, /Fill a form/]) {
    await page.getByRole("button", { name: example }).click();
    await expect(replies(page)).toHaveCount(1);
    expect(await violations(page, [wide])).toEqual([]);
    await page.getByRole("button", { name: "New conversation" }).first().click();
  }
});

test.describe("by keyboard, at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a panel takes the focus, Escape gives it back", async ({ playground: page }) => {
    const button = page.getByRole("button", { name: "Tools", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Close tools" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(/Calculator/)).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("group", { name: "Tools", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "1 tool" })).toBeFocused();
  });
});
