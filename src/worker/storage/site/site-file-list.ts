/** The list that a build writes next to the service worker (`cohabit-files.json`): the files to store for offline use. */
import { z } from "zod";

const siteFileSchema = z.object({
  /** Relative to the list. A page has the URL that displays it: "./", not "index.html". */
  url: z.string(),
  /** File name without content hash: equal for the same file of different builds. */
  name: z.string().min(1),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The URL changes with the content, so a stored copy is always current. */
  isImmutable: z.boolean(),
  /** A document for navigation. Its content may differ from the build's, because some servers modify pages. */
  isPage: z.boolean(),
  /** "when-used": large, and one of several alternatives for different browsers (WASM). */
  keep: z.enum(["always", "when-used"]),
});

export const siteFileListSchema = z.object({ format: z.literal(1), files: z.array(siteFileSchema) });

export type SiteFile = z.output<typeof siteFileSchema>;
export type SiteFileList = z.output<typeof siteFileListSchema>;
