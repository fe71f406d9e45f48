/** The schema of stored connectors, with sealed secrets. */
import { z } from "zod";
import type { Connector } from "../../api/connectors/connector.ts";

const sealedSchema = z.object({ iv: z.instanceof(Uint8Array<ArrayBuffer>), bytes: z.instanceof(Uint8Array<ArrayBuffer>) });
/** An encrypted text, see `SealedSecrets`. */
export type SealedSecret = z.output<typeof sealedSchema>;

const grantSchema = z.object({
  accessToken: sealedSchema,
  refreshToken: sealedSchema.optional(),
  /** Milliseconds since 1970; absent if the server did not send it. */
  expiresAt: z.number().optional(),
  /** The server refused to renew the tokens. */
  isExpired: z.boolean(),
});
/** The tokens of an authorisation. */
export type StoredGrant = z.output<typeof grantSchema>;

const oauthSchema = z.object({
  type: z.literal("oauth"),
  clientId: z.string(),
  clientSecret: sealedSchema,
  authorizeUrl: z.string(),
  tokenUrl: z.string(),
  scope: z.string().optional(),
  grant: grantSchema.optional(),
});
export type StoredOAuth = z.output<typeof oauthSchema>;

export const storedConnectorSchema = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  description: z.string().optional(),
  url: z.string(),
  excludes: z.array(z.string()),
  active: z.boolean(),
  continueOnFailure: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
  auth: z.discriminatedUnion("type", [
    z.object({ type: z.literal("none") }),
    z.object({ type: z.literal("service_auth"), scheme: z.enum(["bearer", "basic", "noscheme"]), token: sealedSchema }),
    oauthSchema,
  ]),
});
export type StoredConnector = z.output<typeof storedConnectorSchema>;

/** An unfinished authorisation of the owner. Its id is the hash of its state. */
export const authorizationSchema = z.object({
  connectorId: z.string(),
  redirect: z.string().optional(),
  redirectUri: z.string(),
  codeVerifier: sealedSchema,
  expiresAt: z.number(),
});
export type StoredAuthorization = z.output<typeof authorizationSchema>;

/** Returns the connector without its secrets. */
export function withoutSecrets({ auth, ...connector }: StoredConnector): Connector {
  if (auth.type !== "oauth") return { ...connector, auth: { type: auth.type } };
  const { clientId, authorizeUrl, tokenUrl, scope, grant } = auth;
  return {
    ...connector,
    auth: { type: "oauth", oauth: { clientId, authorizeUrl, tokenUrl, scope }, status: grant && (grant.isExpired ? "expired" : "valid") },
  };
}
