/** A call as code that makes it again, by client. */
import { aiSdkSnippet } from "./ai-sdk-snippet.ts";
import { cohereSnippet } from "./cohere-snippet.ts";
import { curlSnippet } from "./curl-snippet.ts";
import { fetchSnippet } from "./fetch-snippet.ts";
import { openAiSnippet } from "./openai-snippet.ts";
import type { SnippetCall } from "./snippet-call.ts";

export const snippetNames = ["fetch", "curl", "cohere-ai", "AI SDK", "OpenAI"] as const;
export type SnippetName = (typeof snippetNames)[number];

export const snippets: Record<SnippetName, (call: SnippetCall) => string> = {
  fetch: fetchSnippet,
  curl: curlSnippet,
  "cohere-ai": cohereSnippet,
  "AI SDK": aiSdkSnippet,
  OpenAI: openAiSnippet,
};
