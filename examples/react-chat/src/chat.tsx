import { useChat } from "@ai-sdk/react";
import { useChatTransport, useModel, useRuntime } from "cohabit/react";
import { useState } from "react";

const model = "starter-chat";

export function Chat() {
  const [text, setText] = useState("");
  const { status: runtime } = useRuntime();
  const { messages, sendMessage, stop, status, error } = useChat({ transport: useChatTransport({ model }) });
  return (
    <main>
      <h1>Chat in this page</h1>
      <LoadState />
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
        <button disabled={status !== "ready" || runtime !== "ready"}>Send</button>
        <button type="button" disabled={status !== "streaming"} onClick={() => void stop()}>
          Stop
        </button>
      </form>
    </main>
  );
}

/** The state of the model, with the progress of its download and a button that cancels it. */
function LoadState() {
  const { model: state, load, cancel } = useModel(model);
  if (state?.state !== "loading")
    return (
      <p role="status">
        {state?.state ?? "starting"} {state?.state === "unloaded" && <button onClick={() => void load()}>Load</button>}
      </p>
    );
  const { loadedBytes = 0, totalBytes = 0 } = state.progress ?? {};
  return (
    <p role="status">
      <progress value={loadedBytes} max={totalBytes || 1} /> <button onClick={() => void cancel()}>Cancel</button>
    </p>
  );
}
