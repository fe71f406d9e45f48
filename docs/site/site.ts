/** The script of every docs page: search, buttons that copy code, and the navigation of narrow windows. */
import MiniSearch from "minisearch";
import { findSections } from "./search.mjs";
import { searchOptions, type SearchEntry } from "./search-options.mjs";

interface Found {
  title: string;
  page: string;
  url: string;
}

const siteRoot = new URL(document.body.dataset["root"] ?? "", document.baseURI);
const maxFound = 12;

let index: Promise<MiniSearch<SearchEntry>> | undefined;

/** The index is a script, because service workers of sites keep scripts for offline use, and not whatever is fetched. */
async function loadIndex(): Promise<MiniSearch<SearchEntry>> {
  const script: unknown = await import(new URL("search-index.js", siteRoot).href);
  const hasText = typeof script === "object" && script !== null && "default" in script && typeof script.default === "string";
  return MiniSearch.loadJSON(hasText ? String(script.default) : "", searchOptions);
}

async function find(query: string): Promise<Found[]> {
  index ??= loadIndex();
  try {
    const results = findSections(await index, query);
    return results.slice(0, maxFound).map(({ title, page, url }) => ({ title: String(title), page: String(page), url: String(url) }));
  } catch (error) {
    // The next query tries again.
    index = undefined;
    throw error;
  }
}

function setUpSearch(input: HTMLInputElement, list: HTMLElement): void {
  let current = -1;
  let query = "";

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const select = (next: number): void => {
    const all = options();
    current = all.length === 0 ? -1 : (next + all.length) % all.length;
    for (const [position, option] of all.entries()) option.setAttribute("aria-selected", String(position === current));
    const selected = all[current];
    if (selected === undefined) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", selected.id);
    selected?.scrollIntoView({ block: "nearest" });
  };
  const show = (isShown: boolean): void => {
    list.hidden = !isShown;
    input.setAttribute("aria-expanded", String(isShown));
    if (!isShown) input.removeAttribute("aria-activedescendant");
  };
  const message = (text: string): void => {
    const item = document.createElement("li");
    item.className = "none";
    item.textContent = text;
    list.replaceChildren(item);
  };
  const update = async (): Promise<void> => {
    const asked = input.value.trim();
    query = asked;
    if (asked === "") return show(false);
    try {
      const found = await find(asked);
      // An earlier query may take longer than a later one.
      if (query !== asked) return;
      list.replaceChildren(...found.map(optionOf));
      if (found.length === 0) message(`Nothing about “${asked}”`);
    } catch {
      message("The search index could not be loaded");
    }
    show(true);
    select(0);
  };

  input.addEventListener("input", () => void update());
  // Loaded before the first letter; if that fails, the first query tries again and says so.
  input.addEventListener("focus", () => void find("").catch(() => undefined));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(false);
    if (list.hidden) return;
    if (event.key === "ArrowDown") select(current + 1);
    else if (event.key === "ArrowUp") select(current - 1);
    else if (event.key === "Enter") options()[current]?.querySelector("a")?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Node && !list.contains(event.target) && event.target !== input) show(false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    input.focus();
  });
}

function optionOf({ title, page, url }: Found, position: number): HTMLElement {
  const link = document.createElement("a");
  link.href = new URL(url, siteRoot).href;
  link.tabIndex = -1;
  link.append(title);
  if (page !== title) {
    const where = document.createElement("span");
    where.textContent = page;
    link.append(where);
  }
  const item = document.createElement("li");
  item.id = `found-${position}`;
  item.setAttribute("role", "option");
  item.append(link);
  return item;
}

function addCopyButton(block: HTMLElement): void {
  // A wrapper, so that the button does not scroll with the code.
  const wrapper = document.createElement("div");
  wrapper.className = "code";
  block.replaceWith(wrapper);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(block.textContent).then(
      () => (button.textContent = "Copied"),
      () => (button.textContent = "Not allowed"),
    );
  });
  wrapper.append(block, button);
}

const input = document.querySelector<HTMLInputElement>("#search");
const list = document.querySelector<HTMLElement>("#found");
if (input !== null && list !== null) setUpSearch(input, list);
for (const block of document.querySelectorAll<HTMLElement>("pre")) {
  // A block that scrolls must be reachable by keyboard.
  block.tabIndex = 0;
  addCopyButton(block);
}
// Without a script the list of pages stays open everywhere.
const narrow = matchMedia("(width < 56rem)");
const navigation = document.querySelector<HTMLDetailsElement>(".navigation");
const fold = (): void => {
  if (navigation !== null) navigation.open = !narrow.matches;
};
narrow.addEventListener("change", fold);
fold();
