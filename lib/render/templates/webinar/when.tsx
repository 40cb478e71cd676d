/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import { findDay } from "../card/dates.ts";
import { MARKS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, KICKER, NAME, SMALL } from "../kit/type-styles.ts";
import type { Webinar } from "./data.ts";

type WhenOptions = { surface: Surface; width: number };

/** Design pixels of the calendar leaf. */
const LEAF = 84;

/** Date and time beside a calendar leaf. */
export function when(
  context: RenderContext,
  { date, time }: Webinar,
  { surface, width }: WhenOptions,
): { node: Node; height: number } {
  const { unit, measureText } = context;
  const side = Math.round(LEAF * unit);
  const gap = Math.round(22 * unit);
  const spec = { width: width - side - gap, min: 24 * unit };
  const day = fitText(measureText, { ...spec, text: date, typeStyle: NAME, max: 32 * unit, maxLines: 2 });
  const hour = time
    ? fitText(measureText, { ...spec, text: time, typeStyle: SMALL, max: 26 * unit, maxLines: 2 })
    : undefined;
  const between = hour ? Math.round(4 * unit) : 0;
  const node = (
    <div style={{ alignItems: "center", gap, width, flexShrink: 0 }}>
      <Leaf context={context} date={date} surface={surface} side={side} />
      <div style={{ flexDirection: "column", gap: between }}>
        <TextLines fitted={day} color={surface.ink} part="date" />
        <TextLines fitted={hour} color={surface.muted} part="time" />
      </div>
    </div>
  );
  return { node, height: Math.max(side, day.height + between + (hour?.height ?? 0)) };
}

type LeafProps = { context: RenderContext; date: string; surface: Surface; side: number };

/** The day of the date if it names one, else a calendar icon. The full date is written beside it. */
function Leaf({ context, date, surface, side }: LeafProps): Node {
  const found = findDay(date);
  const centre = { alignItems: "center", justifyContent: "center", width: side, flexShrink: 0 } as const;
  const radius = Math.round(side * 0.2);
  if (!found) {
    const mark = Math.round(side * 0.5);
    return (
      <div style={{ ...centre, height: side, borderRadius: radius, backgroundColor: surface.accent }}>
        <picture
          src={lucideIcon(MARKS.calendar, surface.onAccent, 2)}
          style={{ width: mark, height: mark }}
        />
      </div>
    );
  }
  const band = Math.round(side * 0.36);
  const { background, ink } = context.theme.sheet;
  return (
    <div style={{ flexDirection: "column", borderRadius: radius, overflow: "hidden", flexShrink: 0 }}>
      <div style={{ ...centre, height: band, backgroundColor: surface.accent }}>
        {sign(context, found.month, { typeStyle: KICKER, max: band * 0.62, width: side }, surface.onAccent)}
      </div>
      <div style={{ ...centre, height: side - band, backgroundColor: background }}>
        {sign(context, found.day, { typeStyle: FIGURE, max: side * 0.54, width: side }, ink)}
      </div>
    </div>
  );
}

type DateSign = { typeStyle: TypeStyle; max: number; width: number };

function sign({ measureText }: RenderContext, text: string, spec: DateSign, color: string): Node {
  const fitted = fitText(measureText, { ...spec, text, min: 8, maxLines: 1 });
  return <TextLines fitted={fitted} color={color} part="ornament" align="center" />;
}
