/** The displayed conversation. */
import { element, make } from "./document-elements.ts";

const frame = element("chat-transcript", HTMLElement);
const messages = element("chat-turns", HTMLElement);
const welcome = element("chat-welcome", HTMLElement);

/** Distance from the end, in pixels, within which the view follows new text. */
const followingDistance = 48;

/** One reply. */
export class ReplyView {
  readonly #message: HTMLElement;
  readonly #text = make("p", "reply-text");
  readonly #note = make("p", "reply-note");

  constructor(modelName: string) {
    this.#message = make("article", "turn reply", make("h3", "turn-name", modelName), this.#text, this.#note);
    // Screen readers announce the complete reply instead of single tokens.
    this.#message.setAttribute("aria-busy", "true");
    addMessage(this.#message);
  }

  append(text: string): void {
    keepingTheEndInView(() => this.#text.append(text));
  }

  /** Sets the line below the text while the reply is in progress. */
  wait(note: string): void {
    if (this.#note.textContent !== note) this.#note.textContent = note;
  }

  finish(phrases: string[]): void {
    keepingTheEndInView(() => {
      this.#note.replaceChildren(...phrases.map((phrase) => make("span", "", phrase)));
      this.#message.setAttribute("aria-busy", "false");
    });
  }

  fail(message: string): void {
    keepingTheEndInView(() => {
      this.#note.replaceWith(make("p", "problem", message));
      if (this.#text.textContent === "") this.#text.remove();
      this.#message.setAttribute("aria-busy", "false");
    });
  }
}

export function showMessage(text: string): void {
  // The pressed suggestion is hidden with the welcome, so the conversation gets the focus.
  if (welcome.contains(document.activeElement)) frame.focus();
  welcome.hidden = true;
  addMessage(make("article", "turn message", make("h3", "visually-hidden", "You"), make("p", "message-text", text)));
  frame.scrollTop = frame.scrollHeight;
}

export function clearTranscript(): void {
  messages.replaceChildren();
  welcome.hidden = false;
}

function addMessage(message: HTMLElement): void {
  keepingTheEndInView(() => messages.append(message));
}

/** Scrolls to the end only if the user is at the end. */
function keepingTheEndInView(change: () => void): void {
  const isFollowing = frame.scrollHeight - frame.scrollTop - frame.clientHeight < followingDistance;
  change();
  if (isFollowing) frame.scrollTop = frame.scrollHeight;
}
