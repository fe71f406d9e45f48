/** Bodies of the responses about connectors (contract 13). */
import { z } from "zod";

const connectorSchema = z.object({
  id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  url: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Fields of the documents that the model does not see. */
  excludes: z.array(z.string()),
  auth_type: z.enum(["oauth", "service_auth"]).optional(),
  /** Without the secret. */
  oauth: z.object({ authorize_url: z.string(), token_url: z.string(), client_id: z.string(), scope: z.string().optional() }).optional(),
  /** Absent until the owner has authorised the service. */
  auth_status: z.enum(["valid", "expired"]).optional(),
  active: z.boolean(),
  continue_on_failure: z.boolean(),
});
export type ConnectorBody = z.output<typeof connectorSchema>;

export const oneConnectorSchema = z.object({ connector: connectorSchema });
export const connectorListSchema = z.object({
  connectors: z.array(connectorSchema),
  /** All connectors of the owner. */ total_count: z.int(),
});
export const authorizationUrlSchema = z.object({ /** The page at which the user authorises the service. */ redirect_url: z.string() });
