/** Maps files of the repository to paths of the docs site. */
import path from "node:path";

/**
 * Pages of docs/ are at the root of the site, everything else below `repository/`.
 * @param {string} file Relative to the repository's root, with forward slashes.
 * @param {"file" | "folder"} kind
 * @returns {string} Relative to the root of the site.
 */
export function sitePathOf(file, kind) {
  const place = file.startsWith("docs/") ? file.slice("docs/".length) : path.posix.join("repository", file);
  if (kind === "folder") return path.posix.join(place, "index.html");
  if (/\.(?:png|svg|jpg|webp)$/.test(file)) return place;
  return `${place.replace(/\.md$/, "")}.html`;
}

/** Returns the link from one page of the site to another file of it. @param {string} from @param {string} to */
export function relativeLink(from, to) {
  const link = path.posix.relative(path.posix.dirname(from), to);
  return link === "" ? path.posix.basename(to) : link;
}
