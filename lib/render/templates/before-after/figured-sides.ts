import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { unstopped } from "../../../text/unstopped.ts";
import { inARow } from "../kit/story/clip.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { statementsOf } from "../kit/story/statements.ts";

/** A number of one side with its words: "In 2024 it had", "17 breakdowns", "". */
export type SideFigure = { before: string; value: string; after: string };
/** Both sides of a change in numbers that count the same, and what else is said of it. */
export type FiguredSides = { before: SideFigure[]; after: SideFigure[]; details: string };

const MOST = { figures: 3, words: 64, details: 110 };

type CountedNoun = { start: number; end: number; value: string; noun: string };
/** "17 breakdowns", "41 Tage", "1.200 €", "£9,400": a number with what it counts. A year counts nothing. */
const COUNTED =
  /(?<![\p{L}\d.,:/])(?:(?<sign>[£$€¥₹])\s?\d+(?:[.,]\d+)*|(?!(?:19|20)\d{2}(?![\d.,]))\d+(?:[.,]\d+)*[ \u00a0]?(?<noun>[%€]|\p{L}{2,}))/gu;

const countedIn = (sentence: string): CountedNoun[] =>
  [...sentence.matchAll(COUNTED)].map(({ index, 0: value, groups }) => ({
    start: index,
    end: index + value.length,
    value,
    noun: (groups?.sign ?? groups?.noun ?? "").toLowerCase(),
  }));

/** "day" and "days", "Tag" and "Tage": one noun in two numbers. */
function isOneNoun(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  return (
    one === other ||
    (short.length > 2 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 2)
  );
}

/**
 * The sides of a change that its author tells in sentences, where both count the same things: "Before: … In 2024 it had 17
 * breakdowns" and "After: … 2 breakdowns". Undefined where no number has its like on the other side.
 */
export function figuredSides(story: Story, labels: readonly [string, string]): FiguredSides | undefined {
  const statements = (statementsOf(story) ?? []).flatMap(sentencesOf);
  const [first, second] = labels.map((label) => statements.findIndex((one) => isLabelled(one, label)));
  if (first === undefined || second === undefined || first < 0 || second <= first) return undefined;
  const [old, now] = [statements.slice(first, second), statements.slice(second)];
  const nouns = (some: readonly string[]) => some.flatMap(countedIn).map(({ noun }) => noun);
  const pairs = nouns(old).filter((noun) => nouns(now).some((other) => isOneNoun(noun, other)));
  const isPaired = ({ noun }: CountedNoun) => pairs.some((one) => isOneNoun(one, noun));
  const [before, after] = [old, now].map((some) => some.flatMap((one) => figuresOf(one, isPaired)));
  const isEven = before?.length === after?.length && before?.every(isShort) && after?.every(isShort);
  if (!before || !after || !isEven || before.length === 0 || before.length > MOST.figures) return undefined;
  const left = now.slice(1).filter((one) => !countedIn(one).some(isPaired));
  return { before, after, details: detailsOf(left, story) };
}

const isLabelled = (sentence: string, label: string): boolean =>
  sentence.toLowerCase().startsWith(`${label.toLowerCase()}:`) ||
  sentence.toLowerCase().startsWith(`${label.toLowerCase()} :`);

const isShort = ({ before, after }: SideFigure): boolean =>
  before.length <= MOST.words && after.length <= MOST.words;

/** What ties a clause to the one before it. */
const TIE =
  /(?:^|[,;]|(?<=\S)(?=\s))\s*(?:(?:and|but|und|aber|et|y|e|en|maar|mas|pero|ma|mais)\s+)|^\s*$|[,;]\s+/iu;

/** Words between two numbers: what belongs to the first, and what leads to the second. */
function parted(between: string): { after: string; before: string } {
  const tie = TIE.exec(between);
  if (!tie) return { after: "", before: between.trim() };
  return {
    after: between.slice(0, tie.index).trim(),
    before: between.slice(tie.index + tie[0].length).trim(),
  };
}

/** The numbers of a sentence, each between its words. */
function figuresOf(sentence: string, isPaired: (one: CountedNoun) => boolean): SideFigure[] {
  const said = unstopped(sentence.replace(/^\p{L}[^:.]{0,22}?\s?:\s/u, ""));
  const found = countedIn(said).filter(isPaired);
  const between = found.map(({ end }, i) => said.slice(end, found[i + 1]?.start ?? said.length));
  return found.map(({ start, value }, i) => ({
    before: i === 0 ? capitalized(said.slice(0, start).trim()) : parted(between[i - 1] ?? "").before,
    value,
    after:
      i === found.length - 1
        ? (between[i] ?? "").replace(/^[\s,;]+/u, "").trim()
        : parted(between[i] ?? "").after,
  }));
}

/** Sentences in their order as far as there is room; what asks readers for something has its own place. */
function detailsOf(sentences: readonly string[], { cta }: Story): string {
  const url = cta?.url ?? "";
  const kept: string[] = [];
  for (const one of sentences)
    if ((url === "" || !one.includes(url)) && inARow([...kept, one]).length <= MOST.details) kept.push(one);
  return inARow(kept);
}
