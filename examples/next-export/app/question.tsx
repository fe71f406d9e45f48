"use client";

import { start, type Runtime } from "cohabit";
import { useEffect, useState, type FormEvent } from "react";

// Once per page; the server that renders the page ahead of time has no workers.
let runtime: Promise<Runtime> | undefined;

export function Question() {
  const [isReady, setReady] = useState(false);
  const [reply, setReply] = useState("");

  useEffect(() => {
    runtime ??= start();
    void runtime.then((started) => started.ready()).then(() => setReady(true));
  }, []);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const content = new FormData(event.currentTarget).get("question");
    const response = await fetch("/v2/chat", {
      method: "POST",
      headers: { Authorization: "Bearer any", "Content-Type": "application/json" },
      body: JSON.stringify({ model: "starter-chat", messages: [{ role: "user", content }] }),
    });
    const { message } = await response.json();
    setReply(response.ok ? message.content[0].text : message);
  }

  return (
    <form onSubmit={ask}>
      <input name="question" aria-label="Question" defaultValue="What is the capital of France?" />
      <button disabled={!isReady}>Ask</button>
      <p role="status">{reply}</p>
    </form>
  );
}
