/** Yields the JSON of each `data:` line of an event stream, up to `[DONE]`. Comments and other fields are left out. */
export async function* dataLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith("data: ")) continue;
        const data = line.slice("data: ".length);
        if (data === "[DONE]") return;
        const json: unknown = JSON.parse(data);
        yield json;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
