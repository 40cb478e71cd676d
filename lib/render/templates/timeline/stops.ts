import { type Fitted, fitText } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { SMALL, STRONG } from "../kit/lettering.ts";
import { isWhole, type Setting, settle } from "../kit/settle.ts";
import type { Entry } from "./data.ts";

export type RailOptions = {
  surface: Surface;
  width: number;
  height: number;
  least: number;
  most: number;
  /** The entry that is pointed out. */
  hero: number;
};
export type Stop = { date: Fitted; title: Fitted; text: Fitted | undefined; height: number };
export type Stops = Setting & { type: number; stops: Stop[] };

/** Widths at a size of type, and the height that the stops take together. */
export type Measures = {
  width: (type: number) => number;
  dateWidth: (type: number) => number;
  height: (stops: Stop[], type: number) => number;
};

const DATE = { ...STRONG, face: { ...STRONG.face, weight: 700 } };
const TITLE = { ...STRONG, leading: 1.18 };

/** Lines that titles and sentences may take, in the order they are tried; at last the sentences are left out. */
const LINES = [
  { title: 3, text: 6 },
  { title: 3, text: 3 },
  { title: 2, text: 2 },
  { title: 3, text: 0 },
  { title: 2, text: 0 },
] as const;

/** All entries in one size of type, as large as the room allows. */
export function setStops(
  stage: Stage,
  entries: readonly Entry[],
  options: RailOptions,
  measures: Measures,
): Stops {
  for (const lines of LINES) {
    const stops = settle(options, (type) => stopsAt(stage, entries, measures, type, lines));
    if (stops.height <= options.height) return stops;
  }
  return settle(options, (type) => stopsAt(stage, entries, measures, type, { title: 1, text: 0 }));
}

/** Height at one size of type, when nothing has to be shortened. */
export const naturalHeight = (
  stage: Stage,
  entries: readonly Entry[],
  measures: Measures,
  type: number,
): number => stopsAt(stage, entries, measures, type, LINES[0]).height;

function stopsAt(
  { ruler }: Stage,
  entries: readonly Entry[],
  measures: Measures,
  type: number,
  lines: { title: number; text: number },
): Stops {
  const width = measures.width(type);
  const stops = entries.map(({ date, title, text }): Stop => {
    const setIn = (words: string, lettering: typeof DATE, size: number, wide: number, maxLines: number) =>
      fitText(ruler, { text: words, lettering, min: size, max: size, width: wide, maxLines });
    const name = setIn(title, TITLE, Math.round(type * 1.12), width, lines.title);
    const more = text && lines.text > 0 ? setIn(text, SMALL, type, width, lines.text) : undefined;
    // A sentence left out is a loss that the title has to answer for.
    const fitted = text && !more ? { ...name, cut: true } : name;
    const height = name.height + (more ? more.height + Math.round(type * 0.22) : 0);
    return { date: setIn(date, DATE, type, measures.dateWidth(type), 1), title: fitted, text: more, height };
  });
  const whole = stops.every(({ date, title, text }, i) => {
    const said = entries[i];
    return (
      isWhole(said?.date ?? "", date) &&
      isWhole(said?.title ?? "", title) &&
      isWhole(said?.text ?? "", text ?? { lines: [], cut: false })
    );
  });
  return { type, stops, height: measures.height(stops, type), isWhole: whole };
}

/** Width of the widest date in one line. */
export function widestDate({ ruler }: Stage, entries: readonly Entry[], type: number): number {
  const widths = entries.map(
    ({ date: text }) =>
      fitText(ruler, { text, lettering: DATE, min: type, max: type, width: type * 20, maxLines: 1 }).width,
  );
  return Math.ceil(Math.max(...widths));
}
