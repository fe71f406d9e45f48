/** Which file a download is of: its size, and how the server tells this version from others. All responses must be of the same. */
import { EngineFailureError } from "../../engine/engine-errors.ts";
import type { KnownFile } from "../../models/model-record.ts";
import type { Validators } from "../weight-journal.ts";
import type { BlockSink } from "./block-sink.ts";
import type { FileResponse } from "./file-response.ts";
import { FileChangedError } from "./transfer-errors.ts";

export interface FileVersionOptions {
  /** As messages name the file. */
  path: string;
  known: KnownFile | undefined;
  /** Of a file without a known hash whose blocks are partly there: they are of use only if the server still has it. */
  resumed: { bytes: number; validators: Validators } | undefined;
  sink: BlockSink;
  /** Called once the size and the validators are known, before the first block is stored; what it throws ends the download. */
  onSize: (bytes: number, validators: Validators) => Promise<void>;
}

export class FileVersion {
  readonly #options: FileVersionOptions;
  #validators: Validators;
  #bytes: number | undefined;
  #isSettled = false;

  constructor(options: FileVersionOptions) {
    const { known, resumed } = options;
    this.#options = options;
    this.#bytes = known?.bytes ?? resumed?.bytes;
    this.#validators = resumed?.validators ?? { etag: "", lastModified: "" };
  }

  /** Of the whole file; undefined as long as nobody has said. */
  get bytes(): number | undefined {
    return this.#bytes;
  }

  get validators(): Validators {
    return this.#validators;
  }

  /** Whether a response has confirmed the size: from then on it stays. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Taken from the head of a response that is given up; another one settles it. */
  expect(bytes: number): void {
    this.#bytes = bytes;
  }

  /** @throws FileChangedError; EngineFailureError if the size is not the one on record, or the download ends (`onSize`). */
  async checkResponse(response: FileResponse, isRange: boolean): Promise<void> {
    const { known } = this.#options;
    const { etag } = response.validators;
    const isOther = etag !== this.#validators.etag || (etag === "" && isRange);
    // With a known hash that decides; copies of one file may have several tags.
    if (known === undefined && this.#isSettled && isOther) throw new FileChangedError();
    if (!isRange) return;
    if (response.totalBytes !== undefined && response.totalBytes !== this.#bytes) {
      throw known === undefined ? new FileChangedError() : this.wrongSize(String(response.totalBytes), known.bytes, response.isPage);
    }
    if (this.#bytes !== undefined) await this.settle(this.#bytes, response.validators);
  }

  /** Blocks of another version are deleted. @throws as `checkResponse`. */
  async settle(bytes: number, validators: Validators, isPage = false): Promise<void> {
    const { known, resumed, sink, onSize } = this.#options;
    if (known !== undefined && bytes !== known.bytes) throw this.wrongSize(String(bytes), known.bytes, isPage);
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#bytes = bytes;
    const isResumed = resumed?.bytes === bytes && validators.etag !== "" && validators.etag === resumed.validators.etag;
    if (known === undefined && !isResumed && sink.storedBlocks.size > 0) await sink.clear();
    this.#validators = validators;
    await onSize(bytes, validators);
  }

  wrongSize(found: string, expected: number, isPage: boolean): EngineFailureError {
    const page = isPage ? ": the server sent a web page" : "";
    return new EngineFailureError({
      kind: "files-damaged",
      detail: `${this.#options.path} has ${found} bytes instead of ${expected}${page}`,
    });
  }
}
