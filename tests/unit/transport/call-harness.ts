/** A caller and hosts on real message channels, in one process. */
import { serveCalls, type CallServerOptions } from "../../../src/transport/calls/call-server.ts";
import type { ServeRequest } from "../../../src/transport/calls/call-response.ts";
import { Caller, type CallerLimits } from "../../../src/transport/calls/caller.ts";
import { HostLines } from "../../../src/transport/host-lines.ts";

const openPorts: MessagePort[] = [];

/** Closes every port, so that the process can end. */
export function closePorts(): void {
  for (const port of openPorts.splice(0)) port.close();
}

export function channel(): { near: MessagePort; far: MessagePort } {
  const { port1, port2 } = new MessageChannel();
  openPorts.push(port1, port2);
  return { near: port1, far: port2 };
}

export interface Site {
  caller: Caller;
  lines: HostLines;
  /** Number of requests for a host. */
  asked: () => number;
}

/** A caller that searches for a host by calling `giveHost`, which may adopt a port on `lines`. `timeoutMs`: how long it searches. */
export function siteWith(giveHost: (lines: HostLines) => void, limits: Partial<CallerLimits> = {}, timeoutMs = 200): Site {
  let asked = 0;
  const lines: HostLines = new HostLines(
    () => {
      asked += 1;
      giveHost(lines);
    },
    { timeoutMs, repeatMs: 20 },
  );
  return { caller: new Caller(lines, limits), lines, asked: () => asked };
}

/** The near end of a port on which `serve` responds. */
export function hostPort(serve: ServeRequest, options: Partial<CallServerOptions> = {}): MessagePort {
  const { near, far } = channel();
  serveCalls(far, serve, { epoch: 1, base: "", ...options });
  return near;
}

export const request = (init: RequestInit = {}): Request => new Request("http://localhost/v1/models", init);

/** Resolves in a later event-loop iteration, after messages in transit. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves when `condition` holds. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await yieldToEventLoop();
}

export const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Chunks on demand, counted; stops when the reader disconnects. */
export function countedStream(size: number): {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  produced: () => number;
  cancelled: () => boolean;
} {
  let produced = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        await yieldToEventLoop();
        produced += 1;
        controller.enqueue(new Uint8Array(size).fill(produced % 256));
      },
      cancel: () => void (cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { stream, produced: () => produced, cancelled: () => cancelled };
}

/** Collects the messages that arrive on a port, unparsed. */
export function wireOf(port: MessagePort): unknown[] {
  const arrived: unknown[] = [];
  port.addEventListener("message", (event: MessageEvent<unknown>) => arrived.push(event.data));
  port.start();
  return arrived;
}
