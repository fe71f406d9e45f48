/**
 * Encrypts secrets for storage with AES-GCM. The browser keeps the key and lets no script read it (`extractable: false`). Each secret
 * is bound to its owner (additional data of AES-GCM), so that it cannot be decrypted for another owner.
 */
import { z } from "zod";
import { Unprocessable } from "../../inference/errors.ts";
import type { RecordDatabase } from "../storage/record-database.ts";
import { Records } from "../storage/records.ts";
import { ConnectorFailure } from "./connector-errors.ts";
import type { SealedSecret } from "./connector-record.ts";

const keyOwner = "";
const keyId = "connector-secrets";
const algorithm = "AES-GCM";

export class SealedSecrets {
  readonly #database: RecordDatabase;
  readonly #keys: Records<CryptoKey>;

  constructor(database: RecordDatabase) {
    this.#database = database;
    this.#keys = new Records(
      database,
      "sealing-key",
      z.custom<CryptoKey>((value) => typeof value === "object" && value !== null),
    );
  }

  /** Throws Unprocessable in insecure contexts, which have no Web Crypto. */
  async seal(ownerId: string, text: string): Promise<SealedSecret> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await this.#subtle().encrypt(parameters(ownerId, iv), await this.#key(), new TextEncoder().encode(text));
    return { iv, bytes: new Uint8Array(bytes) };
  }

  /** Throws ConnectorFailure if the secret was sealed for another owner, or with a key that is no longer stored. */
  async unseal(ownerId: string, { iv, bytes }: SealedSecret): Promise<string> {
    const key = await this.#key();
    const text = await this.#subtle()
      .decrypt(parameters(ownerId, iv), key, bytes)
      .catch(() => {
        throw new ConnectorFailure("its stored credentials cannot be read any more: set them again");
      });
    return new TextDecoder().decode(text);
  }

  #subtle(): SubtleCrypto {
    if ("subtle" in crypto) return crypto.subtle;
    throw new Unprocessable("connectors with credentials need a secure context, https or localhost: secrets cannot be encrypted here");
  }

  /** Reads the key on each use: a key that was deleted with the site's data is lost after a reload, so it must not seal new secrets. */
  async #key(): Promise<CryptoKey> {
    const stored = await this.#keys.get(keyOwner, keyId);
    if (stored !== undefined) return stored;
    const fresh = await this.#subtle().generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
    // Another tab may have stored a key meanwhile. The first stored key is used.
    return this.#database.change(async (transaction) => {
      const present = await this.#keys.getIn(transaction, keyOwner, keyId);
      if (present === undefined) await this.#keys.putIn(transaction, keyOwner, keyId, fresh);
      return present ?? fresh;
    });
  }
}

function parameters(ownerId: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: algorithm, iv, additionalData: new TextEncoder().encode(ownerId) };
}
