/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { figure } from "../kit/art.ts";
import { figureDrawing } from "../kit/figure-drawing.ts";
import { type FigureShape, figureShape } from "../kit/figure-shape.ts";
import { iconNamed } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import type { Infographic } from "./data.ts";
import { type Block, leastOf } from "./flow.ts";
import { largestWords, type WordsArea } from "./hero-words.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type HeroStat = Infographic["stats"][number];

/** Heights in design pixels; a number that has the page to itself may be taller. */
const HEIGHT = { low: 104, minimum: 176, sole: 340, maximum: 440, alone: 520 };
/** Shares of the height of its page that a number takes which leads it. */
const LED = { least: 0.23, close: 0.175, ideal: 0.31 };
/** Share of the panel that a drawing takes. */
const DRAWN = { ring: 0.36, pair: 0.3, people: 0.46, thing: 0.34 };

/** `second`: another number that cannot be drawn. `isOnBand`: it stands on the colour of the title, without a card. */
type HeroOptions = { isSparse: boolean; second?: HeroStat | undefined; isOnBand?: boolean };

/**
 * The page's one large number on a panel of its own, drawn beside it where it can be drawn. A second number that cannot
 * be drawn stands on a panel next to it.
 */
export function heroBlock(
  context: RenderContext,
  stat: HeroStat,
  look: InfographicStyle,
  { isSparse, second, isOnBand = false }: HeroOptions,
): Block {
  const { unit, safe } = context;
  const [first, other] = look.tiles;
  const isOpen = isOnBand && look.name === "crown" && !second;
  const draw = (box: Box) => {
    if (isOpen) return panel(context, stat, { look, surface: look.title, box, isOpen });
    if (!second) return panel(context, stat, { look, surface: first, box });
    const gap = Math.round(16 * unit);
    const width = Math.round((box.width - gap) * LEADING);
    const right = { ...box, x: box.x + width + gap, width: box.width - width - gap };
    return [
      ...panel(context, stat, { look, surface: first, box: { ...box, width } }),
      ...panel(context, second, { look, surface: other, box: right, isNarrow: true }),
    ];
  };
  const least = leastOf(context, HEIGHT.minimum, HEIGHT.low);
  const ideal = Math.max(LED.ideal * safe.height, isSparse ? HEIGHT.sole * unit : 0);
  const block: Block = {
    key: "hero",
    minimum: Math.max(least, LED.least * safe.height),
    ideal,
    maximum: Math.max(ideal, (isSparse ? HEIGHT.alone : HEIGHT.maximum) * unit),
    growShare: isSparse ? 3 : 1.5,
    draw,
    ...(isOpen && { isOpen: true as const }),
  };
  const close = Math.max(least, LED.close * safe.height);
  return { ...block, compact: { ...block, minimum: close, compact: { ...block, minimum: least } } };
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

/** A narrow panel keeps its width for the number: nothing is drawn beside it. An open one has no card. */
type PanelPlace = WordsArea & { isNarrow?: boolean; isOpen?: boolean };

/** Where the words and the drawing of a panel stand. */
function innerOf({ unit }: RenderContext, { box, isOpen }: PanelPlace): Box {
  const under = Math.round(UNDER * unit);
  if (isOpen) return { ...box, height: box.height - under };
  const pad = Math.round(Math.min(30 * unit, box.height * 0.11));
  return { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
}
/** Room between a number and the edge of the band that it stands on, in design pixels. */
const UNDER = 24;

/** What is drawn beside a number: what it says, else what the page is about. */
function drawnBeside({ subject }: RenderContext, stat: HeroStat, inner: Box, isNarrow = false) {
  const shape = isNarrow ? undefined : figureShape(stat);
  const thing = shape || isNarrow ? undefined : subject;
  const side = Math.round(Math.min(inner.width * DRAWN.thing, inner.height));
  return { shape, thing, side: shape ? drawnWidth(shape, inner) : thing ? side : 0 };
}

function panel(context: RenderContext, stat: HeroStat, place: PanelPlace): Node[] {
  const { look, surface, box, isNarrow, isOpen } = place;
  const inner = innerOf(context, place);
  const { shape, thing, side } = drawnBeside(context, stat, inner, isNarrow);
  const room = { ...inner, width: inner.width - (side && side + Math.round(26 * context.unit)) };
  const said = largestWords(context, stat, { look, surface, box: room });
  const right = { ...inner, x: inner.x + inner.width - side, width: side };
  const isBare = !shape && !thing && !isOpen;
  return [
    ...(isOpen ? [] : [<Card context={context} look={look} box={box} color={surface.background} />]),
    ...(shape ? [drawing(shape, right, drawnColors(surface))] : []),
    ...(thing ? [thingIn(subjectAlone(context, thing, surface.background), right)] : []),
    ...(isBare ? [beside(context, stat, { surface, box, inner, width: said.width })] : []),
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
