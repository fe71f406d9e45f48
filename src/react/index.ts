/** `cohabit/react`: a provider that starts the runtime, and hooks for it, a model, and the chat of the AI SDK. */
export { CohabitProvider, type CohabitProviderProps, type RuntimeState, useRuntime } from "./provider.ts";
export { type ModelHandle, useModel } from "./use-model.ts";
export { ChatRequestError, chatTransport, type ChatTransportOptions } from "./chat-transport.ts";
export { useChatTransport } from "./use-chat-transport.ts";
