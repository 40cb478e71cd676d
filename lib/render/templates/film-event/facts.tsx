/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import { type Fitted, fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { type Align, lines } from "../film/lines.tsx";
import { atRest } from "../film/motif-of.ts";
import { type Item, stacked } from "../film/stacked.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { HEADLINE, STRONG } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import type { FilmEvent } from "./data.ts";

type Look = {
  surface: Surface;
  align: Align;
  room: Box;
  /** Largest date, in design pixels, and the place of the group in its room: 0 is the top, 1 the foot. */
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
export function facts(stage: Stage, data: FilmEvent, look: Look): Layer[] {
  const { room, at } = look;
  const rows = rowsOf(stage, data, look);
  const taken = rows.reduce((sum, { height, gap }) => sum + height + gap, 0);
  return stacked(room, [day(stage, data.date, look, room.height - taken), ...rows], at);
}

function day(stage: Stage, text: string, { room, surface, align, max, start }: Look, height: number): Item {
  const { unit, ruler } = stage;
  const wish = { text, lettering: HEADLINE, min: 40 * unit, max: max * unit, width: room.width, maxLines: 4 };
  const fitted = fitText(ruler, wish, height);
  const look = { name: "date", part: "date", color: surface.title, align };
  const cue = { kind: "unveil", at: start, seconds: 0.6 } as const;
  return {
    height: fitted.height,
    gap: 0,
    draw: (y) => {
      const drawn = lines(stage, fitted, { ...look, at: { ...room, y }, cue });
      // A scene never begins empty.
      return start > 0 ? drawn : [...atRest(drawn.slice(0, 1)), ...drawn.slice(1)];
    },
  };
}

function rowsOf(stage: Stage, { time, place }: FilmEvent, { room, surface, align, start }: Look): Item[] {
  const rows = [
    { name: "time", icon: "clock", text: time },
    { name: "place", icon: "map-pin", text: place },
  ] as const;
  return rows
    .filter(({ text }) => text !== "")
    .map(({ name, icon, text }, i): Item => {
      const set = setRow(stage, text, room.width);
      const look = { name, icon, set, room, surface, align, at: start + 0.3 + i * STEP };
      return {
        height: set.height,
        gap: Math.round((i === 0 ? GAP.date : GAP.row) * stage.unit),
        draw: (y) => [row(stage, { ...look, y })],
      };
    });
}

type SetRow = { fitted: Fitted; icon: number; gap: number; width: number; height: number };

function setRow({ ruler, unit }: Stage, text: string, width: number): SetRow {
  const [icon, gap] = [Math.round(54 * unit), Math.round(22 * unit)];
  const wish = {
    text,
    lettering: STRONG,
    min: 28 * unit,
    max: 52 * unit,
    width: width - icon - gap,
    maxLines: 3,
  };
  const fitted = fitText(ruler, wish);
  return {
    fitted,
    icon,
    gap,
    width: Math.ceil(fitted.width) + icon + gap,
    height: Math.max(icon, fitted.height),
  };
}

type Row = {
  name: string;
  icon: IconName;
  set: SetRow;
  y: number;
  room: Box;
  surface: Surface;
  align: Align;
  at: number;
};

function row({ unit }: Stage, { name, icon, set, y, room, surface, align, at }: Row): Layer {
  const x = align === "left" ? room.x : room.x + Math.round((room.width - set.width) / 2);
  const sign = { width: set.icon, height: set.icon, flexShrink: 0 };
  return {
    name,
    box: { x, y, width: set.width, height: set.height },
    node: (
      <div style={{ width: set.width, height: set.height, gap: set.gap, alignItems: "center" }}>
        <picture src={lucideIcon(ICONS[icon], surface.key, 2.2)} style={sign} />
        <Words fitted={set.fitted} color={surface.ink} part={name} />
      </div>
    ),
    bleed: Math.ceil(set.fitted.size * 0.2),
    enter: { kind: "rise", at, seconds: 0.6, distance: Math.round(30 * unit) },
  };
}
