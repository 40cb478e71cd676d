/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import type { TimelineEntry } from "./data.ts";
import { Body, Dot, Line, stateOf } from "./parts.tsx";
import {
  naturalHeight,
  type RailOptions,
  type StopMeasures,
  setStops,
  type TimelineStop,
  widestDate,
} from "./stops.ts";

type DrawnRail = { node: Node; height: number };

/** Height of the whole rail in one size of type, with every sentence in full. */
export const acrossHeight = (
  context: RenderContext,
  entries: readonly TimelineEntry[],
  width: number,
  type: number,
) => naturalHeight(context, entries, across(width / entries.length), type);

const across = (slot: number): StopMeasures => ({
  width: (type) => slot - type * 1.1,
  dateWidth: (type) => slot - type * 1.1,
  height: (all, type) => Math.round(type * 3.15) + Math.max(...all.map((stop) => stop.height)),
});

/** Entries side by side, each below its place on a line. The line is filled up to the highlighted entry. */
export function acrossRail(
  context: RenderContext,
  entries: readonly TimelineEntry[],
  options: RailOptions,
): DrawnRail {
  const { width, surface, hero } = options;
  const slot = width / entries.length;
  const { type, stops, height } = setStops(context, entries, options, across(slot));
  const y = Math.round(type * 2.05);
  const from = { x: type * 0.4, y };
  const node = (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <Line surface={surface} from={from} length={width - from.x} done={slot * hero} type={type} />
      {stops.map((stop, i) => {
        const x = Math.round(slot * i);
        const box = { x, y: Math.round(type * 3.15), width: Math.ceil(slot - type), height: stop.height };
        return [
          <Place box={{ x, y: 0, width: Math.ceil(stop.date.width), height: stop.date.height }}>
            <TextLines fitted={stop.date} color={surface.key} part="date" />
          </Place>,
          <Dot surface={surface} x={x} y={y} type={type} state={stateOf(i, hero)} />,
          <Place box={box}>
            <Body stop={stop} surface={surface} type={type} />
          </Place>,
        ];
      })}
    </div>
  );
  return { node, height };
}

/** Height of a date above its title, and the least gap between entries, in units of the type size. */
const DATED = 1.35;
const GAP = 0.9;

/** Where things stand at a size of type; dates are beside the line where they are short. */
function down(
  context: RenderContext,
  entries: readonly TimelineEntry[],
  { width, minimum, isDateAbove = false }: Pick<RailOptions, "width" | "minimum" | "isDateAbove">,
) {
  const isBeside = !isDateAbove && widestDate(context, entries, minimum) < width * 0.24;
  const dates = (type: number) => (isBeside ? Math.min(width * 0.27, widestDate(context, entries, type)) : 0);
  const rail = (type: number) => (isBeside ? dates(type) + Math.round(type * 1.4) : Math.round(type * 0.6));
  const tall = (stop: TimelineStop, type: number) =>
    Math.max(stop.height + (isBeside ? 0 : type * DATED), type * 1.3);
  const measures: StopMeasures = {
    width: (type) => width - rail(type) - type * 1.5,
    dateWidth: (type) => (isBeside ? dates(type) + 2 : width - type * 2.1),
    height: (all, type) =>
      Math.round(all.reduce((sum, stop) => sum + tall(stop, type), 0) + (all.length - 1) * type * GAP),
  };
  return { isBeside, dates, rail, tall, measures };
}

/** Height of the whole rail in one size of type, with every sentence in full. */
export const downHeight = (
  context: RenderContext,
  entries: readonly TimelineEntry[],
  width: number,
  type: number,
  isDateAbove = false,
) =>
  naturalHeight(
    context,
    entries,
    down(context, entries, { width, minimum: type, isDateAbove }).measures,
    type,
  );

/** Entries under each other along a line: the date beside the line where it is short, else above the title. */
export function downRail(
  context: RenderContext,
  entries: readonly TimelineEntry[],
  options: RailOptions,
): DrawnRail {
  const { width, surface, hero, height: available } = options;
  const { isBeside, dates, rail, tall, measures } = down(context, entries, options);
  const { type, stops, height: minimum } = setStops(context, entries, options, measures);
  const spare = Math.max(0, Math.min((available - minimum) / Math.max(1, stops.length - 1), type * 2.8));
  const tops: number[] = [];
  let height = 0;
  for (const stop of stops) {
    tops.push(Math.round(height));
    height += tall(stop, type) + type * GAP + spare;
  }
  height = Math.round(height - type * GAP - spare);
  const first = Math.round(type * 0.72);
  const x = rail(type);
  const length = tops.at(-1) ?? 0;
  const node = (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <Line
        surface={surface}
        from={{ x, y: first }}
        length={length}
        done={tops[hero] ?? 0}
        type={type}
        isDown
      />
      {stops.map((stop, i) =>
        entryNodes(stop, { x, y: tops[i] ?? 0, type, isBeside, i, dates: dates(type), first, options }),
      )}
    </div>
  );
  return { node, height };
}

type EntryPlace = {
  x: number;
  y: number;
  type: number;
  isBeside: boolean;
  i: number;
  dates: number;
  first: number;
  options: RailOptions;
};

function entryNodes(
  stop: TimelineStop,
  { x, y, type, isBeside, i, dates, first, options }: EntryPlace,
): Node[] {
  const { surface, width, hero } = options;
  const left = x + Math.round(type * 1.5);
  const date = isBeside
    ? { x: 0, y: y + Math.round(type * 0.06), width: Math.round(dates), height: stop.date.height }
    : { x: left, y, width: Math.ceil(stop.date.width), height: stop.date.height };
  const top = y + (isBeside ? 0 : Math.round(type * DATED));
  return [
    <Place box={date} style={{ justifyContent: isBeside ? "flex-end" : "flex-start" }}>
      <TextLines fitted={stop.date} color={surface.key} part="date" align={isBeside ? "right" : "left"} />
    </Place>,
    <Dot surface={surface} x={x - type * 0.5} y={y + first} type={type} state={stateOf(i, hero)} />,
    <Place box={{ x: left, y: top, width: width - left, height: stop.height }}>
      <Body stop={stop} surface={surface} type={type} />
    </Place>,
  ];
}
