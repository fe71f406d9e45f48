/** The list that a build writes beside the service worker (`cohabit-files.json`): what to keep for use offline. */
import { z } from "zod";

const siteFileSchema = z.object({
  /** Relative to the list. A page is named by the URL that shows it: "./", not "index.html". */
  url: z.string(),
  /** File name without content hash: the same file of another build has the same name. */
  name: z.string().min(1),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The URL changes with the content, so a kept copy is always right. */
  isImmutable: z.boolean(),
  /** A document that is navigated to. Its content may differ from the build's: some servers add to pages. */
  isPage: z.boolean(),
  /** "when-used": large, and one of several that a browser chooses from (WASM). */
  keep: z.enum(["always", "when-used"]),
});

export const siteFileListSchema = z.object({ format: z.literal(1), files: z.array(siteFileSchema) });

export type SiteFile = z.output<typeof siteFileSchema>;
export type SiteFileList = z.output<typeof siteFileListSchema>;
