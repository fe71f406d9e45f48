/** Entry of the host worker: wires the host to the ports that pages and the service worker bring. */
import { expose } from "comlink";
import { z } from "zod";
import { answerCalls } from "../../protocol/answerer.ts";
import type { HostControl } from "../../protocol/host-control.ts";
import { findDeviceSupport } from "../models/device-ladder.ts";
import { engineWorkers } from "./engine-worker.ts";
import { hostOptionsSchema } from "./host-options.ts";
import { createHost } from "./host.ts";
import type { Host } from "./host.ts";

interface Started {
  host: Host;
  base: string;
  epoch: number;
}

let resolveStarted: (started: Started) => void = () => undefined;
// Ports may come before the options: they are served once the host stands.
const started = new Promise<Started>((resolve) => (resolveStarted = resolve));

const control: HostControl = {
  async start(options, epoch) {
    const parsed = hostOptionsSchema.safeParse(options);
    if (!parsed.success) return { ok: false, message: z.prettifyError(parsed.error) };
    const host = createHost(parsed.data, { startEngine: engineWorkers(parsed.data.engines), findDeviceSupport });
    resolveStarted({ host, base: parsed.data.base, epoch });
    return { ok: true };
  },
  async attach(port) {
    const { host, base, epoch } = await started;
    answerCalls(port, (request, signal) => host.api.fetch(request, signal), { base, epoch });
  },
  async attachControl(port) {
    const { host } = await started;
    expose(host.control, port);
  },
};

expose(control);
