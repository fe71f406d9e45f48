/** POST /v1/check-api-key (contract 14). */
import { z } from "zod";
import { defineRoute, readErrors, wireObject } from "../define-route.ts";
import { ownerOf } from "./owners.ts";

const apiKeySchema = z.object({ valid: z.literal(true), organization_id: z.string(), owner_id: z.string() });

export const checkApiKeyRoute = defineRoute({
  id: "checkApiKey",
  method: "POST",
  path: "/v1/check-api-key",
  access: "token",
  tag: "Keys",
  summary: "Names the owner of the bearer token.",
  response: { description: "The owner.", json: wireObject("ApiKey", apiKeySchema) },
  errors: readErrors,
  handle({ call }) {
    const { organizationId, ownerId } = ownerOf(call.owner);
    return { valid: true as const, organization_id: organizationId, owner_id: ownerId };
  },
});
