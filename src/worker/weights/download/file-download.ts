/**
 * One file on its way into the store. Goes on where an earlier download ended. Ends with the hash of what is stored; nothing
 * else says that the file is whole.
 */
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { Validators } from "../weight-journal.ts";
import { isAsKnown, type WholeHash } from "./block-sink.ts";
import { FileFetch, type FileFetchOptions } from "./file-fetch.ts";
import { FileChangedError, TransferError } from "./transfer-errors.ts";

/** A file that is not what it must be is fetched anew so many times. */
const maxAttempts = 2;

export interface DownloadedFile {
  bytes: number;
  hash: WholeHash;
  validators: Validators;
}

/**
 * @throws EngineFailureError (`files-missing`, `files-damaged`); NotStoredError, whose blocks so far are good; the reason of
 *   the signal.
 */
export async function downloadFile(options: FileFetchOptions): Promise<DownloadedFile> {
  const { sink, url, known } = options;
  for (let attempt = 1; ; attempt++) {
    // What an earlier download left is of use once.
    const fetching = new FileFetch(attempt === 1 ? options : { ...options, resumed: undefined });
    let problem: string;
    try {
      const hash = await fetching.run();
      const { bytes = 0, validators } = fetching.version;
      if (isAsKnown(hash, known)) return { bytes, hash, validators };
      problem = `${url} does not have the ${known !== undefined && "sha256" in known ? "SHA-256" : "git blob id"} on record`;
    } catch (caught) {
      if (caught instanceof TransferError) throw missing(caught);
      if (!(caught instanceof FileChangedError)) throw caught;
      problem = `${url} changes on the server while it is downloaded`;
    }
    await sink.clear();
    if (attempt === maxAttempts) throw new EngineFailureError({ kind: "files-damaged", detail: problem });
  }
}

function missing({ detail, reason }: TransferError): EngineFailureError {
  return new EngineFailureError({ kind: "files-missing", detail, ...(reason !== undefined && { cause: reason }) });
}
