/** Reads the stream of a response until a number of events has arrived, then cancels it; returns the text so far. */
export async function readEventsThenCancel(answer: Response, count: number): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader && text.split("event:").length <= count) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return text;
}
