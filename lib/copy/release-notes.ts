const TICKET_BOX = /^\[?(?:[x ]\]|[A-Z]{2,6}-\d+[\]:]?)\s*/i;
/** A label; "faster line breaking" is none. */
const BREAKING =
  /(?:^[\s*_[(]*(?:[Bb]reaking(?: changes?)?|BREAKING)[\])*_]*(?=\s*[:!–-])|\b[Bb]reaking changes?\b|\bBREAKING(?: CHANGES?)?\b)\s*[:!–-]*\s*/g;
const HOUSEKEEPING =
  /^(?:chore|ci|tests?|build|style|docs?|refactor|deps|bump|merge|wip|internal)\b(?:\([^)]{0,60}\))?!?\s*:\s/i;
const BUMP = /^(?:bump|update) (?:\S+ )?(?:from|dependenc|to v?\d)|^merge (?:pull|branch)|^update dependenc/i;
const COMMIT_TYPE =
  /^(?:feat|fix|perf|feature|improvement|hotfix|bugfix|revert|add|change)(?:\([^)]{0,60}\))?!?:\s*/i;
const REFERENCE =
  /\s*\(?(?:#\d+|[\w-]+\/[\w-]+#\d+|gh-\d+|\b(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b)\)?(?=[\s,.)]|$)/gi;
const AUTHOR = /\s*(?:by|thanks to|\(thanks|via) @[\w-]+\)?|\s*@[\w-]+\s*$/gi;

/** What a line of release notes says. */
export type ReleaseLine = { text: string; breaking: boolean; fix: boolean; feature: boolean };

/** One line of pasted release notes without ticket numbers, commit prefixes and authors; undefined for housekeeping. */
export function releaseLine(line: string): ReleaseLine | undefined {
  const t = line.replace(TICKET_BOX, "").replace(BREAKING, "").trim();
  if (HOUSEKEEPING.test(t) || BUMP.test(t)) return undefined;
  const text = t
    .replace(COMMIT_TYPE, "")
    .replace(REFERENCE, "")
    .replace(AUTHOR, "")
    .replace(/\s*\(\s*[,;]?\s*\)/g, "")
    .trim();
  if (!text) return undefined;
  return {
    text,
    breaking: line.search(BREAKING) >= 0,
    fix: /^(?:fix|bugfix|hotfix)\b.{0,64}:/i.test(t),
    feature: /^feat(?:ure)?\b.{0,64}:/i.test(t),
  };
}
