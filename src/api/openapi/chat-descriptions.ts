import { computeErrors, type DescribedRoute } from "./described-route.ts";

export const chatDescriptions: readonly DescribedRoute[] = [
  {
    method: "post",
    path: "/v2/chat",
    id: "chat",
    tag: "Chat",
    summary: "Writes a reply to a conversation.",
    json: "ChatRequest",
    success: { description: "The reply; with `stream`, its events, then `[DONE]`.", json: "ChatReply", eventStream: "ChatEvent" },
    errors: computeErrors,
  },
  {
    method: "post",
    path: "/v1/chat",
    id: "chatV1",
    tag: "Chat",
    summary: "Writes a reply to a message, in the form of the first version.",
    parameters: [
      {
        name: "Accepts",
        in: "header",
        description: "With `text/event-stream` the records of a stream are server-sent events. Not the header Accept.",
        schema: { type: "string" },
      },
    ],
    json: "ChatV1Request",
    success: {
      description: "The reply; with `stream`, its records, one JSON object a line, or events.",
      json: "ChatV1Reply",
      jsonLines: "ChatV1Record",
      eventStream: "ChatV1Record",
    },
    errors: computeErrors,
  },
  {
    method: "post",
    path: "/v1/generate",
    id: "generate",
    tag: "Chat",
    summary: "Completes a prompt.",
    isDeprecated: true,
    json: "GenerateRequest",
    success: {
      description: "The generations; with `stream`, records, one JSON object a line.",
      json: "GenerateReply",
      jsonLines: "GenerateRecord",
    },
    errors: computeErrors,
  },
];
