async function post(path, body) {
  const response = await fetch(path, {
    method: "POST",
    headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error((await response.json()).message);
  return response;
}

async function vectorsOf(texts, input_type) {
  const response = await post("/v2/embed", { model: "starter-embed", texts, input_type, embedding_types: ["float"] });
  return (await response.json()).embeddings.float;
}

/** Returns the indices of the notes, best match for the question first. */
export async function byRelevance(question, notes) {
  const [[query], vectors] = await Promise.all([vectorsOf([question], "search_query"), vectorsOf(notes, "search_document")]);
  const scores = vectors.map((vector) => vector.reduce((sum, value, axis) => sum + value * query[axis], 0));
  return notes.map((_, index) => index).sort((one, other) => scores[other] - scores[one]);
}

/** The answer from one note, piece by piece. */
export async function* answerFrom(note, question) {
  const response = await post("/v2/chat", {
    model: "starter-chat",
    messages: [{ role: "user", content: question }],
    documents: [note],
    temperature: 0,
    stream: true,
  });
  let rest = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      if (!line.startsWith("data: {")) continue;
      const { type, delta } = JSON.parse(line.slice("data: ".length));
      if (type === "content-delta") yield delta.message.content.text;
    }
  }
}
