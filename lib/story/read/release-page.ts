import type { ReleaseLine } from "../../copy/release-notes.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { bareLabel, changeLabel } from "./changes.ts";
import type { TextLine } from "./mail.ts";

/** What GitHub and release tools write around the changes of a release: for developers, and no news. */

const PULL = "(?:https?://\\S{1,200}/(?:pull|pull-requests|merge_requests|issues)/\\d{1,7}|#\\d{1,7})";
const HANDLE = "@[\\w-]{1,39}(?:\\[bot\\])?";
/** " by @anna and @ben in https://…/pull/12" */
const CREDIT = new Prefiltered(
  `\\s(?:by ${HANDLE}(?:(?:,| and|, and| with) ${HANDLE}){0,5}(?: in ${PULL})?|in ${PULL})[.)]?$`,
);
/** " ([#12](https://…)) ([ab12cd3](https://…))" */
const LINKED =
  /(?:,? (?:closes|fixes|refs))?\s?\(?\[(?:#\d{1,7}|[0-9a-f]{7,40})\]\(https?:\/\/[^\s()]{1,200}\)\)?$/;

/** Length of an entry without who made it and where it was discussed. */
export function lengthWithoutCredit(entry: string): number {
  const text = entry.trimEnd();
  const left = text.replace(CREDIT, "").replace(LINKED, "");
  return left === text ? text.length : lengthWithoutCredit(left);
}

/** The entry ends with who made it and where: a line of release notes. */
export const isCredited = (entry: string): boolean => lengthWithoutCredit(entry) < entry.trimEnd().length;

/** "**Full Changelog**: https://…/compare/v1.2.0...v1.3.0" */
const COMPARISON =
  /^[\s#*]*(?:\p{L}{1,20}[ *:]{1,4}){0,4}(?:\[[^\]\n]{1,60}\]\()?https?:\/\/\S{1,200}\/(?:compare\/\S{1,120}\.\.\S{1,120}|commits\/\S{1,80})\s*$/u;
const FIRST_TIME =
  /^\s*(?:[-*•]\s+)?@[\w-]{1,39}(?:\[bot\])? made (?:their|his|her|its) first contribution\b/i;
const CONTRIBUTORS = /^[\s#*]*(?:(?:all|our|the|new|first[- ]time) )?contributors[\s:*]*$/i;
const HANDLES = new Prefiltered(`^\\s*(?:[-*•]\\s+)?${HANDLE}(?:(?:,? and|,)? ${HANDLE}){0,30}\\s*$`);
const HEADING = /^[\s#*]*what['’]s changed[\s:*]*$/i;

const isComparison = ({ text }: TextLine) => COMPARISON.test(text);
const isOfRelease = (line: TextLine) =>
  isComparison(line) || HEADING.test(line.text) || isCredited(line.text);

/** Places of the lines of a page of releases that name no change: the comparison, and who contributed. */
export function aboutContributions(lines: readonly TextLine[]): number[] {
  if (!lines.some(isOfRelease)) return [];
  return lines.flatMap((line, at) => {
    const isAbout = [FIRST_TIME, CONTRIBUTORS, HANDLES].some((shape) => shape.test(line.text));
    return isAbout || isComparison(line) ? at : [];
  });
}

const VERBS: readonly [RegExp, string][] = [
  [/^(?:fix(?:e[sd])?|resolve[sd]?|correct(?:s|ed)?)\s/i, "Fixed"],
  [/^(?:add(?:s|ed)?|introduce[sd]?)\s/i, "Added"],
  [/^(?:remove[sd]?|drop(?:s|ped)?)\s/i, "Removed"],
  [/^improve[sd]?\s/i, "Improved"],
  [/^deprecate[sd]?\s/i, "Deprecated"],
];

/** "Fix the crash on start" is a fix. */
function labelledByVerb(entry: string): string {
  for (const [verb, label] of VERBS) {
    const [lead = ""] = verb.exec(entry) ?? [];
    if (lead) return `${label}: ${entry.slice(lead.length)}`;
  }
  return `Changed: ${entry}`;
}

/** Headings in whose language the labels of verbs are. */
const IN_ENGLISH = /^(?:what['’]s changed|(?:other )?changes|changed|chore|wip)$/i;

/** An entry with its label: its own, that of its heading, or under "What's changed" the one its verb tells. */
export function underLabel(heading: string, { text, fix, breaking, feature }: ReleaseLine): string {
  if (breaking || fix) return `${breaking ? "Breaking" : "Fixed"}: ${text}`;
  const named = changeLabel(heading);
  if (named && (named !== "changed" || !IN_ENGLISH.test(bareLabel(heading))))
    return `${bareLabel(heading)}: ${text}`;
  return feature ? `Added: ${text}` : labelledByVerb(text);
}
