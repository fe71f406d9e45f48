/** The last call: request, response as it arrives, and the same call as code. */
import { requestText, responseText, summary } from "./call-text.ts";
import { clientSnippet, fetchSnippet } from "./call-snippets.ts";
import type { CallLog, CallRecord } from "./call-record.ts";
import { element, make } from "./document-elements.ts";

const summaryLine = element("call-summary", HTMLParagraphElement);
const body = element("call-body", HTMLElement);
const text = element("call-text", HTMLPreElement);
const copyButton = element("call-copy", HTMLButtonElement);
const tabs = [...body.querySelectorAll<HTMLButtonElement>("[role=tab]")];

const parts = new Map<string, (record: CallRecord) => string>([
  ["response", responseText],
  ["request", requestText],
  ["fetch", fetchSnippet],
  ["client", clientSnippet],
]);

export function startCallPanel(calls: CallLog): void {
  let part = "response";
  let shown: CallRecord | undefined;
  let isDrawing = false;

  const draw = (): void => {
    isDrawing = false;
    if (shown === undefined) return;
    body.hidden = false;
    copyButton.hidden = false;
    summaryLine.replaceChildren(...summary(shown).map((phrase) => make("span", "", phrase)));
    summaryLine.dataset["outcome"] = shown.state === "failed" || (shown.status ?? 200) >= 400 ? "bad" : "good";
    const written = parts.get(part)?.(shown) ?? "";
    if (text.textContent === written) return;
    const isFollowing = text.scrollHeight - text.scrollTop - text.clientHeight < 24;
    text.textContent = written;
    if (isFollowing && shown.state === "receiving") text.scrollTop = text.scrollHeight;
  };

  const choose = (tab: HTMLButtonElement): void => {
    part = tab.dataset["part"] ?? part;
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
    }
    text.setAttribute("aria-labelledby", tab.id);
    text.scrollTop = 0;
    draw();
  };

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      if (step === 0 || next === undefined) return;
      choose(next);
      next.focus();
    });
  }
  if (tabs[0] !== undefined) choose(tabs[0]);

  copyButton.addEventListener("click", () => void copy(text));
  calls.subscribe((record) => {
    shown = record;
    // One update per frame is enough for a stream of tokens.
    if (!isDrawing) requestAnimationFrame(draw);
    isDrawing = true;
  });
}

async function copy(source: HTMLElement): Promise<void> {
  let note = "Copied";
  try {
    await navigator.clipboard.writeText(source.textContent ?? "");
  } catch {
    // Without access to the clipboard, select the text so that the user can copy it.
    getSelection()?.selectAllChildren(source);
    note = "Selected";
  }
  copyButton.textContent = note;
  setTimeout(() => (copyButton.textContent = "Copy"), 1500);
}
