/** @jsxImportSource #template */
import type { FittedText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { TypeStyle } from "../../../wrap.ts";
import { inSize } from "../../kit/fit-largest.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { HEADLINE, NAME, STRONG } from "../../kit/type-styles.ts";
import type { PlacardLead } from "./data.ts";
import type { PosterDay } from "./day-parts.ts";
import type { SetLead } from "./set-lead.ts";
import { isWhole } from "./whole.ts";

/** Of the size of the day: the weekday over it, the year beside it, the hours and the place under it; the least and the most in design pixels. */
const OVER = { share: 0.36, least: 24, most: 44 };
const YEAR = { share: 0.34, least: 24, most: 44 };
const HOURS = { share: 0.58, least: 30, most: 76 };
const PLACE = { share: 0.42, least: 24, most: 46 };
/** Between days side by side, between the parts of one, and over the lines below, in sizes of the day. */
const GAP = { days: 0.42, stacked: 0.1, year: 0.16, under: 0.12 };
/** The foot of small letters stands so much over that of a large day, in sizes of the day. */
const FOOT = 0.13;
const LINES = 2;

const DAY: TypeStyle = { ...HEADLINE, tracking: -0.03, leading: 1.06 };
const OF_HOURS: TypeStyle = { ...NAME, leading: 1.14 };

type LeadRoom = { surface: Surface; width: number; size: number };
type SetDay = {
  over: FittedText | undefined;
  day: FittedText;
  year: FittedText | undefined;
  width: number;
  height: number;
};

/** The days large, the hours and the place under them; undefined where they have no room in this size of design pixels. */
export function setDays(
  context: RenderContext,
  { values, beside }: PlacardLead,
  days: readonly PosterDay[],
  { surface, width, size }: LeadRoom,
): SetLead | undefined {
  const { unit } = context;
  const type = Math.round(size * unit);
  const shared = ({ share, least, most }: typeof OVER) =>
    Math.round(Math.min(most, Math.max(least, size * share)) * unit);
  const set = days.map((day) => setDay(context, day, { type, over: shared(OVER), year: shared(YEAR) }));
  const gap = Math.round(GAP.days * type);
  const inRow = set.reduce((sum, one) => sum + one.width + gap, -gap);
  const isRow = inRow <= width;
  // A number without its month is no line of its own.
  const areWhole = days.every(({ day }) => /\p{L}{3}/u.test(day));
  if (!isRow && (!areWhole || set.some((one) => one.width > width))) return undefined;
  const below = (text: string, typeStyle: TypeStyle, px: number) =>
    text === "" ? undefined : inSize(context, text, { typeStyle, size: px, width, maxLines: LINES });
  const hours = below(values.join(", "), OF_HOURS, shared(HOURS));
  const place = below(beside, STRONG, shared(PLACE));
  if ((hours && !isWhole(values.join(", "), hours)) || (place && !isWhole(beside, place))) return undefined;
  const stacked = Math.round(GAP.stacked * type);
  const heights = set.map(({ height }) => height);
  const tall = isRow
    ? Math.max(...heights)
    : heights.reduce((sum, height) => sum + height + stacked, -stacked);
  const under = Math.round(GAP.under * type);
  const height = tall + [hours, place].reduce((sum, one) => sum + (one ? under + one.height : 0), 0);
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      <div
        style={{
          flexDirection: isRow ? "row" : "column",
          alignItems: isRow ? "flex-end" : "flex-start",
          gap: isRow ? gap : stacked,
          height: tall,
          flexShrink: 0,
        }}
      >
        {set.map((one) => (
          <Day set={one} color={surface.ink} type={type} />
        ))}
      </div>
      {[hours, place].map(
        (one, i) =>
          one && (
            <div style={{ marginTop: under, flexShrink: 0 }}>
              <TextLines fitted={one} color={surface.ink} part={i === 0 ? "value" : "details"} />
            </div>
          ),
      )}
    </div>
  );
  return { node, height, size: type };
}

type DaySizes = { type: number; over: number; year: number };

function setDay(context: RenderContext, said: PosterDay, sizes: DaySizes): SetDay {
  const line = (text: string, typeStyle: TypeStyle, size: number) =>
    inSize(context, text, { typeStyle, size, width: Number.MAX_SAFE_INTEGER });
  const over = said.over === "" ? undefined : line(said.over, OF_HOURS, sizes.over);
  const day = line(said.day, DAY, sizes.type);
  const year = said.year === "" ? undefined : line(said.year, OF_HOURS, sizes.year);
  const beside = year ? Math.round(GAP.year * sizes.type) + year.width : 0;
  return {
    over,
    day,
    year,
    width: Math.ceil(Math.max(over?.width ?? 0, day.width + beside)),
    height: day.height + (over?.height ?? 0),
  };
}

type DayProps = { set: SetDay; color: string; type: number };

function Day({ set: { over, day, year, width, height }, color, type }: DayProps): Node {
  return (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {over && <TextLines fitted={over} color={color} part="label" />}
      <div
        style={{
          alignItems: "flex-end",
          gap: Math.round(GAP.year * type),
          height: day.height,
          flexShrink: 0,
        }}
      >
        <TextLines fitted={day} color={color} part="day" />
        {year && (
          <div style={{ marginBottom: Math.round(FOOT * type), flexShrink: 0 }}>
            <TextLines fitted={year} color={color} part="label" />
          </div>
        )}
      </div>
    </div>
  );
}
