import type { DatasetOptions, DatasetSource, DatasetUpload } from "../../api/datasets/dataset.ts";
import { StorageFull } from "../../api/response/errors.ts";
import type { ContentAppender } from "./content/content-appender.ts";
import { StorageUnavailable } from "./storage-failure.ts";
import type { ContentFiles } from "./content/content-files.ts";

export interface DatasetLimits {
  /** Max bytes of one dataset. */
  maxDatasetBytes: number;
  /** Max bytes of all datasets of an organisation. */
  maxStoredBytes: number;
}

/** Interval of the checks for free space, in written bytes. Each check requires this much free space. */
const checkEveryBytes = 32 * 1024 * 1024;

const deletedMeanwhile = "the browser deleted the file while it was stored: send it again";

interface UploadLimits extends DatasetLimits {
  /** Bytes of the organisation's datasets before this upload. */
  usedBytes: number;
}

/** Stores the dataset. Resolves to false if a dataset with this id exists already; the uploaded files are then not used. */
type Commit = (id: string, options: DatasetOptions, sources: DatasetSource[]) => Promise<boolean>;

export class DatasetUploading implements DatasetUpload {
  readonly #files: ContentFiles;
  readonly #limits: UploadLimits;
  readonly #commit: Commit;
  readonly #sources: DatasetSource[] = [];
  #appender: ContentAppender | undefined;
  #written = 0;
  #checkedAt = -Infinity;
  #isCommitted = false;

  constructor(files: ContentFiles, limits: UploadLimits, commit: Commit) {
    this.#files = files;
    this.#limits = limits;
    this.#commit = commit;
  }

  async startFile(name: string): Promise<void> {
    await this.#finishFile();
    const source = { id: `original-${this.#sources.length}`, name, file: this.#files.newKey(), bytes: 0 };
    this.#sources.push(source);
    this.#appender = await this.#files.append(source.file);
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#written += bytes.byteLength;
    const { maxDatasetBytes, maxStoredBytes, usedBytes } = this.#limits;
    if (this.#written > maxDatasetBytes) throw new StorageFull(`a dataset may have at most ${maxDatasetBytes} bytes`);
    if (usedBytes + this.#written > maxStoredBytes) {
      throw new StorageFull(`all datasets together may have at most ${maxStoredBytes} bytes: delete some`);
    }
    if (this.#written - this.#checkedAt >= checkEveryBytes) {
      this.#checkedAt = this.#written;
      const free = await this.#files.freeBytes();
      if (free !== undefined && free < checkEveryBytes) throw new StorageFull("the storage quota of this site is exceeded");
    }
    await this.#appender?.append(bytes);
  }

  async commit(id: string, options: DatasetOptions): Promise<void> {
    await this.#finishFile();
    this.#isCommitted = await this.#commit(id, options, this.#sources);
  }

  async discard(): Promise<void> {
    if (this.#isCommitted) return;
    await this.#appender?.close();
    this.#appender = undefined;
    // If a file cannot be deleted now, the next host deletes it (`ContentFiles.sweep`).
    for (const { file } of this.#sources) await this.#files.delete(file).catch(() => undefined);
  }

  async #finishFile(): Promise<void> {
    const source = this.#sources.at(-1);
    if (this.#appender === undefined || source === undefined) return;
    await this.#appender.sync();
    source.bytes = this.#appender.length;
    await this.#appender.close();
    this.#appender = undefined;
    if (!(await this.#files.isWhole(source.file, source.bytes))) throw new StorageUnavailable(deletedMeanwhile);
  }
}
