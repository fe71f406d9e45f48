/** Searches before the reply to a request with connectors: the model writes the queries, the connectors search. */
import type { Conversation, Generation, ReplyForm } from "../../../inference/conversation.ts";
import { Cancelled, EngineFailed } from "../../../inference/errors.ts";
import type { ModelDescription } from "../../../inference/models.ts";
import { ownerOf } from "../../access/owners.ts";
import { throwIfFailed } from "../../chat/reply/buffered-reply.ts";
import { startReply } from "../../chat/start-reply.ts";
import { ReplyCollector } from "../../chat/reply/reply-collector.ts";
import type { ApiCall } from "../../request/api-call.ts";
import type { ApiServices } from "../../services.ts";
import { searchAll, type RequestedConnector, type Searches } from "./connector-searches.ts";
import { queryConversation, queryForm, queryGeneration, searchQueries } from "./search-queries.ts";

interface SearchRequest {
  /** The conversation without the results of the search. */
  conversation: Conversation;
  connectors: readonly RequestedConnector[];
  model: ModelDescription;
  form: ReplyForm;
  generation: Generation;
  generationId: string;
  admit: () => void;
  started: number;
}

/** Throws ConnectorsFailed, or the error of the model if it could not write the queries. */
export async function searchConnectors(
  services: ApiServices,
  call: ApiCall,
  { conversation, connectors, model, form, generation, generationId, admit, started }: SearchRequest,
): Promise<Searches> {
  const events = await startReply(services, call, {
    model,
    conversation: queryConversation(conversation),
    generation: queryGeneration(generation),
    form: queryForm(form),
    priority: 0,
    waitsForToken: true,
    admit,
  });
  const reply = new ReplyCollector();
  for await (const event of events) reply.add(event);
  const { end } = reply;
  if (!end) throw new Cancelled();
  throwIfFailed(reply, end, services.now() - started);
  if (end.finishReason === "ERROR" || end.finishReason === "TIMEOUT") throw new EngineFailed(end.error ?? "engine");
  const queries = searchQueries(reply).map((text) => ({ text, generation_id: generationId }));
  return searchAll(connectors, queries, services.stores.connectors, {
    ownerId: ownerOf(call.owner).ownerId,
    takenIds: conversation.documents.map(({ id }) => id),
    signal: call.disconnect.signal,
    journal: call.journal,
  });
}
