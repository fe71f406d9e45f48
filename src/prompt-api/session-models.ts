/** The models of sessions, with the tokens that their templates add. */
import type { ChatModel, CompletionRequest, PromptService } from "./service.ts";
import type { SessionModel, TemplateCosts } from "./session.ts";

/** The context that is kept free for a reply, unless the context is small. */
const replyReserve = 1024;

export class SessionModels {
  readonly #service: PromptService;
  /** By model: they do not change. */
  readonly #costs = new Map<string, Promise<TemplateCosts>>();

  constructor(service: PromptService) {
    this.#service = service;
  }

  async of(model: ChatModel, signal: AbortSignal): Promise<SessionModel> {
    const costs = await this.#costsOf(model.name);
    signal.throwIfAborted();
    const { contextLength } = model;
    const room = contextLength - costs.perPrompt - Math.min(replyReserve, Math.floor(contextLength / 4));
    return { ...model, costs, contextWindow: contextLength === 0 ? Infinity : Math.max(0, room) };
  }

  #costsOf(model: string): Promise<TemplateCosts> {
    const known = this.#costs.get(model);
    if (known !== undefined) return known;
    const measured = templateCosts(this.#service, model);
    this.#costs.set(model, measured);
    measured.catch(() => this.#costs.delete(model));
    return measured;
  }
}

/** Measures the tokens that the model's template adds, with two short prompts. Not aborted by one session, because all use it. */
async function templateCosts(service: PromptService, model: string): Promise<TemplateCosts> {
  const { signal } = new AbortController();
  const user = { role: "user", content: "a" } as const;
  const request = (messages: CompletionRequest["messages"]): CompletionRequest => ({ model, messages });
  const text = await service.countTokens(model, user.content, signal);
  const one = await service.prefill(request([user]), signal);
  const three = await service.prefill(request([user, { role: "assistant", content: user.content }, user]), signal);
  const perMessage = Math.max(0, Math.ceil((three - one) / 2) - text);
  return { perMessage, perPrompt: Math.max(0, one - text - perMessage) };
}
