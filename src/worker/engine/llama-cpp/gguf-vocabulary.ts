/** Reads tokenizer and chat template from the metadata of a GGUF file. */
import { ChatTemplate } from "../../../chat/prompt/prompt.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { type GgufHeader, readGgufHeader } from "../../models/gguf/gguf-header.ts";
import { ggufTokenizer } from "../../models/gguf/tokenizer/gguf-tokenizer.ts";
import { UnreadableGgufError } from "../../models/gguf/unreadable-gguf-error.ts";
import { parsed } from "../model-folder/parsed-file.ts";

export interface GgufVocabulary {
  header: GgufHeader;
  tokenizer: TextTokenizer;
  /** @throws EngineFailureError ("files-damaged") if the file has no template that can be read. */
  template: () => ChatTemplate;
}

/** `path`: for errors. @throws EngineFailureError ("files-damaged") that names the file. */
export async function readGgufVocabulary(path: string, file: Blob): Promise<GgufVocabulary> {
  try {
    const read = async (offset: number, length: number): Promise<Uint8Array> =>
      new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
    const header = await readGgufHeader({ read, fileBytes: file.size });
    const { file: tokenizerFile, config } = ggufTokenizer(header);
    const tokenizer = parsed(path, () => new TextTokenizer(tokenizerFile, config));
    return { header, tokenizer, template: () => parsed(path, () => new ChatTemplate(config, undefined)) };
  } catch (caught) {
    if (!(caught instanceof UnreadableGgufError)) throw caught;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path} ${caught.message}` });
  }
}
