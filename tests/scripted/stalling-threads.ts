/** An engine that makes no progress on several threads: with nothing that it loads, or with everything that it computes. */
import type { Engine, ReplyMessage } from "../../src/worker/engine/engine.ts";

const never = new Promise<never>(() => undefined);

/** `passed`: messages of a reply that come through before it stalls. */
export function stallingOnThreads(engine: Engine, stallsIn: "load" | "run", passed = 2): Engine {
  let stallsNow = false;
  return {
    ...engine,
    load: (request, onProgress) => {
      const hasThreads = request.device.kind === "wasm" && request.device.threads > 1;
      if (hasThreads && stallsIn === "load") return never;
      stallsNow = hasThreads;
      return engine.load(request, onProgress);
    },
    async reply(request, port) {
      if (!stallsNow) return engine.reply(request, port);
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      port1.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
        count += 1;
        if (count <= passed) port.postMessage(data);
      };
      void engine.reply(request, port2);
      return never;
    },
    encodeSlice: (planId, slice) => (stallsNow ? never : engine.encodeSlice(planId, slice)),
  };
}
