/** A conversation through `LanguageModel` alone, as a page reply for Chrome's API has it. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import type { LanguageModelClass, LanguageModelSession } from "../../src/prompt-api/index.ts";

interface Exchange {
  question: string;
  reply: string;
  problem?: string;
}

export interface PromptPageProps {
  LanguageModel: LanguageModelClass;
  /** Names the provider of the class, in words. */
  origin: string;
}

const availability = signal("…");
/** 0 to 1 while the model is downloaded. */
const progress = signal<number | undefined>(undefined);
const exchanges = signal<readonly Exchange[]>([]);
const usage = signal("");
const isBusy = signal(false);
let session: LanguageModelSession | undefined;
/** Aborts the running reply. */
let writing = new AbortController();

export async function refreshAvailability(LanguageModel: LanguageModelClass): Promise<void> {
  availability.value = await LanguageModel.availability();
}

async function openSession(LanguageModel: LanguageModelClass): Promise<LanguageModelSession> {
  session ??= await LanguageModel.create({
    monitor: (monitor) => {
      monitor.ondownloadprogress = ({ loaded }) => (progress.value = loaded < 1 ? loaded : undefined);
    },
  });
  return session;
}

async function ask(LanguageModel: LanguageModelClass, question: string): Promise<void> {
  const index = exchanges.value.length;
  const show = (exchange: Exchange): void => void (exchanges.value = exchanges.value.toSpliced(index, 1, exchange));
  let reply = "";
  show({ question, reply });
  isBusy.value = true;
  writing = new AbortController();
  const { signal } = writing;
  try {
    const opened = await openSession(LanguageModel);
    const reader = opened.promptStreaming(question, { signal }).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      reply += part.value;
      show({ question, reply });
    }
    usage.value = `${opened.contextUsage} of ${opened.contextWindow} tokens`;
  } catch (caught) {
    if (signal.aborted) return;
    show({ question, reply, problem: caught instanceof Error ? `${caught.name}: ${caught.message}` : String(caught) });
  } finally {
    isBusy.value = false;
    progress.value = undefined;
    await refreshAvailability(LanguageModel);
  }
}

export function PromptPage({ LanguageModel, origin }: PromptPageProps): JSX.Element {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const question = new FormData(form).get("question");
    if (typeof question === "string" && question.trim() !== "") void ask(LanguageModel, question);
    const field = form.elements.namedItem("question");
    if (field instanceof HTMLTextAreaElement) field.value = "";
  };
  return (
    <main class="prompt-page">
      <h1>LanguageModel in this browser</h1>
      <p>This page calls only the Prompt API, as pages for Chrome do.</p>
      <dl class="facts">
        <dt>Class</dt>
        <dd>{origin}</dd>
        <dt>Availability</dt>
        <dd data-availability>{availability.value}</dd>
        {usage.value !== "" && (
          <>
            <dt>Context</dt>
            <dd>{usage.value}</dd>
          </>
        )}
      </dl>
      {exchanges.value.map(({ question, reply, problem }, index) => (
        <article class="exchange" key={index}>
          <p class="question">{question}</p>
          <p class="reply" aria-live="polite">
            {reply}
          </p>
          {problem !== undefined && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
        </article>
      ))}
      <form onSubmit={submit}>
        <label class="field">
          Question
          <textarea name="question" rows={2} defaultValue="What is the capital of Italy?" />
        </label>
        <div class="buttons">
          <button class="primary" disabled={isBusy.value}>
            Ask
          </button>
          {isBusy.value && (
            <button type="button" onClick={() => writing.abort()}>
              Stop
            </button>
          )}
          {progress.value !== undefined && <progress value={progress.value} aria-label="Download of the model" />}
        </div>
      </form>
    </main>
  );
}
