/** The version of the file that a download fetches: its size and validators. All responses must be of the same version. */
import type { KnownFile } from "../../models/record/model-record.ts";
import type { Validators } from "../weight-journal.ts";
import type { BlockSink } from "./block-sink.ts";
import { type FileResponse, NoRangesError } from "./file-response.ts";
import { FileChangedError, WrongSizeError } from "./transfer-errors.ts";

export interface FileVersionOptions {
  known: KnownFile | undefined;
  /** The version whose blocks are partly stored, for a file without a known hash. They are usable only if the server still has this version. */
  resumed: { bytes: number; validators: Validators } | undefined;
  sink: BlockSink;
  /** Called once the size and the validators are known, before the first block is stored. If it throws, the download ends with this error. */
  onSize: (bytes: number, validators: Validators) => Promise<void>;
}

export class FileVersion {
  readonly #options: FileVersionOptions;
  #validators: Validators;
  #bytes: number | undefined;
  #hasBegun = false;
  #isSettled = false;

  constructor(options: FileVersionOptions) {
    const { known, resumed } = options;
    this.#options = options;
    this.#bytes = known?.bytes ?? resumed?.bytes;
    this.#validators = resumed?.validators ?? { etag: "", lastModified: "" };
  }

  /** Size of the whole file; undefined until it is known. */
  get bytes(): number | undefined {
    return this.#bytes;
  }

  get validators(): Validators {
    return this.#validators;
  }

  /** Whether a response has confirmed the size. From then on it is fixed. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Sets the size from a response that is cancelled. A later response settles it. */
  expect(bytes: number): void {
    this.#bytes = bytes;
  }

  /** @throws FileChangedError; WrongSizeError; NoRangesError for the range of a file that may be compressed; the error of `onSize`. */
  async checkResponse(response: FileResponse, isRange: boolean): Promise<void> {
    const { known } = this.#options;
    const { etag } = response.validators;
    const isOther = etag !== this.#validators.etag || (etag === "" && isRange);
    // A known hash takes precedence over the ETag: several servers may have copies of one file under different ETags.
    if (known === undefined && this.#isSettled && isOther) throw new FileChangedError();
    if (!isRange) return;
    const { totalBytes, mayCountEncoded } = response;
    if (totalBytes !== undefined && totalBytes !== this.#bytes) {
      if (mayCountEncoded && !this.#isSettled) throw new NoRangesError();
      throw known === undefined ? new FileChangedError() : new WrongSizeError(String(totalBytes), known.bytes);
    }
    if (this.#bytes !== undefined) await this.settle(this.#bytes, response.validators);
  }

  /** Deletes the blocks of another version. Called before the first byte of a response is stored. `bytes`: size of the file, if known. */
  async begin(validators: Validators, bytes?: number): Promise<void> {
    const { known, resumed, sink } = this.#options;
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const isSameSize = bytes === undefined || resumed?.bytes === bytes;
    const isResumed = isSameSize && validators.etag !== "" && validators.etag === resumed?.validators.etag;
    if (known === undefined && !isResumed && sink.storedBlocks.size > 0) await sink.clear();
  }

  /** Fixes the size and the validators. @throws as `checkResponse`. */
  async settle(bytes: number, validators: Validators): Promise<void> {
    const { known, onSize } = this.#options;
    if (known !== undefined && bytes !== known.bytes) throw new WrongSizeError(String(bytes), known.bytes);
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#bytes = bytes;
    await this.begin(validators, bytes);
    this.#validators = validators;
    await onSize(bytes, validators);
  }
}
