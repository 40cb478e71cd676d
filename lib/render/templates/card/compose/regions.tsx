/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { Box, Shape } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { watermarkIn } from "../../kit/frame.tsx";
import { isTimed } from "../../kit/hours.ts";
import { Canvas, Place } from "../../kit/place.tsx";
import type { CardColumn, DrawnPart } from "./column.ts";
import type { CardPart, CardRegion, Composition } from "./composition.ts";
import type { CardContent } from "./content.ts";
import { surfaceOf } from "./grounds.ts";
import { bodySize, GROWS, isLittle, PARTS } from "./parts.tsx";
import { tiersOf } from "./tiers.ts";
import { valueRowsIn } from "./value-rows-in.ts";

/** A drawn composition. `loudness` is the size of its largest words in design pixels; 0 where words are lost. `facts` is the size of its facts, and `isQuiet` when it is small. */
export type DrawnComposition = { root: Node; loudness: number; facts: number; isQuiet: boolean };

/** Sizes of facts in design pixels, the largest first. */
const SIZES = [66, 58, 51, 45, 40, 35, 31, 27, 24];
/** How much larger than facts and than running text a headline is, and where it leaves room beside it all the same. */
const CONTRAST = { usual: { facts: 1.5, text: 2.5 }, spare: { facts: 1.15, text: 1.6 } };
/** The same over rows of which the values are what people look for: the value that leads may be as large as the title. */
const OVER_VALUES = 1.25;

/** The least size of a headline over such small type, in design pixels. */
function leastOf(
  context: RenderContext,
  { facts, support }: CardContent,
  { size, ...contrasts }: (typeof CONTRAST)["usual"] & { size: number },
): number {
  const overText = support === "" ? 0 : contrasts.text * bodySize(context, size);
  const overFacts = valueRowsIn(facts) ? Math.min(OVER_VALUES, contrasts.facts) : contrasts.facts;
  return Math.max(facts.length > 0 ? overFacts * size : 0, overText);
}

/** Between parts, around a region that does not end at the edge of the picture, and over its foot. In design pixels. */
const SPACE = { part: 30, inner: 46, foot: 40 };

/** Draws a message in a composition. */
export function drawComposition(
  context: RenderContext,
  composition: Composition,
  content: CardContent,
): DrawnComposition {
  const { size, theme } = context;
  const filled = composition.regions.map((region) => fillRegion(context, composition, region, content));
  const background = composition.border ? theme.flood.background : theme.page.background;
  const isWhole = filled.every((one) => one.isWhole);
  return {
    loudness: isWhole ? Math.max(...filled.map(({ type }) => type)) / context.unit : 0,
    facts: Math.max(...filled.map(({ facts }) => facts)),
    isQuiet: filled.some((one) => one.isQuiet),
    root: (
      <Canvas size={size} background={background}>
        {filled.flatMap(({ nodes }) => nodes)}
      </Canvas>
    ),
  };
}

/** `headEnd` is where the parts at its head end, in pixels from the top. */
type Filled = Pick<SetColumn, "isWhole" | "isQuiet" | "facts" | "type"> & { nodes: Node[]; headEnd: number };

/** A region with its ground and its parts, in the words that it has room for. */
export function fillRegion(
  context: RenderContext,
  { largest, border = 0, regions }: Composition,
  region: CardRegion,
  content: CardContent,
): Filled {
  const isBesidePage = regions.some(({ ground }) => ground === "page");
  const surface = surfaceOf(context, region.ground, isBesidePage);
  const box = boxOf(context, region, border);
  const body = bodyOf(context, box, border);
  const { align = "left" } = region;
  const column = { surface, width: body.width, height: body.height, align, largest };
  const tries = SIZES.map((size) => () => columnOf(context, region, content, { ...column, size }));
  const set = firstGood(tries);
  const ground = <Place box={box} style={{ backgroundColor: surface.background }} />;
  const { isWhole, isQuiet, facts, type } = set;
  const headEnd = body.y + sumOf(set.head, Math.round(SPACE.part * context.unit));
  return { nodes: [ground, ...placed(context, region, body, set)], headEnd, isWhole, isQuiet, facts, type };
}

/** Of the height of a column: what is left empty is room for larger type. */
const SPARE = 0.16;

/**
 * The first of several columns that is whole and has the contrast; where it leaves room, larger type with less contrast
 * fills it. Else the whole one with the most contrast, little type last, else the last.
 */
function firstGood(tries: readonly (() => SetColumn)[]): SetColumn {
  const drawn: SetColumn[] = [];
  for (const draw of tries) {
    const set = draw();
    if (set.isLittle && drawn.some(({ isWhole }) => isWhole)) break;
    drawn.push(set);
    if (set.isWhole && set.isClear) break;
  }
  const whole = drawn.filter(({ isWhole }) => isWhole);
  const last = (whole.at(-1) ?? drawn.at(-1)) as SetColumn;
  const isEnough = last.isClear && last.spare <= SPARE;
  return isEnough ? last : (whole.find(({ isSeen }) => isSeen) ?? last);
}

/** Where a region stands, in pixels. */
export function boxOf(context: RenderContext, region: CardRegion, border: number): Box {
  const { size, shape } = context;
  const edge = Math.round(border * Math.min(size.width, size.height));
  const [left, top, width, height] = shape === "wide" ? region.wide : region.tall;
  const across = (share: number) => Math.round(edge + share * (size.width - 2 * edge));
  const [x, y] = [across(left), downTo(context, top, edge)];
  return { x, y, width: across(left + width) - x, height: downTo(context, top + height, edge) - y };
}

/** A share of the height in pixels. Stories are divided where words may stand, which is not their whole height. */
function downTo({ size, shape, safe }: RenderContext, share: number, edge: number): number {
  const isBetween = share > 0.001 && share < 0.999;
  if (shape === "story" && isBetween) return Math.round(safe.y + share * safe.height);
  return Math.round(edge + share * (size.height - 2 * edge));
}

/** The part of a region for words: inside the safe area, off its own edges, and clear of the watermark. */
function bodyOf(context: RenderContext, box: Box, border: number): Box {
  const { safe, unit, size } = context;
  const inner = Math.round(SPACE.inner * unit);
  const isOuter = { left: box.x <= 0, top: box.y <= 0 };
  const right = box.x + box.width >= size.width ? size.width : box.x + box.width - inner;
  const bottom = box.y + box.height >= size.height ? size.height : box.y + box.height - inner;
  const x = Math.max(safe.x, isOuter.left ? 0 : box.x + inner);
  const y = Math.max(safe.y, isOuter.top ? 0 : box.y + inner);
  const body = {
    x,
    y,
    width: Math.min(safe.x + safe.width, right) - x,
    height: Math.min(safe.y + safe.height, bottom) - y,
  };
  const mark = watermarkIn(context, body).height;
  const under = mark && mark + Math.round((border ? 40 : 20) * unit);
  return { ...body, height: body.height - under };
}

/** What stands beside a picture, from top to bottom. */
const BESIDE: readonly CardPart[] = ["kicker", "headline", "support", "row"];
const BESIDE_LEADS: readonly CardPart[] = ["kicker", "figure", "headline", "support", "row"];
const BESIDE_ENDS: readonly CardPart[] = ["kicker", "headline", "figure", "support", "row"];

/** A message as one column, as large as its room allows. */
export function messageColumn(
  context: RenderContext,
  content: CardContent,
  { largest, ...box }: Pick<CardColumn, "surface" | "width" | "height" | "align" | "largest">,
): DrawnPart {
  const { figure } = content;
  const parts = figure ? (figure.isFirst ? BESIDE_LEADS : BESIDE_ENDS) : BESIDE;
  const tries = SIZES.filter((size) => size <= MOST_BESIDE).map(
    (size) => () => columnOf(context, { head: parts, foot: [] }, content, { ...box, largest, size }),
  );
  const { head, isWhole, type } = firstGood(tries);
  const gap = Math.round(SPACE.part * context.unit);
  const node = (
    <div style={{ flexDirection: "column", width: box.width, gap, flexShrink: 0 }}>
      {head.map((part) => part.node)}
    </div>
  );
  return { node, height: sumOf(head, gap), isWhole, type };
}

/** Facts beside a picture, in design pixels. */
const MOST_BESIDE = 45;

type SetColumn = {
  head: DrawnPart[];
  foot: DrawnPart[];
  isWhole: boolean;
  /** The headline stands out from the facts, or is at least the largest thing. */
  isClear: boolean;
  isSeen: boolean;
  /** Share of the height that is left empty. */
  spare: number;
  /** The size of its facts in design pixels, and whether it is small. */
  facts: number;
  isQuiet: boolean;
  /** Its running text is smaller than what is read at a glance. */
  isLittle: boolean;
  type: number;
};

const sumOf = (parts: readonly DrawnPart[], gap: number) =>
  parts.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, parts.length - 1);

type Ends = Pick<CardRegion, "head" | "foot">;

/** A longer text beside the facts of an occasion says what it is. */
const REMARK = 64;

/** Hours stand before the note on them, and when and where something is before a remark. */
const isRemarkLast = ({ facts, support }: CardContent): boolean =>
  isTimed(facts) || (support.length <= REMARK && tiersOf(facts) !== undefined);

function factsFirst({ head, foot }: Ends): Ends {
  const all = [...head, ...foot];
  // A remark that stands in another region is not said here as well.
  if (!all.some((part) => FACTS.has(part)) || !all.includes("support")) return { head, foot };
  const moved = (parts: readonly CardPart[]) =>
    parts
      .filter((part) => part !== "support")
      .flatMap((part): CardPart[] => (FACTS.has(part) ? [part, "support"] : [part]));
  return { head: moved(head), foot: moved(foot) };
}

/** The parts of a column in one size of facts. Those that grow share what the others leave, a headline before a figure. */
function columnOf(context: RenderContext, given: Ends, content: CardContent, column: CardColumn): SetColumn {
  const ends = isRemarkLast(content) ? factsFirst(given) : given;
  const gap = Math.round(SPACE.part * context.unit);
  const between = Math.round(SPACE.foot * context.unit);
  const names = [...ends.head, ...ends.foot];
  const drawn = new Map<CardPart, DrawnPart>();
  const draw = (part: CardPart, height: number) => {
    const one = PARTS[part](context, content, { ...column, height: Math.max(1, height) });
    if (one) drawn.set(part, one);
  };
  const heightOf = () => {
    const [head, foot] = [ends.head, ends.foot].map((all) => all.flatMap((name) => drawn.get(name) ?? []));
    const isApart = head?.length && foot?.length;
    return sumOf(head ?? [], gap) + sumOf(foot ?? [], gap) + (isApart ? between : 0);
  };
  for (const part of names) if (!GROWS.has(part)) draw(part, column.height);
  const growing = GROWING.filter((part) => names.includes(part) && (part !== "figure" || content.figure));
  for (const [i, part] of growing.entries()) {
    const room = column.height - heightOf() - gap * (growing.length - i);
    draw(part, i < growing.length - 1 ? room * BESIDE_FIGURE : room);
  }
  const [head = [], foot = []] = [ends.head, ends.foot].map((all) =>
    all.flatMap((name) => drawn.get(name) ?? []),
  );
  const types = [...head, ...foot].flatMap(({ type }) => type ?? []);
  const hasFacts = content.facts.length > 0 && names.some((name) => FACTS.has(name));
  const isOver = (contrasts: (typeof CONTRAST)["usual"]) =>
    types.every(
      (type) => type >= leastOf(context, content, { ...contrasts, size: column.size }) * context.unit,
    );
  return {
    head,
    foot,
    isWhole: heightOf() <= column.height && [...drawn.values()].every(({ isWhole }) => isWhole),
    isClear: isOver(CONTRAST.usual),
    isSeen: isOver(CONTRAST.spare),
    spare: 1 - heightOf() / column.height,
    facts: hasFacts ? column.size : 0,
    isQuiet: hasFacts && column.size < LEGIBLE[context.shape],
    isLittle: isLittle(column.size),
    type: Math.max(0, ...types),
  };
}

/** Parts that grow, in the order in which they take their room, and what a headline may take of it beside a figure. */
const GROWING = ["headline", "figure"] as const satisfies readonly CardPart[];
const BESIDE_FIGURE = 0.38;
/** Facts in smaller type, in design pixels, are overlooked: wide pictures are shown small, as previews of links. */
const LEGIBLE: Record<Shape, number> = { wide: 40, square: 31, tall: 31, story: 31 };
const FACTS: ReadonlySet<CardPart> = new Set(["row", "table", "stack"]);

function placed(context: RenderContext, region: CardRegion, body: Box, { head, foot }: SetColumn): Node[] {
  const gap = Math.round(SPACE.part * context.unit);
  const footTop = body.y + body.height - sumOf(foot, gap);
  const spare = footTop - body.y - sumOf(head, gap) - (foot.length ? SPACE.foot * context.unit : 0);
  const headTop = body.y + Math.round(Math.max(0, spare) * (region.at ?? 0));
  const justifyContent = region.align === "center" ? "center" : "flex-start";
  return [
    { parts: head, top: headTop },
    { parts: foot, top: footTop },
  ].flatMap(({ parts, top }) => {
    let y = top;
    return parts.map(({ node, height }) => {
      const box = { ...body, y, height };
      y += height + gap;
      return (
        <Place box={box} style={{ justifyContent }}>
          {node}
        </Place>
      );
    });
  });
}
