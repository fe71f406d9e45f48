/** Chat: a streamed conversation that can be stopped. */
import { chatReply } from "./chat-reply.ts";
import { chatRequest, type ChatMessage } from "./chat-settings.ts";
import { clearTranscript, ReplyView, showMessage } from "./chat-transcript.ts";
import { element } from "./document-elements.ts";
import { offerModels } from "./model-choice.ts";
import type { ModelList } from "./model-list.ts";
import { describeWait } from "./model-phrases.ts";
import { ReplyTiming } from "./reply-timing.ts";
import { describeError, wasStopped } from "./service-error.ts";
import type { Service } from "./service.ts";

const form = element("chat-form", HTMLFormElement);
const input = element("chat-input", HTMLTextAreaElement);
const sendButton = element("chat-send", HTMLButtonElement);
const stopButton = element("chat-stop", HTMLButtonElement);
const clearButton = element("chat-clear", HTMLButtonElement);
const modelSelect = element("chat-model", HTMLSelectElement);

const suggestions = [...document.querySelectorAll<HTMLButtonElement>(".suggestion")];

const plainFinishes = new Set(["COMPLETE", "STOP_SEQUENCE"]);

export function startChat(service: Service, models: ModelList): void {
  let conversation: ChatMessage[] = [];
  let running: AbortController | undefined;

  const showRunning = (): void => {
    const isRunning = running !== undefined;
    const hadFocus = document.activeElement === sendButton || document.activeElement === stopButton;
    sendButton.hidden = isRunning;
    stopButton.hidden = !isRunning;
    // The focused button was replaced by the other one, which gets the focus.
    if (hadFocus) (isRunning ? stopButton : sendButton).focus();
  };

  const send = async (text: string): Promise<void> => {
    const abort = new AbortController();
    running = abort;
    showRunning();
    clearButton.disabled = false;
    const message: ChatMessage = { role: "user", content: text };
    const messages = [...conversation, message];
    const body = chatRequest(messages);
    const isStreamed = body["stream"] === true;
    const model = modelSelect.value;
    showMessage(text);
    const view = new ReplyView(model);
    let reply = "";
    const timing = new ReplyTiming(isStreamed, models.find(model)?.state === "loaded");
    const waiting = (): void => {
      if (running === abort && reply === "") view.wait(describeWait(models.find(model)));
    };
    waiting();
    const endWaiting = models.subscribe(waiting);

    let phrases: string[] = [];
    let problem: string | undefined;
    try {
      for await (const event of chatReply(service, body, abort.signal)) {
        if (event.type === "text") {
          if (reply === "") view.wait("Writing");
          timing.text();
          reply += event.text;
          view.append(event.text);
        } else {
          phrases = timing.describe(event.usage);
          if (!plainFinishes.has(event.finishReason)) phrases.push(event.finishReason);
          problem = event.error;
        }
      }
    } catch (error) {
      if (wasStopped(error)) phrases = ["stopped"];
      else problem = describeError(error);
    }
    endWaiting();
    // Cleared meanwhile: the message belongs to a conversation that no longer exists.
    if (running !== abort) return;
    running = undefined;
    if (problem === undefined) view.finish(phrases);
    else view.fail(problem);
    if (reply !== "") conversation = [...messages, { role: "assistant", content: reply }];
    else if (problem !== undefined && input.value === "") input.value = text;
    showRunning();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === "" || running !== undefined || sendButton.disabled) return;
    input.value = "";
    void send(text);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  stopButton.addEventListener("click", () => running?.abort());
  clearButton.addEventListener("click", () => {
    running?.abort();
    running = undefined;
    conversation = [];
    clearTranscript();
    clearButton.disabled = true;
    showRunning();
    input.focus();
  });
  for (const suggestion of suggestions) {
    suggestion.addEventListener("click", () => void send(suggestion.dataset["message"] ?? ""));
  }
  offerModels(modelSelect, "chat", models, [sendButton, ...suggestions]);
}
