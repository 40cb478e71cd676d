/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type PlaceRow = NonNullable<Infographic["timetable"]>["rows"][number];
type PlaceSet = { name: FittedText; times: FittedText[]; lines: number; height: number };
type DepartureSet = SettledText & { type: number; places: PlaceSet[]; columns: number; chip: number };

/** Digits of one width stand under each other. */
const TIMES = { ...NAME, leading: 1.1, face: { ...NAME.face, isTabular: true as const } };
const OVER = { ...STRONG, leading: 1.2 };
/** Of the type: the name of a place, a time, and the room around and between times, places and names. */
const SIZE = {
  name: 0.94,
  time: 1.3,
  chip: 0.34,
  side: 0.36,
  gap: 0.34,
  name_gap: 0.4,
  pad: 0.6,
  between: 0.5,
};

/** Height of all departures in one size of type. */
export const departuresHeight = (
  context: RenderContext,
  rows: readonly PlaceRow[],
  width: number,
  type: number,
): number => setAt(context, rows, width, type).height;

/** Times of all places in columns of one width, as many beside each other as there is room for. */
function setAt(context: RenderContext, rows: readonly PlaceRow[], width: number, type: number): DepartureSet {
  const pad = Math.round(SIZE.pad * type);
  const inner = width - 2 * pad;
  const gap = Math.round(SIZE.gap * type);
  const sized = (text: string, typeStyle: typeof OVER, size: number) =>
    inSize(context, text, { typeStyle, size: Math.max(context.smallest, Math.round(size)), width: inner });
  const all = rows.map(({ name, entries }) => ({
    name: sized(name, OVER, SIZE.name * type),
    times: entries.map(({ time }) => sized(time, TIMES, SIZE.time * type)),
  }));
  const widest = Math.max(...all.flatMap(({ times }) => times.map((time) => time.width)));
  const least = Math.ceil(widest + 2 * SIZE.side * type);
  const most = Math.max(...rows.map(({ entries }) => entries.length));
  const free = Math.max(1, Math.floor((inner + gap) / (least + gap)));
  // Times in two lines are two even lines.
  const columns = Math.ceil(most / Math.ceil(most / free));
  const chip = Math.round((all[0]?.times[0]?.height ?? 0) + 2 * SIZE.chip * type);
  const places = all.map(({ name, times }): PlaceSet => {
    const lines = Math.ceil(times.length / columns);
    const height = 2 * pad + name.height + SIZE.name_gap * type + lines * chip + (lines - 1) * gap;
    return { name, times, lines, height: Math.ceil(height) };
  });
  const between = (places.length - 1) * SIZE.between * type;
  const height = Math.ceil(places.reduce((sum, place) => sum + place.height, between));
  const isSaid = places.every(({ name }, i) => isWhole(rows[i]?.name ?? "", name)) && least <= inner;
  return { type, places, columns, chip, height, isWhole: isSaid };
}

/** A card for each place: its name, and its times as large figures in a row. */
export function departures(
  context: RenderContext,
  rows: readonly PlaceRow[],
  look: InfographicStyle,
  box: Box,
  maximum: number,
): Node[] {
  const range = { minimum: context.smallest, maximum, height: box.height };
  const set = fitLargestType(range, (type) => setAt(context, rows, box.width, type));
  const spare = Math.max(0, Math.min((box.height - set.height) / set.places.length, set.type));
  let y = box.y;
  return set.places.flatMap((place) => {
    const at = { ...box, y: Math.round(y), height: Math.round(place.height + spare) };
    y += place.height + spare + SIZE.between * set.type;
    return [
      <Card context={context} look={look} box={at} />,
      ...placeNodes(context, place, at, { set, look }),
    ];
  });
}

type DrawnPlace = { set: DepartureSet; look: InfographicStyle };

function placeNodes(
  { unit }: RenderContext,
  { name, times, height }: PlaceSet,
  box: Box,
  { set, look }: DrawnPlace,
): Node[] {
  const { type, columns, chip } = set;
  const pad = Math.round(SIZE.pad * type);
  const gap = Math.round(SIZE.gap * type);
  const left = box.x + pad;
  const top = box.y + pad + Math.round((box.height - height) / 2);
  const width = Math.floor((box.width - 2 * pad - gap * (columns - 1)) / columns);
  const under = top + name.height + Math.round(SIZE.name_gap * type);
  const { winner, panel } = look;
  return [
    <Place box={{ x: left, y: top, width: box.width - 2 * pad, height: name.height }}>
      <TextLines fitted={name} color={panel.ink} part="title" />
    </Place>,
    ...times.map((time, i) => {
      const [row, column] = [Math.floor(i / columns), i % columns];
      const at = { x: left + column * (width + gap), y: under + row * (chip + gap), width, height: chip };
      return (
        <Place
          box={at}
          style={{
            alignItems: "center",
            justifyContent: "center",
            backgroundColor: winner.background,
            borderRadius: Math.round(14 * unit),
          }}
        >
          <TextLines fitted={time} color={winner.ink} part="time" />
        </Place>
      );
    }),
  ];
}
