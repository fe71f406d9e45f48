import { ChatCohere } from "@langchain/cohere";
import { HumanMessage } from "@langchain/core/messages";
import { start } from "cohabit";
import { CohereClient } from "cohere-ai";
import { documents } from "./documents.js";
import { createRetriever } from "./retrieval.js";

const runtime = await start();
await runtime.ready();

// The client library as it is, pointed at the page's own origin.
const client = new CohereClient({ token: "any", baseUrl: location.origin });
const chat = new ChatCohere({ client, model: "starter-chat", temperature: 0 });
const retrieve = await createRetriever(client, documents);

const status = document.querySelector("[role=status]");
status.textContent = "Ready";
document.querySelector("button").disabled = false;

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const question = new FormData(event.target).get("question");
  status.textContent = "Searching";
  const found = await retrieve(question);
  status.textContent = "Answering";
  const reply = await chat.invoke([new HumanMessage(question)], { documents: found });
  document.querySelector("#answer").textContent = reply.content;
  const { citations = [] } = reply.additional_kwargs;
  document.querySelector("#citations").replaceChildren(
    ...citations.map(({ text, documentIds }) => {
      const item = document.createElement("li");
      item.textContent = `${text} (${documentIds.join(", ")})`;
      return item;
    }),
  );
  status.textContent = "Ready";
});
