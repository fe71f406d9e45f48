import { start } from "cohabit";

// For hosts that send no headers of their own: from its second page on, WebAssembly computes on several threads.
const runtime = await start({ isolate: true });
await runtime.ready();
const status = document.querySelector("[role=status]");
status.textContent = "Ready";
document.querySelector("button").disabled = false;

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const items = [...document.querySelectorAll("li")];
  const response = await fetch("/v2/rerank", {
    method: "POST",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
    body: JSON.stringify({
      model: "starter-rerank",
      query: new FormData(event.target).get("query"),
      documents: items.map((item) => item.textContent),
    }),
  });
  const { results } = await response.json();
  document.querySelector("ol").replaceChildren(...results.map(({ index }) => items[index]));
  status.textContent = "Ranked";
});
