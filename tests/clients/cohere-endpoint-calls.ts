/** cohere-ai's first version: the small endpoints and connectors. */
import { CohereClient } from "cohere-ai";
import { kites, scripted, token, type ClientTarget } from "./client-target.ts";

export function cohereEndpointCalls({ baseUrl, fetch }: ClientTarget) {
  const cohere = new CohereClient({ token, baseUrl, ...(fetch && { fetch }) });
  const examples = [
    { text: "The match ended two goals to one.", label: "sport" },
    { text: "She won the tennis final.", label: "sport" },
    { text: "Fry the onions in butter.", label: "cooking" },
    { text: "Bake the bread for forty minutes.", label: "cooking" },
  ];
  return {
    async cohereTokenize(model: string = scripted.chat) {
      const { tokens, tokenStrings } = await cohere.tokenize({ text: kites.sentence, model });
      const { text } = await cohere.detokenize({ tokens, model });
      return { count: tokens.length, tokenStrings, text };
    },

    async cohereClassify(model: string = scripted.embed) {
      const { classifications, meta } = await cohere.classify({ inputs: ["A goal in the last minute.", "Bake a cake."], examples, model });
      return { predictions: classifications.map(({ prediction }) => prediction), units: meta?.billedUnits?.classifications };
    },

    async cohereSummarize(model: string = scripted.chat) {
      const { id, summary } = await cohere.summarize({ text: `${kites.sentence} `.repeat(8), model, length: "short", temperature: 0 });
      return { id, summary };
    },

    async cohereCheckApiKey() {
      const { valid, ownerId } = await cohere.checkApiKey();
      return { valid, ownerId };
    },

    /** Creates, reads, changes, lists and deletes a connector; `url`: of a connector server. */
    async cohereConnectors(url: string) {
      const { connector } = await cohere.connectors.create({ name: "Birds", url, serviceAuth: { type: "bearer", token: "t" } });
      const { id } = connector;
      const read = await cohere.connectors.get(id);
      const { connector: changed } = await cohere.connectors.update(id, { name: "Kites", active: false });
      const { connectors, totalCount } = await cohere.connectors.list({ limit: 1 });
      const oauth = { clientId: "c", clientSecret: "s", authorizeUrl: "https://login.example/", tokenUrl: "https://login.example/token" };
      await cohere.connectors.update(id, { oauth });
      const { redirectUrl } = await cohere.connectors.oAuthAuthorize(id, {});
      const deleted: object = await cohere.connectors.delete(id);
      return { id, authType: read.connector.authType, name: changed?.name, listed: connectors?.[0]?.id, totalCount, redirectUrl, deleted };
    },
  };
}
