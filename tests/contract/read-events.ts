/** Reads the stream of an answer until so many events have come, then leaves; the text so far. */
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
