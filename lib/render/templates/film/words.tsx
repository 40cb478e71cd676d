/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { type FittedText, lineHeight } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { isFromRight } from "../../type/writing.ts";
import { widthOf } from "../../wrap.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { type FilmAlign, lines } from "./lines.tsx";
import { loudWords } from "./loud-words.ts";

/** Seconds from one word to the next, and until a word stands. */
const STEP = 0.07;
/** The last word begins no later than this after the first. */
const LATEST = 0.6;
const ENTRANCE = 0.5;
/** Share of the font size by which descenders and overhangs leave the box of their word. */
const OVERHANG = 0.24;

type WordsStyle = {
  name: string;
  part: string;
  color: Hex;
  /** Of the words that carry the meaning: a price, a day, a time. */
  emphasis: Hex;
  align: FilmAlign;
  at: { x: number; y: number; width: number };
  /** When the first word comes in, in seconds. */
  start: number;
};

/**
 * A fitted text as a layer for each of its words, which rise one after the other. Text that is read from the right
 * comes in by lines, for its words do not stand in the order of their letters.
 */
export function words(context: RenderContext, fitted: FittedText, look: WordsStyle): Layer[] {
  if (fitted.lines.some(isFromRight)) {
    const cue = { kind: "unveil", at: look.start, seconds: ENTRANCE } as const;
    return lines(context, fitted, { ...look, cue });
  }
  const all = placedWords(context, fitted, look);
  const loud = loudWords(all.map(({ word }) => word));
  const starts = startsOf(all.map(({ word }) => word));
  return all.map((placed, i): Layer => {
    const color = loud.has(i) ? look.emphasis : look.color;
    return {
      name: `${look.name} ${i + 1}`,
      box: placed.box,
      node: <TextLines fitted={{ ...fitted, lines: [placed.word] }} color={color} part={look.part} />,
      bleed: Math.ceil(fitted.size * OVERHANG),
      enter: { kind: "unveil", at: look.start + (starts[i] ?? 0), seconds: ENTRANCE },
    };
  });
}

/** Seconds until all words of a text stand. */
export const wordsTake = (fitted: FittedText): number =>
  Math.max(0, ...startsOf(fitted.lines.join(" ").split(" "))) + ENTRANCE;

/** A clause comes once the one before it was read: so many words a second. It has so many words at least. */
const CLAUSE = { pace: 5.2, words: 3 };
const ENDS = /(?<!^\d+)[,;:.!?–—][”"»)]*$/u;

/** When each word begins, in seconds: word by word, and clause by clause. */
function startsOf(words: readonly string[]): number[] {
  const step = Math.min(STEP, LATEST / Math.max(1, words.length - 1));
  let [clause, from] = [0, 0];
  return words.map((word, i) => {
    const start = clause + (i - from) * step;
    const count = i + 1 - from;
    if (ENDS.test(word) && count >= CLAUSE.words && words.length - i > CLAUSE.words)
      [clause, from] = [clause + Math.max(count * step, count / CLAUSE.pace), i + 1];
    return start;
  });
}

/** Least gap between two words, as a share of the font size: some faces draw a word back over the blank before it. */
const GAP = 0.2;

function placedWords({ measureText }: RenderContext, fitted: FittedText, { align, at }: WordsStyle) {
  const { typeStyle, size } = fitted;
  const height = lineHeight(typeStyle, size);
  const wide = (text: string) => widthOf(measureText, text, typeStyle) * size;
  return fitted.lines.flatMap((line, row) => {
    const placed = alongLine(line.split(" ").filter(Boolean), wide, GAP * size);
    const last = placed.at(-1);
    const left = align === "left" || !last ? at.x : at.x + (at.width - last.x - last.width) / 2;
    return placed.map(({ word, x, width }) => {
      const box = { x: Math.round(left + x), y: at.y + row * height, width: Math.ceil(width), height };
      return { word, box };
    });
  });
}

type Along = { word: string; x: number; width: number };

/** Words one after the other as the line sets them, and nowhere closer than a gap. */
function alongLine(words: readonly string[], wide: (text: string) => number, gap: number): Along[] {
  const placed: Along[] = [];
  for (const word of words) {
    const before = placed.at(-1);
    const width = wide(word);
    const x = before ? before.x + Math.max(before.width + gap, wide(`${before.word} ${word}`) - width) : 0;
    placed.push({ word, x, width });
  }
  return placed;
}
