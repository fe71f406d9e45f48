/** The public interface of cohabit. */
export { start } from "./page/start.ts";
export {
  AlreadyStartedError,
  HostUnavailableError,
  InvalidOptionsError,
  ModelControlError,
  OutsideApiError,
  RuntimeStoppedError,
  ServiceWorkerError,
} from "./page/errors.ts";
export { webLlmModels, type WebLlmAppConfig } from "./page/web-llm-models.ts";
export type { Runtime, RuntimeStatus, StartOptions } from "./page/runtime.ts";
export type {
  AvailableModel,
  EvictionReport,
  ModelListener,
  RecommendedModel,
  RequestEvent,
  RequestFailure,
  RequestListener,
  StorageReport,
  StoredModel,
  StoredSite,
} from "./transport/host-control.ts";
export type { KernelsObstacle, ModelProgress, ModelStatus, ThreadsObstacle, WebgpuObstacle } from "./inference/models.ts";
