/** The conversation as a request of the older chat or of generate, which can be sent. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { CallRecord } from "../../service/call-record.ts";
import type { JsonObject } from "../../service/json-values.ts";
import { service } from "../../service/playground.ts";
import { CallDetail } from "../../requests/call-detail.tsx";
import type { Conversation } from "../conversation/conversation.ts";
import { current } from "../conversation/conversations.ts";
import { generateRequest, v1ChatRequest } from "./v1-chat-request.ts";

export type FormName = "v1 chat" | "generate";

const forms: Record<FormName, { path: string; body: (conversation: Conversation) => JsonObject }> = {
  "v1 chat": { path: "/v1/chat", body: v1ChatRequest },
  generate: { path: "/v1/generate", body: generateRequest },
};

export function OtherForm({ name }: { name: FormName }): JSX.Element {
  const sent = useSignal<number | undefined>(undefined);
  const conversation = current.value.data.value;
  const { path, body } = forms[name];
  const call = service.log.find(sent.value);
  if (!conversation.turns.some((turn) => turn.role === "user")) {
    return <p class="panel-note">Once there is a message, it is shown here as a request to {path}.</p>;
  }
  const send = async (): Promise<void> => {
    const { number, text } = service.call({ method: "POST", path, body: body(conversation) }, new AbortController().signal);
    sent.value = number;
    try {
      for await (const _ of text);
    } catch {
      // The log shows the error.
      return;
    }
  };
  const isSending = call !== undefined && isUnderWay(call.value);
  return (
    <>
      <pre class="wire" tabIndex={0} role="group" aria-label={`Request to ${path}`}>
        {`POST ${path}\n\n${JSON.stringify(body(conversation), undefined, 2)}`}
      </pre>
      <button type="button" class="small" disabled={isSending} onClick={() => void send()}>
        Send this request
      </button>
      {call !== undefined && <CallDetail call={call} />}
    </>
  );
}

const isUnderWay = ({ state }: CallRecord): boolean => state === "waiting" || state === "receiving";
