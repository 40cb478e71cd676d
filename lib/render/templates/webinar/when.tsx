/** @jsxImportSource #template */
import { CalendarDays } from "lucide";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
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
  const { ruler } = stage;
  const month = fitText(ruler, {
    text: found.month,
    lettering: KICKER,
    min: 8,
    max: band * 0.62,
    width: side,
    maxLines: 1,
  });
  const digits = fitText(ruler, {
    text: found.day,
    lettering: FIGURE,
    min: 8,
    max: side * 0.54,
    width: side,
    maxLines: 1,
  });
  const paper = stage.theme.sheet;
  return (
    <div style={{ flexDirection: "column", borderRadius: radius, overflow: "hidden", flexShrink: 0 }}>
      <div style={{ ...centre, height: band, backgroundColor: surface.accent }}>
        <Words fitted={month} color={surface.onAccent} part="ornament" align="center" />
      </div>
      <div style={{ ...centre, height: side - band, backgroundColor: paper.ground }}>
        <Words fitted={digits} color={paper.ink} part="ornament" align="center" />
      </div>
    </div>
  );
}
