/** Body of POST /v1/check-api-key (contract 14). */
import { z } from "zod";

export const apiKeySchema = z.object({ valid: z.literal(true), organization_id: z.string(), owner_id: z.string() });
