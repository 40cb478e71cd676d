import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Value } from "../values/value.ts";
import { isKnown, keysImpliedBy } from "../values/value.ts";
import { type AnalysedText, sentenceAt } from "./text.ts";

/** A value with the text it stands in. */
type Placed = { value: Value; text: AnalysedText };

/** Words beside a value that may be its label. */
const LABEL = 3;
const JOINT = "\\s(?:and|or|und|oder|et|ou|y|o|e)\\s";
const COMMA = new Prefiltered(`[;:()–—]|[,.]\\s|${JOINT}`, "iu");
const SEMICOLON = new Prefiltered(`[;:()–—]|\\.\\s|${JOINT}`, "iu");

const bounds = ({ value, text }: Placed) => {
  const sentence = sentenceAt(text, value.span.start);
  return sentence?.span ?? { start: 0, end: text.text.length };
};

const same = (a: Value, b: Value) => isKnown(a, keysImpliedBy(b)) || isKnown(b, keysImpliedBy(a));

/** The stretch on either side of a value up to the next value of its kind or the end of its entry in a list. */
function entryOf(placed: Placed): [left: [number, number], right: [number, number]] {
  const { value, text } = placed;
  const { start, end } = bounds(placed);
  const others = text.values.filter((other) => other.kind === value.kind && other !== value);
  const from = Math.max(
    start,
    ...others.filter(({ span }) => span.end <= value.span.start).map(({ span }) => span.end),
  );
  const to = Math.min(
    end,
    ...others.filter(({ span }) => span.start >= value.span.end).map(({ span }) => span.start),
  );
  // Where semicolons part the entries, commas stand inside them.
  const parts = text.text.slice(start, end).includes(";") ? SEMICOLON : COMMA;
  const left = text.text.slice(from, value.span.start).split(parts).at(-1) ?? "";
  const right = text.text.slice(value.span.end, to).split(parts)[0] ?? "";
  return [
    [value.span.start - left.length, value.span.start],
    [value.span.end, value.span.end + right.length],
  ];
}

/** The words and the values of other kinds in the entry of a value, nearest first on each side. */
function labelOf(placed: Placed): string[] {
  const { value, text } = placed;
  const [left, right] = entryOf(placed);
  const taken = text.values.filter(({ kind }) => kind !== "name");
  const words = text.tokens
    .filter(
      ({ isContent, start }) =>
        isContent && !taken.some(({ span }) => start >= span.start && start < span.end),
    )
    .map(({ stem, start }) => ({ stem, start }));
  const values = taken
    .filter((other) => other !== value && !other.weak)
    .map(({ keys, span }) => ({ stem: keys[0] ?? "", start: span.start }));
  const all = [...words, ...values].sort((a, b) => a.start - b.start);
  const within = ([from, to]: [number, number]) => all.filter(({ start }) => start >= from && start < to);
  return [...within(left).slice(-LABEL), ...within(right).slice(0, LABEL)].map(({ stem }) => stem);
}

/** The words of the entry of a value and those before the colon of its sentence. */
export const labelsOf = (placed: Placed): ReadonlySet<string> =>
  new Set([...labelOf(placed), ...headOf(placed.text, placed.value)]);

/** A value with its labels, which are read when they are first compared. */
type Labelled = Placed & { labels: () => ReadonlySet<string> };

/** The value has a word of its own entry beside it, which the entry of the rival does not have: "day ticket €5, ten €42". */
export function keepsLabel(its: Labelled, own: Labelled, rival: Labelled): boolean {
  const [said, given, other] = [[...its.labels()], own.labels(), rival.labels()];
  return (
    said.some((stem) => given.has(stem) && !other.has(stem)) &&
    !said.some((stem) => other.has(stem) && !given.has(stem))
  );
}

const COMPARED =
  /^[\s,(]*(?:of|out of|instead of|rather than|than|vs\.?|versus|against|from|von|statt|gegenüber|de|sur|au lieu de|contre|en vez de|frente a|contra)(?: the)?\s*$/iu;

/** "31 °C instead of 39 °C on such days": what follows is said of both. */
export function isCompared({ value, text }: Placed, rival: Placed): boolean {
  const before = text.values
    .filter(({ kind, span }) => kind === value.kind && span.end <= value.span.start)
    .at(-1);
  return (
    before !== undefined &&
    same(before, rival.value) &&
    COMPARED.test(text.text.slice(before.span.end, value.span.start))
  );
}

const JOINED =
  /^(?:[\s,&/–—-]|(?<!\p{L})(?:and|or|to|till|until|und|oder|bis|dem|den|zum|et|ou|au|à|y|o|e|a|al|el|en|tot|t\/m|the)(?!\p{L})|￼)*$/iu;

/** "15 May, 12 June and 4 September", "between 4 October and 10 November": what is said of one is said of the other. */
export function isJoined({ value, text }: Placed, rival: Placed): boolean {
  if (text !== rival.text) return false;
  const [first, second] =
    value.span.start < rival.value.span.start ? [value, rival.value] : [rival.value, value];
  const between = text.values.filter(
    ({ span, kind }) => kind === value.kind && span.start >= first.span.end && span.end <= second.span.start,
  );
  const joint = between.reduceRight(
    (words, { span }) => words.slice(0, span.start - first.span.end) + words.slice(span.end - first.span.end),
    text.text.slice(first.span.end, second.span.start),
  );
  return second.span.start - first.span.end < LONGEST_JOINT && JOINED.test(joint);
}
const LONGEST_JOINT = 80;

const ENDS = new Prefiltered(`(?:[,;]|${JOINT.trimEnd()})\\s*$`, "iu");

/** "14.2 errors in the first, 1.9 in the second": the entry begins with its value and leaves out what is counted. */
export function isElliptic(own: Placed, rival: Placed): boolean {
  const { start, end } = bounds(own);
  const { span } = own.value;
  if (own.text !== rival.text || rival.value.span.start < start || rival.value.span.end > span.start)
    return false;
  const next = own.text.tokens.find((token) => token.start >= span.end && token.start < end);
  return ENDS.test(own.text.text.slice(start, span.start)) && next?.isContent !== true;
}

/** The words before the colon that a sentence begins with, for a value behind it: "Glasses: frame €240, total €330". */
export function headOf(text: AnalysedText, value: Value): string[] {
  const { start } = bounds({ text, value });
  const [head, rest] = text.text.slice(start, value.span.start).split(/:\s/);
  if (!head || rest === undefined) return [];
  return text.tokens
    .filter((token) => token.isContent && token.start >= start && token.start < start + head.length)
    .map(({ stem }) => stem);
}

/** The words of the label before the colon of a value, weekdays included; none where a value like it stands between. */
function labelBefore({ value, text }: Placed): string[] {
  const { start } = bounds({ value, text });
  const before = text.text.slice(start, value.span.start);
  const colon = before.lastIndexOf(": ");
  const isFirst = !text.values.some(
    ({ kind, span }) => kind === value.kind && span.end <= value.span.start && span.start > start + colon,
  );
  const label =
    before
      .slice(0, colon)
      .split(/[;,•]\s/)
      .at(-1) ?? "";
  return colon > 0 && isFirst ? (label.toLowerCase().match(/\p{L}{3,}/gu) ?? []) : [];
}

/** The words of a sentence before a value, for a label that has no colon: "Kitchen open 8 am to 4 pm". */
function wordsBefore({ value, text }: Placed): string[] {
  const { start } = bounds({ value, text });
  return (
    text.text
      .slice(start, value.span.start)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  );
}

/** "Pro: €9" where the sources have that under "Starter": the value stands behind the label of another line. */
export function ofOtherHead(
  its: Placed,
  homes: readonly Placed[],
  others: readonly Placed[],
): Value | undefined {
  const label = labelBefore(its);
  const said = new Set(label.length > 0 ? label : wordsBefore(its));
  const own = homes.map(labelBefore);
  if (said.size === 0 || !own.every((words) => words.length > 0)) return undefined;
  if (own.some((words) => words.some((word) => said.has(word)))) return undefined;
  // "Our advice: take the tent and spend the £530": without its label the value keeps the words before it.
  const isKept = (home: Placed) => {
    const before = new Set(wordsBefore(home));
    return [...said].every((word) => before.has(word));
  };
  if (label.length === 0 && homes.some(isKept)) return undefined;
  const isThere = (words: string[]) => words.length > 0 && words.every((word) => said.has(word));
  const rivals = others.filter((one) => one.value.kind === its.value.kind && isThere(labelBefore(one)));
  // Words before the value are its label only where the value of that label is not there as well.
  return rivals.find(({ value }) => label.length > 0 || !its.text.values.some((other) => same(other, value)))
    ?.value;
}
