/** The host worker's side of the site's channel: answers that it is alive, and tells which models are loaded. */
import { protocolVersion, type SiteMessage } from "./calls/call-messages.ts";
import { parseSiteMessage } from "./calls/parse-messages.ts";

export class HostPresence {
  readonly #channel: BroadcastChannel;
  readonly #epoch: number;
  #loaded: string[] = [];

  constructor(channelName: string, epoch: number) {
    this.#channel = new BroadcastChannel(channelName);
    this.#epoch = epoch;
    this.#channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (parseSiteMessage(data)?.type === "cohabit-host-check") this.#tell();
    });
    this.#tell();
  }

  /** The ids of all models that are loaded. */
  setLoaded(ids: readonly string[]): void {
    if (ids.join("\n") === this.#loaded.join("\n")) return;
    this.#loaded = [...ids];
    this.#tell();
  }

  #tell(): void {
    const message: SiteMessage = { type: "cohabit-host-alive", protocol: protocolVersion, epoch: this.#epoch, loaded: this.#loaded };
    this.#channel.postMessage(message);
  }
}
