import { PART_FORMS, type PartForms } from "./given-parts-forms.ts";
import { lower, pattern } from "./lower.ts";

/**
 * Words that an author gives for one part of what is made, in quotation marks inside a wish: "The cover could read “…”",
 * "“…” would make a nice headline", "Finish with “…”". The words are for readers, and what stands around them is not.
 */
export type GivenPart = {
  part: "title" | "closing" | "line";
  /** The wish; what stands before it in its sentence is another matter. */
  start: number;
  /** The words, without their marks. */
  from: number;
  to: number;
  /** Behind their marks. */
  shut: number;
  /** Where the wish is over. */
  end: number;
};

const QUOTE = /["“„«「]\s?([^"“”„«»」]{3,140}?)\s?["”“»」]/gu;

type Patterns = {
  before: [GivenPart["part"], () => RegExp][];
  behind: [GivenPart["part"], () => RegExp][];
  named: () => RegExp;
  wish: () => RegExp;
};

/** So many words may stand between the name of a part and the words for it. */
const NEAR = "(?:[^\\p{L}.!?]+[\\p{L}’'-]+){0,7}[^\\p{L}.!?]*$";

const PARTS: readonly GivenPart["part"][] = ["line", "title", "closing"];

function patternsOf(forms: PartForms): Patterns {
  return {
    before: PARTS.map((part) => [part, pattern(`(?<!\\p{L})(?:${forms[part]})(?!\\p{L})${NEAR}`)]),
    behind: PARTS.map((part) => [
      part,
      pattern(`^[^\\p{L}.!?]*(?:[\\p{L}’'-]+ ){1,6}(?:${forms[part]})(?!\\p{L})[^.!?,;]{0,40}`),
    ]),
    named: pattern(`(?<!\\p{L})${forms.named}\\s*[:,]?\\s*$`),
    wish: pattern(`(?<!\\p{L})(?:${forms.wish})(?!\\p{L})|:\\s*$`),
  };
}

const PATTERNS = new Map(Object.entries(PART_FORMS).map(([code, forms]) => [code, patternsOf(forms)]));

/** Where a clause begins, behind what else its sentence tells. */
const CLAUSE =
  /[,;]\s+(?:and |und |et |y |e |en )?(?=\S)|\s[–—-]\s+|\s(?:and|und|et|y|e|en)\s+(?=(?:please|finish|end|close|open|start|use|put|then|bitte|merci|por favor|per favore|graag)(?!\p{L}))/giu;

const clauseStart = (before: string, at: number): number =>
  Math.max(0, ...[...before.matchAll(CLAUSE)].map((m) => m.index + m[0].length).filter((cut) => cut <= at));

/** Courtesies and links before an order. */
const SOFTLY =
  /^\s*(?:(?:please|pls|then|and|just|also|maybe|perhaps|bitte|dann|auch|und|merci de|puis|et|por favor|luego|y|per favore|poi|e|graag|dan|en|depois)[, ]+)*$/iu;

/** Values of their own make a sentence tell something beside the wish. */
const TELLS = /\d|[£$€₹]/;

/** Longer sentences tell something, and the words in quotation marks are a part of it. */
const LONGEST_WISH = 130;

/** What is left behind the words: the verb of the wish, punctuation, or the next clause. */
const REST =
  /^(?:\s+(?:sein|lauten|heißen|stehen|werden|(?:kunnen )?(?:zijn|worden|luiden))(?=\s*[.,;!?]|\s*$))?[\s.,;:!?)]*(?:(?:and|und|et|y|e|en)\s+)?/iu;

/** The only words in quotation marks of a sentence, with what stands before and behind them in small letters. */
function quotedIn(sentence: string) {
  const [quote, ...others] = [...sentence.matchAll(QUOTE)];
  if (!quote?.[1] || others.length > 0) return undefined;
  const [open, shut] = [quote.index, quote.index + quote[0].length];
  const low = lower(sentence);
  const from = sentence.indexOf(quote[1], open);
  return { open, shut, from, to: from + quote[1].length, before: low.slice(0, open), after: low.slice(shut) };
}

type Quoted = NonNullable<ReturnType<typeof quotedIn>>;

/** "The cover could read “…”": the wish stands before the words. */
function wishedBefore({ before }: Quoted, sentence: string, patterns: Patterns) {
  if (patterns.named().test(before)) return { part: "title" as const, start: 0 };
  const near = nearest(before, patterns);
  if (!near) return undefined;
  const start = clauseStart(sentence.slice(0, before.length), near.at);
  const wish = before.slice(start);
  const isOrder = patterns.wish().test(wish) || SOFTLY.test(wish.slice(0, near.at - start));
  return isOrder && wish.length <= LONGEST_WISH && !TELLS.test(wish) ? { part: near.part, start } : undefined;
}

/** "“…” would make a nice headline": the wish stands behind the words. */
function wishedBehind({ before, after }: Quoted, patterns: Patterns) {
  if (!SOFTLY.test(before)) return undefined;
  const said = patterns.behind.map(([part, is]) => ({ part, wish: is().exec(after)?.[0] ?? "" }));
  return said.find(({ wish }) => wish !== "" && patterns.wish().test(wish) && !TELLS.test(wish));
}

/** The words that a sentence gives for a part; undefined without exactly one such quotation. */
export function givenPartIn(sentence: string, language: string): GivenPart | undefined {
  const patterns = PATTERNS.get(language);
  const quoted = patterns && quotedIn(sentence);
  if (!quoted) return undefined;
  const { from, to, shut, after } = quoted;
  const first = wishedBefore(quoted, sentence, patterns);
  const closed = shut + (/^[.!?]+/.exec(after)?.[0].length ?? 0);
  if (first) return { ...first, from, to, shut: closed, end: endOf(after, shut, 0) };
  const last = wishedBehind(quoted, patterns);
  return last && { part: last.part, start: 0, from, to, shut, end: endOf(after, shut, last.wish.length) };
}

/** The part that is named last before the words. */
function nearest(
  before: string,
  { before: forms }: Patterns,
): { part: GivenPart["part"]; at: number } | undefined {
  const found = forms.flatMap(([part, is]) => {
    const at = is().exec(before)?.index;
    return at === undefined ? [] : [{ part, at }];
  });
  return found.sort((a, b) => b.at - a.at)[0];
}

const endOf = (after: string, shut: number, length: number): number =>
  shut + length + (REST.exec(after.slice(length))?.[0].length ?? 0);
