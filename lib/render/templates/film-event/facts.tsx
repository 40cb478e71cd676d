/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { type FilmAlign, lines } from "../film/lines.tsx";
import { atRest } from "../film/motif-of.ts";
import { type StackedItem, stacked } from "../film/stacked.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { FilmEvent } from "./data.ts";

type EventFacts = Pick<FilmEvent, "date" | "time" | "place">;
type FactsStyle = {
  surface: Surface;
  align: FilmAlign;
  available: Box;
  /** Largest date, in design pixels. `at` places the group in its area: 0 is the top, 1 the bottom. */
  max: number;
  at: number;
  /** When the first line comes in, in seconds. */
  start: number;
};

/** Gap under the date, and between the rows, in design pixels. */
const GAP = { date: 40, row: 18 };
/** Seconds between one row and the next. */
const STEP = 0.14;

/** Date, time and place, each with its sign but for the date, which needs none. */
export function facts(context: RenderContext, data: EventFacts, look: FactsStyle): Layer[] {
  const { available, at } = look;
  const rows = rowsOf(context, data, look);
  const taken = rows.reduce((sum, { height, gap }) => sum + height + gap, 0);
  return stacked(available, [day(context, data.date, look, available.height - taken), ...rows], at);
}

function day(
  context: RenderContext,
  text: string,
  { available, surface, align, max, start }: FactsStyle,
  height: number,
): StackedItem {
  const { unit, measureText } = context;
  const spec = {
    text,
    typeStyle: HEADLINE,
    min: 40 * unit,
    max: max * unit,
    width: available.width,
    maxLines: 4,
  };
  const fitted = fitText(measureText, spec, height);
  const look = { name: "date", part: "date", color: surface.title, align };
  const cue = { kind: "unveil", at: start, seconds: 0.6 } as const;
  return {
    height: fitted.height,
    gap: 0,
    draw: (y) => {
      const drawn = lines(context, fitted, { ...look, at: { ...available, y }, cue });
      // A scene never begins empty.
      return start > 0 ? drawn : [...atRest(drawn.slice(0, 1)), ...drawn.slice(1)];
    },
  };
}

function rowsOf(
  context: RenderContext,
  { time, place }: EventFacts,
  { available, surface, align, start }: FactsStyle,
): StackedItem[] {
  const rows = [
    { name: "time", icon: "clock", text: time },
    { name: "place", icon: "map-pin", text: place },
  ] as const;
  return rows
    .filter(({ text }) => text !== "")
    .map(({ name, icon, text }, i): StackedItem => {
      const set = setRow(context, text, available.width);
      const look = { name, icon, set, available, surface, align, at: start + 0.3 + i * STEP };
      return {
        height: set.height,
        gap: Math.round((i === 0 ? GAP.date : GAP.row) * context.unit),
        draw: (y) => [row(context, { ...look, y })],
      };
    });
}

type SetRow = { fitted: FittedText; icon: number; gap: number; width: number; height: number };

function setRow({ measureText, unit }: RenderContext, text: string, width: number): SetRow {
  const [icon, gap] = [Math.round(72 * unit), Math.round(26 * unit)];
  const spec = {
    text,
    typeStyle: STRONG,
    min: 28 * unit,
    max: 72 * unit,
    width: width - icon - gap,
    maxLines: 3,
  };
  const fitted = fitText(measureText, spec);
  return {
    fitted,
    icon,
    gap,
    width: Math.ceil(fitted.width) + icon + gap,
    height: Math.max(icon, fitted.height),
  };
}

type FactRow = {
  name: string;
  icon: IconName;
  set: SetRow;
  y: number;
  available: Box;
  surface: Surface;
  align: FilmAlign;
  at: number;
};

function row({ unit }: RenderContext, { name, icon, set, y, available, surface, align, at }: FactRow): Layer {
  const x = align === "left" ? available.x : available.x + Math.round((available.width - set.width) / 2);
  const sign = { width: set.icon, height: set.icon, flexShrink: 0 };
  return {
    name,
    box: { x, y, width: set.width, height: set.height },
    node: (
      <div style={{ width: set.width, height: set.height, gap: set.gap, alignItems: "center" }}>
        <picture src={lucideIcon(ICONS[icon], surface.key, 2.2)} style={sign} />
        <TextLines fitted={set.fitted} color={surface.ink} part={name} />
      </div>
    ),
    bleed: Math.ceil(set.fitted.size * 0.2),
    enter: { kind: "rise", at, seconds: 0.6, distance: Math.round(30 * unit) },
  };
}
