/** Actions of a visitor on the Connectors page. */
import { expect, type Locator, type Page } from "./playground-page.ts";

export const connectorItem = (page: Page, name: string): Locator =>
  page.getByRole("list", { name: "Connectors" }).getByRole("listitem").filter({ hasText: name });

export async function fillConnector(page: Page, name: string, url: string): Promise<Locator> {
  const form = page.getByRole("form", { name: "New connector" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("URL of its search").fill(url);
  return form;
}

export async function createConnector(page: Page, name: string, url: string): Promise<void> {
  const form = await fillConnector(page, name, url);
  await form.getByRole("button", { name: "Create connector" }).click();
  await expect(connectorItem(page, name)).toBeVisible();
}
