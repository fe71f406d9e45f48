/** A reply: its thinking, its tool calls, its text with sources, and buttons for it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { CopyButton } from "../../shell/copy-button.tsx";
import { Icon } from "../../shell/icons.tsx";
import { finalText, type Reply, type ReplyStep } from "../conversation/conversation.ts";
import type { LiveConversation } from "../conversation/conversations.ts";
import { regenerate, waitOf } from "../conversation/send-message.ts";
import { RecommendedModelCard } from "../../models/recommended-model-card.tsx";
import { isBoolean, keptSignal } from "../../shell/kept-signal.ts";
import { parseJson } from "../../service/json-values.ts";
import { service } from "../../service/playground.ts";
import { showPanel } from "../chat-state.ts";
import type { Passage } from "../documents/source-document.ts";
import { ReadAloudButton } from "../speech/speech-buttons.tsx";
import { CitedText } from "./cited-text.tsx";
import { ReadExcerpts } from "./read-excerpts.tsx";
import { Sources } from "./sources.tsx";
import { TokenText } from "./token-text.tsx";
import { ToolSteps } from "./tool-steps.tsx";

interface Properties {
  conversation: LiveConversation;
  reply: Reply;
  isLast: boolean;
}

/** Whether the visitor dismissed the recommendation under a reply. The view of the models still has it. */
const hidesRecommendation = keptSignal("hides recommendation", false, isBoolean);

/** `passages`: the passages that were sent with the question. */
export function ReplyView({ conversation, reply, isLast, passages }: Properties & { passages: readonly Passage[] }): JSX.Element {
  const isRunning = reply.state === "running";
  const isEmpty = reply.steps.every((step) => step.text === "" && step.thinking === "" && step.calls.length === 0);
  return (
    // Screen readers announce the complete reply instead of single tokens.
    <article class="turn reply" aria-busy={isRunning}>
      <h3 class="turn-name">{reply.model}</h3>
      {reply.steps.map((step, index) => (
        <Step key={index} step={step} conversation={conversation} isRunning={isRunning} isLast={index === reply.steps.length - 1} />
      ))}
      {isRunning && isEmpty && <p class="reply-note">{waitOf(reply.model, reply.waitsFor)}</p>}
      {reply.error !== undefined && (
        <p class="problem" role="alert">
          {reply.error}
        </p>
      )}
      {reply.state === "done" && <ReadExcerpts passages={passages} text={finalText(reply)} />}
      {!isRunning && <ReplyFoot reply={reply} isLast={isLast} conversation={conversation} />}
      {isLast && reply.state === "done" && isOpenQuestion(reply, conversation) && !hidesRecommendation.value && (
        <RecommendedModelCard onDismiss={() => (hidesRecommendation.value = true)} />
      )}
    </article>
  );
}

/** Whether starter-chat was asked for something for which it was not made: without documents, tools or a form, or for a summary. */
function isOpenQuestion({ model, steps }: Reply, { data, first, second }: LiveConversation): boolean {
  const { documents, format } = data.value.setup;
  if (first !== undefined || second.value !== undefined) return false;
  if (model !== "starter-chat" || steps.some(({ calls }) => calls.length > 0)) return false;
  const isUnasked = steps.every(({ callNumber }) => callNumber === undefined);
  return isUnasked || (documents.length === 0 && format === "text");
}

interface StepProperties {
  step: ReplyStep;
  conversation: LiveConversation;
  isRunning: boolean;
  isLast: boolean;
}

function Step({ step, conversation, isRunning, isLast }: StepProperties): JSX.Element {
  const showsTokens = useSignal(true);
  const isThinking = isRunning && isLast && step.text === "" && step.calls.length === 0;
  return (
    <>
      {step.thinking !== "" && (
        <details class="thinking">
          <summary>
            <Icon name="thinking" />
            {isThinking ? "Thinking" : "Thought first"}
          </summary>
          <p>{step.thinking}</p>
        </details>
      )}
      {step.calls.length > 0 && <ToolSteps conversation={conversation} plan={step.plan} calls={step.calls} isRunning={isRunning} />}
      {step.tokens.length > 0 && (
        <label class="choice token-choice">
          <input type="checkbox" checked={showsTokens.value} onChange={(event) => (showsTokens.value = event.currentTarget.checked)} />
          Show tokens
        </label>
      )}
      {step.tokens.length > 0 && showsTokens.value && <TokenText tokens={step.tokens} />}
      {step.text !== "" && !(step.tokens.length > 0 && showsTokens.value) && <StepText step={step} />}
      {step.citations.length > 0 && <Sources citations={step.citations} />}
    </>
  );
}

/** JSON is shown as a table of its values, everything else as Markdown. */
function StepText({ step }: { step: ReplyStep }): JSX.Element {
  const value = step.text.startsWith("{") ? parseJson(step.text) : undefined;
  if (value === undefined) return <CitedText text={step.text} citations={step.citations} />;
  return (
    <pre class="json-reply" tabIndex={0} role="group" aria-label="JSON">
      {JSON.stringify(value, undefined, 2)}
    </pre>
  );
}

function ReplyFoot({ conversation, reply, isLast }: Properties): JSX.Element {
  const callNumber = reply.steps.at(-1)?.callNumber;
  const isLogged = service.log.find(callNumber) !== undefined;
  return (
    <div class="reply-foot">
      <div class="reply-actions">
        {finalText(reply) !== "" && <CopyButton label="Copy the reply" text={() => finalText(reply)} isCompact />}
        <ReadAloudButton reply={reply} />
        {isLast && (
          <button
            type="button"
            class="quiet-button"
            aria-label="Write the reply again"
            title="Write the reply again"
            onClick={() => void regenerate(conversation)}
          >
            <Icon name="again" />
          </button>
        )}
        {isLogged && (
          <button
            type="button"
            class="quiet-button"
            aria-label="Show the request of this reply"
            title="Show the request"
            onClick={() => showPanel("call", callNumber)}
          >
            <Icon name="requests" />
          </button>
        )}
      </div>
      <p class="reply-note">
        {reply.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
