import { start } from "cohabit";
import { answerFrom, byRelevance } from "./notes.js";

const status = document.querySelector("[role=status]");
// The pages of an extension have no service worker of their own: this page hosts the models, and answers its own fetch.
const runtime = await start();
await runtime.ready();
status.textContent = "Ready";
document.querySelector("button").disabled = false;

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const question = new FormData(event.target).get("question");
  const answer = document.querySelector("#answer");
  const items = [...document.querySelectorAll("li")];
  status.textContent = "Looking";
  const order = await byRelevance(
    question,
    items.map((item) => item.textContent),
  );
  document.querySelector("ol").replaceChildren(...order.map((index) => items[index]));
  status.textContent = "Writing";
  answer.textContent = "";
  for await (const text of answerFrom(items[order[0]].textContent, question)) answer.textContent += text;
  status.textContent = "Answered";
});
