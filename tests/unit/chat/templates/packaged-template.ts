/** Chat templates of model repositories, from the package that contains them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
/** The list's source text, because the package does not export the list. */
const automap = readFileSync(
  path.join(path.dirname(require.resolve("@huggingface/ollama-utils")), "../src/chat-template-automap.ts"),
  "utf8",
);

/** Returns the last template of a model. `model`: the package's name for it, "qwen3:0.6b". */
export function packagedTemplate(model: string): string {
  const at = automap.lastIndexOf(`model: "library/${model}",`);
  const match = /^model: "[^"]*",\s*gguf:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/su.exec(automap.slice(at));
  const text = match?.[1] ?? match?.[2]?.replaceAll(String.raw`\'`, "'").replaceAll('"', String.raw`\"`);
  const template: unknown = at < 0 || text === undefined ? undefined : JSON.parse(`"${text}"`);
  if (typeof template !== "string") throw new RangeError(`the package has no template of ${model}`);
  return template;
}
