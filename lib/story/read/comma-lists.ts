import type { TextLine } from "./mail.ts";

/** "Of that, / £9 pays the band, / £6 the light, / £5 the hall.": lines with commas, under words that go on in them. */
type CommaList = { lead: number; entries: readonly number[] };

const LEAST = 3;
const LONGEST = 90;

const GOES_ON = /[,;]\s*(?:(?:and|or|und|oder|et|ou|y|e|o|ed|en|of)\s*)?$/u;
/** The last entry has the full stop of the whole sentence. */
const LAST = /(?:\.|[\p{L}\p{N})%€£$])\s*$/u;
/** Another sentence begins inside the line. */
const SENTENCES = /[.!?]\s+\p{Lu}/u;
/** Unfinished words, or a colon; of a line that holds a whole sentence before them, also with a comma. */
const LEADS = /[\p{L}\p{N}:：]\s*$|[.!?]\s+\p{Lu}[^.!?]*,\s*$/u;

const isEntry = ({ text }: TextLine) =>
  text.trim().length <= LONGEST && /^\s*[\p{L}\p{N}£$€]/u.test(text) && !SENTENCES.test(text);

function listUnder(lines: readonly TextLine[], lead: number): CommaList | undefined {
  const under = lines.slice(lead + 1);
  const end = under.findIndex((line) => !isEntry(line) || !GOES_ON.test(line.text));
  const last = under[end];
  const next = under[end + 1]?.text ?? "";
  if (!last || end + 1 < LEAST || !isEntry(last) || !LAST.test(last.text) || next.trim() !== "")
    return undefined;
  return { lead, entries: under.slice(0, end + 1).map((_, i) => lead + 1 + i) };
}

/** Such lists. Each is a paragraph to its end, so that a letter or a verse, which has no lead, is none. */
export const commaLists = (lines: readonly TextLine[], internal: ReadonlySet<number>): CommaList[] =>
  lines.flatMap(({ text }, at) => {
    const list = LEADS.test(text) && !internal.has(at) ? listUnder(lines, at) : undefined;
    return list && !list.entries.some((one) => internal.has(one)) ? [list] : [];
  });
