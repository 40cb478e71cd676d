/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import type { Entry } from "./data.ts";
import { Body, Dot, Line, stateOf } from "./parts.tsx";
import { type Measures, naturalHeight, type RailOptions, type Stop, setStops, widestDate } from "./stops.ts";

type Drawn = { node: Node; height: number };

/** Height of the whole rail in one size of type, with every sentence in full. */
export const acrossHeight = (stage: Stage, entries: readonly Entry[], width: number, type: number) =>
  naturalHeight(stage, entries, across(width / entries.length), type);

const across = (slot: number): Measures => ({
  width: (type) => slot - type * 1.1,
  dateWidth: (type) => slot - type * 1.1,
  height: (all, type) => Math.round(type * 3.15) + Math.max(...all.map((stop) => stop.height)),
});

/** Entries side by side, each hanging from its place on a line that is full up to the one pointed out. */
export function acrossRail(stage: Stage, entries: readonly Entry[], options: RailOptions): Drawn {
  const { width, surface, hero } = options;
  const slot = width / entries.length;
  const { type, stops, height } = setStops(stage, entries, options, across(slot));
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
            <Words fitted={stop.date} color={surface.key} part="date" />
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

/** Height of a date that stands above its title, and the least gap between two entries, in sizes of the type. */
const DATED = 1.35;
const GAP = 0.9;

/** Where things stand at a size of type; dates are beside the line where they are short. */
function down(stage: Stage, entries: readonly Entry[], width: number, least: number) {
  const isBeside = widestDate(stage, entries, least) < width * 0.24;
  const dates = (type: number) => (isBeside ? Math.min(width * 0.27, widestDate(stage, entries, type)) : 0);
  const rail = (type: number) => (isBeside ? dates(type) + Math.round(type * 1.4) : Math.round(type * 0.6));
  const tall = (stop: Stop, type: number) =>
    Math.max(stop.height + (isBeside ? 0 : type * DATED), type * 1.3);
  const measures: Measures = {
    width: (type) => width - rail(type) - type * 1.5,
    dateWidth: (type) => (isBeside ? dates(type) + 2 : width - type * 2.1),
    height: (all, type) =>
      Math.round(all.reduce((sum, stop) => sum + tall(stop, type), 0) + (all.length - 1) * type * GAP),
  };
  return { isBeside, dates, rail, tall, measures };
}

/** Height of the whole rail in one size of type, with every sentence in full. */
export const downHeight = (stage: Stage, entries: readonly Entry[], width: number, type: number) =>
  naturalHeight(stage, entries, down(stage, entries, width, type).measures, type);

/** Entries under each other along a line: the date beside the line where it is short, else above the title. */
export function downRail(stage: Stage, entries: readonly Entry[], options: RailOptions): Drawn {
  const { width, surface, hero, height: room } = options;
  const { isBeside, dates, rail, tall, measures } = down(stage, entries, width, options.least);
  const { type, stops, height: least } = setStops(stage, entries, options, measures);
  const spare = Math.max(0, Math.min((room - least) / Math.max(1, stops.length - 1), type * 2.8));
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

function entryNodes(stop: Stop, { x, y, type, isBeside, i, dates, first, options }: EntryPlace): Node[] {
  const { surface, width, hero } = options;
  const left = x + Math.round(type * 1.5);
  const date = isBeside
    ? { x: 0, y: y + Math.round(type * 0.06), width: Math.round(dates), height: stop.date.height }
    : { x: left, y, width: Math.ceil(stop.date.width), height: stop.date.height };
  const top = y + (isBeside ? 0 : Math.round(type * DATED));
  return [
    <Place box={date} style={{ justifyContent: isBeside ? "flex-end" : "flex-start" }}>
      <Words fitted={stop.date} color={surface.key} part="date" align={isBeside ? "right" : "left"} />
    </Place>,
    <Dot surface={surface} x={x - type * 0.5} y={y + first} type={type} state={stateOf(i, hero)} />,
    <Place box={{ x: left, y: top, width: width - left, height: stop.height }}>
      <Body stop={stop} surface={surface} type={type} />
    </Place>,
  ];
}
