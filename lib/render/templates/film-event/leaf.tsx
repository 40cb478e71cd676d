/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, KICKER } from "../kit/type-styles.ts";
import type { CalendarDay } from "./day.ts";

/** Height of a leaf, in widths of it. */
export const TALL = 1.08;
/** Share of the height that the month's band takes. */
const BAND = 0.27;
/** When the day comes in. Seconds. */
const START = 0.15;

type LeafStyle = { box: Box; surface: Surface };

/** A calendar leaf: paper and band, the month, and the day, which no other comes before. */
export function leaf(context: RenderContext, day: CalendarDay, { box, surface }: LeafStyle): Layer[] {
  const band = Math.round(box.height * BAND);
  return [
    paper(context, box, band, surface),
    month(context, day, { ...box, height: band }, surface),
    digits(context, day, below(box, band)),
  ];
}

const below = (box: Box, by: number): Box => ({ ...box, y: box.y + by, height: box.height - by });

function paper({ theme, unit }: RenderContext, box: Box, band: number, surface: Surface): Layer {
  const radius = Math.round(box.width * 0.1);
  const [drop, blur] = [Math.round(26 * unit), Math.round(64 * unit)];
  const { fill } = bandColors(surface);
  const style = {
    flexDirection: "column",
    width: box.width,
    height: box.height,
    borderRadius: radius,
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${drop}px ${blur}px ${alpha("#0a0a1e", 0.18)}`,
  } as const;
  const head = {
    height: band,
    borderTopLeftRadius: radius,
    borderTopRightRadius: radius,
    backgroundColor: fill,
  };
  const node = (
    <div style={style}>
      <div style={{ ...head, width: box.width }} />
    </div>
  );
  return { name: "leaf", box, node, bleed: drop + blur };
}

/**
 * The brand's colour on paper, and the highlight where the background behind is the brand's colour already.
 */
const bandColors = ({ accent, onAccent }: Surface) => ({ fill: accent, on: onAccent });

function month(context: RenderContext, { month: name }: CalendarDay, box: Box, surface: Surface): Layer {
  const { measureText, unit } = context;
  const spec = {
    text: name.toUpperCase(),
    typeStyle: KICKER,
    min: 24 * unit,
    max: box.height * 0.5,
    maxLines: 1,
  };
  const fitted = fitText(measureText, { ...spec, width: box.width * 0.84 });
  const words = <TextLines fitted={fitted} color={bandColors(surface).on} part="month" align="center" />;
  return { name: "month", box, node: centred(box, words), enter: { kind: "unveil", at: 0, seconds: 0.55 } };
}

function digits(context: RenderContext, day: CalendarDay, box: Box): Layer {
  const { measureText, unit, theme } = context;
  const spec = {
    text: `${day.day}`,
    typeStyle: FIGURE,
    min: 40 * unit,
    max: box.height * 0.82,
    width: box.width * 0.86,
    maxLines: 1,
  };
  const fitted = fitText(measureText, spec);
  const number = <TextLines fitted={fitted} color={theme.sheet.ink} part="day" align="center" />;
  const enter = { kind: "unveil", at: START, seconds: 0.6 } as const;
  return { name: "day", box, node: centred(box, number), enter };
}

function centred({ width, height }: Box, child: Node): Node {
  return <div style={{ width, height, alignItems: "center", justifyContent: "center" }}>{child}</div>;
}
