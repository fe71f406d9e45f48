import { start } from "cohabit";

// The app's own service worker, which imports cohabit's.
const runtime = await start({ serviceWorkerUrl: "/sw.js" });
await runtime.ready();

const status = document.querySelector("[role=status]");
status.textContent = "Ready";
document.querySelector("button").disabled = false;

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const note = new FormData(event.target).get("note");
  status.textContent = "Writing";
  const response = await fetch("/v2/chat", {
    method: "POST",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
    body: JSON.stringify({ model: "starter-chat", messages: [{ role: "user", content: `Sum this up in one sentence: ${note}` }] }),
  });
  const { message } = await response.json();
  const item = document.createElement("li");
  item.textContent = response.ok ? message.content[0].text : message;
  document.querySelector("ul").append(item);
  status.textContent = "Ready";
});
