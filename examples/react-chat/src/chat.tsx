import { useChat } from "@ai-sdk/react";
import { useState } from "react";
import { localTransport } from "./local-transport";

export function Chat() {
  const [text, setText] = useState("");
  const { messages, sendMessage, status, error } = useChat({ transport: localTransport });
  return (
    <main>
      <h1>Chat in this page</h1>
      {messages.map(({ id, role, parts }) => (
        <p key={id} data-role={role}>
          {parts.map((part) => (part.type === "text" ? part.text : "")).join("")}
        </p>
      ))}
      {error && <p role="alert">{error.message}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sendMessage({ text });
          setText("");
        }}
      >
        <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
        <button disabled={status !== "ready"}>Send</button>
      </form>
    </main>
  );
}
