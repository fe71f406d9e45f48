import type { Remote } from "comlink";
import { transfer } from "comlink";
import type {
  BrowserModelPage,
  PromptConstraint,
  PromptControl,
  PromptMessage,
  PromptStreamMessage,
} from "../../../transport/browser-model.ts";
import { promptError } from "./prompt-failure.ts";

export type PromptStreamPart = Extract<PromptStreamMessage, { type: "text" | "overflow" }>;

/** Prompts a session of the page. Ends when the reply is whole, or soon after `signal` is aborted. Throws an EngineFailureError. */
export async function* promptStream(
  page: Remote<BrowserModelPage>,
  session: number,
  messages: PromptMessage[],
  constraint: PromptConstraint | undefined,
  signal: AbortSignal,
): AsyncGenerator<PromptStreamPart, void, void> {
  const { port1: port, port2: pagePort } = new MessageChannel();
  const received: PromptStreamMessage[] = [];
  let wake: () => void = () => undefined;
  port.onmessage = ({ data }: MessageEvent<PromptStreamMessage>) => {
    received.push(data);
    wake();
  };
  const abort = (): void => {
    port.postMessage({ type: "abort" } satisfies PromptControl);
    wake();
  };
  signal.addEventListener("abort", abort, { once: true });
  try {
    void page.prompt(session, messages, constraint, transfer(pagePort, [pagePort]));
    while (!signal.aborted) {
      const message = received.shift();
      if (message === undefined) {
        // oxlint-disable-next-line no-await-in-loop
        await new Promise<void>((resolve) => (wake = resolve));
      } else if (message.type === "failed") {
        throw promptError(message.failure);
      } else if (message.type === "end") {
        return;
      } else {
        yield message;
      }
    }
  } finally {
    signal.removeEventListener("abort", abort);
    abort();
    port.close();
  }
}
