/** Searches the connectors of a request for documents (contract 13.6). */
import { z } from "zod";
import type { SuppliedDocument } from "../../../inference/conversation.ts";
import type { Connector, ConnectorService } from "../../connectors/connector.ts";
import type { CallJournal } from "../../request/call-journal.ts";
import { ConnectorNotFound, ConnectorsFailed, InvalidRequest } from "../../response/errors.ts";
import type { ChatV1Request } from "../request/chat-v1-request.ts";
import { documentV1, type DocumentV1 } from "../reply/citation-body.ts";

export type RequestedConnector = NonNullable<ChatV1Request["connectors"]>[number] & Pick<Connector, "excludes">;

export interface SearchQuery {
  text: string;
  generation_id: string;
}

/** An entry of `search_results`: the result of one connector for one query. */
interface SearchResult {
  search_query: SearchQuery;
  connector: { id: string };
  document_ids: string[];
  error_message?: string;
  continue_on_failure?: boolean;
}

/** The searches of one reply. */
export interface Searches {
  queries: SearchQuery[];
  results: SearchResult[];
  documents: SuppliedDocument[];
}

const outcomesSchema = z.array(
  z.union([z.object({ documents: z.array(z.record(z.string(), z.unknown())) }), z.object({ message: z.string() })]),
);

/** Throws ConnectorNotFound, or InvalidRequest for an inactive connector. */
export async function findConnectors(
  { connectors = [] }: Pick<ChatV1Request, "connectors">,
  store: ConnectorService,
  ownerId: string,
): Promise<RequestedConnector[]> {
  const found: RequestedConnector[] = [];
  for (const [index, requested] of connectors.entries()) {
    const connector = await store.get(ownerId, requested.id);
    if (connector === undefined) throw new ConnectorNotFound(requested.id);
    if (!connector.active) throw new InvalidRequest(`connectors[${index}].id '${requested.id}' is not active`);
    const { excludes, continueOnFailure } = connector;
    found.push({ ...requested, excludes, continue_on_failure: requested.continue_on_failure === true || continueOnFailure });
  }
  return found;
}

/**
 * Sends every query to every connector, all at the same time. `takenIds`: ids of the caller's own documents. Throws
 * ConnectorsFailed if a connector without continue_on_failure fails.
 */
export async function searchAll(
  connectors: readonly RequestedConnector[],
  queries: SearchQuery[],
  store: ConnectorService,
  { ownerId, takenIds, signal, journal }: { ownerId: string; takenIds: readonly string[]; signal: AbortSignal; journal: CallJournal },
): Promise<Searches> {
  const searches = queries.flatMap((query) => connectors.map((connector) => ({ query, connector })));
  // Recorded, because a connector may find other documents when the next host continues the reply.
  const outcomes = await journal.recallLater("searches", outcomesSchema, () =>
    Promise.all(
      searches.map(({ query, connector: { id, options, user_access_token: userAccessToken } }) =>
        store.search(ownerId, id, { query: query.text, options, userAccessToken }, signal),
      ),
    ),
  );
  const found = new FoundDocuments(takenIds);
  const results = searches.map(({ query, connector }, index): SearchResult => {
    const outcome = outcomes[index] ?? { message: "it was not asked" };
    const { id, continue_on_failure: continues = false, excludes } = connector;
    const result = { search_query: query, connector: { id } };
    if ("documents" in outcome) {
      const ids = outcome.documents.map((document) => found.add(id, excludes, document));
      return { ...result, document_ids: [...new Set(ids)] };
    }
    if (!continues) throw new ConnectorsFailed(id, outcome.message);
    return { ...result, document_ids: [], error_message: outcome.message, continue_on_failure: true };
  });
  return { queries, results, documents: found.documents };
}

/** Numbers the documents of each connector; two queries that find the same document share its id. */
class FoundDocuments {
  readonly documents: SuppliedDocument[] = [];
  readonly #taken: Set<string>;
  readonly #counts = new Map<string, number>();
  readonly #idOfContent = new Map<string, string>();

  constructor(takenIds: readonly string[]) {
    this.#taken = new Set(takenIds);
  }

  add(connectorId: string, excludes: string[], { id: _own, ...data }: Record<string, unknown>): string {
    const content = JSON.stringify([connectorId, data]);
    const known = this.#idOfContent.get(content);
    if (known !== undefined) return known;
    let count = this.#counts.get(connectorId) ?? 0;
    while (this.#taken.has(`${connectorId}_${count}`)) count += 1;
    this.#counts.set(connectorId, count + 1);
    const id = `${connectorId}_${count}`;
    this.#idOfContent.set(content, id);
    this.documents.push({ id, data, hiddenKeys: excludes });
    return id;
  }
}

/** The fields of contract 4.3 that a reply with connectors has. */
export function searchBody({ queries, results }: Searches) {
  return { is_search_required: queries.length > 0, search_queries: queries, search_results: results };
}

export function searchedDocuments({ documents }: Searches): DocumentV1[] {
  return documents.map(({ id, data }) => documentV1({ type: "document", id, data }));
}
