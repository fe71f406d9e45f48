/** The conversation as the reader sees it. */
import { element, make } from "./document-elements.ts";

const frame = element("chat-transcript", HTMLElement);
const messages = element("chat-turns", HTMLElement);
const welcome = element("chat-welcome", HTMLElement);

/** Distance from the end, in pixels, within which the view follows new text. */
const followingDistance = 48;

/** One reply while it is written and after. */
export class ReplyView {
  readonly #message: HTMLElement;
  readonly #text = make("p", "reply-text");
  readonly #note = make("p", "reply-note");

  constructor(modelName: string) {
    this.#message = make("article", "turn reply", make("h3", "turn-name", modelName), this.#text, this.#note);
    // A screen reader hears the reply once it is whole, not token by token.
    this.#message.setAttribute("aria-busy", "true");
    addMessage(this.#message);
  }

  append(text: string): void {
    keepingTheEndInView(() => this.#text.append(text));
  }

  /** The line below the text, while the reply is under way. */
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
  // The suggestion that was pressed goes away with the welcome: focus stays with the conversation.
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

/** A reader who scrolled back to read is left where they are. */
function keepingTheEndInView(change: () => void): void {
  const isFollowing = frame.scrollHeight - frame.scrollTop - frame.clientHeight < followingDistance;
  change();
  if (isFollowing) frame.scrollTop = frame.scrollHeight;
}
