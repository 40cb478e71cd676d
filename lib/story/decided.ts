import { openIn } from "./review/undecided/open-in.ts";
import { valuesIn } from "./values/values.ts";

/** "am __.", "[nom à venir]", "XXX": a place that a brief leaves empty. */
const BLANK = /_{2,}|\[[^\]\n]{2,60}\]|(?<![\p{L}\d])X{2,}(?![\p{L}\d])/gu;
/** What opens a second thought behind a value. */
const SECOND = /\(|,\s|\s[–—-]\s|\?|\s(?:or|oder|ou|o|of)\s/u;
const STOP = /[.!]?\s*$/u;
/** An answer of more words is a sentence. */
const MOST_WORDS = 5;

const isShort = (answer: string) =>
  answer.trim().split(/\s+/u).length <= MOST_WORDS && !/[.!?]\s/u.test(answer);

/** "The bar is open till" and "till 11": the answer says the last word again. */
function behindLead(lead: string, answer: string): string {
  const [word = "", ...rest] = answer.split(" ");
  return rest.length > 0 && lead.trimEnd().toLowerCase().endsWith(` ${word.toLowerCase()}`)
    ? rest.join(" ")
    : answer;
}

/** "Doors open at __." and "6 pm": the answer stands in the place of the blank. */
function filled(quote: string, answer: string): string | undefined {
  const blanks = [...quote.matchAll(BLANK)];
  const [blank] = blanks;
  if (!blank || blanks.length > 1) return undefined;
  const lead = quote.slice(0, blank.index);
  return `${lead}${behindLead(lead, answer)}${quote.slice(blank.index + blank[0].length)}`;
}

/** "Entry is £6 (Nora says 7)." and "£7": the answer stands in the place of all that is said of the value. */
function chosen(quote: string, answer: string, language: string): string | undefined {
  const given = valuesIn(answer, language).at(-1);
  if (!given || !answer.endsWith(given.text)) return undefined;
  const asked = valuesIn(quote, language).filter(({ kind }) => kind === given.kind);
  const first = asked[0];
  if (!first) return undefined;
  const behind = quote.slice(first.span.end);
  if (!SECOND.test(behind)) return undefined;
  const lead = quote.slice(0, first.span.start);
  return `${lead}${behindLead(lead, answer)}${STOP.exec(quote)?.[0] || "."}`;
}

/** A sentence that its author had not decided, with the answer in it; undefined where the answer has no place there. */
export function decided(quote: string, answer: string, language: string): string | undefined {
  const words = answer.trim().replace(/[.!]+$/u, "");
  if (!isShort(words) || openIn(quote, language).length === 0) return undefined;
  return filled(quote, words) ?? chosen(quote, words, language);
}
