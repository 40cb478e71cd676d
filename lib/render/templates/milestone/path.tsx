/** @jsxImportSource #template */
import { area, curveMonotoneX, line } from "d3-shape";
import Check from "lucide/dist/esm/icons/check.mjs";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { leastType } from "../kit/chart/axis.tsx";
import { chartColors } from "../kit/chart/colors.ts";
import { plot, px } from "../kit/chart/svg.ts";
import { lucideIcon } from "../kit/icons.ts";
import { FIGURE, SMALL } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";

type Stop = { label: string; value: string };
type PathOptions = { surface: Surface; width: number; height: number };
type Spot = { x: number; y: number };

/** "2,900", "$4.2M", "63%": a number with the words around it. */
const AMOUNT = /^[^\d]{0,4}(\d[\d,]*(?:\.\d+)?)\s?([kmb])?/i;
const SCALE: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

function amountOf(text: string): number | undefined {
  const [, digits, letter = ""] = AMOUNT.exec(text) ?? [];
  return digits ? Number(digits.replaceAll(",", "")) * (SCALE[letter.toLowerCase()] ?? 1) : undefined;
}

/** Heights as shares of the highest: true to the numbers where all stops have one, else equal steps up. */
function heights(stops: readonly Stop[]): { shares: number[]; isToScale: boolean } {
  const amounts = stops.map(({ value }) => amountOf(value) ?? 0);
  const most = Math.max(...amounts);
  const isToScale = most > 0 && stops.every(({ value }) => amountOf(value) !== undefined);
  const steps = stops.map((_, i) => (i + 1) / stops.length);
  return { shares: isToScale ? amounts.map((amount) => amount / most) : steps, isToScale };
}

/** The way here: a line with a stop for every milestone, the last one in full colour. Only numbers get an area under it. */
export function milestonePath(
  stage: Stage,
  stops: readonly Stop[],
  { surface, width, height }: PathOptions,
): Node {
  const { unit } = stage;
  const type = Math.max(leastType(stage), Math.round(19 * unit));
  const sizes = { value: Math.round(type * (stops.length > 4 ? 1.2 : 1.35)), label: type };
  const slot = width / stops.length;
  const under = sizes.value * 1.1 + type * 1.4 + 22 * unit;
  const top = 30 * unit;
  const { shares, isToScale } = heights(stops);
  const spots = shares.map((share, i): Spot => {
    return { x: slot * (i + 0.5), y: top + (height - under - top) * (1 - share) };
  });
  const frame = { width, height, stroke: 6 * unit, floor: height - under, isToScale };
  const at = { top: Math.round(height - under + 20 * unit), slot };
  return (
    <div style={{ position: "relative", width, height, flexShrink: 0 }}>
      <picture
        src={drawing(spots, surface, frame)}
        style={{ position: "absolute", left: 0, top: 0, width, height }}
      />
      <Tick spot={spots.at(-1)} side={frame.stroke * 3.8} color={chartColors(surface).ground} />
      {stops.map((stop, i) => {
        const color = i === stops.length - 1 ? surface.key : surface.ink;
        return caption(
          stage,
          stop,
          sizes,
          { ...at, x: Math.round(slot * i) },
          { value: color, label: surface.muted },
        );
      })}
    </div>
  );
}

type Pair<T> = { value: T; label: T };

/** Number and name under a stop. */
function caption(
  stage: Stage,
  { value, label }: Stop,
  sizes: Pair<number>,
  { x, top, slot }: { x: number; top: number; slot: number },
  colors: Pair<string>,
): Node {
  const type = sizes.label;
  const line = { min: leastType(stage), width: slot - type * 0.5, maxLines: 1 };
  const number = fitText(stage.ruler, { ...line, text: value, lettering: FIGURE, max: sizes.value });
  const name = fitText(stage.ruler, { ...line, text: label, lettering: SMALL, max: type });
  const gap = Math.round(number.height * 1.12) - number.height;
  const box = { x, y: top, width: Math.round(slot), height: number.height + gap + name.height };
  return (
    <Place box={box} style={{ flexDirection: "column", alignItems: "center", gap }}>
      <Words fitted={number} color={colors.value} part="value" align="center" />
      <Words fitted={name} color={colors.label} part="tick" align="center" />
    </Place>
  );
}

type Frame = { width: number; height: number; stroke: number; floor: number; isToScale: boolean };

function drawing(
  spots: Spot[],
  surface: Surface,
  { width, height, stroke, floor, isToScale }: Frame,
): string {
  const { main, ground, grid } = chartColors(surface);
  const course = line<Spot>(
    ({ x }) => x,
    ({ y }) => y,
  )
    .curve(curveMonotoneX)
    .digits(1);
  const fill = area<Spot>()
    .x(({ x }) => x)
    .y0(floor)
    .y1(({ y }) => y)
    .curve(curveMonotoneX)
    .digits(1);
  const dots = spots.map(({ x, y }, i) => {
    const isLast = i === spots.length - 1;
    const r = stroke * (isLast ? 3.1 : 1.7);
    const ring = `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${isLast ? main : ground}" stroke="${main}" stroke-width="${px(stroke * 0.7)}"/>`;
    const stem = `<path d="M${px(x)} ${px(y)}V${px(floor)}" stroke="${grid}" stroke-width="2"/>`;
    return `${stem}${ring}`;
  });
  const fade = `<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${main}" stop-opacity=".3"/><stop offset="1" stop-color="${main}" stop-opacity=".03"/></linearGradient></defs>`;
  const body = [
    fade,
    isToScale ? `<path d="${fill(spots) ?? ""}" fill="url(#p)"/>` : "",
    `<path d="${course(spots) ?? ""}" fill="none" stroke="${main}" stroke-width="${px(stroke)}" stroke-linecap="round"/>`,
    ...dots,
  ];
  return plot(width, height, body.join(""));
}

type TickProps = { spot: Spot | undefined; side: number; color: string };

/** The sign that the last stop is reached. It is a picture of its own: a mirrored tick would look wrong. */
function Tick({ spot = { x: 0, y: 0 }, side: wish, color }: TickProps): Node {
  const side = Math.round(wish);
  const box = {
    x: Math.round(spot.x - side / 2),
    y: Math.round(spot.y - side / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture src={lucideIcon(Check, color, 3.4)} style={{ width: side, height: side }} />
    </Place>
  );
}
