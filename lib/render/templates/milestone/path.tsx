/** @jsxImportSource #template */

import { area, curveMonotoneX, line } from "d3-shape";
import { numeralsOf } from "../../../text/numerals.ts";
import { own } from "../../../text/own.ts";
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { chartColors } from "../kit/chart/colors.ts";
import { plot, px } from "../kit/chart/svg.ts";
import { MARKS } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL } from "../kit/type-styles.ts";

type PathStop = { label: string; value: string };
type PathOptions = { surface: Surface; width: number; height: number };
type PathSpot = { x: number; y: number };

/** "2,900", "$4.2M", "63%", "2.900", "4,2 Mio.": a number with the word behind it. */
const AMOUNT = /^[^\d]{0,4}(\d+(?:[.,'’\u00a0\u202f ]\d+)*)\s?((?:\p{L}+ )?\p{L}+\.?)?/u;
const SCALE: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

function amountOf(text: string, language?: string): number | undefined {
  const [, digits, words = ""] = AMOUNT.exec(text) ?? [];
  if (!digits) return undefined;
  const { point, scales } = numeralsOf(language);
  const plain = [...digits].map((sign) => (/\d/.test(sign) ? sign : sign === point ? "." : "")).join("");
  const behind = words.toLowerCase();
  const isNext = (word: string) => behind === word || behind.startsWith(`${word} `);
  const [size] = scales.find(([, word]) => isNext(word.toLowerCase())) ?? [];
  return Number(plain) * (size ?? own(SCALE, behind.split(" ")[0] ?? "") ?? 1);
}

/** Heights as shares of the highest: true to the numbers where all stops have one, else equal steps up. */
function heights(stops: readonly PathStop[], language?: string): { shares: number[]; isToScale: boolean } {
  const all = stops.map(({ value }) => amountOf(value, language));
  const amounts = all.map((amount) => amount ?? 0);
  const maximum = Math.max(...amounts);
  const isToScale = maximum > 0 && !all.includes(undefined);
  const steps = stops.map((_, i) => (i + 1) / stops.length);
  return { shares: isToScale ? amounts.map((amount) => amount / maximum) : steps, isToScale };
}

/** The way here: a line with a stop for every milestone, the last one in full colour. Only numbers get an area under it. */
export function milestonePath(
  context: RenderContext,
  stops: readonly PathStop[],
  { surface, width, height }: PathOptions,
): Node {
  const { unit } = context;
  const type = Math.max(context.smallest, Math.round(19 * unit));
  const sizes = { value: Math.round(type * (stops.length > 4 ? 1.2 : 1.35)), label: type };
  const slot = width / stops.length;
  const under = sizes.value * 1.1 + type * 1.4 + 22 * unit;
  const top = 30 * unit;
  const { shares, isToScale } = heights(stops, context.language);
  const spots = shares.map((share, i): PathSpot => {
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
      <Tick spot={spots.at(-1)} side={frame.stroke * 3.8} color={chartColors(surface).background} />
      {stops.map((stop, i) => {
        const color = i === stops.length - 1 ? surface.key : surface.ink;
        return caption(
          context,
          stop,
          sizes,
          { ...at, x: Math.round(slot * i) },
          { value: color, label: surface.muted },
        );
      })}
    </div>
  );
}

type PathPair<T> = { value: T; label: T };

/** Number and name under a stop. */
function caption(
  context: RenderContext,
  { value, label }: PathStop,
  sizes: PathPair<number>,
  { x, top, slot }: { x: number; top: number; slot: number },
  colors: PathPair<string>,
): Node {
  const type = sizes.label;
  const line = { min: context.smallest, width: slot - type * 0.5, maxLines: 1 };
  const number = fitText(context.measureText, { ...line, text: value, typeStyle: FIGURE, max: sizes.value });
  const name = fitText(context.measureText, { ...line, text: label, typeStyle: SMALL, max: type });
  const gap = Math.round(number.height * 1.12) - number.height;
  const box = { x, y: top, width: Math.round(slot), height: number.height + gap + name.height };
  return (
    <Place box={box} style={{ flexDirection: "column", alignItems: "center", gap }}>
      <TextLines fitted={number} color={colors.value} part="value" align="center" />
      <TextLines fitted={name} color={colors.label} part="tick" align="center" />
    </Place>
  );
}

type PathFrame = { width: number; height: number; stroke: number; floor: number; isToScale: boolean };

function drawing(
  spots: PathSpot[],
  surface: Surface,
  { width, height, stroke, floor, isToScale }: PathFrame,
): string {
  const { main, background, grid } = chartColors(surface);
  const course = line<PathSpot>(
    ({ x }) => x,
    ({ y }) => y,
  )
    .curve(curveMonotoneX)
    .digits(1);
  const fill = area<PathSpot>()
    .x(({ x }) => x)
    .y0(floor)
    .y1(({ y }) => y)
    .curve(curveMonotoneX)
    .digits(1);
  const dots = spots.map(({ x, y }, i) => {
    const isLast = i === spots.length - 1;
    const r = stroke * (isLast ? 3.1 : 1.7);
    const ring = `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${isLast ? main : background}" stroke="${main}" stroke-width="${px(stroke * 0.7)}"/>`;
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

type TickProps = { spot: PathSpot | undefined; side: number; color: string };

/**
 * The tick of the last stop, which is reached. It is drawn separately because a mirrored tick would look
 * wrong.
 */
function Tick({ spot = { x: 0, y: 0 }, side: wantedSide, color }: TickProps): Node {
  const side = Math.round(wantedSide);
  const box = {
    x: Math.round(spot.x - side / 2),
    y: Math.round(spot.y - side / 2),
    width: side,
    height: side,
  };
  return (
    <Place box={box}>
      <picture src={lucideIcon(MARKS.check, color, 3.4)} style={{ width: side, height: side }} />
    </Place>
  );
}
