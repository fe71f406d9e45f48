/** The host worker's side of the site's channel: reports that the host is alive, with the facts that the next host needs. */
import { protocolVersion, type SiteMessage } from "./calls/call-messages.ts";
import { parseSiteMessage } from "./calls/parse-messages.ts";

export class HostPresence {
  readonly #channel: BroadcastChannel;
  readonly #epoch: number;
  #loaded: string[] = [];
  #threadsFailed: boolean;

  constructor(channelName: string, epoch: number, threadsFailed: boolean) {
    this.#threadsFailed = threadsFailed;
    this.#channel = new BroadcastChannel(channelName);
    this.#epoch = epoch;
    this.#channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (parseSiteMessage(data)?.type === "cohabit-host-check") this.#report();
    });
    this.#report();
  }

  /** The ids of all models that are loaded. */
  setLoaded(ids: readonly string[]): void {
    if (ids.join("\n") === this.#loaded.join("\n")) return;
    this.#loaded = [...ids];
    this.#report();
  }

  /** See `HostedSite`. */
  setThreadsFailed(): void {
    this.#threadsFailed = true;
    this.#report();
  }

  #report(): void {
    const type = "cohabit-host-alive";
    const about = { loaded: this.#loaded, threadsFailed: this.#threadsFailed };
    this.#channel.postMessage({ type, protocol: protocolVersion, epoch: this.#epoch, ...about } satisfies SiteMessage);
  }
}
