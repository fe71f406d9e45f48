/** The public surface of cohabit. */
export { start } from "./page/start.ts";
export { AlreadyStartedError } from "./page/already-started-error.ts";
export { HostUnavailableError } from "./page/host-unavailable-error.ts";
export { InvalidOptionsError } from "./page/invalid-options-error.ts";
export { ModelControlError } from "./page/model-control-error.ts";
export { OutsideApiError } from "./page/outside-api-error.ts";
export { RuntimeStoppedError } from "./page/runtime-stopped-error.ts";
export { ServiceWorkerError } from "./page/service-worker-error.ts";
export type { Runtime, RuntimeStatus, StartOptions } from "./page/runtime.ts";
export type {
  AvailableModel,
  ModelListener,
  RequestEvent,
  RequestFailure,
  RequestListener,
  StorageReport,
  StoredModel,
  StoredSite,
} from "./transport/host-control.ts";
export type { ModelProgress, ModelStatus, WebgpuObstacle } from "./inference/models.ts";
