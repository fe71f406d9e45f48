/** Chat templates as model repositories publish them, from the package that carries them. */
import { readFileSync } from "node:fs";

const automap = readFileSync("node_modules/@huggingface/ollama-utils/src/chat-template-automap.ts", "utf8");

/** `model`: as the package names it, "qwen3:0.6b"; of several templates the last. */
export function packagedTemplate(model: string): string {
  const at = automap.lastIndexOf(`model: "library/${model}",`);
  const match = /^model: "[^"]*",\s*gguf:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/su.exec(automap.slice(at));
  const text = match?.[1] ?? match?.[2]?.replaceAll(String.raw`\'`, "'").replaceAll('"', String.raw`\"`);
  const template: unknown = at < 0 || text === undefined ? undefined : JSON.parse(`"${text}"`);
  if (typeof template !== "string") throw new RangeError(`the package has no template of ${model}`);
  return template;
}
