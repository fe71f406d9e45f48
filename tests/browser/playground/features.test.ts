/** Features of the API beyond plain chat in the playground, with the starter models. The examples are on its first screen. */
import { readFile } from "node:fs/promises";
import { expect, lastRequest, openPanel, replies, send, showView, test } from "./playground-page.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("documents: the reply is cited, and hover, focus and Escape show and hide the passage", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Ask your documents/ }).click();
  const cited = replies(page).locator(".cited");
  await expect(cited).toHaveText(/12 euros a year/);
  const card = page.getByRole("tooltip");
  await expect(card).toBeHidden();
  await cited.hover();
  await expect(card).toContainText("A library card costs 12 euros a year");
  await expect(card).toContainText("City library");
  await page.mouse.move(0, 0);
  await expect(card).toBeHidden();
  await cited.focus();
  await expect(card).toBeVisible();
  await expect(cited).toHaveAccessibleDescription(/free for children/);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await replies(page).locator(".sources summary").click();
  await expect(replies(page).getByRole("list", { name: "Sources" })).toContainText("On Sundays and Mondays it is closed");
});

test("files: text is read, other files are refused by name, and the fitting passages of a long one are sent", async ({
  playground: page,
}) => {
  const panel = await openPanel(page, "Documents");
  const filler = Array.from(
    { length: 60 },
    (_, index) => `Paragraph ${index} tells of the weather on the coast, of sand, of wind and of waves, and of nothing else at all.`,
  );
  const text = [...filler.slice(0, 30), "The ferry to Lundy leaves at 8 am and costs 21 euros.", ...filler.slice(30)].join("\n\n");
  await panel.locator("input[type=file]").setInputFiles([
    { name: "coast.md", mimeType: "text/markdown", buffer: Buffer.from(text) },
    { name: "photo.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]) },
  ]);
  await expect(panel.getByRole("alert")).toContainText("photo.png is not a PDF, a Word document");
  await expect(panel.getByRole("listitem")).toHaveText(/coast/);
  await send(page, "What does the ferry to Lundy cost?");
  await expect(replies(page)).toHaveCount(1);
  const documents = (await lastRequest(page))["documents"] as { id: string; data: { text: string } }[];
  expect(documents).toHaveLength(1);
  expect(documents[0]?.data.text).toContain("The ferry to Lundy");
  await expect(page.locator(".message")).toContainText("with one passage of the documents");
});

test("tools: the page runs the tools that the model calls, and shows each step", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Call tools/ }).click();
  await expect(replies(page)).toContainText("17 times 23 is 391");
  const call = replies(page).locator(".tool-call");
  await expect(call).toHaveCount(1);
  await expect(call).toContainText("calculator");
  await expect(call).toContainText("result 391");
  const { messages } = await lastRequest(page);
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool"]);
});

test("a tool of one's own: the visitor writes its result, and the model continues", async ({ playground: page }) => {
  await openPanel(page, "Tools");
  await page.getByRole("button", { name: "Insert an example" }).click();
  await page.getByLabel("Tool choice").selectOption("REQUIRED");
  await openPanel(page, "Settings");
  await page.getByLabel("Temperature", { exact: true }).fill("0");
  await send(page, "What is the weather in Oslo?");
  const result = page.getByLabel("Result of get_weather");
  await expect(result).toBeVisible();
  // Now it may reply.
  await openPanel(page, "Tools");
  await page.getByLabel("Tool choice").selectOption("NONE");
  await result.fill('{"weather": "sunny", "temperature": 21}');
  await page.getByRole("button", { name: "Give result" }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).locator(".tool-output")).toContainText("weather sunny");
  const { messages } = await lastRequest(page);
  expect(messages.at(-1)).toMatchObject({ role: "tool", content: [{ document: { data: { weather: "sunny", temperature: "21" } } }] });
});

test("JSON by a schema is shown as such", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Fill a form/ }).click();
  const shown = replies(page).getByRole("group", { name: "JSON" });
  await expect(shown).toBeVisible();
  expect(JSON.parse(await shown.innerText())).toEqual({ name: "Jonas Hale", people: 4, day: "Friday", time: "7 pm" });
});

test("thinking is folded, and tokens show how likely they were, by keyboard too", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Think first/ }).click();
  const reply = replies(page);
  await expect(reply.locator(".tokens")).toHaveText("The capital of Portugal is Lisbon.");
  const thinking = reply.locator(".thinking p");
  await expect(thinking).toBeHidden();
  await reply.getByText("Thought first").click();
  await expect(thinking).not.toBeEmpty();
  await reply.locator(".tokens").focus();
  await page.keyboard.press("ArrowRight");
  await expect(reply.locator(".token-fact")).toHaveText(/^".+": \d+\.\d %/);
  await reply.getByLabel("Show tokens").uncheck();
  await expect(reply.locator(".reply-text")).toHaveText("The capital of Portugal is Lisbon.");
});

test("the same conversation is shown as v1 chat and as generate, and can be sent so", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Say hello/ }).click();
  await expect(replies(page)).toHaveCount(1);
  const panel = await openPanel(page, "Request");
  await panel.getByLabel("View as").selectOption("v1 chat");
  await expect(panel.getByRole("group", { name: "Request to /v1/chat" })).toContainText('"message": "Hello! Who are you?"');
  await panel.getByRole("button", { name: "Send this request" }).click();
  await expect(panel.getByRole("tabpanel")).toContainText('"event_type":"stream-end"');
  await panel.getByLabel("View as").selectOption("generate");
  await expect(panel.getByRole("group", { name: "Request to /v1/generate" })).toContainText('"prompt": "Hello! Who are you?"');
});

test("a reply can be written again, a message edited; later messages are dropped", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Say hello/ }).click();
  await expect(replies(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Write the reply again" }).click();
  await expect(replies(page)).toHaveCount(1);
  await send(page, "What is the capital of Portugal?");
  await expect(replies(page)).toHaveCount(2);
  await page.locator(".message").first().hover();
  await page.getByRole("button", { name: "Edit the message" }).first().click();
  await page.getByRole("textbox", { name: "Edit the message" }).fill("What is the capital of Spain?");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText("Madrid");
  expect((await lastRequest(page)).messages).toEqual([{ role: "user", content: "What is the capital of Spain?" }]);
});

test("conversations are kept for the next visit, renamed, exported and deleted", async ({ playground: page }) => {
  await page.getByRole("button", { name: /Ask your documents/ }).click();
  await expect(replies(page)).toHaveCount(1);
  const list = page.getByRole("region", { name: "Conversations" });
  await list.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Title of the conversation").fill("Library");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();

  await page.reload();
  await list.getByRole("button", { name: "Library", exact: true }).click();
  await expect(replies(page).locator(".cited")).toHaveText(/12 euros a year/);
  await list.getByRole("button", { name: "Save or share" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), list.getByRole("button", { name: "Export as Markdown" }).click()]);
  expect(file.suggestedFilename()).toBe("library.md");
  expect(await readFile(await file.path(), "utf8")).toContain("- City library: The city library is open");

  await list.getByRole("button", { name: "Delete", exact: true }).click();
  await list.getByRole("button", { name: "Delete for good" }).click();
  await expect(list.getByRole("button", { name: "Library", exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(0);
});

test("a model's text is shown as Markdown without its HTML, images or scripts", async ({ playground: page }) => {
  const text =
    '**bold** <img src=x onerror="window.hacked=1"> [link](javascript:alert(1)) [web](https://example.com) ![pixel](https://example.com/p.png)\n\n- item\n\n<script>window.hacked=1</script>';
  await page.evaluate(async (content) => {
    const opened = indexedDB.open("cohabit playground", 1);
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const store = opened.result.transaction("conversations", "readwrite").objectStore("conversations");
    const step = {
      thinking: "",
      plan: "",
      text: content,
      calls: [],
      tokens: [],
      citations: [{ start: 2, end: 6, sources: [{ id: "a", title: "A", text: "t" }] }],
    };
    const reply = { role: "assistant", model: "m", steps: [step], state: "done", waitsFor: "", facts: [] };
    const numbers = {
      temperature: "",
      p: "",
      k: "",
      seed: "",
      max_tokens: "",
      frequency_penalty: "",
      presence_penalty: "",
      thinking_budget: "",
      priority: "",
    };
    const setup = {
      model: "starter-chat",
      system: "",
      stream: true,
      documents: [],
      citations: "",
      readyTools: [],
      ownTools: "",
      toolChoice: "",
      strictTools: false,
      format: "text",
      schema: "",
      thinking: "",
      logprobs: false,
      safetyMode: "",
      stopSequences: "",
      numbers,
    };
    const added = store.put({ id: "x", title: "Hostile", updatedAt: 1, setup, turns: [{ role: "user", text: "hi" }, reply] });
    await new Promise((resolve) => (added.onsuccess = resolve));
    opened.result.close();
  }, text);
  await page.reload();
  await page.getByRole("button", { name: "Hostile" }).click();
  const shown = page.locator(".reply-text");
  await expect(shown.locator("strong .cited")).toHaveText(/^bold/);
  await expect(shown.locator("li")).toHaveText("item");
  await expect(shown.locator("img, script")).toHaveCount(0);
  await expect(shown).toContainText('<img src=x onerror="window.hacked=1">');
  await expect(shown.locator("a[href]")).toHaveCount(1);
  await expect(shown.locator("a[href]")).toHaveAttribute("href", "https://example.com");
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
});

test("embeddings are a map in which texts that are alike are neighbours", async ({ playground: page }) => {
  await showView(page, "Embed");
  await page.getByRole("button", { name: "Compare" }).click();
  const points = page.getByRole("img", { name: /Map of the texts/ }).locator("circle");
  await expect(points).toHaveCount(6);
  const places = await points.evaluateAll((circles) =>
    circles.map((circle) => [Number(circle.getAttribute("cx")), Number(circle.getAttribute("cy"))] as const),
  );
  const distance = (a: number, b: number): number =>
    Math.hypot((places[a]?.[0] ?? 0) - (places[b]?.[0] ?? 0), (places[a]?.[1] ?? 0) - (places[b]?.[1] ?? 0));
  expect(distance(0, 1)).toBeLessThan(distance(0, 2));
  expect(distance(2, 3)).toBeLessThan(distance(2, 4));
});

test("every call is in the log, and any request can be sent by hand and again", async ({ playground: page }) => {
  await showView(page, "Requests");
  await page.getByLabel("Start from").selectOption("Tokenize");
  await page.getByLabel("Start from").selectOption("One model");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("tabpanel")).toContainText('"name": "starter-chat"');
  await page.getByRole("tab", { name: "As code" }).click();
  await page.getByLabel("Client").selectOption("curl");
  await expect(page.getByRole("tabpanel")).toContainText('curl --request GET "$BASE_URL/v1/models/starter-chat"');
  await page.getByRole("button", { name: "Edit and send again" }).click();
  await page.getByLabel("Path").fill("/v1/models?page_size=1");
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("list", { name: "Log, newest first" }).getByRole("listitem");
  await expect(log).toHaveCount(2);
  await expect(log.first()).toContainText("GET /v1/models?page_size=1");
  await expect(log.first()).toContainText("200");
});

test("a model is added by its address, is there at the next visit, and is removed", async ({ firstVisit: page }) => {
  await showView(page, "Models");
  // A model replaces another with the same id.
  await page.getByLabel(/Id on the Hugging Face hub/).fill("./models/starter-embed");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const card = page.locator(".model-row", { hasText: "starter-embed" });
  await expect(card.getByRole("button", { name: "Remove starter-embed" })).toBeVisible();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible();
  await page.reload();
  await expect(card.getByRole("button", { name: "Remove starter-embed" })).toBeVisible();
  await card.getByRole("button", { name: "Load starter-embed", exact: true }).click();
  await expect(card.getByRole("cell", { name: "loaded", exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Remove starter-embed" }).click();
  await expect(card.getByRole("button", { name: "Remove starter-embed" })).toHaveCount(0);
  await expect(card).toContainText("not loaded");
});

test.describe("an address that is refused", () => {
  test.use({ expectedComplaints: ["names no model"] });

  test("is explained where it was typed, and the models that were added before stay", async ({ firstVisit: page }) => {
    await showView(page, "Models");
    const address = page.getByLabel(/Id on the Hugging Face hub/);
    await address.fill("./models/starter-embed");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove starter-embed" })).toBeVisible();
    await address.fill("ollama run qwen3:0.6b");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(/^'qwen3:0\.6b' names no model: [^→]*'org\/name:Q4_K_M'$/);
    await expect(page.getByRole("button", { name: "Remove starter-embed" })).toBeVisible();
    await expect(address).toHaveValue("ollama run qwen3:0.6b");
  });
});
