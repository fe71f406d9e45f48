import { readFile } from "node:fs/promises";

/** Undefined if there is no such file; rejects if it cannot be read for another reason. */
export async function readIfThere(name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
