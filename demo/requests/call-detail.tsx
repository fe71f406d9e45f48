/** A call: its request, its response as it arrives, and the same call as code. */
import { useSignal, type Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CallRecord } from "../service/call-record.ts";
import { CopyButton } from "../shell/copy-button.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { requestText, responseText, summary } from "./call-text.ts";
import { snippetNames, snippets, type SnippetName } from "./snippets/call-snippets.ts";

type Part = "response" | "request" | "code";

const parts: readonly { name: Part; title: string }[] = [
  { name: "response", title: "Response" },
  { name: "request", title: "Request" },
  { name: "code", title: "As code" },
];

export function CallDetail({ call }: { call: Signal<CallRecord> }): JSX.Element {
  const record = call.value;
  const part = useSignal<Part>("response");
  const snippet = useSignal<SnippetName>("fetch");
  const isBad = record.state === "failed" || (record.status ?? 200) >= 400;
  const texts: Record<Part, () => string> = {
    response: () => responseText(record),
    request: () => requestText(record),
    code: () => snippets[snippet.value](record),
  };
  const text = texts[part.value]();
  return (
    <div class="call">
      <p class="call-summary" data-outcome={isBad ? "bad" : "good"}>
        {summary(record).map((phrase) => (
          <span key={phrase}>{phrase}</span>
        ))}
      </p>
      <Tabs label="Parts of the call" tabs={parts} chosen={part.value} onChoose={(name) => (part.value = name)}>
        <div class="call-tools">
          {part.value === "code" && (
            <label class="model-choice">
              <span>Client</span>
              <select
                value={snippet.value}
                onChange={(event) => (snippet.value = snippetNames.find((name) => name === event.currentTarget.value) ?? "fetch")}
              >
                {snippetNames.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <CopyButton label="Copy the text below" text={() => text} />
        </div>
        <Wire text={text} isGrowing={record.state === "receiving"} />
      </Tabs>
    </div>
  );
}

/** Follows the end while it grows, unless the visitor scrolled up. */
function Wire({ text, isGrowing }: { text: string; isGrowing: boolean }): JSX.Element {
  const frame = useRef<HTMLPreElement>(null);
  const isFollowing = useRef(true);
  // The end of the text arrives together with the end of its growth.
  const grew = useRef(isGrowing);
  useLayoutEffect(() => {
    if (grew.current && isFollowing.current && frame.current !== null) frame.current.scrollTop = frame.current.scrollHeight;
    grew.current = isGrowing;
  }, [text, isGrowing]);
  const note = (): void => {
    const shown = frame.current;
    if (shown !== null) isFollowing.current = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 24;
  };
  return (
    <pre class="wire" ref={frame} tabIndex={0} role="group" aria-label="Text of the call" onScroll={note}>
      {text}
    </pre>
  );
}
