import { Prefiltered } from "./prefilter/prefiltered.ts";

/** Words that open the first of several steps, a later one and the last one, in every language that is written. */
const FIRST =
  /^(?:first(?:ly| of all)?|to begin with|zuerst|zunächst|als erstes|(?:tout )?d[’']abord|en premier(?: lieu)?|primero|en primer lugar|prima di tutto|per prima cosa|innanzitutto|eerst|allereerst|primeiro|em primeiro lugar)(?!\p{L})/iu;
const LATER =
  /^(?:and then|then|next|after that|afterwards|und dann|dann|danach|anschließend|et puis|puis|ensuite|y luego|luego|después|e poi|poi|dopo|en dan|dan|daarna|depois|em seguida)[\s,]/iu;
const LAST = new Prefiltered(
  /^(?:last(?:ly| of all)?,|lastly|finally|at the end,|zuletzt|zum schluss|am ende(?! de[rs] )|schließlich|enfin|pour finir|por último|al final,|finalmente|infine|alla fine,|per finire|tot slot|ten slotte|als laatste|por fim|no fim,)(?!\p{L})/iu,
);

/** "Then we lift out …": a step behind another one. */
export const opensLaterStep = (text: string): boolean => LATER.test(text);
/** "First …", "Then …", "Last, …". */
export const opensStep = (text: string): boolean => FIRST.test(text) || LATER.test(text) || LAST.test(text);

/** Fewer such words are the chance of a sentence. */
const LEAST = 3;

/** Whether so many lines open a step that they are a procedure. */
export const areOpened = (lines: readonly { title: string }[]): boolean =>
  lines.filter(({ title }) => opensStep(title)).length >= LEAST;

/** A line, and where it stands in the brief. */
type PlacedTitle = { title: string; at: number };

/**
 * Where the steps of prose end, which words of order open: with the last of them, or with its paragraph where no word
 * says that it is the last. Undefined where nothing stands behind them, and for lines without such words.
 */
export function endOfSteps(lines: readonly PlacedTitle[], breaks: readonly number[]): number | undefined {
  if (!areOpened(lines)) return undefined;
  const last = lines.findLastIndex(({ title }) => opensStep(title));
  const end = LAST.test(lines[last]?.title ?? "") ? last + 1 : endOfParagraph(lines, last, breaks);
  return end < lines.length ? end : undefined;
}

function endOfParagraph(lines: readonly PlacedTitle[], index: number, breaks: readonly number[]): number {
  const paragraphOf = ({ at }: PlacedTitle) => breaks.filter((start) => start <= at).length;
  const own = lines[index] && paragraphOf(lines[index]);
  const behind = lines.findIndex((line, i) => i > index && paragraphOf(line) !== own);
  return behind < 0 ? lines.length : behind;
}
