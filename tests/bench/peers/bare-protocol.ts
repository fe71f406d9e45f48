/** How the page asks an engine worker for a bare loop: they have no port between them. */
import type { BareRun } from "./bare-loop.ts";

export const benchChannel = "cohabit-bench";

/** Name of the engine that computes one token a run and otherwise is the real one. */
export const stepwiseEngine = "stepwise";

interface BareOrder {
  type: "bare-order";
  model: string;
  tokens: number;
}

export interface BareAnswer extends BareRun {
  type: "bare-answer";
  /** The prompt of the model's last request, which the loop ran on. */
  promptIds: number[];
}

/** Texts to embed in one loop of the engine, `rows` at a time. */
interface BareEmbedOrder {
  type: "bare-embed-order";
  model: string;
  texts: string[];
  rows: number;
}

export interface BareEmbedAnswer {
  type: "bare-embed-answer";
  milliseconds: number;
}

export type BareMessage = BareOrder | BareAnswer | BareEmbedOrder | BareEmbedAnswer;

/** Runs the bare loop on the prompt that `model` was asked last. No other run of this model may be under way. */
export function askForBareRun(model: string, tokens: number): Promise<BareAnswer> {
  return ask({ type: "bare-order", model, tokens }, "bare-answer");
}

/** The same for a model that embeds. */
export function askForBareEmbedding(model: string, texts: string[], rows: number): Promise<BareEmbedAnswer> {
  return ask({ type: "bare-embed-order", model, texts, rows }, "bare-embed-answer");
}

function ask<Type extends BareMessage["type"]>(order: BareMessage, type: Type): Promise<Extract<BareMessage, { type: Type }>> {
  const channel = new BroadcastChannel(benchChannel);
  const isAnswer = (message: BareMessage): message is Extract<BareMessage, { type: Type }> => message.type === type;
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<BareMessage>) => {
      if (!isAnswer(data)) return;
      channel.close();
      resolve(data);
    };
    channel.postMessage(order);
  });
}
