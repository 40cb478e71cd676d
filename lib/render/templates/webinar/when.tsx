/** @jsxImportSource #template */
import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Lettering } from "../../wrap.ts";
import { findDay } from "../card/dates.ts";
import { lucideIcon } from "../kit/icons.ts";
import { FIGURE, KICKER, NAME, SMALL } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import type { Webinar } from "./data.ts";

type Options = { surface: Surface; width: number };

/** Design pixels of the calendar leaf. */
const LEAF = 84;

/** Date and time beside a calendar leaf. */
export function when(
  stage: Stage,
  { date, time }: Webinar,
  { surface, width }: Options,
): { node: Node; height: number } {
  const { unit, ruler } = stage;
  const side = Math.round(LEAF * unit);
  const gap = Math.round(22 * unit);
  const wish = { width: width - side - gap, min: 22 * unit };
  const day = fitText(ruler, { ...wish, text: date, lettering: NAME, max: 32 * unit, maxLines: 2 });
  const hour = time
    ? fitText(ruler, { ...wish, text: time, lettering: SMALL, max: 26 * unit, maxLines: 2 })
    : undefined;
  const between = hour ? Math.round(4 * unit) : 0;
  const node = (
    <div style={{ alignItems: "center", gap, width, flexShrink: 0 }}>
      <Leaf stage={stage} date={date} surface={surface} side={side} />
      <div style={{ flexDirection: "column", gap: between }}>
        <Words fitted={day} color={surface.ink} part="date" />
        <Words fitted={hour} color={surface.muted} part="time" />
      </div>
    </div>
  );
  return { node, height: Math.max(side, day.height + between + (hour?.height ?? 0)) };
}

type LeafProps = { stage: Stage; date: string; surface: Surface; side: number };

/** The day of a date that names one, else a calendar's sign. The date is written out beside it, so nobody has to read it here. */
function Leaf({ stage, date, surface, side }: LeafProps): Node {
  const found = findDay(date);
  const centre = { alignItems: "center", justifyContent: "center", width: side, flexShrink: 0 } as const;
  const radius = Math.round(side * 0.2);
  if (!found) {
    const mark = Math.round(side * 0.5);
    return (
      <div style={{ ...centre, height: side, borderRadius: radius, backgroundColor: surface.accent }}>
        <picture src={lucideIcon(CalendarDays, surface.onAccent, 2)} style={{ width: mark, height: mark }} />
      </div>
    );
  }
  const band = Math.round(side * 0.36);
  const { ground, ink } = stage.theme.sheet;
  return (
    <div style={{ flexDirection: "column", borderRadius: radius, overflow: "hidden", flexShrink: 0 }}>
      <div style={{ ...centre, height: band, backgroundColor: surface.accent }}>
        {sign(stage, found.month, { lettering: KICKER, max: band * 0.62, width: side }, surface.onAccent)}
      </div>
      <div style={{ ...centre, height: side - band, backgroundColor: ground }}>
        {sign(stage, found.day, { lettering: FIGURE, max: side * 0.54, width: side }, ink)}
      </div>
    </div>
  );
}

type Sign = { lettering: Lettering; max: number; width: number };

function sign({ ruler }: Stage, text: string, wish: Sign, color: string): Node {
  const fitted = fitText(ruler, { ...wish, text, min: 8, maxLines: 1 });
  return <Words fitted={fitted} color={color} part="ornament" align="center" />;
}
