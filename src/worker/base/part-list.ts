/**
 * The list of a file that a site serves in parts, because its host refuses large files. A build writes the list in place of the file, under
 * the file's own URL, and the parts next to it.
 */
import { z } from "zod";
import { blockBytes } from "./content/content-storage.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.int().min(1);

const partListSchema = z
  .object({
    cohabitParts: z.literal(1),
    /** Size and hash of the whole file. */
    bytes,
    sha256,
    /** In their order. All but the last are multiples of `blockBytes`. `name`: a file in the folder of the list. */
    parts: z
      .array(z.object({ name: z.string().regex(/^[\w-][\w.-]*$/), bytes, sha256 }))
      .min(1)
      .max(1000),
  })
  .refine(({ parts, bytes: whole }) => parts.reduce((sum, part) => sum + part.bytes, 0) === whole)
  .refine(({ parts }) => parts.slice(0, -1).every((part) => part.bytes % blockBytes === 0));

export type PartList = z.output<typeof partListSchema>;

/** The first bytes of every list. No file format begins with them. */
const listStart = new TextEncoder().encode('{"cohabitParts":1,');
/** Max size of a list. */
export const maxListBytes = 256 * 1024;

/** Whether content begins like a list. `start`: its first bytes; fewer than a list's first bytes count as no list. */
export function startsPartList(start: Uint8Array): boolean {
  return start.byteLength >= listStart.byteLength && listStart.every((byte, index) => start[index] === byte);
}

/** Returns undefined for a damaged list. */
export function parsePartList(content: Uint8Array): PartList | undefined {
  try {
    return partListSchema.safeParse(JSON.parse(new TextDecoder().decode(content))).data;
  } catch {
    return undefined;
  }
}
