import { start } from "cohabit";
import { isStored } from "./stored.js";

const idleMs = 60_000;
const facts = [
  "The museum is open from Tuesday to Sunday, 10 to 18.",
  "Admission is 9 euros, and free for children under twelve.",
  "The ship models are on the second floor.",
];

const status = document.querySelector("[role=status]");
const form = document.querySelector("form");
const answer = document.querySelector("#answer");

const runtime = await start();
// The first visitor does not wait, and the weights are stored before the network is taken away.
await runtime.load("starter-chat");
form.querySelector("button").disabled = false;
status.textContent = "Storing";
await isStored(runtime, "starter-chat");
status.textContent = "Ready without a network";

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const content = new FormData(form).get("question");
  const response = await fetch("/v2/chat", {
    method: "POST",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
    body: JSON.stringify({ model: "starter-chat", messages: [{ role: "user", content }], documents: facts, temperature: 0 }),
  });
  const { message } = await response.json();
  answer.textContent = response.ok ? message.content[0].text : "Please ask at the desk.";
});

// The next visitor finds an empty page.
let idle;
function restartIdleTimer() {
  clearTimeout(idle);
  idle = setTimeout(() => {
    form.reset();
    answer.textContent = "";
  }, idleMs);
}
for (const type of ["pointerdown", "keydown"]) addEventListener(type, restartIdleTimer);
