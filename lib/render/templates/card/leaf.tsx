/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import type { PhotoPage } from "../kit/photo-page.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, KICKER } from "../kit/type-styles.ts";
import type { Card } from "./data.ts";
import { type DateBlock, findDay } from "./dates.ts";

/** Height of the leaf, in widths of it, and the month's share of that. */
const TALL = 1.08;
const BAND = 0.24;

/** A leaf of a calendar as a sign on a photograph, no larger than a side. Undefined without a day. */
export function leafOf(
  context: RenderContext,
  { kicker, headline, supporting, day: named = "" }: Card,
): PhotoPage["badge"] {
  const day = findDay(`${kicker} · ${headline} · ${named} · ${supporting}`);
  if (!day) return undefined;
  return (side) => {
    const size = { width: Math.round(side * 0.8), height: Math.round(side * 0.8 * TALL) };
    return { node: <Leaf context={context} day={day} {...size} />, ...size };
  };
}

type LeafProps = {
  context: RenderContext;
  day: DateBlock;
  width: number;
  height: number;
};

function Leaf({ context, day, width, height }: LeafProps): Node {
  const { theme, unit, measureText } = context;
  const band = Math.round(height * BAND);
  const month = fitText(measureText, {
    text: day.month,
    typeStyle: KICKER,
    min: 24 * unit,
    max: band * 0.5,
    width: width * 0.8,
    maxLines: 1,
  });
  const digits = fitText(measureText, {
    text: day.day,
    typeStyle: FIGURE,
    min: 40 * unit,
    max: height * 0.62,
    width: width * 0.86,
    maxLines: 1,
  });
  const centre = { alignItems: "center", justifyContent: "center", width } as const;
  const radius = Math.round(34 * unit);
  // The look changes the corners of the leaf, not those of its band.
  const top = Math.round(radius * context.look.corner);
  const paper = {
    flexDirection: "column",
    width,
    height,
    borderRadius: radius,
    backgroundColor: theme.sheet.background,
  } as const;
  return (
    <div style={paper}>
      <div
        style={{
          width,
          height: band,
          borderTopLeftRadius: top,
          borderTopRightRadius: top,
          backgroundColor: theme.page.fill,
        }}
      >
        <div style={{ ...centre, height: band }}>
          <TextLines fitted={month} color={theme.page.onFill} part="month" align="center" />
        </div>
      </div>
      <div style={{ ...centre, height: height - band }}>
        <TextLines fitted={digits} color={theme.sheet.ink} part="day" align="center" />
      </div>
    </div>
  );
}
