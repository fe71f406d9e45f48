import { CohereRerank } from "@llamaindex/cohere";
import { OpenAI, OpenAIEmbedding } from "@llamaindex/openai";
import { start } from "cohabit";
import { Document, Settings, VectorStoreIndex } from "llamaindex";
import { documents } from "./documents.js";

const runtime = await start();
await runtime.ready();

const baseURL = `${location.origin}/compatibility/v1`;
const additionalSessionOptions = { dangerouslyAllowBrowser: true };
Settings.llm = new OpenAI({ apiKey: "any", baseURL, model: "starter-chat", temperature: 0, additionalSessionOptions });
Settings.embedModel = new OpenAIEmbedding({ apiKey: "any", baseURL, model: "starter-embed", additionalSessionOptions });

const index = await VectorStoreIndex.fromDocuments(documents.map(({ id, text }) => new Document({ id_: id, text })));
const queryEngine = index.asQueryEngine({
  similarityTopK: 3,
  nodePostprocessors: [new CohereRerank({ apiKey: "any", baseUrl: location.origin, model: "starter-rerank", topN: 1 })],
});

const status = document.querySelector("[role=status]");
status.textContent = "Ready";
document.querySelector("button").disabled = false;

document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  status.textContent = "Answering";
  const query = new FormData(event.target).get("question");
  const { message, sourceNodes = [] } = await queryEngine.query({ query });
  document.querySelector("#answer").textContent = message.content;
  document.querySelector("#sources").replaceChildren(
    ...sourceNodes.map(({ node, score }) => {
      const item = document.createElement("li");
      item.textContent = `${node.sourceNode?.nodeId}: ${score?.toFixed(2)}`;
      return item;
    }),
  );
  status.textContent = "Ready";
});
