/** The routes of connectors and the small endpoints (contract 13, 14). */
import { computeErrors, readErrors, writeErrors, type DescribedRoute } from "./described-route.ts";

const oneConnector = { description: "The connector, without its secrets.", json: "OneConnector" } as const;

const connectors = { tag: "Connectors", isDeprecated: true } as const;
const endpoints = { method: "post", tag: "Small endpoints", errors: computeErrors } as const;

export const connectorDescriptions: readonly DescribedRoute[] = [
  {
    ...connectors,
    method: "post",
    path: "/v1/connectors",
    id: "createConnector",
    summary: "Stores a connector, after a search that tests it.",
    json: "ConnectorRequest",
    success: oneConnector,
    errors: [...writeErrors, 422],
  },
  {
    ...connectors,
    method: "get",
    path: "/v1/connectors",
    id: "listConnectors",
    summary: "Lists the connectors, newest first.",
    parameters: [
      { name: "limit", in: "query", description: "Max number.", schema: { type: "integer", minimum: 0, maximum: 100, default: 30 } },
      { name: "offset", in: "query", description: "How many to skip.", schema: { type: "integer", minimum: 0, default: 0 } },
    ],
    success: { description: "The connectors and how many there are.", json: "ConnectorList" },
    errors: readErrors,
  },
  {
    ...connectors,
    method: "get",
    path: "/v1/connectors/oauth/token",
    id: "endConnectorAuthorization",
    isOpen: true,
    summary: "Where the authorisation server sends the browser back to.",
    parameters: [
      { name: "state", in: "query", description: "Works once.", schema: { type: "string" } },
      { name: "code", in: "query", description: "Of the authorisation server.", schema: { type: "string" } },
      { name: "error", in: "query", description: "In place of a code.", schema: { type: "string" } },
    ],
    success: { description: "A page that says so, if no page to go back to was named.", other: { "text/html": { type: "string" } } },
    redirect: { status: 302, description: "To the page that was named." },
    errors: [...readErrors, 422],
  },
  {
    ...connectors,
    method: "get",
    path: "/v1/connectors/{id}",
    id: "getConnector",
    summary: "Returns a connector.",
    success: oneConnector,
    errors: readErrors,
  },
  {
    ...connectors,
    method: "patch",
    path: "/v1/connectors/{id}",
    id: "updateConnector",
    summary: "Changes the fields of a connector that are given.",
    json: "ConnectorChanges",
    success: oneConnector,
    errors: [...writeErrors, 422],
  },
  {
    ...connectors,
    method: "delete",
    path: "/v1/connectors/{id}",
    id: "deleteConnector",
    summary: "Deletes a connector with its secrets.",
    success: { description: "An empty object.", json: "Empty" },
    errors: readErrors,
  },
  {
    ...connectors,
    method: "post",
    path: "/v1/connectors/{id}/oauth/authorize",
    id: "authorizeConnector",
    summary: "Begins the authorisation of a connector with OAuth.",
    parameters: [
      { name: "after_token_redirect", in: "query", description: "Page to go back to.", schema: { type: "string", format: "uri" } },
    ],
    success: { description: "Where the user authorises it.", json: "AuthorizationUrl" },
    errors: readErrors,
  },
  {
    ...endpoints,
    path: "/v1/tokenize",
    id: "tokenize",
    summary: "Returns the tokens of a text.",
    json: "TokenizeRequest",
    success: { description: "Ids and texts of the tokens.", json: "Tokens" },
  },
  {
    ...endpoints,
    path: "/v1/detokenize",
    id: "detokenize",
    summary: "Returns the text of tokens.",
    json: "DetokenizeRequest",
    success: { description: "The text.", json: "Detokenized" },
  },
  {
    ...endpoints,
    path: "/v1/classify",
    id: "classify",
    isDeprecated: true,
    summary: "Labels texts by examples.",
    json: "ClassifyRequest",
    success: { description: "A label and confidences for each input.", json: "Classifications" },
  },
  {
    ...endpoints,
    path: "/v1/summarize",
    id: "summarize",
    isDeprecated: true,
    summary: "Summarizes a text.",
    json: "SummarizeRequest",
    success: { description: "The summary.", json: "Summary" },
  },
];
