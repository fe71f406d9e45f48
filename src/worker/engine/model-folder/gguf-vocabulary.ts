/** Reads tokenizer and chat template from the metadata of a GGUF file. */
import { ChatTemplate, type ChatTemplateOptions } from "../../../chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import { EngineFailureError } from "../../base/engine-failure.ts";
import { type GgufFile, type GgufHeader, readGgufHeader } from "../../models/gguf/gguf-header.ts";
import { ggufTokenizer } from "../../models/gguf/tokenizer/gguf-tokenizer.ts";
import { UnreadableGgufError } from "../../models/gguf/unreadable-gguf-error.ts";
import { parsed } from "./parsed-file.ts";

export interface GgufVocabulary {
  header: GgufHeader;
  tokenizer: TextTokenizer;
  /** @throws EngineFailureError ("files-damaged") if the file has no template that can be read. */
  template: (options?: Pick<ChatTemplateOptions, "keepsImageMarks">) => ChatTemplate;
}

/** `path`: for errors. @throws EngineFailureError ("files-damaged") that names the file. */
export async function readGgufVocabulary(path: string, file: Blob | GgufFile): Promise<GgufVocabulary> {
  try {
    const header = await readGgufHeader(file instanceof Blob ? ggufIn(file) : file);
    const { file: tokenizerFile, config } = ggufTokenizer(header);
    const tokenizer = parsed(path, () => new TextTokenizer(tokenizerFile, config));
    return { header, tokenizer, template: (options) => parsed(path, () => new ChatTemplate(config, undefined, options)) };
  } catch (caught) {
    if (!(caught instanceof UnreadableGgufError)) throw caught;
    throw new EngineFailureError({ kind: "files-damaged", detail: `${path} ${caught.message}` });
  }
}

function ggufIn(blob: Blob): GgufFile {
  return {
    read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
    fileBytes: blob.size,
  };
}
