/** The Connectors page, through the service worker, against servers on loopback. */
import { ConnectorServer } from "../../connectors/connector-server.ts";
import { oauthClient } from "../../connectors/connector-texts.ts";
import { connectorItem, createConnector, fillConnector } from "./connectors-page.ts";
import { expect, showView, test } from "./playground-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a connector is created, asked with citations, changed and deleted", async ({ firstVisit: page }) => {
  const server = await ConnectorServer.start();
  try {
    await showView(page, "Connectors");
    await createConnector(page, "Kites", `${server.url}/search`);
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([{ query: "test" }]);
    await page.getByLabel("Question for Kites").fill("Where do red kites nest?");
    await page.keyboard.press("Enter");
    await expect(page.locator(".cited").first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Sources" })).toContainText("Birds of Wales");
    expect(server.requests.length).toBeGreaterThan(1);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await page.getByRole("button", { name: "Change Kites" }).click();
    const change = page.getByRole("form", { name: "Change Kites" });
    await change.getByLabel("Name").fill("Birds");
    await change.getByLabel("Active").uncheck();
    await change.getByRole("button", { name: "Save" }).click();
    await expect(connectorItem(page, "Birds")).toContainText("not active");
    await expect(page.getByLabel(/^Question for/)).toHaveCount(0);
    await page.getByRole("button", { name: "Delete Birds" }).click();
    await page.getByRole("button", { name: "Really delete Birds" }).click();
    await expect(connectorItem(page, "Birds")).toHaveCount(0);
  } finally {
    await server.stop();
  }
});

test("the owner authorises a connector in a new tab", async ({ firstVisit: page, site }) => {
  const { origin } = new URL(site.url);
  const server = await ConnectorServer.start([`${origin}/v1/connectors/oauth/token`]);
  try {
    await showView(page, "Connectors");
    const form = await fillConnector(page, "Private", `${server.url}/oauth`);
    await form.getByLabel("Authentication").selectOption("OAuth 2.0");
    await form.getByLabel("Client id").fill(oauthClient.id);
    await form.getByLabel("Client secret").fill(oauthClient.secret);
    await form.getByLabel("Authorise URL").fill(server.oauth.authorize_url);
    await form.getByLabel("Token URL").fill(server.oauth.token_url);
    await form.getByLabel("Scope").fill(server.oauth.scope);
    await form.getByRole("button", { name: "Create connector" }).click();
    await expect(connectorItem(page, "Private")).toContainText("not authorised yet");
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Authorise Private" }).click();
    await (await opened).waitForURL(`${origin}/v1/connectors/oauth/token**`);
    await page.bringToFront();
    await expect(connectorItem(page, "Private")).toContainText("OAuth, valid");
  } finally {
    await server.stop();
  }
});

test.describe("a connector that fails its test", () => {
  test.use({ expectedComplaints: ["400"] });

  test("is not stored, and the reason is shown", async ({ firstVisit: page }) => {
    const server = await ConnectorServer.start();
    try {
      await showView(page, "Connectors");
      const form = await fillConnector(page, "Broken", `${server.url}/failing`);
      await form.getByRole("button", { name: "Create connector" }).click();
      await expect(form.getByRole("alert")).toContainText("500");
      await expect(form.getByLabel("Name")).toHaveValue("Broken");
      await expect(connectorItem(page, "Broken")).toHaveCount(0);
    } finally {
      await server.stop();
    }
  });
});
