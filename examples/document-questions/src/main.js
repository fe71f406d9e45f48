import { start } from "cohabit";
import { DocumentError, readDocument } from "cohabit/documents";
import { answerFrom } from "./answer.js";
import { filesOfFolder, filesOfInput } from "./folder.js";
import { createPassageIndex } from "./passage-index.js";

const find = (selector) => document.querySelector(selector);
const status = find("[role=status]");
const index = createPassageIndex();

const runtime = await start();
await runtime.ready();
// How many passages of a document starter-chat can answer from; measured values of its record.
const { passages: choice } = (await runtime.models()).find(({ id }) => id === "starter-chat");
status.textContent = "Choose documents";

/** Adds files to the index. A file that cannot be read is named with the reason, and the others are added. */
async function add(files) {
  for (const { path, file } of files) {
    status.textContent = `Reading ${path}`;
    try {
      const { passages } = await readDocument(file);
      await index.add(passages.map((passage) => ({ ...passage, path })));
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      const item = document.createElement("li");
      item.textContent = `${path}: ${error.message}`;
      find("#refused").append(item);
    }
  }
  status.textContent = `Ready: ${index.size} passages`;
  find("form button").disabled = index.size === 0;
}

find("#files").addEventListener("change", ({ target }) => add(filesOfInput(target)));
find("#folder").addEventListener("change", ({ target }) => add(filesOfInput(target)));
find("#choose-folder").addEventListener("click", async () => {
  // Chrome and Edge have a folder picker; Firefox and Safari have the file input.
  if ("showDirectoryPicker" in window) await add(await filesOfFolder(await window.showDirectoryPicker()));
  else find("#folder").click();
});

find("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const question = new FormData(event.target).get("question");
  status.textContent = "Searching";
  const { text, citations } = await answerFrom(question, await index.closest(question), choice);
  find("#answer").textContent = text;
  find("#citations").replaceChildren(...citations.map(citationItem));
  status.textContent = "Answered";
});

/** The cited words with file and page; a click opens the passage. */
function citationItem({ text, passage: { path, page, text: content } }) {
  const item = document.createElement("li");
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `“${text}” (${path}${page === undefined ? "" : `, page ${page}`})`;
  details.append(summary, content);
  item.append(details);
  return item;
}
