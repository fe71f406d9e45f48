/** Loads the tokenizer of a GGUF file without its weights: from the stored file, else from the header on its server. */
import type { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { fileUrl } from "../../hub/hub-model.ts";
import { RangeReader } from "../../weights/download/range-reader.ts";
import { filesMissing, TransferError } from "../../weights/download/transfer-errors.ts";
import { defaultTiming, openWeightStore } from "../../weights/open-weight-store.ts";
import { WeightStore } from "../../weights/weight-store.ts";
import type { LoadProgress, TokenizerRequest } from "../engine.ts";
import { readGgufPrompting } from "./gguf-prompting.ts";

/** @throws EngineFailureError (`files-missing`, `files-damaged`) that names the file. */
export async function loadGgufTokenizer(
  { record, folder }: TokenizerRequest,
  onProgress: (progress: LoadProgress) => void,
): Promise<TextTokenizer> {
  const [path = ""] = record.gguf?.files ?? [];
  const known = record.files[path];
  const url = fileUrl(folder, path);
  const store = await openWeightStore();
  const stored = store && (await new WeightStore(store).storedBlob({ model: record.id, path, url, known }));
  if (stored !== undefined) return (await readGgufPrompting(path, stored)).tokenizer;
  let loadedBytes = 0;
  const ranges = new RangeReader({
    url,
    stallMs: defaultTiming.stallMs,
    onBytes: (bytes) => onProgress({ phase: "fetch", loadedBytes: (loadedBytes += bytes), totalBytes: 0 }),
  });
  try {
    const file = { read: (offset: number, length: number) => ranges.read(offset, length), fileBytes: known?.bytes };
    return (await readGgufPrompting(path, file)).tokenizer;
  } catch (caught) {
    throw caught instanceof TransferError ? filesMissing(caught) : caught;
  } finally {
    ranges.close();
  }
}
