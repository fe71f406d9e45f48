import { readFile } from "node:fs/promises";

/** Returns undefined if the file does not exist. Rejects if it cannot be read for another reason. */
export async function readIfExists(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
