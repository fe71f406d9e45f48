/** Recognises content that servers send instead of a missing file, by its first bytes. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { FileResponse } from "./file-response.ts";
import type { WrongSizeError } from "./transfer-errors.ts";

const page = /^\s*<(!doctype\s+html|html)[\s>]/i;
const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;

/** Number of leading bytes to check. */
const checkedBytes = 200;

/** Returns a description that completes "the server sent ..."; undefined if the content may be the file. */
export function substituteOf(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, checkedBytes));
  if (page.test(text)) return "a web page";
  return lfsPointer.test(text) ? "a Git LFS pointer instead of the file" : undefined;
}

/** The server sent another file than the requested one. */
export class OtherFileError extends EngineFailureError {
  /** The body was shorter than the file, without a sign that the transfer was cut off. */
  readonly isShort: boolean;
  constructor(detail: string, isShort = false) {
    super({ kind: "files-damaged", detail });
    this.name = "OtherFileError";
    this.isShort = isShort;
  }
}

/** Returns the error for a file of the wrong size, after it read the beginning of the response to recognise the content. Cancels the rest. */
export async function otherFile(
  url: string,
  { found, expected, isShort }: WrongSizeError,
  { isPage, circumstances, pieces, cancel }: FileResponse,
): Promise<OtherFileError> {
  let substitute = isPage ? "a web page" : undefined;
  try {
    for await (const piece of pieces) {
      substitute ??= substituteOf(piece);
      break;
    }
  } catch {
    // The error is complete without the content: it gives both sizes.
  }
  cancel();
  const sent = substitute === undefined ? "" : `: the server sent ${substitute}`;
  return new OtherFileError(`${url} has ${found} bytes instead of ${expected}${sent}${circumstances}`, isShort);
}
