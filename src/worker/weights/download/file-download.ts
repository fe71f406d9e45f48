/**
 * Downloads one file into a sink, and continues an interrupted download. The file counts as whole once the hash of its stored
 * bytes is verified.
 */
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { Validators } from "../weight-journal.ts";
import { matchesKnown, type WholeHash } from "./block-sink.ts";
import { FileFetch, type FileFetchOptions } from "./file-fetch.ts";
import { FileChangedError, filesMissing, TransferError } from "./transfer-errors.ts";

/** Max attempts at a file with a wrong hash, or one that changes during the download. */
const maxAttempts = 2;

export interface DownloadedFile {
  bytes: number;
  hash: WholeHash;
  validators: Validators;
}

/**
 * @throws EngineFailureError (`files-missing`, `files-damaged`); NotStoredError, after which the blocks in the sink stay valid; the
 *   reason of the signal.
 */
export async function downloadFile(options: FileFetchOptions): Promise<DownloadedFile> {
  const { sink, url, known } = options;
  for (let attempt = 1; ; attempt++) {
    // The blocks of an earlier download are used in the first attempt only.
    const fetching = new FileFetch(attempt === 1 ? options : { ...options, resumed: undefined });
    let problem: string;
    try {
      const hash = await fetching.run();
      const { bytes = 0, validators } = fetching.version;
      if (matchesKnown(hash, known)) return { bytes, hash, validators };
      problem = `${url} does not have the ${known !== undefined && "sha256" in known ? "SHA-256" : "git blob id"} on record`;
    } catch (caught) {
      if (caught instanceof TransferError) throw filesMissing(caught);
      if (!(caught instanceof FileChangedError)) throw caught;
      problem = `${url} changes on the server while it is downloaded`;
    }
    await sink.clear();
    if (attempt === maxAttempts) throw new EngineFailureError({ kind: "files-damaged", detail: problem });
  }
}
