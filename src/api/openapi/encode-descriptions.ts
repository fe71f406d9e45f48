import { computeErrors, type DescribedRoute } from "./described-route.ts";

const embed = { tag: "Embed", summary: "Embeds texts.", errors: computeErrors } as const;
const rerank = { tag: "Rerank", summary: "Orders documents by their relevance to a query.", errors: computeErrors } as const;

export const encodeDescriptions: readonly DescribedRoute[] = [
  {
    ...embed,
    method: "post",
    path: "/v2/embed",
    id: "embed",
    json: "EmbedRequest",
    success: { description: "The embeddings, by type.", json: "EmbedReply" },
  },
  {
    ...embed,
    method: "post",
    path: "/v1/embed",
    id: "embedV1",
    json: "EmbedV1Request",
    success: { description: "The embeddings: by type if `embedding_types` was given.", json: "EmbedV1Reply" },
  },
  {
    ...rerank,
    method: "post",
    path: "/v2/rerank",
    id: "rerank",
    json: "RerankRequest",
    success: { description: "The results, best first.", json: "RerankReply" },
  },
  {
    ...rerank,
    method: "post",
    path: "/v1/rerank",
    id: "rerankV1",
    json: "RerankV1Request",
    success: { description: "The results, best first.", json: "RerankV1Reply" },
  },
];
