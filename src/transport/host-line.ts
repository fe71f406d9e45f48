/** The caller's side of a port to a host: routes each message to its call. */
import { protocolVersion, type CallerMessage, type HostMessage } from "./calls/call-messages.ts";
import { parseHostMessage } from "./calls/parse-messages.ts";

/** The part of a call that its line uses. */
export interface LineCall {
  receive(message: Exclude<HostMessage, { type: "hello" }>): void;
  /** The host ended or was replaced: no more messages follow. */
  lineEnded(): void;
}

export class HostLine {
  readonly epoch: number;
  readonly #port: MessagePort;
  readonly #calls = new Map<number, LineCall>();
  #lastCall = 0;
  #isEnded = false;

  /** `lifeLock`: name of the lock that shows the host that this realm is alive, for a realm that may end without an event. */
  constructor(port: MessagePort, epoch: number, lifeLock?: Promise<string>) {
    this.epoch = epoch;
    this.#port = port;
    port.addEventListener("message", (event: MessageEvent<unknown>) => {
      const message = parseHostMessage(event.data);
      if (message === undefined) return;
      if (message.type !== "hello") this.#calls.get(message.call)?.receive(message);
      else if (message.protocol !== protocolVersion) this.end();
    });
    port.start();
    void lifeLock?.then((name) => this.send({ type: "life-lock", name }));
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Returns the number of a new call, whose messages go to `call` until `drop`. */
  add(call: LineCall): number {
    this.#lastCall += 1;
    this.#calls.set(this.#lastCall, call);
    return this.#lastCall;
  }

  drop(call: number): void {
    this.#calls.delete(call);
  }

  send(message: CallerMessage): void {
    this.#port.postMessage(message, message.type === "open" && message.body instanceof MessagePort ? [message.body] : []);
  }

  /** Ends the line and every call on it; a host that is still alive gets a `cancel` for each. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const calls = [...this.#calls];
    this.#calls.clear();
    for (const [call] of calls) this.send({ type: "cancel", call });
    this.#port.close();
    for (const [, call] of calls) call.lineEnded();
  }
}
