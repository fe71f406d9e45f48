/** How the page asks an engine worker for a bare loop: they have no port between them. */
import type { BareRun } from "./bare-loop.ts";

export const benchChannel = "cohabit-bench";

export interface BareOrder {
  type: "bare-order";
  model: string;
  tokens: number;
}

export interface BareAnswer extends BareRun {
  type: "bare-answer";
  /** The prompt of the model's last request, which the loop ran on. */
  promptIds: number[];
}

/** Runs the bare loop on the prompt that `model` was asked last. Nothing else may be under way in that model. */
export function askForBareRun(model: string, tokens: number): Promise<BareAnswer> {
  const channel = new BroadcastChannel(benchChannel);
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<BareOrder | BareAnswer>) => {
      if (data.type !== "bare-answer") return;
      channel.close();
      resolve(data);
    };
    channel.postMessage({ type: "bare-order", model, tokens } satisfies BareOrder);
  });
}
