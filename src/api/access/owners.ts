/** Bearer tokens, their owners and permissions (contract 1.5, 1.6). */
import { ApiKeyMissing, InvalidApiToken, PermissionMissing } from "../response/errors.ts";
import { sha256 } from "./sha-256.ts";

export type Permission = "inference" | "datasets" | "connectors" | "admin";

/** Owner of a token; resources of one owner are invisible to the others. */
export interface Owner {
  ownerId: string;
  organizationId: string;
  /** `admin` implies all others. */
  permissions: readonly Permission[];
}

/** A configured token. */
export interface TokenGrant extends Owner {
  token: string;
}

/** Returns the owner of an Authorization header. Throws ApiKeyMissing or InvalidApiToken. */
export type Authenticate = (authorization: string | null) => Promise<Owner>;

/** Without `grants` every non-empty token is accepted, and equal tokens have the same owner with all permissions. */
export function createAuthenticate(grants: readonly TokenGrant[] | undefined): Authenticate {
  const ownersByToken = grants && new Map(grants.map((grant) => [grant.token, grant]));
  return async (authorization) => {
    if (authorization === null) throw new ApiKeyMissing();
    const token = /^bearer[ \t]+(.+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new InvalidApiToken();
    if (!ownersByToken) return ownerOfHash(token);
    const owner = ownersByToken.get(token);
    if (!owner) throw new InvalidApiToken();
    return owner;
  };
}

/** Throws PermissionMissing. */
export function requirePermission(owner: Owner, permission: Permission): void {
  if (!owner.permissions.includes(permission) && !owner.permissions.includes("admin")) {
    throw new PermissionMissing(permission);
  }
}

/** Returns the owner of an authenticated call. Throws ApiKeyMissing for a call of an open route. */
export function ownerOf(owner: Owner | undefined): Owner {
  if (owner === undefined) throw new ApiKeyMissing();
  return owner;
}

/** A hash, because the token itself must not occur in ids that are logged and stored. */
async function ownerOfHash(token: string): Promise<Owner> {
  const hash = await sha256(new TextEncoder().encode(token));
  const hex = Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ownerId: `owner-${hex}`, organizationId: `organization-${hex}`, permissions: ["admin"] };
}
