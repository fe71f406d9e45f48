/** The host's side of a port: answers the calls that arrive on it by an API made of web-standard Request and Response. */
import { protocolVersion, type CallerMessage, type HostMessage } from "./call-messages.ts";
import { CallAnswer, type ServeRequest } from "./call-answer.ts";
import { lifeLockReleased } from "../life-lock.ts";
import { parseCallerMessage } from "./parse-messages.ts";

export interface AnswererOptions {
  /** Number of this host; later hosts of the origin have larger ones. */
  epoch: number;
  /** Path before /v1 and /v2. */
  base: string;
  /** Milliseconds without anything to send after which a `waiting` is sent. Default: 1000. */
  waitingMs?: number;
  /**
   * Calls whose reader has answered none of this many `waiting`s in a row are ended: its realm was killed without a
   * goodbye. Default: 60, one minute, so that a page halted in a debugger for a moment keeps its calls. The end of a
   * service worker is noticed at once, by the Web Lock that it holds.
   */
  unansweredLimit?: number;
}

/** Starts answering on `port`; the port belongs to the answerer from here on. */
export function answerCalls(port: MessagePort, serve: ServeRequest, options: AnswererOptions): void {
  const answers = new Map<number, CallAnswer>();
  const send = (message: HostMessage): void => port.postMessage(message);

  const take = (message: CallerMessage): void => {
    if (message.type === "life-lock") {
      void lifeLockReleased(message.name).then(() => {
        for (const answer of answers.values()) answer.cancel();
        port.close();
      });
      return;
    }
    const running = answers.get(message.call);
    switch (message.type) {
      case "open": {
        if (running !== undefined) return;
        const answer = new CallAnswer(message, send, {
          waitingMs: options.waitingMs ?? 1000,
          unansweredLimit: options.unansweredLimit ?? 60,
        });
        answers.set(message.call, answer);
        void answer.run(message, serve).finally(() => answers.delete(message.call));
        return;
      }
      case "pull":
        return running?.grant(message.credits);
      case "cancel":
        return running?.cancel();
    }
  };

  port.addEventListener("message", (event: MessageEvent<unknown>) => {
    // A message that cannot be read is dropped: it must not end the other calls of the port.
    const message = parseCallerMessage(event.data);
    if (message !== undefined) take(message);
  });
  port.start();
  send({ type: "hello", protocol: protocolVersion, epoch: options.epoch, base: options.base });
}
