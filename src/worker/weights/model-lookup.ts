/**
 * What references to models stand for, remembered: a model that has stored files stays at the commit that they are of,
 * and is found without the network. `WeightInventory.forget` forgets it, and the next lookup asks the hub again.
 */
import type { HubClient } from "../hub/hub-client.ts";
import { HubError } from "../hub/hub-failure.ts";
import { type HubModel, hubModelSchema } from "../hub/hub-model.ts";
import type { ModelReference } from "../hub/model-reference.ts";
import type { WeightJournal } from "./weight-journal.ts";

export class ModelLookup {
  readonly #client: Pick<HubClient, "find">;
  readonly #journal: WeightJournal | undefined;

  /** @param journal Of the weight store; absent where nothing can be stored. */
  constructor(client: Pick<HubClient, "find">, journal: WeightJournal | undefined) {
    this.#client = client;
    this.#journal = journal;
  }

  /** @throws HubError if the model is not remembered with files, and no hub gives it. */
  async find(reference: ModelReference, signal?: AbortSignal): Promise<HubModel> {
    const key = keyOf(reference);
    const known = await this.#remembered(key);
    if (known?.hasFiles === true) return known.model;
    try {
      const model = await this.#client.find(reference, signal);
      // A store that fails forgets: the hub is asked the next time, too.
      await this.#journal?.putModel(key, model).catch(() => undefined);
      return model;
    } catch (caught) {
      const isAway = caught instanceof HubError && ["unreachable", "server-failed", "rate-limited"].includes(caught.failure.kind);
      if (isAway && known !== undefined) return known.model;
      throw caught;
    }
  }

  async #remembered(key: string): Promise<{ model: HubModel; hasFiles: boolean } | undefined> {
    try {
      // An earlier version of this package may have written it.
      const model = hubModelSchema.safeParse(await this.#journal?.model(key)).data;
      if (model === undefined) return undefined;
      const entries = (await this.#journal?.entries()) ?? [];
      return { model, hasFiles: entries.some(({ uses }) => uses.some(({ url }) => url.startsWith(model.folder))) };
    } catch {
      return undefined;
    }
  }
}

/** A reference to a commit and one to a branch that is at it are two: only the branch moves. */
function keyOf(reference: ModelReference): string {
  if (reference.kind === "folder") return reference.url;
  return reference.revision === undefined ? reference.id : `${reference.id}@${reference.revision}`;
}
