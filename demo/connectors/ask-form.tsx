/** Asks the chat model a question that the connectors find documents for; the reply cites them. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { Citation } from "../chat/conversation/conversation.ts";
import { CitedText } from "../chat/reply/cited-text.tsx";
import { Sources } from "../chat/reply/sources.tsx";
import { listAt, numberAt, textAt } from "../service/json-values.ts";
import { modelsOf, service } from "../service/playground.ts";
import { FormCall } from "../shell/form-call.ts";
import { OutcomeView, SendButton } from "../shell/form-call-view.tsx";
import { ModelSelect } from "../shell/model-select.tsx";
import type { Connector } from "./connector.ts";

interface Answer {
  text: string;
  citations: Citation[];
  queries: string[];
  found: FoundDocument[];
  problems: string[];
}

interface FoundDocument {
  id: string;
  title: string;
  text: string;
}

const call = new FormCall<Answer>();
const model = signal("starter-chat");
const message = signal("");

async function ask(ids: string[], stop: AbortSignal): Promise<Answer> {
  const body = { model: model.peek(), message: message.peek(), connectors: ids.map((id) => ({ id })) };
  const reply = await service.json("/v1/chat", body, stop);
  const found = listAt(reply, "documents").map((document) => ({
    id: textAt(document, "id") ?? "",
    title: textAt(document, "title") ?? "",
    text: textAt(document, "text") ?? textAt(document, "snippet") ?? "",
  }));
  const citations = listAt(reply, "citations").map((citation) => ({
    start: numberAt(citation, "start") ?? 0,
    end: numberAt(citation, "end") ?? 0,
    sources: listAt(citation, "document_ids").flatMap((id) => found.filter((document) => document.id === id)),
  }));
  return {
    text: textAt(reply, "text") ?? "",
    citations,
    queries: listAt(reply, "search_queries").map((query) => textAt(query, "text") ?? ""),
    found,
    problems: listAt(reply, "search_results").flatMap((result) => textAt(result, "error_message") ?? []),
  };
}

/** `connectors`: the connectors that can be asked; at least one. */
export function AskForm({ connectors }: { connectors: readonly Connector[] }): JSX.Element {
  return (
    <section aria-labelledby="ask-heading">
      <h3 id="ask-heading">Ask</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void call.run((stop) =>
            ask(
              connectors.map(({ id }) => id),
              stop,
            ),
          );
        }}
      >
        <label class="field">
          Question for {connectors.map(({ name }) => name).join(", ")}
          <input autocomplete="off" value={message.value} onInput={(event) => (message.value = event.currentTarget.value)} />
        </label>
        <div class="form-foot">
          <SendButton call={call} title="Ask" isReady={message.value.trim() !== "" && modelsOf("chat").length > 0} />
          <ModelSelect role="chat" chosen={model.value} onChoose={(id) => (model.value = id)} />
        </div>
      </form>
      <OutcomeView call={call} model={model.value}>
        {({ text, citations, queries, found, problems }) => (
          <>
            <CitedText text={text} citations={citations} />
            {citations.length > 0 && <Sources citations={citations} />}
            {problems.map((problem) => (
              <p key={problem} class="problem">
                {problem}
              </p>
            ))}
            <p class="outcome-facts">
              {queries.map((query) => (
                <span key={query}>
                  searched for <q>{query}</q>
                </span>
              ))}
              <span>
                {found.length} {found.length === 1 ? "document" : "documents"} found
              </span>
            </p>
          </>
        )}
      </OutcomeView>
    </section>
  );
}
