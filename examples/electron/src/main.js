import { start } from "cohabit";

const status = document.querySelector("[role=status]");
const runtime = await start();
await runtime.ready();
status.textContent = "Ready";
document.querySelector("button").disabled = false;

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const content = new FormData(event.target).get("question");
  const response = await fetch("/v2/chat", {
    method: "POST",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
    body: JSON.stringify({ model: "starter-chat", messages: [{ role: "user", content }] }),
  });
  const { message } = await response.json();
  document.querySelector("#answer").textContent = response.ok ? message.content[0].text : message;
});
