/** What servers send in place of a file, told by its first bytes. */
import { EngineFailureError } from "../../base/engine-failure.ts";
import type { FileResponse } from "./file-response.ts";
import type { WrongSizeError } from "./transfer-errors.ts";

const page = /^\s*<(!doctype\s+html|html)[\s>]/i;
const lfsPointer = /^version https:\/\/git-lfs\.github\.com\/spec\//;

/** Bytes that are looked at. */
const beginning = 200;

/** Completes "the server sent ..."; undefined for what may be a file. */
export function substituteOf(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, beginning));
  if (page.test(text)) return "a web page";
  return lfsPointer.test(text) ? "a pointer of Git LFS, not the file that it stands for" : undefined;
}

/** What came is another file than the one that was asked for. */
export class OtherFileError extends EngineFailureError {
  /** The body was shorter than the file, and nothing said that it was cut off. */
  readonly isShort: boolean;
  constructor(detail: string, isShort = false) {
    super({ kind: "files-damaged", detail });
    this.name = "OtherFileError";
    this.isShort = isShort;
  }
}

/** The failure of a file of another size than on record. Ends the response, whose beginning may say what it is. */
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
    // Its size says enough.
  }
  cancel();
  const sent = substitute === undefined ? "" : `: the server sent ${substitute}`;
  return new OtherFileError(`${url} has ${found} bytes instead of ${expected}${sent}${circumstances}`, isShort);
}
