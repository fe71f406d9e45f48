/** The content of a stream of /v2/chat, for comparison with an undisturbed run. */
export interface StreamedReply {
  /** Without the reply's id and the count of cached tokens. */
  comparable: string;
  /** The stream has its last frame, and no ERROR. */
  isComplete: boolean;
  starts: number;
}

export function streamedReplyOf(text: string): StreamedReply {
  const comparable = text
    .replaceAll(": keep-alive\n\n", "")
    .replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id":"id"')
    .replace(/"cached_tokens":\d+/, '"cached_tokens":0');
  return {
    comparable,
    isComplete: text.endsWith("data: [DONE]\n\n") && !text.includes('"finish_reason":"ERROR"'),
    starts: text.split("event: message-start").length - 1,
  };
}
