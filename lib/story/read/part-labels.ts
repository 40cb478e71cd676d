import { once, rememberedIn } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower } from "./lower.ts";
import { PART_WORDS, type PartWords } from "./part-label-words.ts";
import { placeLabelOf, surePlaceLabel } from "./place-labels.ts";

/**
 * Labels that say which part of the post or the picture the words behind them are: "Heading idea: …", "Source to be
 * shown: …", "In chiusura: …". A label is the name of a part and words that may stand around it, and nothing else.
 */

/** The first whose name stands in a label is the part: "closing slide headline" is of the closing. */
const PARTS = ["action", "source", "note", "closing", "line", "out", "title", "content"] as const;
type PostPart = (typeof PARTS)[number];

export type PartLabel = {
  part: PostPart;
  /** The name of the part, as the author writes it. */
  name: string;
  /** Where the label begins in its sentence. */
  start: number;
  /** Where the words behind it begin. */
  from: number;
  /** The name alone is said of other things too: "Finish: 4 pm". */
  isSure: boolean;
};

type LabelWords = {
  parts: [PostPart, RegExp][];
  weak: ReadonlySet<string>;
  fill: ReadonlySet<string>;
  things: ReadonlySet<string>;
};

const listed = (...lists: string[]) => new Set(lists.join(" ").split(" "));
const wordsOf = (words: PartWords): LabelWords => ({
  parts: PARTS.map((part) => [part, new Prefiltered(`(?<!\\p{L})(?:${words[part]})(?!\\p{L})`, "gu")]),
  weak: new Set(words.weak.split("|")),
  fill: listed(words.fill),
  things: listed(words.fill, words.things),
});
const WORDS = once(() => new Map(Object.entries(PART_WORDS).map(([code, words]) => [code, wordsOf(words)])));

/** Authors of every language also use the English names. Before the language is known it may be any. */
const wordsFor = (language: string | undefined): LabelWords[] => {
  const all = WORDS();
  if (language === undefined) return [...all.values()];
  return [...new Set([all.get(language), all.get("en")])].filter((words) => words !== undefined);
};

const bare = (label: string) =>
  lower(label)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

type NamedPart = Pick<PartLabel, "part" | "name" | "isSure">;

/** Which part a label names, when it says nothing else. */
function partNamed(label: string, { parts, weak, fill, things }: LabelWords): NamedPart | undefined {
  const said = bare(label);
  for (const [part, name] of parts) {
    const [found, ...more] = said.match(name) ?? [];
    if (!found) continue;
    const rest = said.replace(name, " ").split(" ").filter(Boolean);
    const may = part === "out" ? things : fill;
    if (!rest.every((word) => may.has(word) || /^\d{1,2}$/.test(word))) continue;
    const isAlone = more.length === 0 && !rest.some((word) => word.length > 3 && word !== "line");
    return { part, name: found, isSure: !(isAlone && weak.has(found)) };
  }
  return undefined;
}

const LONGEST = 80;
const COLON = /\s*[:：]\s*|\s=\s|\s[–—-]\s+/u;
/** Where a clause may begin inside a sentence: "Sober look, one figure a slide, source on each: …". */
const CLAUSE = /[,;–—]\s+(?:(?:and|und|et|y|e|en)\s+)?|\s(?:and|und|et|y|e|en)\s+/giu;
/** "The date to stand out is 18 December." */
const IS = /\s(?:c['’]est|is|are|ist|sind|est|sont|es|son|è|sono|zijn|é|são)\s+(?=\S)/iu;

/** The part that all words of a label name, or the place on a picture. */
function partOf(label: string, language: string | undefined): NamedPart | undefined {
  for (const words of wordsFor(language)) {
    const named = partNamed(label, words);
    if (named) return named;
  }
  const placed = language === undefined ? surePlaceLabel(label) : placeLabelOf(label, language);
  return placed && { ...placed, name: bare(label) };
}

/** The first clause of a lead that is a label from there to its end. */
function labelIn(lead: string, from: number, language: string | undefined): PartLabel | undefined {
  const starts = [0, ...[...lead.matchAll(CLAUSE)].map((m) => m.index + m[0].length)];
  for (const start of starts) {
    const label = lead.slice(start);
    const named = label.length <= LONGEST && /\p{L}/u.test(label) ? partOf(label, language) : undefined;
    if (named && (start === 0 || named.isSure)) return { ...named, start, from };
  }
  return undefined;
}

/** "What to do when a pipe freezes, in order:": the heading of a list says that its entries follow one another. */
const isOrderOfHeading = ({ part, start, from }: PartLabel, sentence: string): boolean =>
  part === "content" && start > 0 && sentence.slice(from).trim() === "";

/** The label of a part that a sentence has; undefined without one. */
export function partLabelIn(sentence: string, language?: string): PartLabel | undefined {
  // A heading ends with its label.
  const colon = COLON.exec(sentence);
  if (colon) {
    const found = labelIn(sentence.slice(0, colon.index), colon.index + colon[0].length, language);
    if (found && !isOrderOfHeading(found, sentence) && (/[:：=]/u.test(colon[0]) || found.isSure))
      return found;
  }
  const verb = IS.exec(sentence);
  const found = verb && labelIn(sentence.slice(0, verb.index), verb.index + verb[0].length, language);
  return found?.part === "out" ? found : undefined;
}

const LONGEST_TITLE = 16;
/** "Title idea: Broken? Bring it in.": all sentences of the line are the title. */
export function isTitleLine(line: string): boolean {
  const label = partLabelIn(line);
  const words = label ? line.slice(label.from) : "";
  const isTitle =
    label?.isSure === true && label.start === 0 && (label.part === "title" || label.part === "out");
  return isTitle && words.split(/\s+/).length <= LONGEST_TITLE && !COLON.test(words);
}

const NEXT = once(
  () =>
    new Map(
      Object.entries(PART_WORDS).map(([code, { next, fill }]) => [
        code,
        { lead: new Prefiltered(`^\\s*(?:${next})(?!\\p{L})[\\s,]*`, "iu"), fill: listed(fill) },
      ]),
    ),
);
/** "And: our course starts …": one thing more on the same part. */
const AND_LABEL = "(?:and|also|plus|und|auch|et|aussi|y|también|e|anche|en|ook|também)\\s*[:：]\\s*(?=\\S)";
const AND = new Prefiltered(`^\\s*${AND_LABEL}`, "iu");
const AND_INSIDE = new Prefiltered(`(?<=[.!?]\\s)${AND_LABEL}(\\p{L})`, "giu");
/** "Swim between the flags. And: call 000." as readers see it. */
export const withoutAnd = (text: string): string =>
  text.replace(AND_INSIDE, (_label, letter: string) => letter.toUpperCase());

const ONLY = /^(?:(?:only|just|nur|noch|seulement|juste|solo|sólo|alleen|nog|só|apenas)\s+)+/iu;

/** Length of the words that only say in which order a part is shown: "Then" of "Then the signs: …". */
export function orderLead(sentence: string, language: string): number {
  const and = AND.exec(sentence)?.[0].length;
  if (and) return and;
  const forms = NEXT().get(language);
  const [lead = ""] = forms?.lead.exec(sentence) ?? [];
  if (lead === "" || !/^[^.!?\n]{2,60}[:：]\s*\S/u.test(sentence)) return 0;
  const behind = sentence.slice(lead.length);
  return /^[:：]/u.test(behind)
    ? lead.length + (/^[:：]\s*/u.exec(behind)?.[0].length ?? 0)
    : lead.length + (ONLY.exec(behind)?.[0].length ?? 0);
}

/** "Slide 1 – What a season": the cover, and where its words begin. */
export const coverLead = (line: string): number =>
  /^\s*slide\s*1\s*[:.)–-]\s*(?=\S)/i.exec(line)?.[0].length ?? 0;

const SLIDE =
  /^[\s•*–-]*(?:slide|folie|diapo|diapositive|diapositiva|dia|página|page|seite|bild)\s*\d{1,2}\s*[:：.)–-]/iu;

/** Every line of a brief asks it of all. */
const BRIEFS = 4;
/** The brief gives its parts by their names: "Slide 1: …", "Last slide: …". */
export const namesParts = rememberedIn(
  (plain, language) =>
    plain.split("\n").some((line) => {
      const label = partLabelIn(line, language);
      return SLIDE.test(line) || (label?.isSure === true && label.start === 0);
    }),
  BRIEFS,
);

/** "Start: Town Hall. Finish: Market Square.": the finish is one of a course. */
export const hasStart = (plain: string, language: string): boolean => {
  const start = own(PART_WORDS, language)?.start ?? "";
  return start !== "" && new Prefiltered(`(?:^|[.\\n])[\\s•*–-]*(?:${start})\\s?[:：]`, "imu").test(plain);
};
