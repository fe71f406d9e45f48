/** Checks the titles of commits that are not on main yet. */
import { commitsAfter, mainCommit } from "./git.mjs";

const maxTitleCharacters = 72;

/** First words that are no imperatives: "Added", "Fixes", "Moving", "A", "It". */
const notImperative =
  /^(?:(?:A|An|The|It|We|This|These|What|No)(?=\s)|(?:Add|Fix|Chang|Mov|Updat|Remov|Renam|Us|Mak|Writ|Split|Merg|Allow|Check|Test|Improv|Refactor)(?:ed|d|s|es|ing)(?=\s))/;

/** @param {{ id: string, title: string }[]} commits @returns {string[]} Violations. */
export function titleViolations(commits) {
  return commits.flatMap(({ id, title }) => {
    const found = [];
    if (title.length > maxTitleCharacters)
      found.push(`${id}: the title has ${title.length} characters, at most ${maxTitleCharacters} are allowed: ${title}`);
    if (title.endsWith(".")) found.push(`${id}: the title ends with a full stop: ${title}`);
    if (notImperative.test(title)) found.push(`${id}: the title must begin with an imperative ("Add", not "Added" or "Adds"): ${title}`);
    return found;
  });
}

/** @param {string} root @returns {{ violations: string[], summary?: string }} */
export function checkCommitTitles(root) {
  const base = mainCommit(root);
  const commits = base === undefined ? undefined : commitsAfter(root, base);
  if (commits === undefined) return { violations: [], summary: "skipped: this copy has no history that reaches main" };
  return { violations: titleViolations(commits), summary: `${commits.length} commits are not on main yet` };
}
