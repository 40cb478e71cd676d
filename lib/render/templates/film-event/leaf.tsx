/** @jsxImportSource #template */
import { alpha } from "../../color.ts";
import type { Layer } from "../../film/motion.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { FIGURE, KICKER } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import { type Day, daysBefore } from "./day.ts";

/** Height of a leaf, in widths of it. */
export const TALL = 1.08;
/** Share of the height that the month's band takes. */
const BAND = 0.27;
/** When the first day flips over, and how long each stays: the nearer the day, the longer. Seconds. */
const FLIPS = [0, 0.32, 0.56];
const START = 0.15;
const LAST = 0.9;

type Look = { box: Box; surface: Surface };

/** A calendar leaf: paper and band, the month, and the day, which flips through the days before it. */
export function leaf(stage: Stage, day: Day, { box, surface }: Look): Layer[] {
  const band = Math.round(box.height * BAND);
  return [
    paper(stage, box, band, surface),
    month(stage, day, { ...box, height: band }, surface),
    ...[digits(stage, day, below(box, band))],
  ];
}

const below = (box: Box, by: number): Box => ({ ...box, y: box.y + by, height: box.height - by });

function paper({ theme, unit }: Stage, box: Box, band: number, surface: Surface): Layer {
  const radius = Math.round(box.width * 0.1);
  const [drop, blur] = [Math.round(26 * unit), Math.round(64 * unit)];
  const { fill } = bandColors(surface);
  const style = {
    flexDirection: "column",
    width: box.width,
    height: box.height,
    borderRadius: radius,
    backgroundColor: theme.sheet.ground,
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

/** The brand's colour on paper, and the highlight where the ground behind is the brand's colour already. */
const bandColors = ({ accent, onAccent }: Surface) => ({ fill: accent, on: onAccent });

function month(stage: Stage, { month: name }: Day, box: Box, surface: Surface): Layer {
  const { ruler, unit } = stage;
  const wish = {
    text: name.toUpperCase(),
    lettering: KICKER,
    min: 22 * unit,
    max: box.height * 0.5,
    maxLines: 1,
  };
  const fitted = fitText(ruler, { ...wish, width: box.width * 0.84 });
  const words = <Words fitted={fitted} color={bandColors(surface).on} part="month" align="center" />;
  return { name: "month", box, node: centred(box, words), enter: { kind: "unveil", at: 0, seconds: 0.55 } };
}

function digits(stage: Stage, day: Day, box: Box): Layer {
  const { ruler, unit, theme } = stage;
  const lettering = { ...FIGURE, face: { ...FIGURE.face, isTabular: true } };
  const wish = {
    text: `${day.day}`,
    lettering,
    min: 40 * unit,
    max: box.height * 0.82,
    width: box.width * 0.86,
    maxLines: 1,
  };
  const fitted = fitText(ruler, wish);
  const look = (number: number): Node =>
    centred(
      box,
      <Words
        fitted={{ ...fitted, lines: [`${number}`] }}
        color={theme.sheet.ink}
        part="day"
        align="center"
      />,
    );
  const before = daysBefore(day);
  if (before.length < 2) {
    return { name: "day", box, node: look(day.day), enter: { kind: "unveil", at: START, seconds: 0.6 } };
  }
  const times = FLIPS.slice(-before.length);
  const states = before.map((number, i) => ({ at: START + (times[i] ?? 0) * LAST, node: look(number) }));
  return { name: "day", box, node: look(day.day), states };
}

function centred({ width, height }: Box, child: Node): Node {
  return <div style={{ width, height, alignItems: "center", justifyContent: "center" }}>{child}</div>;
}
