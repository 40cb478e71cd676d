/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { amountIn } from "../kit/amount.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { SMALL, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import { numberWords } from "./hero-words.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type ChangedStat = Infographic["stats"][number];
type Then = NonNullable<Infographic["earlier"]>;

/** Heights in design pixels; a number that has the page to itself may be taller. */
const HEIGHT = { low: 168, minimum: 250, ideal: 370, maximum: 470, alone: 600 };
/** Share of the panel's height for the bars, and of its width beside a broad panel's number. */
const BARS = { under: 0.3, beside: 0.4 };
/** A panel lower than this, in design pixels, has its bars beside the number. */
const FLAT = 236;

/** The page's one large number on a panel, and under it two bars of one scale: what it is, and what it was. */
export function changeBlock(
  context: RenderContext,
  stat: ChangedStat,
  then: Then,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit } = context;
  const [surface] = look.tiles;
  const draw = (box: Box) => {
    const pad = Math.round(Math.min(36 * unit, box.height * 0.13));
    const inner = {
      x: box.x + pad,
      y: box.y + pad,
      width: box.width - 2 * pad,
      height: box.height - 2 * pad,
    };
    const { over, under } = partsOf(inner, unit);
    return [
      <Card context={context} look={look} box={box} color={surface.background} />,
      numberWords(context, stat, { look, surface, box: over }, { at: 0, isNamed: true }).node,
      // The number stands over its bar, and is not said again behind it.
      ...barNodes(context, [{ value: "", label: "" }, then], surface, under, stat.value),
    ];
  };
  return {
    key: "hero",
    minimum: leastOf(context, HEIGHT.minimum, HEIGHT.low),
    ideal: HEIGHT.ideal * unit,
    maximum: (isSparse ? HEIGHT.alone : HEIGHT.maximum) * unit,
    growShare: isSparse ? 3 : 1.5,
    draw,
  };
}

/** Where the number stands, and where the bars do. */
function partsOf(inner: Box, unit: number): { over: Box; under: Box } {
  const gap = Math.round(22 * unit);
  if (inner.height < FLAT * unit) {
    const width = Math.round(inner.width * BARS.beside);
    const over = { ...inner, width: inner.width - width - gap };
    return { over, under: { ...inner, x: inner.x + over.width + gap, width } };
  }
  const height = Math.round(Math.min(inner.height * BARS.under, 150 * unit));
  const over = { ...inner, height: inner.height - height - gap };
  return { over, under: { ...inner, y: inner.y + over.height + gap, height } };
}

/** Bars from one line, their words behind their ends: "52% in September". */
function barNodes(
  context: RenderContext,
  [now, then]: readonly [Then, Then],
  surface: Surface,
  box: Box,
  amount: string,
): Node[] {
  const { measureText, unit, smallest } = context;
  const both = [now, then];
  const amounts = [amount, then.value].map((value) => amountIn(value) ?? 0);
  const most = Math.max(...amounts);
  const gap = Math.round(Math.min(16 * unit, box.height * 0.12));
  const height = Math.round(Math.min((box.height - gap) / 2, 44 * unit));
  const top = box.y + Math.round((box.height - 2 * height - gap) / 2);
  const words = both.map(({ value, label }) =>
    fitText(measureText, {
      text: [value, label].filter(Boolean).join(" "),
      typeStyle: label === "" ? STRONG : SMALL,
      min: smallest,
      max: Math.max(smallest, Math.min(26 * unit, height * 0.62)),
      width: box.width * 0.44,
      maxLines: 2,
    }),
  );
  const widest = Math.max(...words.map(({ width }) => width));
  const room = box.width - widest - Math.round(18 * unit);
  const { on, off } = drawnColors(surface);
  return both.flatMap((_, i) => {
    const width = Math.max(Math.round(6 * unit), Math.round((room * (amounts[i] ?? 0)) / most));
    const y = top + i * (height + gap);
    const fitted = words[i];
    if (most <= 0 || !fitted) return [];
    const beside = {
      x: box.x + width + Math.round(16 * unit),
      y,
      width: Math.ceil(fitted.width) + 4,
      height,
    };
    return [
      <Place
        box={{ x: box.x, y, width, height }}
        style={{
          backgroundColor: i === 0 ? on : off,
          borderRadius: Math.round(Math.min(10 * unit, height / 4)),
        }}
      />,
      <Place box={beside} style={{ alignItems: "center" }}>
        <TextLines fitted={fitted} color={i === 0 ? surface.ink : surface.muted} part="label" />
      </Place>,
    ];
  });
}
