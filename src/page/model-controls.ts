/** Control calls to the host, whichever page runs it: asked again when another host takes over, subscriptions carried along. */
import * as Comlink from "comlink";
import type { ModelControl, ModelListener, ModelStatus } from "../protocol/host-control.ts";
import type { HostLines } from "../protocol/host-lines.ts";
import { HostUnavailableError } from "./host-unavailable-error.ts";
import { RuntimeStoppedError } from "./runtime-stopped-error.ts";

interface ControlLine {
  remote: Comlink.Remote<ModelControl>;
  isListening: boolean;
  ended: Promise<"ended">;
  end: () => void;
}

export class ModelControls {
  readonly #lines: HostLines;
  readonly #listeners = new Set<ModelListener>();
  #line: ControlLine | undefined;
  #isStopped = false;

  /** `lines` finds hosts; whoever adopts a port there adopts the control port that came with it here. */
  constructor(lines: HostLines) {
    this.#lines = lines;
  }

  adopt(port: MessagePort): void {
    this.#line?.end();
    let settle: () => void = () => undefined;
    const ended = new Promise<"ended">((resolve) => (settle = () => resolve("ended")));
    this.#line = {
      remote: Comlink.wrap<ModelControl>(port),
      isListening: false,
      ended,
      end: () => {
        port.close();
        settle();
      },
    };
    this.#listen();
  }

  /** The control line leads nowhere any more: what waits on it is asked of the next host. */
  end(): void {
    this.#line?.end();
    this.#line = undefined;
    this.#listen();
  }

  stop(): void {
    this.#isStopped = true;
    this.#listeners.clear();
    this.end();
  }

  /** Asks the host, and again the next one when a host ends before it answered: every control call may be repeated. */
  async ask<Answer>(question: (control: Comlink.Remote<ModelControl>) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      if (this.#isStopped) throw new RuntimeStoppedError();
      const found = await this.#lines.find();
      const line = this.#line;
      if (found === undefined || line === undefined) throw new HostUnavailableError("no page of this site answers");
      const answer = await Promise.race([question(line.remote).then((value) => ({ value })), line.ended]);
      if (answer !== "ended") return answer.value;
    }
  }

  subscribe(listener: ModelListener): () => void {
    this.#listeners.add(listener);
    this.#listen();
    return () => void this.#listeners.delete(listener);
  }

  readonly #tell = (status: ModelStatus): void => {
    for (const listener of this.#listeners) listener(status);
  };

  /** Subscribes once per line; without a line, looks for one, whose adoption brings us here again. */
  #listen(): void {
    if (this.#listeners.size === 0) return;
    if (this.#line === undefined) {
      void this.#lines.find();
    } else if (!this.#line.isListening) {
      this.#line.isListening = true;
      void this.#line.remote.subscribe(Comlink.proxy(this.#tell));
    }
  }
}
