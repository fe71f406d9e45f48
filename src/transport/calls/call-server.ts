/** The host's side of a port: serves the calls that arrive on it with an API of web-standard Request and Response. */
import { protocolVersion, type CallerMessage, type HostMessage } from "./call-messages.ts";
import { CallResponse, type ServeRequest } from "./call-response.ts";
import { lifeLockReleased } from "../life-lock.ts";
import { parseCallerMessage } from "./parse-messages.ts";

export interface CallServerOptions {
  /** Number of this host; grows with every host of the origin. */
  epoch: number;
  /** Path before /v1 and /v2. */
  base: string;
  /** Milliseconds without anything to send after which a `waiting` is sent. Default: 1000. */
  waitingMs?: number;
  /**
   * A call whose reader has replied to none of this many consecutive `waiting`s is ended: its realm was killed without an
   * event. Default: 60, one minute, so that a page paused in a debugger keeps its calls. The end of a service worker is
   * detected immediately, by the Web Lock that it holds.
   */
  unacknowledgedLimit?: number;
  /** Whether a chunk of a body is not part of its content, such as keep-alive text. Default: no chunk is. */
  isFiller?: (chunk: Uint8Array) => boolean;
  /** Returns the text that must follow a chunk of a body if it is the last to arrive: see `LastWords`. Default: none. */
  lastWords?: (chunk: Uint8Array) => string | undefined;
}

/** Starts serving calls on `port`, which belongs to the server from then on. */
export function serveCalls(port: MessagePort, serve: ServeRequest, options: CallServerOptions): void {
  const responses = new Map<number, CallResponse>();
  const send = (message: HostMessage): void => port.postMessage(message);

  const handle = (message: CallerMessage): void => {
    if (message.type === "life-lock") {
      void lifeLockReleased(message.name).then(() => {
        for (const response of responses.values()) response.cancel();
        port.close();
      });
      return;
    }
    const running = responses.get(message.call);
    switch (message.type) {
      case "open": {
        if (running !== undefined) return;
        const response = new CallResponse(message, send, {
          waitingMs: options.waitingMs ?? 1000,
          unacknowledgedLimit: options.unacknowledgedLimit ?? 60,
          isFiller: options.isFiller ?? (() => false),
          lastWords: options.lastWords ?? (() => undefined),
        });
        responses.set(message.call, response);
        void response.run(message, serve).finally(() => responses.delete(message.call));
        return;
      }
      case "pull":
        return running?.grant(message.credits);
      case "cancel":
        return running?.cancel();
    }
  };

  port.addEventListener("message", (event: MessageEvent<unknown>) => {
    // An invalid message is dropped: it must not end the other calls of the port.
    const message = parseCallerMessage(event.data);
    if (message !== undefined) handle(message);
  });
  port.start();
  send({ type: "hello", protocol: protocolVersion, epoch: options.epoch, base: options.base });
}
