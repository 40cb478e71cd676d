import { sentences } from "../../copy/sentences.ts";

/**
 * How a brief is laid out. Notes to the maker stand together: in a paragraph of their own, in a line of their own, or
 * behind the facts in the last paragraph.
 */

/** Where a sentence begins: behind an empty line, in a new line, or behind another one in its line. */
export type Begins = "paragraph" | "line" | "inside";

/** Without `begins` nothing is known of the layout. */
export type LaidOut = { sentence: string; begins?: Begins | undefined };

/** The sentences of a line. A number that opens it belongs to the first. */
export function sentencesOfLine(line: string): string[] {
  const [mark = ""] = /^\s*\d{1,2}[.)]\s+/.exec(line) ?? [];
  const [first = "", ...more] = sentences(line.slice(mark.length));
  return first ? [mark.trimStart() + first, ...more] : [];
}

/** The sentences of a text, as the classifier was trained with them. */
export function laidOut(text: string): LaidOut[] {
  let begins: Begins = "paragraph";
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "") begins = "paragraph";
    return sentencesOfLine(line).map((sentence, i) => {
      const own = i === 0 ? begins : "inside";
      begins = "line";
      return { sentence, begins: own };
    });
  });
}

/** Stretches of a brief, as the places of their first sentence and of the one behind their last. */
type Stretch = { from: number; to: number };

function stretches(all: readonly LaidOut[], opens: (begins: Begins | undefined) => boolean): Stretch[] {
  const starts = all.flatMap(({ begins }, i) => (i === 0 || opens(begins) ? [i] : []));
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? all.length }));
}

const paragraphsOf = (all: readonly LaidOut[]) => stretches(all, (begins) => begins === "paragraph");
const linesOf = (all: readonly LaidOut[]) => stretches(all, (begins) => begins !== "inside");

const meanWithout = (values: readonly number[], { from, to }: Stretch, i: number, otherwise: number) => {
  const others = values.slice(from, to).filter((_, at) => from + at !== i);
  return others.length === 0 ? otherwise : others.reduce((sum, value) => sum + value, 0) / others.length;
};

const most = (values: readonly number[], { from, to }: Stretch, i: number): number =>
  Math.max(0, ...values.slice(from, to).filter((_, at) => from + at !== i));

/** Numbers of a sentence whose layout is not known. */
const UNKNOWN: readonly number[] = Array.from({ length: 15 }, () => 0);

/**
 * The numbers that the layout gives for each sentence: where it begins and ends, which paragraph it is in, and how
 * likely the others of its paragraph and of its line are for anyone else than readers (`chances`, each from 0 to 1).
 */
export function layoutNumbers(all: readonly LaidOut[], chances: readonly number[]): readonly number[][] {
  if (all.some(({ begins }) => begins === undefined)) return all.map(() => [...UNKNOWN]);
  const [paragraphs, lines] = [paragraphsOf(all), linesOf(all)];
  const around = (i: number, of: readonly Stretch[]) => of.findIndex(({ to }) => i < to);
  const last = paragraphs.length - 1;
  return all.map((_, i) => {
    const [p, l] = [around(i, paragraphs), around(i, lines)];
    const [paragraph, line] = [paragraphs[p], lines[l]];
    if (!paragraph || !line) return [...UNKNOWN];
    const size = paragraph.to - paragraph.from;
    const chance = chances[i] ?? 0;
    const inParagraph = meanWithout(chances, paragraph, i, chance);
    const isLast = Number(p === last && last > 0);
    return [
      1,
      ...[i === paragraph.from, i === line.from, i === paragraph.to - 1, i === line.to - 1].map(Number),
      ...[isLast, Number(p === 0 && last > 0), Number(size === 1), Math.log(size), Number(last > 0)],
      ...[inParagraph, most(chances, paragraph, i), meanWithout(chances, line, i, chance)],
      ...[isLast * inParagraph, isLast * Number(size === 1)],
    ];
  });
}
