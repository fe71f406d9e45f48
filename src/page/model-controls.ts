/** Control calls to the host, in whichever page it runs: repeated when another host takes over; subscriptions move along. */
import * as Comlink from "comlink";
import type { ModelControl, ModelListener, RequestEvent, RequestListener } from "../transport/host-control.ts";
import type { ModelStatus } from "../inference/models.ts";
import { Ending } from "../transport/ending.ts";
import type { HostLines } from "../transport/host-lines.ts";
import { HostUnavailableError, RuntimeStoppedError } from "./errors.ts";
import { Subscription } from "./subscription.ts";

interface ControlLine {
  remote: Comlink.Remote<ModelControl>;
  ending: Ending;
  end: () => void;
}

/** Reason with which the calls on a line end when its host is gone. Callers never see it, because the calls are repeated. */
const lineEnded = new DOMException("the line has ended", "AbortError");

export class ModelControls {
  readonly #lines: HostLines;
  readonly #models = new Subscription<ModelStatus>((host, listener) => host.subscribe(Comlink.proxy(listener)));
  readonly #requests = new Subscription<RequestEvent>((host, listener) => host.subscribeRequests(Comlink.proxy(listener)));
  #line: ControlLine | undefined;
  #isStopped = false;

  /** `lines` finds hosts; whenever it adopts a port, the control port that came with it must be adopted here. */
  constructor(lines: HostLines) {
    this.#lines = lines;
  }

  adopt(port: MessagePort): void {
    this.#line?.end();
    const ending = new Ending();
    this.#line = {
      remote: Comlink.wrap<ModelControl>(port),
      ending,
      end: () => {
        port.close();
        ending.end(lineEnded);
      },
    };
    this.#listen();
  }

  /** Ends the control line, whose host is gone: pending calls are repeated on the next host. */
  end(): void {
    this.#line?.end();
    this.#line = undefined;
    this.#listen();
  }

  stop(): void {
    this.#isStopped = true;
    this.#models.clear();
    this.#requests.clear();
    this.end();
  }

  /** Calls the host, and the next one if a host ends before it responds: every control call may be repeated. */
  async call<Result>(request: (control: Comlink.Remote<ModelControl>) => Promise<Result>): Promise<Result> {
    for (;;) {
      if (this.#isStopped) throw new RuntimeStoppedError();
      const found = await this.#lines.find();
      const line = this.#line;
      if (found === undefined || line === undefined) throw new HostUnavailableError("no page of this site responds");
      try {
        return await line.ending.during(request(line.remote));
      } catch (caught) {
        if (caught !== lineEnded) throw caught;
      }
    }
  }

  subscribe(listener: ModelListener): () => void {
    const remove = this.#models.add(listener);
    this.#listen();
    return remove;
  }

  onRequest(listener: RequestListener): () => void {
    const remove = this.#requests.add(listener);
    this.#listen();
    return remove;
  }

  /** Without a line, searches for one; its adoption calls this function again. */
  #listen(): void {
    if (!this.#models.hasListeners && !this.#requests.hasListeners) return;
    if (this.#line === undefined) void this.#lines.find();
    else for (const subscription of [this.#models, this.#requests]) subscription.listenTo(this.#line.remote);
  }
}
