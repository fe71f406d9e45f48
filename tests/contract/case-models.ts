/** The models that the acceptance cases name, and the tokens and servers of their drivers. */
export const caseModels = {
  chat: "scripted-chat",
  embed: "scripted-embed",
  rerank: "scripted-rerank",
  slashed: "org/scripted-embed",
  vision: "scripted-vision",
  scripted: "scripted-chat",
  reasoning: "scripted-reasoning",
};

export const caseCallers = {
  connectorServer: "http://localhost:9",
  tokenWithoutConnectors: "inference-only",
  otherToken: "other",
};
