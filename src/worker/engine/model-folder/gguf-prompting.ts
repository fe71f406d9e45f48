/** Reads tokenizer and chat template from the metadata of a GGUF file. */
import { ChatTemplate, type ChatTemplateOptions } from "../../../chat/prompt/chat-template.ts";
import { TextTokenizer } from "../../../chat/tokenizer/text-tokenizer.ts";
import type { GgufFile, GgufHeader } from "../../models/gguf/gguf-header.ts";
import { ggufTokenizer } from "../../models/gguf/tokenizer/gguf-tokenizer.ts";
import { damagedFile, withGgufHeader } from "./gguf-header-in.ts";
import { parsed } from "./parsed-file.ts";

export interface GgufPrompting {
  header: GgufHeader;
  tokenizer: TextTokenizer;
  /** @throws EngineFailureError ("files-damaged") if the file has no template that can be read. */
  template: (options?: Pick<ChatTemplateOptions, "keepsImageMarks">) => ChatTemplate;
}

/** `path`: for errors. @throws EngineFailureError ("files-damaged") that names the file. */
export async function readGgufPrompting(path: string, file: Blob | GgufFile): Promise<GgufPrompting> {
  return ggufPromptingOf(path, await withGgufHeader(path, file, (header) => header));
}

/** Takes seconds for a large vocabulary. @throws EngineFailureError ("files-damaged") that names the file. */
export function ggufPromptingOf(path: string, header: GgufHeader): GgufPrompting {
  try {
    const { file, config } = ggufTokenizer(header);
    const tokenizer = parsed(path, () => new TextTokenizer(file, config));
    return { header, tokenizer, template: (options) => parsed(path, () => new ChatTemplate(config, undefined, options)) };
  } catch (caught) {
    throw damagedFile(path, caught);
  }
}
