import type { RenderContext } from "../../../template.ts";
import type { Placard } from "./data.ts";
import type { PlacardGrounds } from "./grounds.ts";
import { areLabelled } from "./labelled-rows.tsx";
import { setLead } from "./lead.tsx";
import { type SetAction, type SetTitle, setAction, setTitle } from "./parts.tsx";
import type { PlacardRoom } from "./room.ts";
import { type SetRows, setRows } from "./rows.tsx";
import type { SetLead } from "./set-lead.ts";

/** Sizes in design pixels, the largest first. */
const ROWS = [38, 36, 34, 32, 30, 28, 26, 24];
/** A table is looked up, and may be smaller than lines that are read. */
const TABLED = [...ROWS, 23, 22, 21, 20];
const LEADS = [96, 86, 76, 68, 60, 54, 48, 43, 39, 36];
/** A day that one keeps free may be as large as the title, or larger. */
const DAYS = [176, 160, 144, 130, 118, 106, ...LEADS, 33];
/** What stands second is larger than the rows by so much, and the title larger than it; beside a day it is so large at least. */
const OVER = { rows: 1.22, lead: 1.08, day: 0.62 };
/** What each part counts for where several sizes have room. */
const COUNTS = { title: 1.5, lead: 0.9, day: 1.3, rows: 3, table: 5 };
/** Spaces in design pixels. */
export const SPACE = { title: 26, lead: 22, rows: 10, action: 20 };
/** Sides of a drawing beside what stands second, in design pixels, the largest first: a smaller one is a stamp. */
const DRAWINGS = [340, 300, 260, 220];
/** What the words keep of their loudness beside a drawing, and rows and what stands second of their size. */
const KEPT = { loudness: 0.68, rows: 0.72, lead: 0.72 };
/** A lower title is no title, in design pixels. */
const LOWEST = 60;

type Sizes = { row: number; lead: number; drawing: number };

/** A placard in its sizes, ready to be placed. `second` is the height of what stands second with the space around it. */
export type SetPlacard = {
  title: SetTitle;
  lead: SetLead | undefined;
  rows: SetRows;
  action: SetAction | undefined;
  second: number;
  sizes: Sizes;
  loudness: number;
};

type Setting = { context: RenderContext; placard: Placard; room: PlacardRoom; grounds: PlacardGrounds };

/** The sizes in which everything is whole and the title is largest, then what stands second; undefined without room for them. */
export function setPlacard(setting: Setting): SetPlacard | undefined {
  const { context, placard } = setting;
  const plain = loudest(setting, 0);
  // Two days are looked for before any drawing.
  const isOfDays = (placard.lead?.days?.length ?? 0) > 1;
  const hasDrawing = context.subject && context.shape !== "wide" && placard.lead && !isOfDays;
  if (!plain || !hasDrawing) return plain;
  for (const drawing of DRAWINGS) {
    const found = loudest(setting, drawing);
    if (found && isLoudAs(plain, found)) return found;
  }
  return plain;
}

function loudest(setting: Setting, drawing: number): SetPlacard | undefined {
  const found = rowSizes(setting).flatMap((row) => inRows(setting, row, drawing) ?? []);
  return found.toSorted((a, b) => b.loudness - a.loudness)[0];
}

const isLoudAs = (plain: SetPlacard, { loudness, sizes }: SetPlacard): boolean =>
  loudness >= KEPT.loudness * plain.loudness &&
  sizes.row >= KEPT.rows * plain.sizes.row &&
  sizes.lead >= KEPT.lead * plain.sizes.lead;

/** A wide picture is low, and what is legible in it takes a larger share of its height. */
function rowSizes({ context, placard }: Setting): readonly number[] {
  if (areLabelled(placard.rows)) return TABLED;
  return context.shape === "wide" && placard.lead ? [...ROWS, ...WIDE] : ROWS;
}
const WIDE = [22, 21];

/** The same with rows of one size and the largest of what stands second that leaves the title larger. */
function inRows(setting: Setting, row: number, drawing: number): SetPlacard | undefined {
  const { context, placard, room, grounds } = setting;
  const column = { surface: grounds.rows, width: room.rows.width, size: row, isLed: !!placard.lead };
  const rows = setRows(context, placard.rows, column);
  const action = setAction(context, placard.action, column);
  if (!rows || !action) return undefined;
  const below = rows.height + footOf(context, action) + SPACE.rows * context.unit;
  if (below > room.rows.height) return undefined;
  const sizes = placard.lead?.days ? DAYS : LEADS;
  const leads = placard.lead ? sizes.filter((size) => size >= row * OVER.rows) : [0];
  for (const lead of leads) {
    const titled = underTitle(setting, { row, lead, drawing }, below);
    if (titled) return { ...titled, rows, action: action.height > 0 ? action : undefined };
  }
  return undefined;
}

type TitleRoom = Pick<SetPlacard, "title" | "lead" | "second" | "sizes" | "loudness">;

function underTitle(
  { context, placard, room, grounds }: Setting,
  sizes: Sizes,
  below: number,
): TitleRoom | undefined {
  const { unit, shape } = context;
  const aside = sizes.drawing && Math.round((sizes.drawing + SPACE.lead) * unit);
  const width = room.title.width - aside;
  const lead =
    placard.lead && setLead(context, placard.lead, { surface: grounds.lead, width, size: sizes.lead });
  if (placard.lead && !lead) return undefined;
  const second = lead ? Math.round(Math.max(lead.height, sizes.drawing * unit) + 2 * SPACE.lead * unit) : 0;
  // In a wide picture the space under what stands second is the margin.
  const under = shape === "wide" ? (lead ? -SPACE.lead * unit : 0) : below;
  const height = room.title.height - second - SPACE.title * unit - under;
  if (height < LOWEST * unit) return undefined;
  const title = setTitle(context, placard, { surface: grounds.title, width: room.title.width, height });
  const least = leastTitle(placard, sizes) * unit;
  if (!title.isWhole || title.size < least) return undefined;
  const loudness = loudnessOf(placard, sizes, title.size / unit);
  return { title, lead, second, sizes, loudness };
}

/** The least size of a title over what stands second, in design pixels. */
function leastTitle({ lead }: Placard, { lead: second, row }: Sizes): number {
  const rows = row * OVER.rows;
  return lead?.days ? Math.max(second * OVER.day, rows) : Math.max(second, rows) * OVER.lead;
}

function loudnessOf({ lead, rows }: Placard, { lead: second, row }: Sizes, title: number): number {
  const counts = areLabelled(rows) ? COUNTS.table : COUNTS.rows;
  return title * COUNTS.title + second * COUNTS[lead?.days ? "day" : "lead"] + row * counts;
}

/** What to do with the space over it. */
export const footOf = ({ unit }: RenderContext, action: SetAction | undefined): number =>
  action && action.height > 0 ? action.height + Math.round(SPACE.action * unit) : 0;
