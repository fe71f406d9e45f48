/** Reads the history of the working copy. A shallow clone, or a copy without git, has none. */
import { execFileSync } from "node:child_process";

/** @param {string} root @param {string[]} command @returns {string | undefined} The output; undefined if git fails or is missing. */
function git(root, command) {
  try {
    return execFileSync("git", command, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 16_000_000,
    }).trimEnd();
  } catch {
    return undefined;
  }
}

/** @param {string} root @returns {string | undefined} The commit that this branch left main at; undefined if it cannot be known. */
export function mainCommit(root) {
  for (const main of ["origin/main", "main"]) {
    const commit = git(root, ["merge-base", "HEAD", main]);
    if (commit !== undefined) return commit;
  }
  return undefined;
}

/** @param {string} root @param {string} commit @returns {{ id: string, title: string }[] | undefined} Commits after this one, without merges. */
export function commitsAfter(root, commit) {
  const log = git(root, ["log", "--no-merges", "--format=%h %s", `${commit}..HEAD`]);
  return log
    ?.split("\n")
    .flatMap((line) => (line === "" ? [] : [{ id: line.split(" ", 1)[0] ?? "", title: line.slice(line.indexOf(" ") + 1) }]));
}

/** @param {string} root @param {string} commit @param {string} file @returns {string | undefined} */
export const fileAt = (root, commit, file) => git(root, ["show", `${commit}:${file}`]);
