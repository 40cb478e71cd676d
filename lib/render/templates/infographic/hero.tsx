/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figure } from "../kit/art.ts";
import { figureDrawing } from "../kit/figure-drawing.ts";
import { type FigureShape, figureShape } from "../kit/figure-shape.ts";
import { iconNamed } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place, Within } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type HeroStat = Infographic["stats"][number];

/** Heights in design pixels; a number that has the page to itself may be taller. */
const HEIGHT = { low: 104, minimum: 176, ideal: 250, among: 224, sole: 340, maximum: 440, alone: 520 };
/** Share of the panel that a drawing takes, and the largest number on it in design pixels. */
const DRAWN = { ring: 0.34, pair: 0.3, people: 0.46, thing: 0.34 };
const NUMBER = 260;

/**
 * The page's one large number on a panel of its own, drawn beside it where it can be drawn. A second number that cannot
 * be drawn stands on a panel next to it.
 */
export function heroBlock(
  context: RenderContext,
  stat: HeroStat,
  look: InfographicStyle,
  isSparse: boolean,
  second?: HeroStat,
  isAmong = false,
): Block {
  const { unit } = context;
  const [first, other] = look.tiles;
  const draw = (box: Box) => {
    if (!second) return panel(context, stat, { look, surface: first, box });
    const gap = Math.round(16 * unit);
    const width = Math.round((box.width - gap) * LEADING);
    const right = { ...box, x: box.x + width + gap, width: box.width - width - gap };
    return [
      ...panel(context, stat, { look, surface: first, box: { ...box, width } }),
      ...panel(context, second, { look, surface: other, box: right, isNarrow: true }),
    ];
  };
  return {
    key: "hero",
    minimum: leastOf(context, HEIGHT.minimum, HEIGHT.low),
    ideal: (isAmong ? HEIGHT.among : isSparse ? HEIGHT.sole : HEIGHT.ideal) * unit,
    maximum: (isSparse ? HEIGHT.alone : HEIGHT.maximum) * unit,
    growShare: isSparse ? 3 : 1.5,
    draw,
  };
}

/** Whether what the page is about stands beside its large number, which nothing else draws. */
export function holdsSubject(
  { subject, photos }: RenderContext,
  { stats, lead, earlier }: Infographic,
): boolean {
  const [hero, ...others] = stats;
  const isFree = hero !== undefined && !lead && !earlier && !figureShape(hero) && !isSecond(hero, others);
  return subject !== undefined && photos.size === 0 && isFree;
}

/** Whether a second number stands beside the hero. A much shorter one would be the larger of the two. */
export const isSecond = (hero: HeroStat, stats: readonly HeroStat[]): boolean =>
  stats.length === 1 &&
  stats.every(({ value }) => value.length <= 10 && value.length + SHORTER > hero.value.length);
const SHORTER = 4;

/** Share of the width that the hero keeps beside a second number. */
const LEADING = 0.6;

type PanelArea = { look: InfographicStyle; surface: Surface; box: Box };
/** A narrow panel keeps its width for the number: nothing is drawn beside it. */
type PanelPlace = PanelArea & { isNarrow?: boolean };

function panel(context: RenderContext, stat: HeroStat, { look, surface, box, isNarrow }: PanelPlace): Node[] {
  const { unit } = context;
  const pad = Math.round(Math.min(34 * unit, box.height * 0.16));
  const inner = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
  const shape = isNarrow ? undefined : figureShape(stat);
  const { subject } = context;
  const thing =
    !shape && !isNarrow && subject ? Math.round(Math.min(inner.width * DRAWN.thing, inner.height)) : 0;
  const side = shape ? drawnWidth(shape, inner) : thing;
  const room = { ...inner, width: inner.width - (side && side + Math.round(26 * unit)) };
  const said = numberWords(context, stat, { look, surface, box: room });
  const right = { ...inner, x: inner.x + inner.width - side, width: side };
  return [
    <Card context={context} look={look} box={box} color={surface.background} />,
    ...(shape ? [drawing(shape, right, drawnColors(surface))] : []),
    ...(subject && thing ? [thingIn(subjectAlone(context, subject, surface.background), right)] : []),
    ...(!shape && !thing ? [beside(context, stat, { surface, box, inner, width: said.width })] : []),
    said.node,
  ];
}

type Beside = { surface: Surface; box: Box; inner: Box; width: number };

/** A number that cannot be drawn has its icon beside it, or an ornament of the brand. */
function beside(
  { unit, seed }: RenderContext,
  { icon }: HeroStat,
  { surface, box, inner, width }: Beside,
): Node {
  const free = inner.width - width - Math.round(24 * unit);
  const node = iconNamed(icon);
  const side = Math.round(node ? Math.min(inner.height * 0.62, 120 * unit) : box.height);
  if (free < side * (node ? 1 : 0.9)) return <div />;
  const at = node
    ? { x: inner.x + inner.width - side, y: inner.y, width: side, height: side }
    : { x: box.x + box.width - side, y: box.y, width: side, height: side };
  const src = node ? lucideIcon(node, surface.key, 1.7) : figure(seed, surface.art);
  return (
    <Place
      box={at}
      style={{ overflow: "hidden", ...(!node && { borderBottomRightRadius: Math.round(24 * unit) }) }}
    >
      <picture src={src} style={{ width: side, height: side, flexShrink: 0 }} />
    </Place>
  );
}

/** What the page is about, whole and upright in the middle of its room. */
function thingIn(src: string, { x, y, width, height }: Box): Node {
  const at = { x, y: Math.round(y + (height - width) / 2), width, height: width };
  return (
    <Place box={at}>
      <picture src={src} style={{ width, height: width, flexShrink: 0 }} />
    </Place>
  );
}

function drawnWidth(shape: FigureShape, { width, height }: Box): number {
  if (shape.kind === "of") return Math.round(width * DRAWN.people);
  return Math.round(Math.min(width * (shape.kind === "pair" ? DRAWN.pair : DRAWN.ring), height));
}

/** A number as something to see, in a box. */
export function drawing(shape: FigureShape, box: Box, colors: Parameters<typeof figureDrawing>[2]): Node {
  const at = { ...box, width: Math.round(box.width), height: Math.round(box.height) };
  return (
    <Place box={at}>
      <picture
        src={figureDrawing(shape, at, colors)}
        style={{ width: at.width, height: at.height, flexShrink: 0 }}
      />
    </Place>
  );
}

/**
 * A number in a box with what it is called over it and its label under it, all as large as the room allows; `at` is its
 * place in spare height, from 0 for the top.
 */
export function numberWords(
  { unit, measureText, ...context }: RenderContext,
  stat: HeroStat,
  { look, surface, box }: PanelArea,
  { at = 0.5, isNamed = false } = {},
): { node: Node; width: number } {
  const least = context.smallest;
  const { width } = box;
  const said = { width, min: Math.max(least, 20 * unit), max: Math.max(least, 34 * unit) };
  const value = { min: Math.max(least, 30 * unit), max: NUMBER * unit, width, maxLines: 1 };
  const column = [
    {
      ...said,
      key: "before" as const,
      text: stat.before ?? "",
      typeStyle: isNamed ? STRONG : SMALL,
      maxLines: 2,
      gap: 0,
    },
    {
      ...value,
      key: "value" as const,
      text: stat.value,
      typeStyle: { ...FIGURE, leading: 1.04 },
      gap: stat.before ? 4 * unit : 0,
    },
    { ...said, key: "label" as const, text: stat.label, typeStyle: STRONG, maxLines: 3, gap: 8 * unit },
  ];
  const { parts, gaps, height } = fitStack(measureText, column, box.height);
  const color = look.name === "crown" ? surface.key : surface.ink;
  const node = (
    <Within available={box} height={height} at={at} style={{ flexDirection: "column" }}>
      <TextLines fitted={parts.before} color={isNamed ? surface.ink : surface.muted} part="label" />
      <div style={{ height: gaps.value ?? 0, flexShrink: 0 }} />
      <TextLines fitted={parts.value} color={color} part="value" />
      <div style={{ height: gaps.label ?? 0, flexShrink: 0 }} />
      <TextLines fitted={parts.label} color={surface.ink} part="label" />
    </Within>
  );
  return { node, width: Math.max(...Object.values(parts).map((part) => part?.width ?? 0)) };
}
