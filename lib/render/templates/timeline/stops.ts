import { type FittedText, fitText } from "../../fit.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { SMALL, STRONG } from "../kit/type-styles.ts";
import type { TimelineEntry } from "./data.ts";

export type RailOptions = {
  surface: Surface;
  width: number;
  height: number;
  minimum: number;
  maximum: number;
  /** The entry that is pointed out. */
  hero: number;
  /** Dates stand above their titles even where they have room beside the line. */
  isDateAbove?: boolean;
};
export type TimelineStop = {
  date: FittedText;
  title: FittedText;
  text: FittedText | undefined;
  height: number;
};
export type Stops = SettledText & { type: number; stops: TimelineStop[] };

/** Widths at a size of type, and the height that the stops take together. */
export type StopMeasures = {
  width: (type: number) => number;
  dateWidth: (type: number) => number;
  height: (stops: TimelineStop[], type: number) => number;
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

/** All entries in one size of type, as large as the area allows. */
export function setStops(
  context: RenderContext,
  entries: readonly TimelineEntry[],
  options: RailOptions,
  measures: StopMeasures,
): Stops {
  for (const lines of LINES) {
    const stops = fitLargestType(options, (type) => stopsAt(context, entries, measures, type, lines));
    if (stops.height <= options.height) return stops;
  }
  return fitLargestType(options, (type) => stopsAt(context, entries, measures, type, { title: 1, text: 0 }));
}

/** Height at one size of type, when nothing has to be shortened. */
export const naturalHeight = (
  context: RenderContext,
  entries: readonly TimelineEntry[],
  measures: StopMeasures,
  type: number,
): number => stopsAt(context, entries, measures, type, LINES[0]).height;

function stopsAt(
  { measureText }: RenderContext,
  entries: readonly TimelineEntry[],
  measures: StopMeasures,
  type: number,
  lines: { title: number; text: number },
): Stops {
  const width = measures.width(type);
  const stops = entries.map(({ date, title, text }): TimelineStop => {
    const setIn = (words: string, typeStyle: typeof DATE, size: number, wide: number, maxLines: number) =>
      fitText(measureText, { text: words, typeStyle, min: size, max: size, width: wide, maxLines });
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
export function widestDate(
  { measureText }: RenderContext,
  entries: readonly TimelineEntry[],
  type: number,
): number {
  const widths = entries.map(
    ({ date: text }) =>
      fitText(measureText, { text, typeStyle: DATE, min: type, max: type, width: type * 20, maxLines: 1 })
        .width,
  );
  return Math.ceil(Math.max(...widths));
}
